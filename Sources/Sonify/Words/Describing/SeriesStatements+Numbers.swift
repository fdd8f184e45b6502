import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The lowest and the highest value, where they are, and the number of times if more than once.
  var extremes: [String] {
    guard let values = facts.values else { return [] }
    return [
      extreme(
        values.minimum, ExtremePhrases.lowest, ExtremePhrases.lowestTwice,
        ExtremePhrases.lowestOften),
      extreme(
        values.maximum, ExtremePhrases.highest, ExtremePhrases.highestTwice,
        ExtremePhrases.highestOften),
    ]
  }

  private func extreme(
    _ place: SeriesFacts.Place, _ once: Statement, _ twice: Statement, _ often: Statement
  ) -> String {
    let times = series.ys.reduce(0) { $0 + ($1 == place.y ? 1 : 0) }
    guard times > 1 else { return once[form].text(["point": texts.point(place)]) }
    return (times == 2 ? twice : often)[form].text(
      count: times, ["value": texts.value(place.y), "place": texts.place(place.x)])
  }

  /// The centre and the spread of the values.
  var statistics: [String] {
    guard let values = facts.values, let deviation = values.standardDeviation else { return [] }
    var lines = [
      StatisticsPhrases.mean[form].text([
        "mean": texts.computed(values.mean), "deviation": texts.amount(deviation, extra: 1),
      ]),
      StatisticsPhrases.median[form].text([
        "median": texts.computed(values.median), "lower": texts.computed(values.lowerQuartile),
        "upper": texts.computed(values.upperQuartile),
      ]),
    ]
    if let skewness = values.skewness, abs(skewness) >= StrengthWords.minSkewness,
      facts.count >= Self.minSkewed
    {
      let statement = skewness > 0 ? StatisticsPhrases.skewedUp : StatisticsPhrases.skewedDown
      lines.append(statement[form].text(["skewness": NumberText(digits: 2).text(skewness)]))
    }
    return lines
  }

  /// The minimum number of points for a statement about skewness.
  private static let minSkewed = 20
}
