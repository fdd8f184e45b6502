/// How a series is drawn: series differ by dash, symbol and hatching before they differ by colour.
struct SeriesStyle: Equatable, Sendable {
  /// The index of the series.
  let index: Int
  /// The growth of lines with the text.
  let scale: Double

  /// The colour.
  var ink: Drawing.Ink { .series(index) }
  /// The symbol of points.
  var symbol: Drawing.Symbol { .ofSeries(index) }
  /// The number of the hatching of areas; the first series has none.
  var texture: Int { index % 7 }

  /// The lengths of the dashes and spaces of lines; the first series is solid.
  var dash: [Double] {
    Self.dashes[index % Self.dashes.count].map { $0 * scale }
  }

  private static let dashes: [[Double]] = [
    [], [9, 4], [2.5, 2.5], [12, 3.5, 2.5, 3.5], [5, 3], [16, 4, 5, 4],
  ]
}
