extension ChartFacts {
  /// A measure that separates the series of a scatter chart in two parts.
  public struct Separation: Equatable, Sendable {
    /// Whether the measure is x; otherwise it is y.
    public var isOfX: Bool
    /// The indices of the series with lower values, lowest mean first.
    public var lower: [Int]
    /// The indices of the series with higher values, lowest mean first.
    public var higher: [Int]
  }

  /// The minimum number of points of a series that is compared with others.
  private static let minGroup = 5
  /// The maximum number of series that are compared.
  private static let maxGroups = 12
  /// The minimum difference of means, in pooled standard deviations of two series; at two, the point
  /// half way cuts off one in six of each.
  private static let minDistance = 2.0

  /// Returns whether the series of a chart are groups of points that can be seen as one cloud.
  private static func areGroups(_ chart: ChartDescriptor) -> Bool {
    chart.kind.ofValues == .scatter && chart.series.count > 1 && chart.xAxis.isOrdered
      && chart.series.allSatisfy { $0.axis == chart.series[0].axis }
  }

  /// Returns the correlation of the points of all series together, or nil if the chart is no scatter
  /// chart of several series.
  static func pooled(
    _ points: [OrderedPoints], in chart: ChartDescriptor
  ) -> SeriesFacts.Correlation? {
    guard areGroups(chart) else { return nil }
    return SeriesFacts.Correlation(
      CompletePairs(
        xs: points.flatMap { $0.xs[$0.points] }, ys: points.flatMap { $0.ys[$0.points] }))
  }

  /// Returns the measures that separate the series of a scatter chart: every series on one side is
  /// more than ``minDistance`` from every series on the other.
  static func separations(
    of points: [OrderedPoints], in chart: ChartDescriptor
  ) -> [Separation] {
    guard areGroups(chart), points.count <= maxGroups else { return [] }
    return [true, false].compactMap { isOfX in
      let groups = points.map { points in
        Moments((isOfX ? points.xs : points.ys)[points.points].filter(\.isFinite))
      }
      let counts = points.map { points in points.ys[points.points].count { $0.isFinite } }
      guard counts.allSatisfy({ $0 >= minGroup }) else { return nil }
      let known = groups.compactMap { $0 }
      // Series at one x each, as of one day, are apart by what divides them.
      guard known.count == groups.count,
        known.contains(where: { $0.standardDeviation ?? 0 > 0 })
      else { return nil }
      let order = known.indices.sorted { known[$0].mean < known[$1].mean }
      func distance(_ low: Int, _ high: Int) -> Double {
        let squares = [low, high].reduce(0) { sum, index in
          let deviation = known[index].standardDeviation ?? 0
          return sum + deviation * deviation * Double(counts[index] - 1)
        }
        let pooled = (squares / Double(counts[low] + counts[high] - 2)).squareRoot()
        let way = known[high].mean - known[low].mean
        return pooled > 0 ? way / pooled : way > 0 ? .infinity : 0
      }
      let cuts = (1..<order.count).map { cut in
        let distances = order[..<cut].flatMap { low in order[cut...].map { distance(low, $0) } }
        return (cut: cut, distance: distances.min() ?? 0)
      }
      guard let best = cuts.max(by: { $0.distance < $1.distance }), best.distance > minDistance
      else { return nil }
      return Separation(
        isOfX: isOfX, lower: Array(order[..<best.cut]), higher: Array(order[best.cut...]))
    }
  }
}
