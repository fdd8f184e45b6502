import SonifyChart

/// The difference between a point of a chart and a marked point.
struct Comparison: Equatable, Sendable {
  /// The x minus that of the mark; for categories, the difference of their indices.
  var x: Double
  /// The value minus that of the mark, or nil if one is missing or they are on different y axes.
  var difference: Double?
  /// The ratio of the value to that of the mark, or nil if a ratio has no meaning.
  var ratio: Double?
  /// The number of points from the mark, negative before it, or nil in another series.
  var steps: Int?

  /// Compares two points of a chart.
  ///
  /// There is a ratio for numbers or durations on one y axis that are both above zero or both
  /// below, but not for degrees, whose zero is arbitrary.
  init(of place: ChartPoint, with mark: ChartPoint, in chart: ChartDescriptor) {
    x = place.x - mark.x
    steps = place.series == mark.series ? place.point - mark.point : nil
    let series = chart.series
    guard let y = place.y, let marked = mark.y,
      series[place.series].axis == series[mark.series].axis
    else { return }
    let axis = chart.axis(of: series[place.series])
    difference = y - marked
    let isOfDegrees = axis.unit.map { $0.other.hasPrefix("°") } ?? false
    guard axis.isOfAmounts || axis.quantity == .duration, !isOfDegrees,
      (y > 0 && marked > 0) || (y < 0 && marked < 0)
    else { return }
    let quotient = y / marked
    ratio = quotient.isFinite && quotient > 0 ? quotient : nil
  }
}
