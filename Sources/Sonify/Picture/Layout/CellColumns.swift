import SonifyBase
import SonifyChart

/// Where the columns of a heat map are along an axis of numbers or dates.
///
/// Regular columns are equally wide, and one that is absent leaves a gap: months, quarters
/// and years are counted, as they have 28 to 31 days each. Other columns reach half-way to their
/// neighbours.
struct CellColumns {
  /// The positions of x.
  let placement: PlotFrame.Placement
  /// The range of each x, as shares of the axis.
  private let ranges: [Double: ClosedRange<Double>]
  /// How far columns reach beyond the ends of the axis, as a share of it.
  private let reach: Double

  /// The maximum number of columns with absent ones among them, unless most are there.
  private static let maxSparseCount = 100

  /// Creates the columns of a chart; nil if x has categories, which are equally wide.
  init?(_ chart: ChartDescriptor) {
    guard case .numeric(let axis) = chart.xAxis else { return nil }
    let xs = Set(chart.series.flatMap(\.xs)).filter(axis.range.contains).sorted()
    var (placement, ranges) = (PlotFrame.Placement.axis(axis.placement), [ClosedRange<Double>]())
    for candidate in Self.placements(on: axis) where ranges.isEmpty {
      let shares = xs.map(candidate.share)
      guard let step = Self.step(of: shares) else { continue }
      (placement, ranges) = (candidate, shares.map { ($0 - step / 2)...($0 + step / 2) })
    }
    if ranges.isEmpty { ranges = Self.meeting(xs.map(placement.share)) }
    self.placement = placement
    self.ranges = Dictionary(uniqueKeysWithValues: zip(xs, ranges))
    reach = ranges.reduce(0) { max($0, -$1.lowerBound, $1.upperBound - 1) }
  }

  /// Returns the placements on which columns may be regular, the likeliest first.
  private static func placements(on axis: NumericAxis) -> [PlotFrame.Placement] {
    guard case .date(let granularity) = axis.quantity else { return [.axis(axis.placement)] }
    let all: [PlotFrame.Placement] = [.months(axis.range), .axis(axis.placement)]
    return [.year, .quarter, .month].contains(granularity) ? all : all.reversed()
  }

  /// Returns ranges that meet half-way between neighbours.
  private static func meeting(_ shares: [Double]) -> [ClosedRange<Double>] {
    let edges = zip(shares, shares.dropFirst()).map { $0 / 2 + $1 / 2 }
    guard let first = edges.first, let last = edges.last else { return shares.map { $0...$0 } }
    let reach = min(first - shares[0], shares[shares.count - 1] - last)
    let ends = [shares[0] - reach] + edges + [shares[shares.count - 1] + reach]
    return zip(ends, ends.dropFirst()).map { $0...max($0, $1) }
  }

  /// The space that columns need on either side of the axis, in an area of some width.
  func inset(in width: Double) -> Double { width * reach / (1 + 2 * reach) }

  /// Returns the range of the columns from one x to another, as shares of the axis.
  func shares(_ xs: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = ranges[xs.lowerBound]?.lowerBound ?? 0
    return low...max(low, ranges[xs.upperBound]?.upperBound ?? 1)
  }

  /// Returns the distance of neighbouring columns, if all distances are multiples of it; one column
  /// has the whole width.
  private static func step(of shares: [Double]) -> Double? {
    let distances = zip(shares, shares.dropFirst()).map { $1 - $0 }
    guard let least = distances.min() else { return 1 }
    guard least > 0, least.isFinite else { return nil }
    let counts = distances.map { ($0 / least).rounded() }
    let count = counts.reduce(1, +)
    guard count <= max(Double(maxSparseCount), 2 * Double(shares.count)) else { return nil }
    // Over many columns, the mean is more exact than the least.
    let step = distances.reduce(0, +) / (count - 1)
    let areEven = zip(distances, counts).allSatisfy { abs($0 - $1 * step) <= 0.01 * step }
    return areEven ? step : nil
  }
}
