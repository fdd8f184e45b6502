/// The division of a line on a braille display between the words of a point and the cells of its
/// series.
struct BrailleLayout: Equatable, Sendable {
  /// The number of columns of the words, without the space after them; 0 if the line has only
  /// cells.
  let words: Int
  /// The number of cells, at least 1.
  let cells: Int

  /// The minimum length of a line that has both words and cells.
  private static let minSharedLength = 20
  /// The minimum number of cells beside words: fewer do not show the shape of a series.
  private static let minCells = 8

  /// Divides a line.
  /// - Parameters:
  ///   - length: the length of the line in columns; 2 or more.
  ///   - widestWords: the width in columns of the widest words that it is to have.
  init(length: Int, widestWords: Int) {
    let rest = length - widestWords - 1
    let isShared = length >= Self.minSharedLength && rest >= Self.minCells
    words = isShared ? widestWords : 0
    cells = isShared ? rest : length
  }

  /// Returns words cut or filled to the columns for them, with the space after them; an empty text
  /// if there are none.
  func field(_ text: String) -> String {
    guard words > 0 else { return "" }
    var field = ""
    var filled = 0
    for character in text {
      let width = DisplayWidth.columns(String(character))
      if filled + width > words { break }
      field.append(character)
      filled += width
    }
    return field + String(repeating: " ", count: words - filled + 1)
  }
}
