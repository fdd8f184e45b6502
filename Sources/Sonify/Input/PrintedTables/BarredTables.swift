import SonifyTables

/// The tables with bars of a text, as a document in Markdown has them and the output of several queries.
struct BarredTables {
  /// A table, and what a document says of it.
  struct Entry {
    var table: PrintedTable
    /// The heading or the short line above it; may be empty.
    var name: String
    /// Whether one of its first rows has a number.
    var hasNumbers: Bool
  }

  /// The tables in the order of the text.
  private(set) var entries: [Entry] = []

  /// The first of adjacent lines with bars.
  private var block: [PrintedLine] = []
  /// The number of the first of them.
  private var start = 0
  /// The name of the next table.
  private var name = ""

  /// The maximum number of tables of a text.
  private static let maxCount = 10_000
  /// The number of lines from which a table is known.
  private static let maxBlock = 64
  /// The maximum length of a name, in bytes.
  private static let maxName = 80

  /// Finds the tables of a text.
  /// - Parameters:
  ///   - source: the text.
  ///   - limit: the maximum number of bytes in a line.
  /// - Throws: ``InputError`` if the text cannot be read, or a line is too long.
  /// - Complexity: linear in the size of the text.
  init(_ source: ByteSource, limit: Int) throws(InputError) {
    var stream = try LineStream(source, limit: limit)
    while entries.count < Self.maxCount, let bytes = try stream.nextLine() {
      take(PrintedLine(bytes: bytes), number: stream.line)
    }
    endBlock()
  }

  /// Returns the table that begins at a line, and the others with numbers, as a decision; nil if there
  /// are no others.
  func choice(ofTableAt row: Int) -> Decision? {
    guard let index = entries.firstIndex(where: { $0.table.firstRow == row }) else { return nil }
    let others = entries.indices.filter { $0 != index && entries[$0].hasNumbers }
      .map { Decision.OtherTable(number: $0 + 1, name: entries[$0].name) }
    return others.isEmpty ? nil : .table(.used(index + 1, entries[index].name, others: others))
  }

  private mutating func take(_ line: PrintedLine, number: Int) {
    if line.rule?.isEmpty == false || !line.bars(isDrawn: false).isEmpty
      || !line.bars(isDrawn: true).isEmpty
    {
      if block.isEmpty { start = number }
      if block.count < Self.maxBlock { block.append(line) }
      return
    }
    endBlock()
    guard !line.isBlank else { return }
    let text = PrintedLine.trimmed(line.bytes.drop { $0 == UInt8(ascii: "#") })
    // What a client counts belongs to the rows above.
    let isFooter =
      text.first == UInt8(ascii: "(") || text.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? false
    name =
      text.count > Self.maxName || isFooter
      ? "" : String(decoding: text, as: UTF8.self).trimmingMarks
  }

  private mutating func endBlock() {
    defer { block = [] }
    guard var table = PrintedTable.barred(block) else { return }
    let hasNumbers = block[min(table.firstRow, block.count)...].contains { line in
      table.cells(line)?.contains(where: PrintedTable.hasNumber) ?? false
    }
    table.firstRow += start
    entries.append(Entry(table: table, name: name, hasNumbers: hasNumbers))
    name = ""
  }
}

extension String {
  /// The text without the signs of emphasis and the colon that Markdown has around a title.
  fileprivate var trimmingMarks: String {
    let marks: Set<Character> = ["*", "_", "`", ":", " "]
    return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
  }
}
