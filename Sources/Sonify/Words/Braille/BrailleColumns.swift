import SonifyBase
package import SonifyChart

/// A layout of the points of a series in columns: one for each point, and others for absent rows.
package struct BrailleColumns: Sendable {
  /// The indices of the points in order of x.
  let points: Range<Int>
  /// The number of columns.
  let count: Int

  private enum Layout: Sendable {
    /// A column for every category from the first in view.
    case names(xs: [Double], first: Double)
    /// A column for every point, with columns for absent rows before some of them.
    case absentRuns([AbsentRun], leading: Int)
  }

  /// A run of absent rows.
  private struct AbsentRun: Sendable {
    /// The point after them.
    var point: Int
    /// The number of columns for absent rows before that point, including those of earlier runs.
    var absent: Int
  }

  private let layout: Layout

  /// Lays out some points of a series.
  ///
  /// A run of absent rows has one column for each absent row, or a single column if that would leave too few
  /// cells for the points.
  /// - Parameters:
  ///   - series: the series.
  ///   - points: the indices of its points.
  ///   - chart: its chart.
  ///   - xs: the smallest and the largest x of all series in view, so that the lines of several
  ///     series align.
  ///   - cells: the preferred maximum number of columns.
  /// - Complexity: O(points), in parallel.
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
      (layout, count) = (.absentRuns([], leading: 0), points.count)
      return
    }
    let axis = chart.xAxis
    let rule = series.gapRule(on: axis)
    let absentRuns = Self.absentRuns(before: points.dropFirst(), in: series.xs, by: rule, on: axis)
    let leading = rule.usualSteps(from: xs.lowerBound, to: series.xs[first], on: axis)
    let trailing = rule.usualSteps(from: series.xs[last], to: xs.upperBound, on: axis)
    let whole = points.count + (absentRuns.last?.absent ?? 0) + leading + trailing
    let narrow = points.count + absentRuns.count
    if whole <= cells || (narrow > cells && whole <= 4 * points.count) {
      (layout, count) = (.absentRuns(absentRuns, leading: leading), whole)
    } else {
      let thin = absentRuns.enumerated().map { AbsentRun(point: $1.point, absent: $0 + 1) }
      (layout, count) = (.absentRuns(thin, leading: 0), narrow)
    }
  }

  /// Returns the column of a point.
  /// - Complexity: O(log *n*).
  func column(of point: Int) -> Int {
    switch layout {
    case .names(let xs, let first): return Int(xs[point] - first)
    case .absentRuns(let absentRuns, let leading):
      let next = absentRuns.partitioningIndex { $0.point > point }
      return point - points.lowerBound + leading + (next > 0 ? absentRuns[next - 1].absent : 0)
    }
  }

  /// Returns the points that lie in the given columns.
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

  private static func absentRuns(
    before points: Range<Int>, in xs: [Double], by rule: GapRule, on axis: DataAxis
  ) -> [AbsentRun] {
    var absent = 0
    return Parallel.map(over: points) { part in
      part.filter { rule.isGap(from: xs[$0 - 1], to: xs[$0], on: axis) }
    }.joined().map { point in
      absent += max(1, rule.usualSteps(from: xs[point - 1], to: xs[point], on: axis) - 1)
      return AbsentRun(point: point, absent: absent)
    }
  }
}

extension GapRule {
  /// Returns the number of usual steps between two x, rounded; 0 if there is no usual step.
  fileprivate func usualSteps(from x: Double, to next: Double, on axis: DataAxis) -> Int {
    guard let usualStep else { return 0 }
    let steps = (axis.position(of: next) - axis.position(of: x)) / usualStep
    return steps.isFinite ? Int(min(1e9, max(0, steps)).rounded()) : 0
  }
}
