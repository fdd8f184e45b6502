/// The rows of one block of the data, without their values.
package struct Block: Sendable {
  /// The capacity in rows.
  let capacity: Int
  /// The number of rows.
  var rowCount = 0
  /// The number of lines of the rows and of the blank lines between them.
  var lineCount = 0
  /// In a table of one column, the number of last rows that are blank lines.
  var trailingBlanks = 0
  /// The malformed rows and cells that were skipped.
  var skipped = SkippedFaults()
  /// The lines and the skipped faults before the row that is being parsed.
  private(set) var before = (lineCount: 0, skipped: SkippedFaults())

  /// The distinct texts of every text column, empty for other columns.
  ///
  /// They stay when the block is emptied, so that an index has the same meaning in later blocks.
  private(set) var dictionaries: [TextDictionary]
  /// Whether a text column has more distinct texts than the dictionary holds.
  private(set) var hasOverflowed: [Bool]

  /// Creates an empty block of columns with room for `capacity` rows.
  init(columns: Int, capacity: Int) {
    self.capacity = capacity
    dictionaries = Array(repeating: TextDictionary(), count: columns)
    hasOverflowed = Array(repeating: false, count: columns)
  }

  /// Removes the rows.
  mutating func removeRows() {
    rowCount = 0
    lineCount = 0
    trailingBlanks = 0
    skipped = SkippedFaults()
    before = (0, SkippedFaults())
  }

  /// Remembers what was counted before a row.
  /// - Parameter isForgiving: whether any fault is skipped.
  @inline(__always)
  mutating func beginRow(isForgiving: Bool) {
    before.lineCount = lineCount
    if isForgiving { before.skipped = skipped }
  }

  /// Removes what was counted of a row that continues after the end of the bytes.
  mutating func removeRow() {
    lineCount = before.lineCount
    skipped = before.skipped
  }

  /// Returns the range of cells that holds the values of the column at `slot`.
  func places(_ slot: Int) -> Range<Int> {
    (slot * capacity)..<(slot * capacity + rowCount)
  }

  /// Returns the index of a text among the distinct ones, or NaN if there are too many.
  mutating func index(of text: Span<UInt8>, slot: Int) throws(ReadingFault.Problem) -> Double {
    let known = dictionaries[slot].count
    guard !hasOverflowed[slot], let index = dictionaries[slot].index(of: text) else {
      hasOverflowed[slot] = true
      return .nan
    }
    if index == known {
      if text.contains(0) { throw .zeroByte }
      if (try? UTF8Span(validating: text)) == nil {
        throw .invalidText(text.start)
      }
    }
    return Double(index)
  }
}
