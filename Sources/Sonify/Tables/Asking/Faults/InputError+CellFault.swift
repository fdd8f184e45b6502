import SonifyBase

extension InputError {
  /// Why a row of a table, or one of its cells, is malformed.
  ///
  /// Cells are shortened and safe to print.
  public enum CellFault: Equatable, Sendable, CustomStringConvertible {
    /// The row has more cells than expected.
    case tooManyCells(expected: Int)
    /// The row has fewer cells than expected.
    case tooFewCells(Int, expected: Int)
    /// The cell is not a number, and may stand for a missing value.
    case notNumber(String, mayBeMissing: Bool)
    /// The cell is a number in another format than the others in its column.
    case otherNotation(String)
    /// The cell is not a number, but may be one with this decimal sign.
    case decimalSign(String, Remedy.DecimalSign)
    /// The cell is an infinite number, or one too large for a `Double`.
    case notFinite(String)
    /// The cell is not a date in the format of the example, and may stand for a missing value.
    case notDate(String, example: String, mayBeMissing: Bool)
    /// The cell is not UTF-8.
    case notUTF8(String)
    /// The cell holds a NUL byte.
    case zeroByte
    /// The cell is longer than this number of bytes.
    case longCell(Int)
    /// The row is longer than this number of bytes.
    case longRow(Int)
    /// A quotation mark is never closed.
    case openQuote
    /// The cell does not suit its row in a table of slots.
    case slot(SlotFault)

    /// What is wrong, without the location and without a program's own means to fix it.
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
      case .slot(let fault): fault.description
      }
    }

    /// Returns a sentence about a number of bytes, or of megabytes if they are many.
    private static func text(_ bytes: Int, _ few: Phrase, _ many: Phrase) -> String {
      bytes < 1 << 20
        ? few.text(count: bytes, ["count": "\(bytes)"]) : many.text(["size": "\(bytes >> 20)"])
    }
  }
}
