/// The sizes of the texts and marks of a picture.
struct TypeSizes: Equatable, Sendable {
  /// The title.
  let title: TextMeasure
  /// Everything else.
  let label: TextMeasure
  /// Lines, symbols and plots grow with the text, but less; for touch, a pixel becomes a millimetre.
  let growth: Double
  /// What the picture is made for.
  let form: PictureForm

  init(_ options: PictureOptions) {
    form = options.form
    switch form {
    case .visual:
      let scale = options.textSize / 100
      title = TextMeasure(size: 19 * scale)
      label = TextMeasure(size: 14 * scale)
      growth = scale.squareRoot()
    case .tactile:
      (title, label) = (.braille, .braille)
      growth = Drawing.millimetre
    }
  }

  /// The space around the whole picture.
  var margin: Double { 16 }
  /// The space between a text and what it belongs to.
  var gap: Double { 0.5 * label.size }
  /// The width of the line of a series.
  var line: Double { 2 * growth }
  /// The width of axes and gridlines.
  var hair: Double { growth }
  /// The width of what is between the values of a series: as little as can be seen, or felt.
  var fine: Double { form == .visual ? 0.5 * growth : growth }
  /// The radius of a symbol.
  var symbol: Double { (form == .visual ? 4 : 3) * growth }
  /// The minimum width of a bar that is drawn alone.
  var minBar: Double { form == .visual ? 1 : growth }
  /// The minimum distance of points along a line that each have a symbol; less for small ones.
  var minSymbolDistance: Double { form == .visual ? 12.8 : 10 * growth }
  /// The dashes of gridlines: fingers must not take them for values.
  var gridDash: [Double] { form == .visual ? [] : [growth, 2 * growth] }

  /// Returns the height of each of some plots, one under the other.
  func plotHeight(of count: Int) -> Double {
    let usual = count == 1 ? 340.0 : count == 2 ? 210 : count == 3 ? 170 : 140
    // A single plot for touch has 113 mm, so that it fits on A4 paper with the words around it.
    let share = form == .visual ? 1 : 1.0 / 3
    return max(usual * share * growth, 5 * label.lineHeight)
  }
}
