import SonifyBase

/// The facts of a chart, from all its points: what its description reports, what a listener can
/// jump to, and what a cue marks.
public struct ChartFacts: Equatable, Sendable {
  /// Two series that meet.
  public struct Crossing: Equatable, Sendable {
    /// The indices of the two ``ChartFacts/series``, the lower one first.
    public var series: [Int]
    /// The x at which they meet; of categories, the first after the order has changed.
    public var x: Double
    /// The y at which they meet, or that of the first series if x is a category.
    public var y: Double
    /// Whether the first series is above the second from here on.
    public var firstIsAbove: Bool
  }

  /// The maximum number of series that are searched for crossings.
  public static let maxCrossingSeries = 12
  /// The maximum number of crossings that are reported; lines that cross more often do little else.
  public static let maxCrossings = 10_000

  /// The facts of every series, in the order of the chart; if it has stacks, those of the totals
  /// come last.
  public let series: [SeriesFacts]

  /// The crossings of series of one kind on the same y axis, by rising x: the first ``maxCrossings``, and only
  /// among the first ``maxCrossingSeries`` series.
  ///
  /// Points of a scatter chart, bins and parts of a stack do not cross.
  public let crossings: [Crossing]

  /// Which series may be compared: only these cross, lead or have the highest value of all.
  package let comparability: Comparability

  /// The number of crossings, whether reported or not.
  public let crossingCount: Int

  /// The way that all lines go together, or nil if they do not, or if the chart has no lines over numbers or
  /// dates.
  public let sharedCourse: SharedCourse?

  /// The clearest delay between two lines, or nil if there is none.
  public let delay: Delay?

  /// The two series that go together most closely at an x without an order, or nil if none do.
  public let association: Association?

  /// The correlation of the points of all series together, or nil if the chart is no scatter chart of
  /// several series on one y axis or x has no order.
  public let pooled: SeriesFacts.Correlation?

  /// The measures by whose values the series of a scatter chart lie apart: x, y, both or none.
  public let separations: [Separation]

  /// Finds the facts of a chart, on all processors.
  /// - Complexity: O(*n* log *n*) in the number of points, times the number of series for
  ///   crossings.
  public init(_ chart: ChartDescriptor) {
    let whole = chart.withTotals
    let points = whole.series.map { OrderedPoints($0, of: whole) }
    let starts = points.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.points.count) }
    series = Parallel.map(starts) { series in
      series.map { SeriesFacts(ofSeries: $0, points[$0], in: whole) }
    }.flatMap { $0 }
    comparability = Comparability(chart)
    (crossings, crossingCount) = Self.crossings(of: points, in: chart, comparability)
    pooled = Self.pooled(points, in: chart)
    separations = Self.separations(of: points, in: chart)
    association = Association.closest(in: chart)
    let lines = Self.alignedLines(points, in: chart)
    sharedCourse = lines.flatMap(SharedCourse.init)
    delay = lines.flatMap(Delay.clearest)
  }

  private static func alignedLines(
    _ points: [OrderedPoints], in chart: ChartDescriptor
  ) -> AlignedLines? {
    guard chart.kind.ofValues == .line, !chart.hasStacks, case .numeric = chart.xAxis,
      chart.xAxis.isOrdered,
      (2...maxCrossingSeries).contains(chart.series.count)
    else { return nil }
    return AlignedLines(points)
  }

  private static func crossings(
    of points: [OrderedPoints], in chart: ChartDescriptor, _ comparability: Comparability
  ) -> (first: [Crossing], count: Int) {
    // Rows cross where the middles of their slots do not.
    guard [.line, .bar].contains(chart.kind.ofValues), chart.xAxis.isOrdered, !chart.hasStacks,
      !chart.hasSlots
    else { return ([], 0) }
    let isStraight = if case .numeric = chart.xAxis { chart.kind.ofValues == .line } else { false }
    let count = min(maxCrossingSeries, chart.series.count)
    let runs = count > 1 ? points.prefix(count).map { $0.runs(on: chart.xAxis) } : []
    var crossings: [Crossing] = []
    var all = 0
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1)
      where comparability.areComparable(first, second) {
        let found = Crossings.crossings(
          of: runs[first], with: runs[second], betweenPoints: isStraight
        ).filter { $0.outcome != .touching }
        all += found.count
        for crossing in found.prefix(maxCrossings) {
          crossings.append(
            Crossing(
              series: [first, second], x: crossing.x, y: crossing.y,
              firstIsAbove: crossing.outcome == .above))
        }
      }
    }
    let sorted = crossings.sorted {
      ($0.x, $0.series[0], $0.series[1]) < ($1.x, $1.series[0], $1.series[1])
    }
    return (Array(sorted.prefix(maxCrossings)), all)
  }
}

extension OrderedPoints {
  /// Returns the points in unbroken runs, split at missing values and absent rows.
  func runs(on axis: DataAxis) -> Crossings.Runs {
    let rule = gapRule(on: axis)
    var runs: Crossings.Runs = []
    var previous: Int?
    for point in points where ys[point].isFinite {
      let isBroken = previous.map {
        point > $0 + 1 || rule.isGap(from: xs[$0], to: xs[point], on: axis)
      }
      if isBroken ?? true { runs.append([]) }
      runs[runs.count - 1].append((xs[point], ys[point]))
      previous = point
    }
    return runs
  }
}
