extension PointFigure {
  /// Makes the box of some values, after Tukey: quartiles of type 7, whiskers to the farthest values
  /// within 1.5 times the distance of the quartiles beyond these, and outliers beyond.
  ///
  /// J. W. Tukey, Exploratory Data Analysis, 1977; R. McGill, J. W. Tukey and W. A. Larsen,
  /// Variations of Box Plots, The American Statistician 32, 1978.
  /// - Parameters:
  ///   - values: the values; those that are not finite are ignored.
  ///   - reach: how far the whiskers may reach, in distances of the quartiles.
  /// - Returns: the box, or nil if there is no value.
  /// - Complexity: O(*n* log *n*).
  public static func box(of values: [Double], reach: Double = 1.5) -> PointFigure? {
    let sorted = values.filter(\.isFinite).sorted()
    guard let quartiles = Quartiles(sorted) else { return nil }
    return box(
      ofSorted: sorted, lower: quartiles.lower, median: quartiles.median, upper: quartiles.upper,
      reach: reach)
  }

  /// Makes the box of some values whose quartiles are known.
  /// - Parameters:
  ///   - sorted: the values, finite and rising.
  ///   - lower: the lower quartile.
  ///   - median: the median.
  ///   - upper: the upper quartile.
  ///   - reach: how far the whiskers may reach, in distances of the quartiles.
  /// - Returns: the box.
  package static func box(
    ofSorted sorted: [Double], lower: Double, median: Double, upper: Double, reach: Double
  ) -> PointFigure {
    let width = upper - lower
    let reach = reach.isFinite ? reach * width : .infinity
    let (low, high) = (lower - reach, upper + reach)
    let within = sorted.filter { low <= $0 && $0 <= high }
    // No value may lie between a quartile and the farthest value within reach.
    return PointFigure(
      [
        .lowWhisker: min(lower, within.first ?? lower), .lowerQuartile: lower, .median: median,
        .upperQuartile: upper, .highWhisker: max(upper, within.last ?? upper),
      ], outliers: sorted.filter { $0 < low || $0 > high })
  }
}
