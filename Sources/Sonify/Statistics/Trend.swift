/// Whether a series rises or falls on the whole, and by how much.
struct Trend: Equatable, Sendable {
  /// Where a series goes on the whole.
  enum Direction: Equatable, Sendable {
    case rising, falling
    /// Nothing that chance would not make in one of twenty series.
    case neither
  }

  /// How the trend was told from chance.
  enum Method: Equatable, Sendable {
    /// By ``MannKendall``: neighbours do not resemble each other.
    case mannKendall
    /// By ``HamedRao``: they do.
    case hamedRao
  }

  /// The chance above which no direction is claimed.
  static let significance = 0.05

  /// Where the series goes.
  let direction: Direction

  /// How much y rises for 1 of x, whether it is claimed or not: ``TheilSen``.
  let slope: Double

  /// The y of the line of that slope at x = 0.
  let intercept: Double

  /// Whether the slope is the median over some of the pairs only: ``TheilSen/exactCount``.
  let isSlopeSampled: Bool

  /// How likely chance would make as much of a trend, 0 to 1.
  let pValue: Double

  /// How the trend was told from chance.
  let method: Method

  /// Finds the trend; nothing for fewer than three points, or if all have the same x.
  /// - Complexity: O(*n* log *n*) expected.
  init?(_ pairs: CompletePairs) {
    let sorted = pairs.sorted()
    guard sorted.count > 2, let line = TheilSen(sorted: sorted) else { return nil }
    (slope, intercept, isSlopeSampled) = (line.slope, line.intercept, line.isSampled)
    let plain = MannKendall(sorted: sorted)
    let memory = HamedRao(sorted: sorted, without: line.slope)
    let isCorrected = memory?.neighboursAreCorrelated ?? false
    method = isCorrected ? .hamedRao : .mannKendall
    let test = isCorrected ? plain.scalingVariance(by: memory?.varianceRatio ?? 1) : plain
    pValue = test.pValue
    direction = pValue >= Self.significance ? .neither : test.score > 0 ? .rising : .falling
  }
}
