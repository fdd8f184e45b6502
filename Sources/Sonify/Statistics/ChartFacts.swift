/// What is worth knowing of a chart, from all its points: what its description says, what a listener
/// is led to, and what sounds with a mark.
public struct ChartFacts: Equatable, Sendable {
  /// Two series that meet.
  public struct Crossing: Equatable, Sendable {
    /// Which two of ``ChartFacts/series``, the one with the lower number first.
    public var series: [Int]
    /// The x at which they meet: of names, the first after the order has changed.
    public var x: Double
    /// The y at which they meet, or that of the first series where x is a name.
    public var y: Double
    /// Whether the first series is above the second from here on.
    public var firstIsAbove: Bool
  }

  /// The most series of which crossings are looked for.
  public static let greatestCrossingSeries = 12

  /// The facts of every series, in the order of the chart; of stacks, those of the totals come last.
  public let series: [SeriesFacts]

  /// Where two series on the same y axis cross, rising in x; of more than
  /// ``greatestCrossingSeries`` series, among the first of them.
  ///
  /// Points of a scatter chart, bins and parts of a stack do not cross.
  public let crossings: [Crossing]

  /// Finds the facts of a chart.
  /// - Complexity: O(*n* log *n*) in the number of points, times the number of series for crossings.
  public init(_ chart: ChartDescriptor) {
    let whole = chart.withTotals
    let points = whole.series.map { OrderedPoints($0, of: whole) }
    series = zip(whole.series.indices, points).map { index, points in
      SeriesFacts(ofSeries: index, points, in: whole)
    }
    crossings = Self.crossings(of: points, in: chart)
  }

  private static func crossings(
    of points: [OrderedPoints], in chart: ChartDescriptor
  ) -> [Crossing] {
    guard chart.kind == .line || chart.kind == .bar, !chart.hasStacks else { return [] }
    let isStraight = if case .numeric = chart.xAxis { chart.kind == .line } else { false }
    let count = min(greatestCrossingSeries, chart.series.count)
    let runs = points.prefix(count).map { $0.runs(on: chart.xAxis) }
    var crossings: [Crossing] = []
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1)
      where chart.series[first].axis == chart.series[second].axis {
        for crossing in Crossings.crossings(
          of: runs[first], with: runs[second], betweenPoints: isStraight)
        where crossing.outcome != .touching {
          crossings.append(
            Crossing(
              series: [first, second], x: crossing.x, y: crossing.y,
              firstIsAbove: crossing.outcome == .above))
        }
      }
    }
    return crossings.sorted {
      ($0.x, $0.series[0], $0.series[1]) < ($1.x, $1.series[0], $1.series[1])
    }
  }
}

extension OrderedPoints {
  /// The points in unbroken runs, parted where values are missing and rows are absent.
  func runs(on axis: DataAxis) -> Crossings.Runs {
    let rule = GapRule(xs, points, on: axis)
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
