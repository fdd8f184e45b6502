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
    let width = quartiles.upper - quartiles.lower
    let reach = reach.isFinite ? reach * width : .infinity
    let (low, high) = (quartiles.lower - reach, quartiles.upper + reach)
    let within = sorted.filter { low <= $0 && $0 <= high }
    // No value may lie between a quartile and the farthest value within reach.
    return PointFigure(
      [
        .lowWhisker: min(quartiles.lower, within.first ?? quartiles.lower),
        .lowerQuartile: quartiles.lower, .median: quartiles.median,
        .upperQuartile: quartiles.upper,
        .highWhisker: max(quartiles.upper, within.last ?? quartiles.upper),
      ], outliers: sorted.filter { $0 < low || $0 > high })
  }
}
