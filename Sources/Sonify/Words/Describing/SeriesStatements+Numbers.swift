import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The lowest and the highest value, where they are, and the number of times if more than once.
  var extremes: [String] {
    guard let values = facts.values else { return [] }
    if let reach = candleReach {
      return [
        FigureStatementPhrases.reach[form].text([
          "highest": texts.point(reach.highest), "lowest": texts.point(reach.lowest),
        ])
      ]
    }
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
    guard times > 1 else {
      let point = label(of: place).map { texts.point(place, named: $0) } ?? texts.point(place)
      return once[form].text(["point": point])
    }
    return (times == 2 ? twice : often)[form].text(
      count: times, ["value": texts.value(place.y), "place": texts.place(place.x)])
  }

  /// Returns whether a value comes only once.
  func isOnly(_ place: SeriesFacts.Place) -> Bool {
    series.ys.lazy.filter { $0 == place.y }.prefix(2).count < 2
  }

  /// Returns the text of an extreme, and where it is if it is only there.
  func text(ofExtreme place: SeriesFacts.Place) -> String {
    isOnly(place) ? texts.point(place) : texts.value(place.y)
  }

  /// The mean of the rows of which the values are means, or nil if they are none.
  var meanOfRows: Double? {
    guard !series.rowCounts.isEmpty else { return nil }
    let pairs = zip(series.ys, series.rowCounts).filter { $0.0.isFinite && $0.1 > 0 }
    let count = pairs.reduce(0) { $0 + Double($1.1) }
    // Divided once: a mean of 2,045.5 must not become 2,045.4999999999998.
    let mean = pairs.reduce(0) { $0 + $1.0 * Double($1.1) } / count
    return mean.isFinite ? mean : nil
  }

  /// The centre and the spread of the values.
  var statistics: [String] { mean + spread + skew }

  /// The mean and the standard deviation.
  var mean: [String] {
    guard let values = facts.values, series.slots.isEmpty else { return meanOfSlots }
    guard let deviation = values.standardDeviation else { return [] }
    return [
      StatisticsPhrases.mean[form].text([
        "mean": texts.computed(values.mean), "deviation": texts.amount(deviation, extra: 1),
      ])
    ]
  }

  /// The mean of the rows of slots, and what only the rows would show.
  private var meanOfSlots: [String] {
    guard let values = facts.values else { return [] }
    return [StatisticsPhrases.meanAlone[form].text(["mean": texts.computed(values.mean)])]
  }

  /// What slots do not show of their rows.
  var unknown: [String] {
    series.slots.isEmpty
      ? [] : [StatisticsPhrases.slots[form].text(count: series.slots.count)]
  }

  /// The median and the quartiles.
  var spread: [String] {
    guard let values = facts.values, values.standardDeviation != nil, values.median.isFinite
    else { return [] }
    return [
      StatisticsPhrases.median[form].text([
        "median": texts.computed(values.median), "lower": texts.computed(values.lowerQuartile),
        "upper": texts.computed(values.upperQuartile),
      ])
    ]
  }

  /// The end towards which the values spread much farther.
  var skew: [String] {
    guard let skewness = facts.values?.skewness, abs(skewness) >= StrengthWords.minSkewness,
      facts.count >= Self.minSkewed
    else { return [] }
    let statement = skewness > 0 ? StatisticsPhrases.skewedUp : StatisticsPhrases.skewedDown
    return [statement[form].text(["skewness": NumberText(digits: 2).text(skewness)])]
  }

  /// The name of a point whose x is only the number of a row; nil if it has none.
  private func label(of place: SeriesFacts.Place) -> String? {
    guard texts.xAxis.isOfRows, !series.labels.isEmpty,
      let index = series.xs.indices.first(where: {
        series.xs[$0] == place.x && series.ys[$0] == place.y
      }), !series.labels[index].isEmpty
    else { return nil }
    return UntrustedText.harmless(series.labels[index], limit: 60)
  }

  /// The minimum number of points for a statement about skewness.
  private static let minSkewed = 20
}
