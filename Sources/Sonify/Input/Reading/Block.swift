/// The rows of one stretch of the data, by column.
struct Block: Sendable {
  /// How many rows there are.
  var rowCount = 0
  /// How many lines they and the blank ones between them take.
  var lineCount = 0

  /// The distinct texts of every column of texts, empty for other columns.
  ///
  /// They stay when the block is emptied, so that an index means the same in later blocks.
  private(set) var lexicons: [Lexicon]
  /// Whether a column of texts has more distinct ones than are told apart.
  private(set) var isOverfull: [Bool]

  /// The cells, column after column, each with room for ``capacity``.
  private var cells: [Double]
  private let capacity: Int

  /// Makes an empty block.
  /// - Parameters:
  ///   - columns: how many columns are kept.
  ///   - capacity: how many rows there is room for.
  init(columns: Int, capacity: Int) {
    self.capacity = capacity
    // Only what was written is read; pages that are never written cost neither time nor memory.
    cells = unsafe [Double](unsafeUninitializedCapacity: columns * capacity) { _, count in
      count = columns * capacity
    }
    lexicons = Array(repeating: Lexicon(), count: columns)
    isOverfull = Array(repeating: false, count: columns)
  }

  /// Forgets the rows.
  mutating func removeRows() {
    rowCount = 0
    lineCount = 0
  }

  /// The values of the column that is kept at `slot`.
  func values(_ slot: Int) -> ArraySlice<Double> {
    cells[(slot * capacity)..<(slot * capacity + rowCount)]
  }

  /// What the values of the column that is kept at `slot` come to.
  func summary(_ slot: Int) -> ColumnSummary { ColumnSummary(values(slot).span) }

  /// Writes a value into the row that is being parsed.
  @inline(__always)
  mutating func store(_ value: Double, slot: Int) {
    cells[slot &* capacity &+ rowCount] = value
  }

  /// Writes the index of a text into the row that is being parsed.
  /// - Returns: what is wrong with the text, if anything is.
  mutating func store(
    _ text: Span<UInt8>, slot: Int, _ encoding: ReadingOptions.Encoding
  ) -> ReadingFault.Problem? {
    let known = lexicons[slot].count
    guard !isOverfull[slot], let index = lexicons[slot].index(of: text) else {
      isOverfull[slot] = true
      store(.nan, slot: slot)
      return nil
    }
    if index == known {
      if text.contains(0) { return .zeroByte }
      if encoding == .utf8, (try? UTF8Span(validating: text)) == nil {
        return .invalidText(text.start)
      }
    }
    store(Double(index), slot: slot)
    return nil
  }
}
