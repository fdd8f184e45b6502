import SonifyBase

extension InputError {
  /// Why a row of a table, or one of its cells, cannot be read.
  ///
  /// Cells are shortened and fit to be shown.
  public enum CellFault: Equatable, Sendable, CustomStringConvertible {
    /// The row has more cells than are expected.
    case tooManyCells(expected: Int)
    /// The row has fewer cells than are expected.
    case tooFewCells(Int, expected: Int)
    /// The cell is not a number, and may stand for a missing value.
    case notNumber(String, mayBeMissing: Bool)
    /// The cell is a number that is not written like the others in its column.
    case otherNotation(String)
    /// The cell is not a number, and may be one with this decimal sign.
    case decimalSign(String, Remedy.DecimalSign)
    /// The cell is an infinite number, or one that is too large.
    case notFinite(String)
    /// The cell is not a date like the example, and may stand for a missing value.
    case notDate(String, example: String, mayBeMissing: Bool)
    /// The cell is not UTF-8.
    case notUTF8(String)
    /// The cell holds a NUL byte.
    case zeroByte
    /// The cell is longer than so many bytes.
    case longCell(Int)
    /// The row is longer than so many bytes.
    case longRow(Int)
    /// A quotation mark is never closed.
    case openQuote

    /// What is wrong, without the place and without the means of one program to mend it.
    public var description: String {
      switch self {
      case .tooManyCells(let expected):
        ReadingPhrases.tooManyCells.text(count: expected, ["count": "\(expected)"])
      case .tooFewCells(let count, let expected):
        ReadingPhrases.tooFewCells.text(
          count: count, ["count": "\(count)", "expected": "\(expected)"])
      case .notNumber(let cell, _): ReadingPhrases.notNumber.text(["cell": cell.quoted])
      case .otherNotation(let cell): ReadingPhrases.notAsOthers.text(["cell": cell.quoted])
      case .decimalSign(let cell, .detected):
        ReadingPhrases.notWithComma.text(["cell": cell.quoted])
      case .decimalSign(let cell, _): ReadingPhrases.notNumber.text(["cell": cell.quoted])
      case .notFinite(let cell): ReadingPhrases.notFinite.text(["cell": cell.quoted])
      case .notDate(let cell, let example, _):
        ReadingPhrases.notDate.text(["cell": cell.quoted, "example": example])
      case .notUTF8(let cell): ReadingPhrases.notUTF8.text(["cell": cell.quoted])
      case .zeroByte: ReadingPhrases.zeroByte.text()
      case .longCell(let limit):
        Self.text(limit, ReadingPhrases.longCellOfBytes, ReadingPhrases.longCell)
      case .longRow(let limit):
        Self.text(limit, ReadingPhrases.longRowOfBytes, ReadingPhrases.longRow)
      case .openQuote: ReadingPhrases.openQuote.text()
      }
    }

    /// A sentence about so many bytes, or megabytes where they are many.
    private static func text(_ bytes: Int, _ few: Phrase, _ many: Phrase) -> String {
      bytes < 1 << 20
        ? few.text(count: bytes, ["count": "\(bytes)"]) : many.text(["size": "\(bytes >> 20)"])
    }
  }
}
