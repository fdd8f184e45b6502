import SonifyTables

/// Rows that are written as delimited text, with tabs between the cells.
struct RowSpool: ~Copyable {
  private var spool: Spool
  private var lines = LineMap()
  private var output: [UInt8] = []
  /// The number of rows so far.
  private(set) var count = 0

  /// Creates a spool for the rows of data.
  /// - Parameters:
  ///   - name: the name of the data in messages.
  ///   - maxCount: the maximum number of bytes of the rows.
  init(name: String, maxCount: Int = .max) { spool = Spool(name: name, maxCount: maxCount) }

  /// Appends a row.
  /// - Parameters:
  ///   - cells: the texts of its cells.
  ///   - line: its line in the original, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  mutating func append(_ cells: some Collection<String>, line: Int) throws(InputError) {
    var isFirst = true
    for cell in cells {
      if !isFirst { output.append(0x09) }
      isFirst = false
      append(cell)
    }
    // Without quotation marks, an empty cell would be a blank line.
    if cells.count == 1, cells.first == "" { output += [.quote, .quote] }
    output.append(.lineFeed)
    lines.append(line)
    count += 1
    if output.count > 1 << 16 { try writeOut() }
  }

  private mutating func append(_ cell: String) {
    guard cell.utf8.contains(where: { $0 == .quote || $0 == 0x09 || $0.isEndOfLine }) else {
      output += cell.utf8
      return
    }
    output.append(.quote)
    for byte in cell.utf8 {
      if byte == .quote { output.append(byte) }
      output.append(byte)
    }
    output.append(.quote)
  }

  private mutating func writeOut() throws(InputError) {
    let piece = output
    output = []
    try spool.append(piece.span)
  }

  /// Returns the rows, and how to read them.
  /// - Parameters:
  ///   - options: the user's options for reading the original.
  ///   - hasHeader: whether the first row names the columns.
  /// - Returns: the text, whose lines map to those of the original.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  consuming func table(
    _ options: ReadingOptions, hasHeader: Bool
  ) throws(InputError) -> PrintedTable.Delimited {
    try writeOut()
    var options = options
    options.delimiter = 0x09
    options.hasMargins = false
    options.cellsMaySpan = false
    options.encoding = .utf8
    options.hasHeader = hasHeader
    return PrintedTable.Delimited(
      source: try spool.source(lines: lines), options: options,
      decisions: hasHeader ? [.writing(.printedHeader)] : [])
  }
}
