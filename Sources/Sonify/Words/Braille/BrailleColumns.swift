import SonifyBase
package import SonifyChart

/// Where the points of a series lie among columns: one for each point, and one for each row that
/// ought to be there and is not.
package struct BrailleColumns: Sendable {
  /// The points, counted in order of x.
  let points: Range<Int>
  /// How many columns there are.
  let count: Int

  private enum Layout: Sendable {
    /// A column for every name from the first in view.
    case names(xs: [Double], first: Double)
    /// A column for every point, and holes before some.
    case holes([Hole], leading: Int)
  }

  /// Rows that are absent.
  private struct Hole: Sendable {
    /// The point behind them.
    var point: Int
    /// How many rows are absent before it, all of the holes before included.
    var absent: Int
  }

  private let layout: Layout

  /// Lays out some points of a series.
  ///
  /// A hole is as wide as the rows that it lacks; only where that would leave too few cells for the
  /// points, it is one column wide.
  /// - Parameters:
  ///   - series: the series.
  ///   - points: which of its points.
  ///   - chart: its chart.
  ///   - xs: the least and the greatest x of all series in view, so that lines of several series
  ///     stand below each other.
  ///   - cells: how many columns would be best, at most.
  /// - Complexity: O(points), spread over the processors.
  package init(
    _ series: OrderedPoints, _ points: Range<Int>, in chart: ChartDescriptor,
    over xs: ClosedRange<Double>, cells: Int
  ) {
    self.points = points
    if case .categorical = chart.xAxis, Self.isStrictlyRising(series.xs, points) {
      layout = .names(xs: series.xs, first: xs.lowerBound)
      count = Int(xs.upperBound - xs.lowerBound) + 1
      return
    }
    guard case .numeric = chart.xAxis, chart.kind != .scatter, let first = points.first,
      let last = points.last
    else {
      (layout, count) = (.holes([], leading: 0), points.count)
      return
    }
    let axis = chart.xAxis
    let rule = GapRule(series.xs, series.points, on: axis)
    let holes = Self.holes(before: points.dropFirst(), in: series.xs, by: rule, on: axis)
    let leading = rule.usualSteps(from: xs.lowerBound, to: series.xs[first], on: axis)
    let trailing = rule.usualSteps(from: series.xs[last], to: xs.upperBound, on: axis)
    let whole = points.count + (holes.last?.absent ?? 0) + leading + trailing
    let narrow = points.count + holes.count
    if whole <= cells || (narrow > cells && whole <= 4 * points.count) {
      (layout, count) = (.holes(holes, leading: leading), whole)
    } else {
      let thin = holes.enumerated().map { Hole(point: $1.point, absent: $0 + 1) }
      (layout, count) = (.holes(thin, leading: 0), narrow)
    }
  }

  /// The column of a point.
  /// - Complexity: O(log *n*).
  func column(of point: Int) -> Int {
    switch layout {
    case .names(let xs, let first): return Int(xs[point] - first)
    case .holes(let holes, let leading):
      let next = holes.partitioningIndex { $0.point > point }
      return point - points.lowerBound + leading + (next > 0 ? holes[next - 1].absent : 0)
    }
  }

  /// The points that lie in some columns.
  /// - Complexity: O(log² *n*).
  func points(in columns: Range<Int>) -> Range<Int> {
    func first(from column: Int) -> Int {
      points.lowerBound
        + (0..<points.count).partitioningIndex {
          self.column(of: points.lowerBound + $0) >= column
        }
    }
    let start = first(from: columns.lowerBound)
    return start..<max(start, first(from: columns.upperBound))
  }

  private static func isStrictlyRising(_ xs: [Double], _ points: Range<Int>) -> Bool {
    points.dropFirst().allSatisfy { xs[$0 - 1] < xs[$0] }
  }

  private static func holes(
    before points: Range<Int>, in xs: [Double], by rule: GapRule, on axis: DataAxis
  ) -> [Hole] {
    var absent = 0
    return Parallel.map(over: points) { part in
      part.filter { rule.isGap(from: xs[$0 - 1], to: xs[$0], on: axis) }
    }.joined().map { point in
      absent += max(1, rule.usualSteps(from: xs[point - 1], to: xs[point], on: axis) - 1)
      return Hole(point: point, absent: absent)
    }
  }
}

extension GapRule {
  /// How many usual steps lie between two x, rounded; 0 where there is no usual step.
  fileprivate func usualSteps(from x: Double, to next: Double, on axis: DataAxis) -> Int {
    guard let usualStep else { return 0 }
    let steps = (axis.position(of: next) - axis.position(of: x)) / usualStep
    return steps.isFinite ? Int(min(1e9, max(0, steps)).rounded()) : 0
  }
}
