extension RowParser {
  /// Parses rows whose kept cells are all plain numbers, up to the first other row.
  ///
  /// The other row is left to the caller, and so is one that may continue after the end of the bytes.
  /// - Returns: the number of rows that were parsed.
  func parsePlainRows(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, until limit: Int,
    into block: inout Block, _ cells: inout MutableSpan<Double>
  ) -> Int {
    let steps = steps.span
    let (first, capacity) = (block.rowCount, block.capacity)
    var row = first
    var start = position
    rows: while start < limit {
      if bytes[start] == CellScanner.commentSign, dialect.hasComments { break }
      var next = start
      var column = 0
      var place = row
      for slot in steps.indices {
        while column < steps[slot].column {
          guard skipPlainCell(bytes, at: &next, column) else { break rows }
          column &+= 1
        }
        guard let value = plainValue(bytes, at: &next),
          passPlainDelimiter(bytes, at: &next, after: column)
        else { break rows }
        cells[place] = value
        place &+= capacity
        column &+= 1
      }
      while column < columnCount {
        guard skipPlainCell(bytes, at: &next, column) else { break rows }
        column &+= 1
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

  /// Moves past a cell that needs no unescaping, and returns whether it is one and the delimiter follows.
  @inline(__always)
  private func skipPlainCell(
    _ bytes: Span<UInt8>, at position: inout Int, _ column: Int
  ) -> Bool {
    guard bytes[position] != .quote, bytes[position] != 0x20 else { return false }
    scanner.skipUnquoted(bytes, at: &position)
    return passPlainDelimiter(bytes, at: &position, after: column)
  }

  /// Moves past the delimiter after a column that is not the last, and returns whether the row goes on as it must.
  @inline(__always)
  private func passPlainDelimiter(
    _ bytes: Span<UInt8>, at position: inout Int, after column: Int
  ) -> Bool {
    guard column &+ 1 < columnCount else { return true }
    guard bytes[position] == dialect.delimiter else { return false }
    position &+= 1
    return true
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
