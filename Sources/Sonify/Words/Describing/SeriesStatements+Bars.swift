import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The largest and the smallest bar, with their ties.
  var barExtremes: [String] {
    guard let values = facts.values else { return [] }
    return [
      extreme(
        values.maximum, CategoryPhrases.largest, CategoryPhrases.largestTwice,
        CategoryPhrases.largestTied),
      extreme(
        values.minimum, CategoryPhrases.smallest, CategoryPhrases.smallestTwice,
        CategoryPhrases.smallestTied),
    ]
  }

  private func extreme(
    _ place: SeriesFacts.Place, _ once: Statement, _ twice: Statement, _ tied: Statement
  ) -> String {
    let ties = series.ys.indices.filter { series.ys[$0] == place.y }
    guard ties.count > 1 else { return once[form].text(["point": texts.point(place)]) }
    let places = ties.prefix(Self.maxList).map { texts.x(series.xs[$0]) }
    return (ties.count == 2 ? twice : tied)[form].text(
      count: ties.count,
      ["value": texts.value(place.y), "places": Lists.text(places, of: ties.count)])
  }

  /// The course of the bars through the year or the week, or their order by length.
  var order: [String] {
    guard let values = facts.values else { return [] }
    if texts.xAxis.isOfCalendar { return calendarCourse + ratio(values) }
    return next + ratio(values)
  }

  /// The course through the year or the week, by the turns that swing by a quarter of the range or
  /// more.
  private var calendarCourse: [String] {
    guard let values = facts.values else { return [] }
    let places = zip(series.xs, series.ys).filter { $0.1.isFinite }
      .map { SeriesFacts.Place(x: $0.0, y: $0.1) }
    let swing = (values.maximum.y - values.minimum.y) / 4
    let turns = TurningPoints.turns(of: places.map(\.y), swingingBy: swing).map { places[$0.index] }
    guard !turns.isEmpty, turns.count <= Self.maxList else { return [] }
    return way(
      by: Self.alternating(turns, first: values.first, last: values.last), first: values.first,
      last: values.last)
  }

  /// The second and the third largest bar, if there are more than three.
  private var next: [String] {
    let order = series.ys.indices.filter { series.ys[$0].isFinite }
      .sorted { (series.ys[$1], $0) < (series.ys[$0], $1) }
    guard order.count > 3, series.ys[order[0]] > series.ys[order[1]],
      series.ys[order[2]] > series.ys[order[3]]
    else { return [] }
    let values = texts.distinctTexts(of: order[...2].map { series.ys[$0] })
    let points = (1...2).map { texts.point(values[$0], at: series.xs[order[$0]]) }
    return [CategoryPhrases.next[form].text(["points": Lists.text(points)])]
  }

  private func ratio(_ values: SeriesFacts.Values) -> [String] {
    // Degrees have no true zero.
    guard values.minimum.y > 0, texts.yAxis.isOfAmounts,
      texts.yAxis.unit?.other.contains("°") != true
    else { return [] }
    let ratio = values.maximum.y / values.minimum.y
    guard ratio >= 1.2, ratio.isFinite else { return [] }
    let factor = NumberText(digits: 2).text(ratio)
    return [
      factor == "2"
        ? CategoryPhrases.twice[form].text() : CategoryPhrases.ratio[form].text(["factor": factor])
    ]
  }
}
