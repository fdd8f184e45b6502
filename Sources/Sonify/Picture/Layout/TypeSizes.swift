/// The sizes of the texts and marks of a picture.
struct TypeSizes: Equatable, Sendable {
  /// The text size, 1 at 100 %.
  let scale: Double
  /// The title.
  let title: TextMeasure
  /// Everything else.
  let label: TextMeasure

  init(_ options: PictureOptions) {
    scale = options.textSize / 100
    title = TextMeasure(size: 19 * scale)
    label = TextMeasure(size: 14 * scale)
  }

  /// The space around the whole picture.
  var margin: Double { 16 }
  /// The space between a text and what it belongs to.
  var gap: Double { 0.5 * label.size }
  /// Lines, symbols and plots grow with the text, but less.
  var growth: Double { scale.squareRoot() }
  /// The width of the line of a series.
  var line: Double { 2 * growth }
  /// The width of axes and gridlines.
  var hair: Double { growth }
  /// The radius of a symbol.
  var symbol: Double { 4 * growth }
}
