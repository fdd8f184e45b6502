import SonifyBase
import SonifyTables

/// Finds where a table begins and ends in text with titles and comments above it and notes below.
enum TableMargins {
  /// The margin above a table.
  struct Above: Equatable {
    /// The offset of the table.
    var offset: Int
    /// The line of the table, counted from 0.
    var line: Int
    /// The number of lines above it that are not blank.
    var skipped: Int
    /// The title of the table, if the only line above it has a single cell.
    var title: String?
  }

  /// The maximum number of lines above a table.
  static let maxHeight = 60
  /// The maximum number of bytes of notes below a table.
  static let maxNotes = 8 << 10

  /// Returns whether the first rows may not be those of the table: the first line is a comment, or
  /// has a single filled cell above wider rows, so have the first two of two columns, or rows differ in width.
  static func mayHide(_ grid: CellGrid) -> Bool {
    guard grid.rowCount > 0, let first = grid.cell(0, 0) else { return false }
    if first.first == hash, !isNumberSign(grid) { return true }
    let width = grid.width(0)
    if width > 2, filled(grid, 0) < 2 { return true }
    // Lines of titles may end with the delimiter.
    if width == 2, grid.rowCount > 3,
      (0..<2).allSatisfy({ filled(grid, $0) == 1 && grid.cell($0, 0)?.isEmpty == false })
    {
      return true
    }
    // No delimiter divides the first line, as if a program writes there how many rows follow.
    if width == 1, grid.rowCount > 2, let row = grid.cell(1, 0),
      row.contains(0x09) || row.contains(UInt8(ascii: ";"))
    {
      return true
    }
    return !(0..<grid.rowCount).allSatisfy { grid.width($0) == width }
  }

  /// Finds facts above a table with as many cells as its rows, as "Unit:","Percent" above the names of
  /// the columns: from there on, all cells hold values.
  /// - Parameters:
  ///   - grid: the first rows.
  ///   - dialect: the dialect of the table.
  /// - Returns: the margin, or nil if there are no such facts.
  static func facts(above grid: CellGrid, _ dialect: Dialect) -> Above? {
    guard grid.rowCount > 3, case let width = grid.width(0), width > 1,
      (0..<grid.rowCount).allSatisfy({ grid.width($0) == width })
    else { return nil }
    func isFact(_ row: Int) -> Bool {
      filled(grid, row) > 1 && !dialect.holdsValue(grid.cell(row, 0))
    }
    if let series = factsOfSeries(above: grid, dialect) { return series }
    let facts = (0..<min(grid.rowCount, maxHeight)).prefix(while: isFact).count
    guard facts > 1, grid.rowCount - facts > 3, case let header = facts - 1,
      case let names = (0..<width).map({ grid.cell(header, $0) ?? [] }),
      Set(names).count == width,
      names.allSatisfy({
        !$0.isEmpty && !dialect.isMissingNumber($0.span.trimmed)
          && !dialect.holdsValue($0)
      }),
      (facts..<grid.rowCount).allSatisfy({ row in
        (0..<width).allSatisfy { column in
          let cell = grid.cell(row, column)
          return dialect.holdsValue(cell)
            || cell.map { dialect.isMissingNumber($0.span.trimmed) } ?? false
        }
      }),
      // Rows of units and types are a part of the header.
      (1..<header).contains(where: { row in
        (1..<width).contains { dialect.holdsValue(grid.cell(row, $0)) }
      })
    else { return nil }
    let place = grid.nextStarts[header - 1]
    return Above(offset: place.offset, line: place.line, skipped: header)
  }

