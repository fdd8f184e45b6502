import SonifyBase
import SonifyChart

/// A chart made ready for walking through, whatever part of it is in view.
struct ViewedChart: Sendable {
  /// The chart as it was described.
  let described: ChartDescriptor
  /// The chart that is walked through: with the totals as its last series, if it has stacks.
  let chart: ChartDescriptor
  /// The series of the totals, if the chart has stacks.
  let totals: Int?
  /// The points of every series.
  let series: [OrderedPoints]
  /// For every series, which steps along x pass over absent rows; nothing for scatter charts, where
  /// rows have no order of their own, and among names.
  private let gapRules: [GapRule?]

  /// Makes a chart ready.
  /// - Complexity: O(points), where they are in order of x.
  init(_ chart: ChartDescriptor) {
    described = chart
    let chart = chart.withTotals
    self.chart = chart
    totals = chart.hasStacks ? chart.series.indices.last : nil
    series = chart.series.map { OrderedPoints($0, of: chart) }
    let isAlongNumbers = if case .numeric = chart.xAxis { true } else { false }
    gapRules = series.map { points in
      chart.kind == .scatter || !isAlongNumbers
        ? nil : GapRule(points.xs, points.points, on: chart.xAxis)
    }
  }

  /// Whether rows that ought to be there are absent between two neighbouring points.
  func hasAbsentRows(between point: Int, and next: Int, ofSeries index: Int) -> Bool {
    guard let rule = gapRules[index] else { return false }
    let xs = series[index].xs
    return rule.isGap(from: xs[point], to: xs[next], on: chart.xAxis)
  }

  /// Where values are missing and rows absent in a whole series.
  /// - Complexity: O(*n*) expected.
  func gaps(ofSeries index: Int) -> [SeriesFacts.Gap] {
    SeriesPoints(series[index], of: chart.series[index], in: chart).gaps
  }

  /// The parts of the stack at an x, missing ones included, in the order of their series.
  /// - Complexity: O(series × log *n*).
  func parts(at x: Double) -> [ChartPlace] {
    guard let totals else { return [] }
    return (0..<totals).flatMap { index in
      series[index].points(in: x...x).map { place(ofPoint: $0, ofSeries: index) }
    }
  }

  /// A point with its coordinates.
  func place(ofPoint point: Int, ofSeries index: Int) -> ChartPlace {
    let y = series[index].ys[point]
    return ChartPlace(
      series: index, point: point, x: series[index].xs[point], y: y.isFinite ? y : nil)
  }

  /// The name of a point, if it has one.
  func label(ofPoint point: Int, ofSeries index: Int) -> String? {
    let labels = chart.series[index].labels
    return labels.isEmpty ? nil : labels[series[index].origin(of: point)]
  }

  /// What a point comes to on the additional axes on which it has a value, counted from 0.
  func additionalValues(ofPoint point: Int, ofSeries index: Int) -> [(axis: Int, value: Double)] {
    let columns = chart.series[index].additionalValues
    let place = series[index].origin(of: point)
    return zip(chart.additionalAxes.indices, columns).compactMap { axis, column in
      column[place].isFinite ? (axis, column[place]) : nil
    }
  }

  /// What is worth knowing of a series, from all its points on the x axis.
  /// - Complexity: O(*n* log *n*).
  func facts(ofSeries index: Int) -> SeriesFacts {
    SeriesFacts(ofSeries: index, series[index], in: chart)
  }

  /// The point with the least or the greatest value among some, the first of several; nothing if
  /// none has a value.
  /// - Complexity: O(points), spread over the processors.
  func extreme(_ end: RangeEnd, ofSeries index: Int, among points: Range<Int>) -> ChartPlace? {
    let ys = series[index].ys
    let sign = end == .minimum ? 1.0 : -1.0
    let found = Parallel.map(over: points) { points -> Int? in
      let ys = ys.span
      var (best, minimum) = (-1, Double.infinity)
      for point in points where ys[point].isFinite && sign * ys[point] < minimum {
        (best, minimum) = (point, sign * ys[point])
      }
      return best < 0 ? nil : best
    }.compactMap { $0 }
    return found.min { (sign * ys[$0], $0) < (sign * ys[$1], $1) }
      .map { place(ofPoint: $0, ofSeries: index) }
  }
}

/// One of the two ends of a range.
enum RangeEnd: Sendable {
  case minimum
  case maximum
}
