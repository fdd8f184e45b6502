import SonifyBase

/// Two series whose values go together at the same x.
public struct Association: Equatable, Sendable {
  /// The index of the first series.
  public let first: Int
  /// The index of the second.
  public let second: Int
  /// How closely they go together.
  public let correlation: SeriesFacts.Correlation

  /// The minimum magnitude of the correlation of ranks, which is called strong.
  private static let minCorrelation = 0.7
  /// The minimum number of points.
  private static let minCount = 10
  /// The maximum number of series, and of points of each, that are compared.
  private static let (maxSeries, maxCount) = (16, 20_000)

  /// Returns the closest association of two series of a chart, or nil if none is strong.
  ///
  /// Only charts whose x has no order are asked: along an order, lines with trends correlate by chance.
  /// - Complexity: O(*n* log *n*) times the number of pairs.
  static func closest(in chart: ChartDescriptor) -> Association? {
    guard [.line, .bar].contains(chart.kind.ofValues), !chart.hasStacks,
      chart.kind == .line ? !chart.xAxis.isOrdered : !chart.xAxis.isOfCalendar,
      (2...maxSeries).contains(chart.series.count), let xs = chart.series.first?.xs,
      (minCount...maxCount).contains(xs.count), chart.series.allSatisfy({ $0.xs == xs })
    else { return nil }
    var closest: Association?
    for first in chart.series.indices {
      for second in (first + 1)..<max(first + 1, chart.series.count) {
        let pairs = zip(chart.series[second].ys, chart.series[first].ys)
          .filter { $0.isFinite && $1.isFinite }.sorted { $0 < $1 }
        guard pairs.count >= minCount,
          let found = SeriesFacts.Correlation(
            CompletePairs(xs: pairs.map(\.0), ys: pairs.map(\.1))),
          found.isSignificant,
          abs(found.spearman) >= max(minCorrelation, abs(closest?.correlation.spearman ?? 0))
        else { continue }
        if closest == nil || abs(found.spearman) > abs(closest?.correlation.spearman ?? 0) {
          closest = Association(first: first, second: second, correlation: found)
        }
      }
    }
    return closest
  }
}
