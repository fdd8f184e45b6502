import Glibc

extension SeriesFacts {
  /// The correlation of two measures of the same points.
  public struct Correlation: Equatable, Sendable {
    /// The linear correlation, from −1 to 1.
    ///
    /// K. Pearson, "Mathematical contributions to the theory of evolution III" (1896).
    public let pearson: Double

    /// The rank correlation, from −1 to 1: Pearson's of the midranks.
    ///
    /// C. Spearman, "The proof and measurement of association between two things" (1904).
    public let spearman: Double

    /// Whether the rank correlation differs from 0 at the 5 % level.
    ///
    /// From ten points on, by two tests. E. Fieller, H. Hartley and E. Pearson, "Tests for rank
    /// correlation coefficients" (1957): transformed by the inverse hyperbolic tangent, it has a
    /// variance of 1.06 / (*n* − 3). And by its own variance, as C. DiCiccio and J. Romano, "Robust
    /// permutation tests for correlation and regression coefficients" (2017): a cloud whose spread
    /// in y depends on x has a larger one. Of fewer points, by the exact distribution.
    public let isSignificant: Bool

    /// The minimum significant rank correlations of five to nine points.
    ///
    /// J. Zar, "Significance testing of the Spearman rank correlation coefficient" (1972).
    private static let exact = [5: 1.0, 6: 0.886, 7: 0.786, 8: 0.738, 9: 0.7]

    /// Computes the correlations, or returns nil if either measure is constant.
    /// - Complexity: O(*n*).
    package init?(_ pairs: CompletePairs) {
      guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys),
        let pearson = Self.ratio(x.sumOfProducts(with: y), x.sumOfSquares, y.sumOfSquares)
      else { return nil }
      let (xRanks, yRanks) = (Midranks(pairs.xs), Midranks(pairs.ys))
      var (xSquares, ySquares, sum) = (CompensatedSum(), CompensatedSum(), CompensatedSum())
      var squares = 0.0
      for index in 0..<pairs.count {
        let (dx, dy) = (xRanks[index], yRanks[index])
        xSquares.add(dx * dx)
        ySquares.add(dy * dy)
        sum.add(dx * dy)
        squares += dx * dy * dx * dy
      }
      guard let spearman = Self.ratio(sum.value, xSquares.value, ySquares.value) else { return nil }
      (self.pearson, self.spearman) = (pearson, spearman)
      let count = Double(pairs.count)
      guard count >= 10 else {
        // The table has three digits.
        isSignificant = Self.exact[pairs.count].map { abs(spearman) > $0 - 5e-4 } ?? false
        return
      }
      isSignificant =
        abs(atanh(spearman)) * ((count - 3) / 1.06).squareRoot() > 1.96
        && abs(sum.value) > 1.96 * max(0, squares - sum.value * sum.value / count).squareRoot()
    }

    /// Returns a sum of products of distances as a part of what it is at most, or nil if either measure
    /// is constant.
    private static func ratio(_ products: Double, _ xSquares: Double, _ ySquares: Double) -> Double?
    {
      guard xSquares > 0, ySquares > 0 else { return nil }
      return min(1, max(-1, products / (xSquares.squareRoot() * ySquares.squareRoot())))
    }
  }
}
