import SonifyTables

/// Several tables of delimited text in one file, each with a header of its own, apart by blank lines.
struct DelimitedTables: PrintForm {
  let holdsTables = true
  private let delimiter: UInt8

  /// The number of bytes in which the second table must begin.
  static let beginning = 64 << 10
  private static let delimiters: [UInt8] = [0x2c, 0x3b, 0x09, 0x7c]

  /// A table: its lines, and the lines above that name it.
  private struct Block {
    /// The first line, counted from 0, of the table without its title.
    var start: Int
    /// The number of rows after the header.
    var rows: Int
    var header: [String]
    var name: String
  }

  init?(_ lines: [String]) {
    for delimiter in Self.delimiters {
      var blocks = Blocks(delimiter: delimiter)
      for line in lines { blocks.add(Array(line.utf8)[...]) }
      blocks.end()
      guard blocks.areWhole, blocks.tables.count > 1 || blocks.hasFactsAbove, blocks.areDistinct
      else { continue }
      self.delimiter = delimiter
      return
    }
    return nil
  }

  /// Recognizes the tables, or returns nil if there is no more than one.
  /// - Parameter source: the text.
  /// - Returns: the form, or nil.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func found(in source: ByteSource) throws(InputError) -> DelimitedTables? {
    let bytes = try source.beginning(beginning)
    // A blank line, or one of delimiters alone, ends a table.
    guard hasBlankLine(bytes), !bytes.contains(0) else { return nil }
    var lines = bytes.split(omittingEmptySubsequences: false) { $0 == .lineFeed }
      .map { String(decoding: $0, as: UTF8.self) }
    if bytes.count < source.count || lines.last == "" { lines.removeLast() }
    // The sentences of a document have commas and semicolons, too.
    let printed = try TablesOfText(
      .barred, of: ByteSource(name: source.name, bytes: bytes), limit: ReadingLimits().row)
    guard !printed.entries.contains(where: \.hasNumbers) else { return nil }
    return DelimitedTables(lines)
  }

  private static func hasBlankLine(_ bytes: [UInt8]) -> Bool {
    var isBlank = false
    for byte in bytes {
      if byte == .lineFeed {
        if isBlank { return true }
        isBlank = true
      } else if byte > 0x20, byte != 0x2c, byte != 0x3b {
        isBlank = false
      }
    }
    return false
  }

  /// Finds tables line by line.
  private struct Blocks {
    let delimiter: UInt8
    private(set) var tables: [Block] = []
    /// Whether no cell extends over several lines.
    private(set) var areWhole = true
    private var line = 0
    private var current: [[ArraySlice<UInt8>]] = []
    private var count = 0
    private var title = ""
    private var numbers: [Bool] = []
    /// The number of rows with another number of cells than the header.
    private var odd = 0

    /// The number of lines that are facts about the table below them: fewer than its rows, and with a name
    /// first and as wide, or a row under a header.
    private(set) var facts = 0
    private var areNamed = true
    private var firstFact: [ArraySlice<UInt8>] = []
    /// The number of blocks that are neither tables nor facts above them.
    private var others = 0

    /// Whether there are only one table and the facts above it.
    var hasFactsAbove: Bool { tables.count == 1 && facts > 0 && others == 0 }

    /// Whether the tables have different headers, or each a name of its own.
    var areDistinct: Bool {
      let names = Set(tables.map(\.name))
      return Set(tables.map(\.header)).count == tables.count
        || names.count == tables.count && !names.contains("")
    }

    init(delimiter: UInt8) { self.delimiter = delimiter }

    /// Takes the next line.
    mutating func add(_ text: ArraySlice<UInt8>) {
      defer { line += 1 }
      var text = text
      if line == 0, text.starts(with: [0xef, 0xbb, 0xbf]) { text.removeFirst(3) }
      if text.last == .carriageReturn { text.removeLast() }
      if !text.count(where: { $0 == .quote }).isMultiple(of: 2) { areWhole = false }
      guard text.contains(where: { $0 > 0x20 && $0 != delimiter }) else { return end() }
      var cells = cells(of: text)
      // A delimiter may end each row, but not the header.
      if count > 0, cells.count == current[0].count + 1, cells.last?.isEmpty ?? false {
        cells.removeLast()
      }
      let filled = cells.count { !$0.isEmpty }
      if count == 0, filled == 1 {
        // A title may stand above the header, and a blank line below it.
        title = String(decoding: text.filter { $0 != delimiter && $0 != .quote }, as: UTF8.self)
        return
      }
      if cells[0].isEmpty || Self.isNumber(cells[0]) { areNamed = false }
      if count == 0 {
        current = [cells]
        numbers = cells.map { _ in true }
      } else if cells.count == current[0].count {
        for (column, cell) in cells.enumerated() where !Self.isNumber(cell) {
          numbers[column] = false
        }
      } else {
        odd += 1
      }
      count += 1
    }

    /// Returns the cells of a line, in which a delimiter may stand within quotation marks.
    private func cells(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      var isQuoted = false
      return text.split(omittingEmptySubsequences: false) { byte in
        if byte == .quote { isQuoted.toggle() }
        return byte == delimiter && !isQuoted
      }.map(PrintedLine.trimmed)
    }

    /// Ends the block of lines.
    mutating func end() {
      defer { (current, count, numbers, odd, areNamed) = ([], 0, [], 0, true) }
      guard let names = current.first else { return }
      defer { title = "" }
      guard count > 2, names.count > 1, numbers.contains(true), odd <= max(1, count / 50),
        names.allSatisfy({ !$0.isEmpty && !Self.isNumber($0) }),
        tables.count < TableNames.maxCount
      else {
        let areFirst = tables.isEmpty && facts == 0 && odd == 0 && names.count > 1
        if areFirst, areNamed {
          (facts, firstFact) = (count, names)
        } else if areFirst, count == 2, names.allSatisfy({ !$0.isEmpty && !Self.isNumber($0) }) {
          // The place and the height of a station, with names of their own.
          facts = count
        } else if tables.isEmpty {
          // What is below a table is more of its rows, or notes.
          others += 1
        }
        return
      }
      if facts > 0, tables.isEmpty,
        facts >= count || firstFact == names
          || !firstFact.isEmpty && firstFact.count != names.count
      {
        others += 1
      }
      tables.append(
        Block(
          start: line - count, rows: count - 1,
          header: names.map { String(decoding: $0, as: UTF8.self) }, name: title))
    }

    private static func isNumber(_ cell: ArraySlice<UInt8>) -> Bool {
      let isQuoted = cell.count > 2 && cell.first == .quote && cell.last == .quote
      return PrintedTable.isNumber(isQuoted ? cell.dropFirst().dropLast() : cell)
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var blocks = Blocks(delimiter: delimiter)
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() { blocks.add(line) }
    blocks.end()
    let tables = blocks.tables
    // Lines of facts about a table may stand above it: a table is the first that is not much smaller.
    let largest = tables.map(\.rows).max() ?? 0
    let usual = tables.firstIndex { $0.rows * 5 >= largest } ?? 0
    let index =
      try options.table?.index(among: tables.map { [$0.name] }) ?? usual
    let table = tables[index]
    var spool = Spool(name: source.name)
    var lines = LineMap()
    stream = try LineStream(source, limit: limits.row)
    let last = tables.count == 1 ? Int.max : table.start + table.rows
    while let line = try stream.nextLine(), stream.line <= last {
      guard stream.line >= table.start else { continue }
      try spool.append((Array(line) + [.lineFeed]).span)
      lines.append(stream.line)
    }
    var options = options
    options.delimiter = delimiter
    options.hasHeader = options.hasHeader ?? true
    var decisions: [Decision] = []
    if blocks.hasFactsAbove { decisions.append(.writing(.linesAbove(blocks.facts))) }
    if options.table == nil, let use = Decision.use(ofTable: index, among: tables.map(\.name)) {
      decisions.append(use)
    }
    return PrintedTable.Delimited(
      source: try spool.source(lines: lines), options: options, decisions: decisions)
  }
}