  /// Finds facts above a series of dated values, the last of which names the dates alone, as Insee writes
  /// them: the name of the series is on the first line.
  private static func factsOfSeries(above grid: CellGrid, _ dialect: Dialect) -> Above? {
    let width = grid.width(0)
    guard
      let header = (2..<min(grid.rowCount, maxHeight)).first(where: { row in
        filled(grid, row) == 1 && !(grid.cell(row, 0)?.isEmpty ?? true)
      }), grid.rowCount - header > 4,
      (0..<header).allSatisfy({ !(grid.cell($0, 0)?.isEmpty ?? true) }),
      // Where all columns have a name above, the lines are a header, as pandas writes it.
      (0..<header).contains(where: { filled(grid, $0) < width }),
      (0...header).allSatisfy({ !dialect.holdsValue(grid.cell($0, 0)) }),
      ((header + 1)..<grid.rowCount).allSatisfy({ row in
        dialect.holdsValue(grid.cell(row, 0)) && (grid.cell(row, 0)?.count ?? 0) > 3
      })
    else { return nil }
    let place = grid.nextStarts[header - 1]
    var above = Above(offset: place.offset, line: place.line, skipped: header)
    above.title = (1..<width).lazy.compactMap { grid.cell(0, $0) }.first { !$0.isEmpty }.map {
      UntrustedText.harmless(CellText.clean($0), limit: 100)
    }
    return above
  }

  /// Returns whether more than half of the rows have as many cells, two or more.
  private static func areMostlyAlike(_ grid: CellGrid) -> Bool {
    let counts = Dictionary(grouping: 0..<grid.rowCount, by: grid.width).mapValues(\.count)
    return counts.contains { $0.key > 1 && $0.value * 2 > grid.rowCount }
  }

  /// Finds where the table begins: all rows from there on have the same width, larger than that of
  /// the lines above, none of which is a header.
  /// - Parameters:
  ///   - text: the beginning of the data, followed by ``RowParser/padding`` line feeds.
  ///   - end: the end of the text within it.
  ///   - start: the start of the first line.
  ///   - isLast: whether the data end at `end`.
  ///   - delimiters: the possible delimiters, the likeliest first.
  ///   - options: the user's options for reading the data.
  /// - Returns: the margin, or nil if the table begins with the text, or no table is found.
  static func above(
    _ text: Span<UInt8>, end: Int, from start: Int, isLast: Bool, _ delimiters: [UInt8],
    _ options: ReadingOptions
  ) -> Above? {
    var (offset, line, comments) = (start, 0, 0)
    var (firstComment, lastComment) = ((offset: start, line: 0), (offset: start, line: 0))
    // Comments are skipped first, whatever they contain.
    var position = start
    while position < end, text[position].isEndOfLine || isComment(text, position, end: end) {
      if text[position] == hash {
        (comments, lastComment) = (comments + 1, (position, line))
        if comments == 1 { firstComment = lastComment }
      }
      while position < end, !text[position].isEndOfLine { position += 1 }
      position = endOfLine(text, at: position) ?? end
      line += 1
      if comments > 0 { offset = position }
    }
    if comments == 0 { line = 0 }
    guard offset < end else { return nil }
    let grids = delimiters.map { delimiter in
      CellGrid(
        text, end: end, from: offset, line: line, delimiter: delimiter, isLast: isLast, limit: 300)
    }
    // Facts above a table may have another delimiter than the table.
    let divided = grids.indices.filter { areMostlyAlike(grids[$0]) }
    for choice in (divided.count == 1 ? divided : []) + Array(grids.indices) {
      let (delimiter, grid) = (delimiters[choice], grids[choice])
      guard let first = firstRow(grid, delimiter, options) else { continue }
      let width = grid.width(first)
      if first == 0 {
        guard comments > 0 else { return nil }
        // The last comment may be the header, or the first one above when the data were updated.
        for comment in [lastComment, firstComment] where !hasHeader(grid, delimiter, options) {
          let header = comment.offset + 1
          let head = CellGrid(
            text, end: end, from: header, delimiter: delimiter, isLast: isLast, limit: 1)
          if text[header] != delimiter, head.rowCount > 0, head.width(0) == width {
            return Above(offset: header, line: comment.line, skipped: comments - 1)
          }
        }
        return Above(offset: offset, line: line, skipped: comments)
      }
      let place = grid.nextStarts[first - 1]
      var above = Above(offset: place.offset, line: place.line, skipped: comments + first)
      if above.skipped == 1, filled(grid, 0) == 1, let cell = grid.cell(0, 0),
        !NumberEvidence.isNumber(cell.span.trimmed)
      {
        above.title = UntrustedText.harmless(
          CellText.clean(cell), limit: 100)
      }
      return above
    }
    return nil
  }

