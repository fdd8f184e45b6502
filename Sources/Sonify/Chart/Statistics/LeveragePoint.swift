import Glibc

/// A single point on which the linear correlation of all depends.
struct LeveragePoint: Equatable, Sendable {
  /// The index of the point.
  let index: Int
  /// What the point does to the correlation of the others.
  let effect: SeriesFacts.LeveragePoint.Effect
  /// Pearson's correlation of the others; nil if their x or y are all the same.
  let pearsonWithout: Double?

  /// The minimum number of points.
  private static let minCount = 10
  /// The minimum change of the correlation.
  private static let minChange = 0.3

  /// Finds the point whose absence changes the correlation most, or returns nil if that makes no
  /// clear difference.
  ///
  /// The difference is clear if the correlation is significant at 5 % with the point or without it,
  /// and not both with the same sign, and if ranks, which no single point moves far, agree with the
  /// others.
  /// - Complexity: O(*n*).
  init?(_ pairs: CompletePairs, _ correlation: SeriesFacts.Correlation) {
    guard pairs.count >= Self.minCount, let x = Deviations(pairs.xs),
      let y = Deviations(pairs.ys)
    else { return nil }
    let count = Double(pairs.count)
    let share = count / (count - 1)
    let product = x.sumOfProducts(with: y)
    var best = (index: 0, change: 0.0, left: Double?.none)
    for index in pairs.xs.indices {
      let (dx, dy) = (x[index], y[index])
      let xx = x.sumOfSquares - share * dx * dx
      let yy = y.sumOfSquares - share * dy * dy
      let isFlat = xx <= 1e-12 * x.sumOfSquares || yy <= 1e-12 * y.sumOfSquares
      let left =
        isFlat
        ? nil : min(1, max(-1, (product - share * dx * dy) / (xx.squareRoot() * yy.squareRoot())))
      let change = abs(correlation.pearson - (left ?? 0))
      if change > best.change { best = (index, change, left) }
    }
    guard best.change >= Self.minChange else { return nil }
    let before = Self.sign(correlation.pearson, count: count)
    let after = best.left.map { Self.sign($0, count: count - 1) } ?? 0
    guard before != after else { return nil }
    let others = pairs.xs.indices.filter { $0 != best.index }
    let rest = CompletePairs(xs: others.map { pairs.xs[$0] }, ys: others.map { pairs.ys[$0] })
    let ranks = SeriesFacts.Correlation(rest)
    let direction = ranks.map { $0.isSignificant ? ($0.spearman > 0 ? 1 : -1) : 0 } ?? 0
    guard direction == after else { return nil }
    (index, pearsonWithout) = (best.index, best.left)
    effect = after == 0 ? .makes : before == 0 ? .hides : .turns
  }

  /// Returns 1 or −1 for a correlation that is significant at 5 %, otherwise 0.
  ///
  /// R. Fisher, "On the probable error of a coefficient of correlation" (1921).
  private static func sign(_ r: Double, count: Double) -> Int {
    abs(atanh(r)) * (count - 3).squareRoot() > 1.96 ? (r > 0 ? 1 : -1) : 0
  }
}
