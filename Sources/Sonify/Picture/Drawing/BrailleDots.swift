import SonifyWords

/// The measures of braille on paper: Marburg Medium, with dots 2.5 mm apart in cells of 6 by 10 mm.
enum BrailleDots {
  /// The distance from the first dot of a cell to that of the next.
  private static let cell = 6 * Drawing.millimetre
  /// The distance of two dots of a cell.
  private static let distance = 2.5 * Drawing.millimetre
  /// The radius of a dot; on swell paper it rises to about 1.6 mm.
  static let radius = 0.75 * Drawing.millimetre
  /// The text size whose lines are 10 mm apart.
  static let textSize = 8 * Drawing.millimetre

  /// Returns the width of a line of text.
  static func width(of text: String) -> Double {
    Double(UncontractedBraille(text).cells.count) * cell
  }

  /// Returns the middles of the dots of a line of text, from its left edge and its baseline.
  static func dots(of text: String, from start: Drawing.Point) -> [Drawing.Point] {
    // The cell is centred about the middle of letters, where layouts expect it.
    let top = start.y - 0.36 * textSize - distance
    let left = start.x + (cell - distance) / 2
    var dots: [Drawing.Point] = []
    for (index, character) in UncontractedBraille(text).cells.enumerated() {
      // Dots 1 to 3 run down the left column, 4 to 6 down the right one.
      for dot in 0..<6 where character.bits & (1 << UInt8(dot)) != 0 {
        let x = left + Double(index) * cell + Double(dot / 3) * distance
        dots.append(Drawing.Point(x: x, y: top + Double(dot % 3) * distance))
      }
    }
    return dots
  }
}

extension Drawing.Text {
  /// The middles of the dots of the text in braille.
  var dots: [Drawing.Point] {
    BrailleDots.dots(of: text, from: Drawing.Point(x: bounds.x, y: position.y))
  }
}
