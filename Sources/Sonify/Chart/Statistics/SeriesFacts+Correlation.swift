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
        let pearson = Self.pearson(x, y),
        let xRanks = Deviations(Midranks(pairs.xs).ranks),
        let yRanks = Deviations(Midranks(pairs.ys).ranks),
        let spearman = Self.pearson(xRanks, yRanks)
      else { return nil }
      (self.pearson, self.spearman) = (pearson, spearman)
      let count = Double(pairs.count)
      guard count >= 10 else {
        // The table has three digits.
        isSignificant = Self.exact[pairs.count].map { abs(spearman) > $0 - 5e-4 } ?? false
        return
      }
      var (sum, squares) = (0.0, 0.0)
      for (dx, dy) in zip(xRanks.distances, yRanks.distances) {
        sum += dx * dy
        squares += dx * dy * dx * dy
      }
      isSignificant =
        abs(atanh(spearman)) * ((count - 3) / 1.06).squareRoot() > 1.96
        && abs(sum) > 1.96 * max(0, squares - sum * sum / count).squareRoot()
    }

    private static func pearson(_ x: Deviations, _ y: Deviations) -> Double? {
      guard x.sumOfSquares > 0, y.sumOfSquares > 0 else { return nil }
      let whole = x.sumOfSquares.squareRoot() * y.sumOfSquares.squareRoot()
      return min(1, max(-1, x.sumOfProducts(with: y) / whole))
    }
  }
}
