/// What is known of the rows of one stretch of the data besides their values.
struct Block: Sendable {
  /// For how many rows there is room.
  let capacity: Int
  /// How many rows there are.
  var rowCount = 0
  /// How many lines they and the blank ones between them take.
  var lineCount = 0
  /// In a table of one column, how many of the last rows are blank lines.
  var trailingBlanks = 0

  /// The distinct texts of every column of texts, empty for other columns.
  ///
  /// They stay when the block is emptied, so that an index means the same in later blocks.
  private(set) var lexicons: [Lexicon]
  /// Whether a column of texts has more distinct ones than are told apart.
  private(set) var isOverfull: [Bool]

  /// Makes an empty block of columns with room for `capacity` rows.
  init(columns: Int, capacity: Int) {
    self.capacity = capacity
    lexicons = Array(repeating: Lexicon(), count: columns)
    isOverfull = Array(repeating: false, count: columns)
  }

  /// Forgets the rows.
  mutating func removeRows() {
    rowCount = 0
    lineCount = 0
    trailingBlanks = 0
  }

  /// Where the values of the column that is kept at `slot` lie among the cells.
  func places(_ slot: Int) -> Range<Int> { (slot * capacity)..<(slot * capacity + rowCount) }

  /// The index of a text among the distinct ones, or not a number when there are too many.
  mutating func index(
    of text: Span<UInt8>, slot: Int, _ encoding: ReadingOptions.Encoding
  ) throws(ReadingFault.Problem) -> Double {
    let known = lexicons[slot].count
    guard !isOverfull[slot], let index = lexicons[slot].index(of: text) else {
      isOverfull[slot] = true
      return .nan
    }
    if index == known {
      if text.contains(0) { throw .zeroByte }
      if encoding == .utf8, (try? UTF8Span(validating: text)) == nil {
        throw .invalidText(text.start)
      }
    }
    return Double(index)
  }
}
