import SonifyChart

/// The movement of the cursor from one stop to another.
struct Passage: Sendable {
  let start: Stop?
  let end: Stop
  /// Whether the movement is to a neighbour in the same series.
  let isStep: Bool
  /// Whether it is a step over absent rows.
  let hasGap: Bool
  private let series: Int

  /// Creates a movement in a view; one from another series, or from no stop, passes nothing.
  init(from before: Walk.Cursor?, to place: Walk.Cursor, in view: ChartView) {
    let stops = view.stops[place.series]
    series = place.series
    end = stops[place.stop]
    guard let before, before.series == place.series, stops.indices.contains(before.stop) else {
      (start, isStep, hasGap) = (nil, false, false)
      return
    }
    start = stops[before.stop]
    isStep = abs(place.stop - before.stop) == 1
    hasGap = isStep && stops[max(place.stop, before.stop)].followsAbsentRows
  }

  /// Whether the movement is from a value to its neighbour.
  var isUnbroken: Bool { isStep && !hasGap && start?.y != nil }

  /// Returns the last x gridline that was passed or reached, or nil if there was none.
  func passedGridline(in view: ChartView) -> Double? {
    guard let start else { return nil }
    return Self.last(of: view.xGridlines, from: start.x, to: end.x)
  }

  /// Returns the last y gridline that was crossed or reached, or nil if there was none.
  func crossedGridline(in view: ChartView) -> Double? {
    guard let from = start?.y, let to = end.y else { return nil }
    return Self.last(of: view.yAxis(ofSeries: series).gridlines, from: from, to: to)
  }

  private static func last(of lines: [Double], from start: Double, to end: Double) -> Double? {
    start < end
      ? lines.last { $0 > start && $0 <= end } : lines.first { $0 < start && $0 >= end }
  }
}
