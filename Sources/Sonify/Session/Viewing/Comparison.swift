import SonifyChart

/// How one place of a chart differs from another that was marked before.
struct Comparison: Equatable, Sendable {
  /// How much greater the x is than that of the mark; of categories, how many lie between, plus one.
  var x: Double
  /// How much greater the value is; nothing if one is missing or they lie on different y axes.
  var difference: Double?
  /// How many times the marked value it is, where that can be said.
  var ratio: Double?
  /// How many points further on it lies, negative if it lies before; nothing in another series.
  var steps: Int?

  /// Compares two places of a chart.
  ///
  /// A ratio is told of plain numbers that are both above zero or both below, on one y axis, and not
  /// of degrees, whose zero says nothing.
  init(of place: ChartPlace, with mark: ChartPlace, in chart: ChartDescriptor) {
    x = place.x - mark.x
    steps = place.series == mark.series ? place.point - mark.point : nil
    let series = chart.series
    guard let y = place.y, let marked = mark.y,
      series[place.series].axis == series[mark.series].axis
    else { return }
    let axis = chart.axis(of: series[place.series])
    difference = y - marked
    let isOfDegrees = axis.unit.map { $0.other.hasPrefix("°") } ?? false
    guard [.number, .duration].contains(axis.quantity), !isOfDegrees,
      (y > 0 && marked > 0) || (y < 0 && marked < 0)
    else { return }
    let quotient = y / marked
    ratio = quotient.isFinite && quotient > 0 ? quotient : nil
  }
}
