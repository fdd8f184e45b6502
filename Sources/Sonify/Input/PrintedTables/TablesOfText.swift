import SonifyTables

/// The tables of a text, as a document in Markdown has them, the output of several queries, or the report of a program.
struct TablesOfText {
  /// What its tables are made of.
  enum Form {
    /// Adjacent lines with bars.
    case barred
    /// Lines between blank ones, with spaces between their cells.
    case spaced
  }

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

  /// What the tables are made of.
  let form: Form
  /// The first of adjacent lines that may be a table.
  private var block: [PrintedLine] = []
  /// The number of the first of them.
  private var start = 0
  /// The name of the next table.
  private var name = ""

  /// The minimum number of lines of a table with spaces.
  static let minSpaced = 3
  /// The maximum number of tables of a text.
  private static let maxCount = 10_000
  /// The number of lines from which a table is known.
  private static let maxBlock = 64
  /// The maximum length of a name, in bytes.
  private static let maxName = 80

  /// Finds the tables of a text with bars, or else those with spaces.
  /// - Parameters:
  ///   - source: the text.
  ///   - limit: the maximum number of bytes in a line.
  /// - Throws: ``InputError`` if the text cannot be read, or a line is too long.
  /// - Complexity: linear in the size of the text.
  init(in source: ByteSource, limit: Int) throws(InputError) {
    let barred = try TablesOfText(.barred, of: source, limit: limit)
    self = barred.entries.isEmpty ? try TablesOfText(.spaced, of: source, limit: limit) : barred
  }

  /// Finds the tables of one form.
  /// - Parameters:
  ///   - form: what they are made of.
  ///   - source: the text.
  ///   - limit: the maximum number of bytes in a line.
  /// - Throws: ``InputError`` if the text cannot be read, or a line is too long.
  /// - Complexity: linear in the size of the text.
  init(_ form: Form, of source: ByteSource, limit: Int) throws(InputError) {
    self.form = form
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
    if belongsToTable(line) {
      if line.opensFrame { endBlock() }
      if block.isEmpty { start = number }
      if block.count < Self.maxBlock { block.append(line) }
      return
    }
    endBlock()
    if form == .barred, !line.isBlank { name = Self.name(in: line) }
  }

  private func belongsToTable(_ line: PrintedLine) -> Bool {
    switch form {
    case .barred:
      line.rule?.isEmpty == false || !line.bars(isDrawn: false).isEmpty
        || !line.bars(isDrawn: true).isEmpty
    case .spaced: !line.isBlank
    }
  }

  /// Returns the name that a line gives the table below.
  private static func name(in line: PrintedLine) -> String {
    let text = PrintedLine.trimmed(line.bytes.drop { $0 == UInt8(ascii: "#") })
    // What a client counts belongs to the rows above.
    let isFooter =
      text.first == UInt8(ascii: "(") || text.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? false
    return text.count > maxName || isFooter
      ? "" : String(decoding: text, as: UTF8.self).trimmingMarks
  }

  private mutating func endBlock() {
    defer { block = [] }
    guard var table = table() else {
      // A line between blank ones names the table below it.
      if form == .spaced, !block.isEmpty {
        name = block.count == 1 ? Self.name(in: block[0]) : ""
      }
      return
    }
    let hasNumbers = block[min(table.firstRow, block.count)...].contains { line in
      table.cells(line)?.contains(where: PrintedTable.hasNumber) ?? false
    }
    if form == .spaced, table.firstRow > 0 {
      var around = TextAround(table.header)
      around.takeAbove(block[0])
      if around.above > 0 { name = Self.name(in: block[0]) }
    }
    table.firstRow += start
    entries.append(Entry(table: table, name: name, hasNumbers: hasNumbers))
    name = ""
  }

  /// Returns the table in the block, or nil if it is none.
  private func table() -> PrintedTable? {
    switch form {
    case .barred: return PrintedTable.barred(block)
    case .spaced:
      guard block.count >= Self.minSpaced else { return nil }
      return PrintedTable.underlined(block) ?? PrintedTable.inBlock(block)
    }
  }
}

extension String {
  /// The text without the signs of emphasis and the colon that Markdown has around a title.
  fileprivate var trimmingMarks: String {
    let marks: Set<Character> = ["*", "_", "`", ":", " "]
    return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
  }
}
