extension SeriesFacts {
  /// Whether a series rises or falls on the whole, and by how much.
  public struct Trend: Equatable, Sendable {
    /// Where a series goes on the whole.
    public enum Direction: Equatable, Sendable {
      case rising, falling
      /// Nothing that chance would not make in one of twenty series.
      case neither
    }

    /// How the trend was told from chance.
    public enum Method: Equatable, Sendable {
      /// By Mann–Kendall: neighbours do not resemble each other.
      case mannKendall
      /// By Mann–Kendall with the variance of Hamed and Rao: they do, or, of a hundred points or
      /// fewer, may do.
      case hamedRao
    }

    /// The chance above which no direction is claimed.
    public static let significance = 0.05

    /// Where the series goes.
    public let direction: Direction

    /// How much y rises for 1 of x, whether it is claimed or not: the median of the
    /// slopes between all pairs of points (Theil and Sen).
    public let slope: Double

    /// The y of the line of that slope at x = 0.
    public let intercept: Double

    /// Whether the slope is the median over some of the pairs only, as it is for more
    /// than 100,000 points.
    public let isSlopeSampled: Bool

    /// How likely chance would make as much of a trend, 0 to 1.
    public let pValue: Double

    /// How the trend was told from chance.
    public let method: Method

    /// Finds the trend; nothing for fewer than three points, or if all have the same x.
    /// - Complexity: O(*n* log *n*) expected.
    init?(_ pairs: CompletePairs) {
      let sorted = pairs.sorted()
      guard sorted.count > 2, let line = TheilSen(sorted: sorted) else { return nil }
      (slope, intercept, isSlopeSampled) = (line.slope, line.intercept, line.isSampled)
      let plain = MannKendall(sorted: sorted)
      // Points at the same x in their own order: in that of y they would seem to resemble each
      // other.
      let isInOrder = zip(pairs.xs, pairs.xs.dropFirst()).allSatisfy { $0 <= $1 }
      let ratio =
        HamedRao(sorted: isInOrder ? pairs : sorted, without: line.slope)?.varianceRatio ?? 1
      method = ratio > 1 ? .hamedRao : .mannKendall
      let test = plain.scalingVariance(by: ratio)
      pValue = test.pValue
      direction = pValue >= Self.significance ? .neither : test.score > 0 ? .rising : .falling
    }
  }
}
