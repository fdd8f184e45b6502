import SonifyBase

/// Converts rows of text to columns of numbers, keeping only the columns that are needed.
///
/// Parsing a block of rows needs only its bytes, so blocks can be parsed in any order and
/// concurrently.
package struct RowParser: Sendable {
  /// The number of bytes, all line feeds, that must follow the text to parse.
  package static let padding = 16

  /// The dialect of the table.
  let dialect: Dialect
  /// The number of cells in every row.
  let columnCount: Int
  /// The columns to keep, in ascending order of their indices.
  let kept: [KeptColumn]
  /// The maximum lengths of rows and cells.
  let limits: ReadingLimits
  /// The malformed rows and cells that are skipped.
  let forgiveness: Forgiveness
  /// The minimum number of cells in a row.
  private let minCells: Int
  let scanner: CellScanner
  let steps: [Step]
  /// Whether each column is kept.
  let isKept: [Bool]
  /// Whether all kept columns are plain numbers, so that usual rows have nothing else.
  private let isPlain: Bool

  /// What the inner loop needs of a kept column.
  struct Step {
    var column: Int
    var isPlainNumber: Bool
  }

  /// Creates a parser that keeps some columns of a table.
  package init(
    dialect: Dialect, columnCount: Int, kept: [KeptColumn], limits: ReadingLimits,
    forgiving forgiveness: Forgiveness = Forgiveness()
  ) {
    self.forgiveness = forgiveness
    self.limits = limits
    self.dialect = dialect
    self.columnCount = columnCount
    minCells = forgiveness.earliestEnd ?? columnCount
    self.kept = kept
    scanner = CellScanner(delimiter: dialect.delimiter)
    // The fast path supports neither markers nor a decimal sign that also separates cells.
    let isPlain = dialect.decimal != dialect.delimiter && dialect.missingMarkers.isEmpty
    steps = kept.map {
      Step(
        column: $0.index, isPlainNumber: isPlain && $0.content == .number && $0.style == nil)
    }
    var isKept = [Bool](repeating: false, count: columnCount)
    for column in kept { isKept[column.index] = true }
    self.isKept = isKept
    // A plain number may be a header that comes again.
    self.isPlain =
      !steps.isEmpty && steps.allSatisfy(\.isPlainNumber) && forgiveness.repeatedHeader.isEmpty
  }

  /// Where parsing stopped, and why.
  package enum Stop {
    /// Every row that begins before the limit is parsed; the next line starts here.
    case done(Int)
    /// The row that starts here continues after the end of the bytes.
    case cut(Int)
  }

  /// Parses the rows that start before a limit.
  /// - Parameters:
  ///   - bytes: text, followed by ``padding`` line feeds.
  ///   - end: the end of the text within the bytes.
  ///   - start: the start of a line.
  ///   - limit: the position at which parsing stops: no row that starts here or later is parsed.
  ///   - isLast: whether the data end with these bytes.
  ///   - block: counts the rows and holds the distinct texts.
  ///   - cells: the destination of the values, column after column, each with room for the capacity
  ///     of the block.
  /// - Returns: where parsing stopped, and why.
  /// - Throws: the fault of the first malformed row.
  func parse(
    _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int, isLast: Bool,
    into block: inout Block, _ cells: inout MutableSpan<Double>
  ) throws(ReadingFault) -> Stop {
    var position = start
    let limit = min(limit, end)
    let isForgiving = forgiveness.isAny
    var pause = PlainRowPause()
    while position < limit {
      if isPlain, pause.isOver() {
        let count = parsePlainRows(
          bytes, end: end, at: &position, until: limit, into: &block, &cells)
        pause.begin(afterRows: count)
        guard position < limit else { break }
      }
      let lineStart = position
      block.beginRow(isForgiving: isForgiving)
      var isMalformed = false
      let isHeader = repeatsHeader(bytes, at: position, end: end, isLast: isLast)
      if isHeader || skipComment(bytes, end: end, at: &position) {
        if isHeader { position += forgiveness.repeatedHeader.count }
        let isWhole = position < end || isLast
        if isWhole { _ = endLine(bytes, at: &position) }
        if !isWhole || position > end && !isLast {
          block.removeRow()
          return .cut(lineStart)
        }
        if isHeader { block.skipped.headers += 1 }
        block.lineCount += 1
        continue
      }
      let isBlank = endLine(bytes, at: &position)
      if !isBlank {
        do throws(ReadingFault) {
          try parseRow(bytes, end: end, at: &position, into: &block, &cells)
        } catch {
          if isLast, bytes.extracting(lineStart..<end).isWhitespace { return .done(end) }
          // A row that looks malformed may only be cut off.
          // The last row may be cut off.
          if let count = error.cells, (minCells..<columnCount).contains(count), position < end {
            leaveEmpty(from: count, in: &block, &cells)
          } else if isLast || position < end {
            guard error.isOfRow, forgiveness.skipsRows else { throw error }
            block.skipped = block.before.skipped
            block.skipped.rows.add(error, amongRowsOf: columnCount)
            try skipRow(bytes, end: end, at: &position, &block)
            isMalformed = true
          }
        }
        if position >= end, !isLast {
          block.removeRow()
          return .cut(lineStart)
        }
        if isForgiving,
          isMalformed || block.skipped.unreadable > block.before.skipped.unreadable
        {
          block.skipped.malformed.add(line: block.before.lineCount) {
            let row = bytes.extracting(lineStart..<min(position, end))
            return CellText.harmless(row.start)
          }
        }
        _ = endLine(bytes, at: &position)
      }
      // It is not yet known whether a line feed follows a final carriage return.
      if position > end, !isLast {
        block.removeRow()
        return .cut(lineStart)
      }
      if isMalformed {
        // The next row takes its place.
      } else if !isBlank {
        block.rowCount += 1
        let isEmpty =
          columnCount == 1 && bytes.extracting(lineStart..<min(position, end)).isWhitespace
        block.trailingBlanks = isEmpty ? block.trailingBlanks + 1 : 0
      } else if columnCount == 1 {
        // A row of one missing value looks like this; those after the last filled row are removed
        // later.
        if !kept.isEmpty { cells[block.rowCount] = .nan }
        block.rowCount += 1
        block.trailingBlanks += 1
      }
      block.lineCount += 1
    }
    return .done(min(position, end))
  }

  /// Counts a row that ends after some cells, and takes those that it lacks for missing.
  private func leaveEmpty(
    from count: Int, in block: inout Block, _ cells: inout MutableSpan<Double>
  ) {
    block.skipped.endingEarly += 1
    for slot in steps.indices where steps[slot].column >= count {
      cells[block.rowCount + slot * block.capacity] = .nan
    }
  }

  /// Returns whether the line at a position is the header again.
  @inline(__always)
  private func repeatsHeader(
    _ bytes: Span<UInt8>, at position: Int, end: Int, isLast: Bool
  ) -> Bool {
    let header = forgiveness.repeatedHeader.span
    guard header.count > 0, bytes[position] == header[0], position + header.count <= end else {
      return false
    }
    let next = position + header.count
    guard next < end ? bytes[next].isEndOfLine : isLast else { return false }
    return header.indices.allSatisfy { bytes[position + $0] == header[$0] }
  }

  /// Moves to the end of the line if it is a comment, and returns whether it is.
  @inline(__always)
  private func skipComment(_ bytes: Span<UInt8>, end: Int, at position: inout Int) -> Bool {
    bytes[position] == CellScanner.commentSign && dialect.hasComments
      && scanner.skipComment(bytes, at: &position, end: end, columns: columnCount)
  }

  /// Moves to the end of a row that has another number of cells than the table.
  private func skipRow(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, _ block: inout Block
  ) throws(ReadingFault) {
    while position < end, bytes[position] == dialect.delimiter {
      position += 1
      let cell = scanner.next(bytes, at: &position, end: end)
      if cell.isOpen { throw ReadingFault(line: block.lineCount, problem: .openQuote) }
      block.lineCount += cell.lines
    }
  }

  /// Moves past the end of a line, if the position is at one, and returns whether it is.
  @inline(__always)
  func endLine(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    let byte = bytes[position]
    if byte == .lineFeed {
      position += 1
      return true
    }
    guard byte == .carriageReturn else { return false }
    position += bytes[position + 1] == .lineFeed ? 2 : 1
    return true
  }

  /// Parses the cells of one row, up to its end of line.
  @inline(__always)
  private func parseRow(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, into block: inout Block,
    _ cells: inout MutableSpan<Double>
  ) throws(ReadingFault) {
    var column = 0
    var place = block.rowCount
    let steps = steps.span
    for slot in steps.indices {
      let step = steps[slot]
      while column < step.column {
        try skipCell(bytes, end: end, at: &position, column, &block)
        column += 1
      }
      let start = position
      if step.isPlainNumber,
        let value = DecimalNumber.simple(bytes, at: &position, decimal: dialect.decimal),
        isEndOfCell(bytes[position])
      {
        cells[place] = value
      } else {
        position = start
        cells[place] = try value(bytes, end: end, at: &position, slot, &block)
      }
      place &+= block.capacity
      column += 1
      try passDelimiter(bytes, at: &position, after: column, block)
    }
    while column < columnCount {
      try skipCell(bytes, end: end, at: &position, column, &block)
      column += 1
    }
  }

  @inline(__always)
  func isEndOfCell(_ byte: UInt8) -> Bool {
    byte == dialect.delimiter || byte == .lineFeed || byte == .carriageReturn
  }

  /// Moves past the delimiter after a cell that is not the last, or throws because the row is
  /// ragged.
  @inline(__always)
  private func passDelimiter(
    _ bytes: Span<UInt8>, at position: inout Int, after count: Int, _ block: borrowing Block
  ) throws(ReadingFault) {
    let isDelimiter = bytes[position] == dialect.delimiter
    guard isDelimiter == (count < columnCount) else {
      throw ReadingFault(
        line: block.lineCount, problem: .ragged(cells: isDelimiter ? count + 1 : count))
    }
    if isDelimiter { position += 1 }
  }

  @inline(__always)
  private func skipCell(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, _ column: Int, _ block: inout Block
  ) throws(ReadingFault) {
    if bytes[position] == .quote || bytes[position] == 0x20 {
      let cell = scanner.next(bytes, at: &position, end: end)
      if cell.isOpen {
        throw ReadingFault(line: block.lineCount, column: column, problem: .openQuote)
      }
      block.lineCount += cell.lines
    } else {
      scanner.skipUnquoted(bytes, at: &position)
    }
    try passDelimiter(bytes, at: &position, after: column + 1, block)
  }

  /// Reads a cell of any content and format.
  @inline(never)
  private func value(
    _ bytes: Span<UInt8>, end: Int, at position: inout Int, _ slot: Int, _ block: inout Block
  ) throws(ReadingFault) -> Double {
    let cell = scanner.next(bytes, at: &position, end: end)
    let line = block.lineCount
    do throws(ReadingFault.Problem) {
      if cell.isOpen { throw .openQuote }
      if cell.content.count > limits.cell { throw .longCell(limits.cell) }
      block.lineCount += cell.lines
      if cell.needsUnescaping {
        let text = scanner.plainText(bytes, of: cell)
        return try value(text.span, slot, &block)
      }
      return try value(bytes.extracting(cell.content), slot, &block)
    } catch {
      let fault = ReadingFault(line: line, column: kept[slot].index, problem: error)
      guard fault.isOfCell, forgiveness.columns.contains(kept[slot].index),
        !fault.mayBeRead(dialect)
      else { throw fault }
      block.skipped.cells[kept[slot].index, default: SkippedFaults.Tally()].add(fault)
      if !fault.isUnmeasured { block.skipped.unreadable += 1 }
      return .nan
    }
  }

  private func value(
    _ text: Span<UInt8>, _ slot: Int, _ block: inout Block
  ) throws(ReadingFault.Problem) -> Double {
    switch kept[slot].content {
    case .text:
      if dialect.isMissing(text) { return .nan }
      return try block.index(of: text, slot: slot)
    case .number:
      let text = text.trimmed
      if dialect.isMissing(text) { return .nan }
      switch dialect.number(text, kept[slot].style) {
      case .number(let value): return value
      case _ where dialect.isMissingNumber(text): return .nan
      case .infinite: throw .infinite(text.start)
      case .notNumber: throw text.contains(0) ? .zeroByte : .notNumber(text.start)
      }
    case .date(let format):
      let text = text.trimmed
      if dialect.isMissing(text) { return .nan }
      if let seconds = format.seconds(text) { return seconds }
      if dialect.isMissingNumber(text) { return .nan }
      throw text.contains(0) ? .zeroByte : .notDate(text.start, format)
    }
  }
}