  /// Returns the first row of the table.
  private static func firstRow(
    _ grid: CellGrid, _ delimiter: UInt8, _ options: ReadingOptions
  ) -> Int? {
    guard grid.rowCount > 2 else { return nil }
    if let first = firstOfLastBlock(grid, delimiter, options) { return first }
    // There may be notes below; then the widest rows are those of the table.
    let width = (0..<grid.rowCount).map { grid.width($0) }.max() ?? 0
    let isFilled = { grid.width($0) == width && filled(grid, $0) > 1 }
    // Of two columns, the second may have few values, unless lines of titles end with the delimiter.
    let hasFullRows = (0..<grid.rowCount).count(where: isFilled) * 2 >= grid.rowCount
    guard width > 1,
      let first = (0..<grid.rowCount).first(where: {
        width < 3 && !hasFullRows ? grid.width($0) == width : isFilled($0)
      })
    else { return nil }
    let rows = (first..<grid.rowCount).prefix { grid.width($0) == width }
    guard rows.count > 2 || first == 0, first <= maxHeight, rows.count > 1 else { return nil }
    guard first > 0 else { return 0 }
    let isTitled = (0..<first).allSatisfy { filled(grid, $0) == 1 }
    guard isTitled || hasHeader(grid.rows(from: first), delimiter, options) else { return nil }
    return first
  }

  /// Returns the header of the rows at the end, if they are most of the text and all of one width, below a
  /// smaller table some of whose rows are wider, as meters write what they are above their values.
  private static func firstOfLastBlock(
    _ grid: CellGrid, _ delimiter: UInt8, _ options: ReadingOptions
  ) -> Int? {
    let width = grid.width(grid.rowCount - 1)
    let count = (0..<grid.rowCount).reversed().prefix { grid.width($0) == width }.count
    let start = grid.rowCount - count
    guard width > 1, count >= minBlock, count * 5 >= grid.rowCount * 3,
      (2...maxHeight).contains(start), (0..<start).contains(where: { grid.width($0) > width })
    else { return nil }
    if hasHeader(grid.rows(from: start), delimiter, options) { return start }
    // A delimiter may end every row but the header.
    let isEnded = (start..<grid.rowCount).allSatisfy { grid.cell($0, width - 1)?.isEmpty ?? true }
    return isEnded && grid.width(start - 1) == width - 1 ? start - 1 : nil
  }

  /// The minimum number of rows at the end of a text that may be its table.
  private static let minBlock = 5

  private static func hasHeader(
    _ grid: CellGrid, _ delimiter: UInt8, _ options: ReadingOptions
  ) -> Bool {
    var dialect = Dialect()
    dialect.delimiter = delimiter
    return TableHeader.isFirstRow(of: grid, dialect)
  }

  private static func filled(_ grid: CellGrid, _ row: Int) -> Int {
    (0..<grid.width(row)).count { !(grid.cell(row, $0)?.isEmpty ?? true) }
  }

  private static let hash = UInt8(ascii: "#")

  /// Returns whether the first cell is a sign alone that names a column of numbers, which the next row has.
  private static func isNumberSign(_ grid: CellGrid) -> Bool {
    guard grid.rowCount > 1, grid.cell(0, 0)?.count == 1, grid.width(1) == grid.width(0) else {
      return false
    }
    return grid.cell(1, 0)?.first.map { $0 &- 0x30 < 10 } ?? false
  }

