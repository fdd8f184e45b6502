extension RowParser {
  /// Parses rows whose kept cells are all plain numbers, up to the first other row.
  ///
  /// The other row is left to the caller, and so is one that may continue after the end of the bytes.
  /// - Returns: the number of rows that were parsed.
  func parsePlainRows(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, until limit: Int,
    into block: inout Block, _ cells: inout MutableSpan<Double>
  ) -> Int {
    let isKept = isKept.span
    let (delimiter, capacity, first) = (dialect.delimiter, block.capacity, block.rowCount)
    var row = first
    var start = position
    rows: while start < limit {
      if bytes[start] == CellScanner.commentSign, dialect.hasComments { break }
      var next = start
      var place = row
      for column in isKept.indices {
        if column > 0 {
          guard bytes[next] == delimiter else { break rows }
          next &+= 1
        }
        if isKept[column] {
          guard let value = plainValue(bytes, at: &next) else { break rows }
          cells[place] = value
          place &+= capacity
        } else {
          guard bytes[next] != .quote, bytes[next] != 0x20 else { break rows }
          scanner.skipUnquoted(bytes, at: &next)
        }
      }
      guard endLine(bytes, at: &next), next <= end else { break }
      start = next
      row &+= 1
    }
    let count = row - first
    guard count > 0 else { return 0 }
    position = start
    block.lineCount += count
    block.rowCount = row
    block.trailingBlanks = 0
    return count
  }

  /// Returns a plain number, NaN of an empty cell of several in a row, or nil of any other cell.
  @inline(__always)
  private func plainValue(_ bytes: Span<UInt8>, at position: inout Int) -> Double? {
    let start = position
    if let value = DecimalNumber.simple(bytes, at: &position, decimal: dialect.decimal) {
      return value
    }
    position = start
    return columnCount > 1 && isEndOfCell(bytes[start]) ? .nan : nil
  }
}

/// How long no rows of plain numbers are expected after others.
///
/// To find that a row is another costs as much as its first cells do, so in a table of such rows it is tried seldom.
struct PlainRowPause {
  /// The number of plain rows below which they are rare.
  private static let fewRows = 8
  /// The maximum length of a pause, in rows.
  private static let longest = 63
  private var length = 0
  private var rest = 0

  /// Counts a row, and returns whether it may be plain.
  mutating func isOver() -> Bool {
    guard rest > 0 else { return true }
    rest &-= 1
    return false
  }

  /// Begins a pause after a number of plain rows: none after many, and a longer one after few.
  mutating func begin(afterRows count: Int) {
    length = count < Self.fewRows ? min(Self.longest, 2 * length + 1) : 0
    rest = length
  }
}
