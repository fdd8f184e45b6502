/// What a part of a series is compared with: the mean and the extremes of the whole.
package struct WholeSeries {
  /// The arithmetic mean of the values.
  package let mean: Double
  /// The first of the smallest values.
  package let minimum: SeriesFacts.Place
  /// The first of the largest values.
  package let maximum: SeriesFacts.Place

  /// Summarises a series, or returns nil if it has no values.
  /// - Complexity: O(*n*).
  package init?(_ series: DataSeries) {
    guard series.slots.isEmpty else {
      guard let values = SeriesFacts.Values(of: series.slots) else { return nil }
      (mean, minimum, maximum) = (values.mean, values.minimum, values.maximum)
      return
    }
    guard let moments = Moments(series.ys) else { return nil }
    mean = moments.mean
    var low = SeriesFacts.Place(x: .nan, y: .infinity)
    var high = SeriesFacts.Place(x: .nan, y: -.infinity)
    for (x, y) in zip(series.xs, series.ys) where y.isFinite {
      if y < low.y || y == low.y && x < low.x { low = SeriesFacts.Place(x: x, y: y) }
      if y > high.y || y == high.y && x < high.x { high = SeriesFacts.Place(x: x, y: y) }
    }
    (minimum, maximum) = (low, high)
  }
}