  /// Returns whether a line is a comment: it begins with a sign that is no name of a column of numbers.
  private static func isComment(_ text: Span<UInt8>, _ start: Int, end: Int) -> Bool {
    guard text[start] == hash else { return false }
    let delimiter = text[start + 1]
    guard Dialect.usualDelimiters.contains(delimiter) else { return true }
    let grid = CellGrid(
      text, end: end, from: start, delimiter: delimiter, isLast: false, limit: 2)
    return !isNumberSign(grid)
  }

  /// Returns the offset of the line after a number of lines.
  /// - Parameters:
  ///   - lines: the number of lines.
  ///   - text: the beginning of the data, followed by ``RowParser/padding`` line feeds.
  ///   - end: the end of the text within it.
  ///   - start: the start of the first line.
  /// - Returns: the offset, or nil if the text has no more lines.
  static func offset(
    behind lines: Int, of text: Span<UInt8>, end: Int, from start: Int
  ) -> Int? {
    var position = start
    var count = 0
    while count < lines, position < end {
      if let next = endOfLine(text, at: position) {
        count += 1
        position = next
      } else {
        position += 1
      }
    }
    return position < end ? position : nil
  }

  /// Returns where the next line begins if a line ends at `position`, or nil.
  private static func endOfLine(_ text: Span<UInt8>, at position: Int) -> Int? {
    guard text[position].isEndOfLine else { return nil }
    let isPair =
      text[position] == .carriageReturn && text[position + 1] == .lineFeed
    return position + (isPair ? 2 : 1)
  }

  /// Finds notes below a table: lines without a number after a blank line or a rule.
  /// - Parameters:
  ///   - source: the data.
  ///   - dialect: the dialect of the data.
  ///   - width: the number of cells in a row.
  /// - Returns: the offset of the notes and the number of their lines, or nil if there are none.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func notes(
    below source: ByteSource, _ dialect: Dialect, width: Int
  ) throws(InputError) -> (offset: Int, lines: Int)? {
    guard width > 1 else { return nil }
    let size = min(maxNotes, source.count)
    var tail = [UInt8](repeating: 0, count: size)
    _ = try source.read(size, at: source.count - size, into: &tail, from: 0)
    guard let lines = lines(tail) else { return nil }
    var notes = 0
    var place = lines.count - 1
    while place > 0,
      isBlank(tail[lines[place]], dialect) || isNote(tail[lines[place]], dialect, width)
    {
      if !isBlank(tail[lines[place]], dialect) { notes += 1 }
      place -= 1
    }
    guard notes > 0, place + 1 < lines.count, case let first = tail[lines[place + 1]],
      isBlank(first, dialect) || isRule(first),
      // A quotation mark above may be the end of a cell of several lines.
      size == source.count || !tail[..<first.startIndex].contains(.quote)
    else { return nil }
    return (source.count - size + lines[place + 1].lowerBound, notes)
  }

  /// Returns the ranges of the lines, or nil if none of them is blank or a rule.
  private static func lines(_ tail: [UInt8]) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var start = 0
    for place in tail.indices where tail[place].isEndOfLine {
      let isPair =
        place > 0 && tail[place] == .lineFeed && tail[place - 1] == .carriageReturn
      if !isPair { lines.append(start..<place) }
      start = place + 1
    }
    if start < tail.count { lines.append(start..<tail.count) }
    return lines.contains { $0.isEmpty || isRule(tail[$0]) } ? lines : nil
  }

  /// Returns whether a line is one repeated character, as typed across a page.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count >= 4, let sign = line.first else { return false }
    return "=-_*~".utf8.contains(sign) && line.allSatisfy { $0 == sign }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == dialect.delimiter }
  }

  private static func isNote(_ line: ArraySlice<UInt8>, _ dialect: Dialect, _ width: Int) -> Bool {
    let cells = line.split(separator: dialect.delimiter, omittingEmptySubsequences: false)
    let filled = cells.filter { !$0.isEmpty }
    guard cells.count != width || filled.count < 2 || filled.count == width else { return false }
    return filled.allSatisfy {
      !dialect.isMissingNumber($0.span.trimmed)
        && !NumberEvidence.isNumber($0.span.trimmed)
    }
  }
}
