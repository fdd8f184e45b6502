import SonifyBase
import SonifyTables

/// Rows of delimited text, each between quotation marks as if it were one cell: a program wrote cells to a file, and another
/// one took its lines for cells.
struct QuotedLinesPrint: PrintForm {
  /// The minimum number of lines.
  private static let minimum = 3

  init?(_ lines: [String]) {
    let lines = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let rows = lines.compactMap { Self.row(Array($0.utf8)[...]) }
    guard rows.count >= Self.minimum, rows.count == lines.count,
      [";", "\t", ","].contains(where: { Self.areRows(rows, Array($0.utf8)[0]) })
    else { return nil }
  }

  /// Returns what is between the marks of a line; nil if there are none around all of it.
  private static func row(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    var line = line
    if line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
    while let last = line.last, last <= 0x20 { line = line.dropLast() }
    guard line.count > 2, line.first == .quote, line.last == .quote else { return nil }
    var row: [UInt8] = []
    var isOpen = false
    for byte in line.dropFirst().dropLast() {
      // A mark within is doubled.
      if byte == .quote {
        isOpen.toggle()
        if isOpen { continue }
      } else if isOpen {
        return nil
      }
      row.append(byte)
    }
    return isOpen ? nil : row
  }

  /// Returns whether all rows have as many cells, two or more, and all but the first a number; commas may also be those of
  /// numbers, unless three or more names are above them.
  private static func areRows(_ rows: [[UInt8]], _ delimiter: UInt8) -> Bool {
    let cells = rows.map { $0.split(separator: delimiter, omittingEmptySubsequences: false) }
    let areNames = cells[0].allSatisfy { name in
      name.first.map { ($0 | 0x20) &- 0x61 < 26 || $0 > 0x7f } ?? false
    }
    guard delimiter != UInt8(ascii: ",") || cells[0].count > 2 && areNames else { return false }
    return cells[0].count > 1
      && cells.allSatisfy { $0.count == cells[0].count }
      && cells.dropFirst().allSatisfy { row in
        row.contains { cell in
          !cell.isEmpty && cell.allSatisfy { $0 &- 0x30 < 10 || [0x2c, 0x2d, 0x2e].contains($0) }
        }
      }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var spool = Spool(name: source.name)
    var lines = LineMap()
    var output: [UInt8] = []
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() {
      // A line without marks is a row as it is, with too few cells or too many.
      output += Self.row(line[...]) ?? Array(line)
      output.append(.lineFeed)
      lines.append(stream.line)
      if output.count > 1 << 16 {
        try spool.append(output.span)
        output.removeAll(keepingCapacity: true)
      }
    }
    try spool.append(output.span)
    return PrintedTable.Delimited(
      source: try spool.source(lines: lines), options: options, decisions: [])
  }
}
