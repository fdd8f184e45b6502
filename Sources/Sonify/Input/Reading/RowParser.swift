/// A column that is kept, and how its cells become numbers.
struct KeptColumn: Equatable, Sendable {
  /// What the cells of a column hold.
  enum Content: Equatable, Sendable {
    case number
    case date(DateFormat)
    /// Texts, each kept as its index among the distinct ones.
    case text
  }
  /// The index of the column in the table.
  var index: Int
  /// What its cells hold.
  var content: Content
}

/// Turns rows of text into columns of numbers, keeping only the columns that are wanted.
///
/// Parsing a block of rows needs nothing but its bytes, so that blocks can be parsed in any order
/// and at the same time.
struct RowParser: Sendable {
  /// The most bytes that a row may have.
  static let greatestRow = 16 << 20
  /// The most bytes that a cell that is kept may have.
  static let greatestCell = 1 << 20
  /// How many bytes must follow the text that is parsed, all of them line feeds.
  static let padding = 16

  /// How the table is written.
  let dialect: Dialect
  /// How many cells every row has.
  let columnCount: Int
  /// The columns to keep, by rising index.
  let kept: [KeptColumn]
  private let scanner: CellScanner

  /// Makes a parser that keeps some columns of a table.
  init(dialect: Dialect, columnCount: Int, kept: [KeptColumn]) {
    self.dialect = dialect
    self.columnCount = columnCount
    self.kept = kept
    scanner = CellScanner(delimiter: dialect.delimiter)
  }

  /// Where parsing stopped, and why.
  enum Stop {
    /// Every row that begins before the limit is parsed; the next line starts here.
    case done(Int)
    /// The row that starts here goes on behind the end of the bytes.
    case cut(Int)
    /// A row is at fault.
    case fault(ReadingFault)
  }

  /// Parses the rows that start before a limit.
  /// - Parameters:
  ///   - bytes: text, followed by ``padding`` line feeds.
  ///   - end: where the text ends within the bytes.
  ///   - start: the start of a line.
  ///   - limit: no row that starts here or later is parsed.
  ///   - isLast: whether the data end with these bytes.
  ///   - block: where the rows go.
  /// - Returns: where parsing stopped, and why.
  func parse(
    _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int, isLast: Bool,
    into block: inout Block
  ) -> Stop {
    var position = start
    let limit = min(limit, end)
    while position < limit {
      let lineStart = position
      let line = block.lineCount
      let isBlank = endLine(bytes, at: &position)
      if !isBlank {
        let fault = parseRow(bytes, end: end, at: &position, into: &block)
        // What looks wrong may only be cut off.
        if position >= end, !isLast { return cut(lineStart, line, &block) }
        if let fault { return .fault(fault) }
        _ = endLine(bytes, at: &position)
      }
      // Whether a line feed follows a last carriage return is not known yet.
      if position > end, !isLast { return cut(lineStart, line, &block) }
      if !isBlank { block.rowCount += 1 }
      block.lineCount += 1
    }
    return .done(min(position, end))
  }

  private func cut(_ start: Int, _ line: Int, _ block: inout Block) -> Stop {
    block.lineCount = line
    return .cut(start)
  }

  /// Moves over the end of a line, if the position is at one.
  @inline(__always)
  private func endLine(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    let byte = bytes[position]
    if byte == Dialect.lineFeed {
      position += 1
      return true
    }
    guard byte == Dialect.carriageReturn else { return false }
    position += bytes[position + 1] == Dialect.lineFeed ? 2 : 1
    return true
  }

  /// Parses the cells of one row, up to its end of line.
  @inline(__always)
  private func parseRow(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, into block: inout Block
  ) -> ReadingFault? {
    var column = 0
    let kept = kept.span
    for slot in kept.indices {
      let wanted = kept[slot]
      while column < wanted.index {
        if let fault = skipCell(bytes, end: end, at: &position, column, &block) { return fault }
        column += 1
      }
      let cellStart = position
      if wanted.content == .number,
        let value = DecimalNumber.simple(bytes, at: &position, decimal: dialect.decimal),
        isEndOfCell(bytes[position])
      {
        block.store(value, slot: slot)
      } else {
        position = cellStart
        let fault = parseSlowly(bytes, end: end, at: &position, wanted, slot, &block)
        if let fault { return fault }
      }
      column += 1
      if let fault = passDelimiter(bytes, at: &position, after: column, block) { return fault }
    }
    while column < columnCount {
      if let fault = skipCell(bytes, end: end, at: &position, column, &block) { return fault }
      column += 1
    }
    return nil
  }

