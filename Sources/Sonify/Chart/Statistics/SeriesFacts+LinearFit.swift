extension SeriesFacts {
  /// The least-squares line: the straight line with the minimum sum of squared distances in y.
  ///
  /// N. Draper and H. Smith, "Applied regression analysis" (1998), chapter 1; computed from
  /// distances from the means, in compensated sums.
  public struct LinearFit: Equatable, Sendable {
    /// The change of y per unit of x.
    public let slope: Double

    /// The y of the line at x = 0.
    public let intercept: Double

    /// The share of the squared distances of y from its mean that the line explains, 0 to 1, or nil
    /// if y is constant.
    public let rSquared: Double?

    /// The errors of the line, or nil for two points, through which it runs exactly.
    public let errors: Errors?

    /// The errors of a line.
    public struct Errors: Equatable, Sendable {
      /// The standard error of the slope.
      public var slope: Double
      /// The standard error of the intercept.
      public var intercept: Double
      /// The square root of the sum of squared distances from the line divided by *n* − 2, in the
      /// unit of y.
      public var residualStandardDeviation: Double
    }

    /// Fits a line, or returns nil if all points have the same x or the line is too steep for a
    /// Double.
    /// - Complexity: O(*n*).
    init?(_ pairs: CompletePairs) {
      guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys), x.sumOfSquares > 0 else {
        return nil
      }
      // On the scales of x and y.
      let slope = x.sumOfProducts(with: y) / x.sumOfSquares
      var residuals = CompensatedSum()
      for index in 0..<pairs.count {
        let residual = y[index].addingProduct(-slope, x[index])
        residuals.add(residual * residual)
      }
      var intercept = CompensatedSum()
      let product = slope * x.mean
      intercept.add(y.mean)
      intercept.add(-product)
      intercept.add(-(-product).addingProduct(slope, x.mean))
      intercept.add(y.meanRemainder)
      intercept.add(-slope * x.meanRemainder)

      let scale = y.scale / x.scale
      self.slope = slope * scale
      self.intercept = intercept.value * y.scale
      guard self.slope.isFinite, self.intercept.isFinite else { return nil }
      rSquared = y.sumOfSquares > 0 ? max(0, 1 - residuals.value / y.sumOfSquares) : nil
      guard pairs.count > 2 else {
        errors = nil
        return
      }
      let count = Double(pairs.count)
      let deviation = (residuals.value / (count - 2)).squareRoot()
      let slopeError = deviation / x.sumOfSquares.squareRoot()
      let interceptError =
        deviation * (1 / count + x.mean * x.mean / x.sumOfSquares).squareRoot()
      errors = Errors(
        slope: (slopeError * scale).clamped, intercept: (interceptError * y.scale).clamped,
        residualStandardDeviation: (deviation * y.scale).clamped)
    }
  }
}
