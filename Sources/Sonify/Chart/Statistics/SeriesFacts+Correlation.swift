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

    /// Computes the correlations, or returns nil if either measure is constant.
    /// - Complexity: O(*n*).
    package init?(_ pairs: CompletePairs) {
      guard let pearson = Self.pearson(pairs.xs, pairs.ys),
        let spearman = Self.pearson(Midranks(pairs.xs).ranks, Midranks(pairs.ys).ranks)
      else { return nil }
      (self.pearson, self.spearman) = (pearson, spearman)
    }

    private static func pearson(_ xs: [Double], _ ys: [Double]) -> Double? {
      guard let x = Deviations(xs), let y = Deviations(ys), x.sumOfSquares > 0, y.sumOfSquares > 0
      else { return nil }
      let whole = x.sumOfSquares.squareRoot() * y.sumOfSquares.squareRoot()
      return min(1, max(-1, x.sumOfProducts(with: y) / whole))
    }
  }
}