  @inline(__always)
  private func isEndOfCell(_ byte: UInt8) -> Bool {
    byte == dialect.delimiter || byte == Dialect.lineFeed || byte == Dialect.carriageReturn
  }

  /// Moves over the delimiter behind a cell that is not the last, or finds the row ragged.
  @inline(__always)
  private func passDelimiter(
    _ bytes: Span<UInt8>, at position: inout Int, after count: Int, _ block: borrowing Block
  ) -> ReadingFault? {
    let isDelimiter = bytes[position] == dialect.delimiter
    guard isDelimiter == (count < columnCount) else {
      return ReadingFault(
        line: block.lineCount, problem: .ragged(cells: isDelimiter ? count + 1 : count))
    }
    if isDelimiter { position += 1 }
    return nil
  }

  private func skipCell(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, _ column: Int, _ block: inout Block
  ) -> ReadingFault? {
    if bytes[position] == Dialect.quote || bytes[position] == 0x20 {
      let cell = scanner.next(bytes, at: &position, end: end)
      if cell.isOpen {
        return ReadingFault(line: block.lineCount, column: column, problem: .openQuote)
      }
      block.lineCount += cell.lines
    } else {
      scanner.skipUnquoted(bytes, at: &position)
    }
    return passDelimiter(bytes, at: &position, after: column + 1, block)
  }

  /// Parses a cell of any content and in any way of writing.
  @inline(never)
  private func parseSlowly(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, _ column: KeptColumn, _ slot: Int,
    _ block: inout Block
  ) -> ReadingFault? {
    let cell = scanner.next(bytes, at: &position, end: end)
    let line = block.lineCount
    func fault(_ problem: ReadingFault.Problem) -> ReadingFault {
      ReadingFault(line: line, column: column.index, problem: problem)
    }
    if cell.isOpen { return fault(.openQuote) }
    if cell.content.count > Self.greatestCell { return fault(.longCell) }
    block.lineCount += cell.lines
    let problem: ReadingFault.Problem?
    if cell.isIntricate {
      let text = scanner.plainText(bytes, of: cell)
      problem = store(text.span, column.content, slot, &block)
    } else {
      problem = store(bytes.extracting(cell.content), column.content, slot, &block)
    }
    return problem.map(fault)
  }

  private func store(
    _ text: Span<UInt8>, _ content: KeptColumn.Content, _ slot: Int, _ block: inout Block
  ) -> ReadingFault.Problem? {
    switch content {
    case .text:
      if dialect.isMissing(text) {
        block.store(.nan, slot: slot)
        return nil
      }
      return block.store(text, slot: slot, dialect.encoding)
    case .number:
      let text = text.trimmed
      switch DecimalNumber.read(text, decimal: dialect.decimal) {
      case .number(let value): block.store(value, slot: slot)
      case _ where dialect.isMissingNumber(text): block.store(.nan, slot: slot)
      case .infinite: return .infinite(text.start)
      case .notNumber: return text.contains(0) ? .zeroByte : .notNumber(text.start)
      }
    case .date(let format):
      let text = text.trimmed
      if let seconds = format.seconds(text) {
        block.store(seconds, slot: slot)
      } else if dialect.isMissingNumber(text) {
        block.store(.nan, slot: slot)
      } else {
        return text.contains(0) ? .zeroByte : .notDate(text.start, format)
      }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// The bytes without spaces and tabs around them.
  var trimmed: Span<UInt8> {
    @_lifetime(copy self)
    get {
      var low = 0
      var high = count
      while low < high, self[low] == 0x20 || self[low] == 0x09 { low += 1 }
      while high > low, self[high - 1] == 0x20 || self[high - 1] == 0x09 { high -= 1 }
      return extracting(low..<high)
    }
  }

  /// As many of the first bytes as a message can show.
  var start: [UInt8] { (0..<Swift.min(count, 400)).map { self[$0] } }

  /// Whether a byte occurs.
  func contains(_ byte: UInt8) -> Bool { indices.contains { self[$0] == byte } }
}
