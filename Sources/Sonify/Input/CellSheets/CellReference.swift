/// The cell of a reference such as "C4", counted from 0.
struct CellReference: Equatable {
  var column: Int
  var row: Int

  /// Creates the reference of a cell.
  init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  /// Reads a reference; nil if it is not one.
  init?(_ text: some Collection<UInt8>) {
    var (column, row) = (0, 0)
    var letters = 0
    for byte in text where byte != UInt8(ascii: "$") {
      if (0x41...0x5A).contains(byte & 0xDF), row == 0 {
        column = column * 26 + Int(byte & 0xDF) - 0x40
        letters += 1
      } else if (0x30...0x39).contains(byte) {
        row = row * 10 + Int(byte) - 0x30
      } else {
        return nil
      }
      guard letters <= 3, row <= 1 << 24 else { return nil }
    }
    guard letters > 0, row > 0 else { return nil }
    (self.column, self.row) = (column - 1, row - 1)
  }

  /// The reference as spreadsheets write it.
  var text: String { "\(Self.letters(of: column))\(row + 1)" }

  /// Returns the letters of a column.
  static func letters(of column: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(0x41 + rest % 26))) + letters
      rest /= 26
    }
    return letters
  }
}

/// A part of a sheet, such as "B4:F20", or "B4", which is all from that cell on to the right and below.
struct CellRange: Equatable {
  /// The indices of its columns.
  let columns: ClosedRange<Int>
  /// The numbers of its rows, counted from 0.
  let rows: ClosedRange<Int>

  /// Reads a range; nil if the text is not one.
  init?(_ text: some StringProtocol) {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map {
      CellReference($0.utf8)
    }
    guard (1...2).contains(ends.count), let first = ends[0],
      let last = ends.count == 2 ? ends[1] : CellReference(column: .max, row: .max),
      first.column <= last.column, first.row <= last.row
    else { return nil }
    columns = first.column...last.column
    rows = first.row...last.row
  }
}
