/// The line whose slope is the median of the slopes between all pairs of points.
///
/// H. Theil, "A rank-invariant method of linear and polynomial regression analysis" (1950); P. Sen,
/// "Estimates of the regression coefficient based on Kendall's tau" (1968), who ignores pairs with
/// the same x.
struct TheilSen: Equatable, Sendable {
  /// The maximum number of points for the exact median; for more, it is the median of 2²⁰ pairs,
  /// always the same ones, spread evenly over all.
  static let exactCount = 100_000

  /// The change of y per unit of x.
  let slope: Double

  /// The median of y minus the slope times the median of x.
  ///
  /// W. Conover, "Practical nonparametric statistics" (1980).
  let intercept: Double

  /// Whether the slope is the median of a sample of the pairs.
  let isSampled: Bool

  /// Finds the line, or returns nil if all points have the same x or the line is too steep for a
  /// Double.
  /// - Parameter pairs: the points by rising x.
  /// - Complexity: O(*n* log *n*) expected.
  init?(sorted pairs: CompletePairs) {
    guard var slopes = PairSlopes(pairs), let middleX = Selection.median(of: pairs.xs),
      let middleY = Selection.median(of: pairs.ys)
    else { return nil }
    isSampled = pairs.count > Self.exactCount
    // Adding 0 turns negative zero into zero.
    slope = (isSampled ? slopes.sampledMedian() : slopes.median()) * slopes.scale + 0
    intercept = middleY - slope * middleX + 0
    guard slope.isFinite, intercept.isFinite else { return nil }
  }
}
