import SonifyTables

/// Statements of SQL that fill tables, as databases write them: SQLite's mode `insert` and `.dump`,
/// `mysqldump` and `pg_dump`.
struct StatementPrint: PrintForm {
  let holdsTables = true
  /// Whether the text is MySQL's, in whose strings a backslash has a meaning.
  private let hasEscapes: Bool

  private static let insertions = [
    "insert into ", "replace into ", "insert or replace into ", "insert ignore into ",
  ]
  private static let beginnings =
    insertions + [
      "--", "/*", "pragma ", "begin", "create ", "set ", "drop ", "start ", "lock ", "use ",
      "copy ",
    ]

  init?(_ lines: [String]) {
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) })?.lowercased(),
      Self.beginnings.contains(where: first.hasPrefix),
      lines.contains(where: { line in
        let line = line.lowercased()
        return Self.insertions.contains(where: line.hasPrefix)
          || line.hasPrefix("copy ") && line.hasSuffix(" from stdin;")
      })
    else { return nil }
    hasEscapes = lines.contains { $0.lowercased().hasPrefix("insert into `") }
  }

  /// The columns of tables, by the name of each.
  private typealias Columns = [String: [String]]

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var names = TableNames()
    var columns: Columns = [:]
    try forEachRow(source, limits, &columns) { (name, _, _) throws(InputError) in
      names.count(name)
    }
    guard !names.names.isEmpty else {
      throw .badData(InputError.Place(source: source.name), .noPrintedTable)
    }
    let (index, decisions) = try names.chosen(options.table)
    let chosen = names.names[index]
    var rows = RowSpool(name: source.name)
    let header = columns[chosen]
    if let header { try rows.append(header, line: 0) }
    try forEachRow(source, limits, &columns) { (name, cells, line) throws(InputError) in
      if name == chosen { try rows.append(cells, line: line) }
    }
    var table = try rows.table(options, hasHeader: header != nil)
    table.decisions = decisions + table.decisions
    return table
  }

  /// Calls `visit` with each row of each table, and collects the names of columns.
  private func forEachRow(
    _ source: ByteSource, _ limits: ReadingLimits, _ columns: inout Columns,
    _ visit: (_ table: String, _ cells: [String], _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    var stream = try LineStream(source, limit: limits.row)
    var statement: [UInt8] = []
    var quote: UInt8?
    var start = 0
    var copied: String?
    while let line = try stream.nextLine() {
      if let table = copied {
        if line.elementsEqual("\\.".utf8) {
          copied = nil
        } else {
          try visit(table, Self.copiedCells(line), stream.line)
        }
        continue
      }
      if statement.isEmpty {
        start = stream.line
        if line.isEmpty || line.starts(with: "--".utf8) || line.starts(with: "/*".utf8) { continue }
      }
      guard statement.count + line.count <= limits.row else {
        throw ReadingFault(line: start, problem: .longRow(limits.row))
          .error(source: source, names: [], dialect: Dialect())
      }
      let isWhole = append(line, to: &statement, &quote)
      guard isWhole else { continue }
      copied = try read(statement, line: start, &columns, visit)
      statement = []
    }
  }

  /// Appends a line to a statement and returns whether the statement ends with it.
  private func append(_ line: ArraySlice<UInt8>, to statement: inout [UInt8], _ quote: inout UInt8?)
    -> Bool
  {
    var line = line
    var isEscaped = false
    for (place, byte) in zip(line.indices, line) {
      if quote == nil, byte == UInt8(ascii: "-"), line[place...].starts(with: "--".utf8) {
        // A comment may hold quotation marks.
        line = line[..<place]
        break
      }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), hasEscapes, quote != nil {
        isEscaped = true
      } else if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == .quote || byte == UInt8(ascii: "`") {
        quote = byte
      }
    }
    statement += line
    let last = line.last { $0 > 0x20 }
    if quote == nil, last == UInt8(ascii: ";") { return true }
    statement.append(.lineFeed)
    return false
  }

  /// Reads a statement, and returns the name of the table whose rows follow it, if there is one.
  private func read(
    _ statement: [UInt8], line: Int, _ columns: inout Columns,
    _ visit: (_ table: String, _ cells: [String], _ line: Int) throws(InputError) -> Void
  ) throws(InputError) -> String? {
    var scanner = LiteralScanner(statement, hasEscapes: hasEscapes)
    scanner.skipSpace()
    if scanner.take(word: "create") {
      for word in ["global", "local", "temp", "temporary", "unlogged"] {
        _ = scanner.take(word: word)
      }
      guard scanner.take(word: "table") else { return nil }
      if scanner.take(word: "if") { _ = scanner.take(word: "not") && scanner.take(word: "exists") }
      guard let name = scanner.name(), scanner.take(UInt8(ascii: "(")) else { return nil }
      columns[name] = Self.definedColumns(&scanner)
      return nil
    }
    if scanner.take(word: "copy") {
      guard let name = scanner.name() else { return nil }
      if let names = Self.listedColumns(&scanner) { columns[name] = names }
      return scanner.take(word: "from") && scanner.take(word: "stdin") ? name : nil
    }
    guard scanner.take(word: "insert") || scanner.take(word: "replace") else { return nil }
    for word in ["or", "replace", "ignore"] { _ = scanner.take(word: word) }
    guard scanner.take(word: "into"), let name = scanner.name() else { return nil }
    if let names = Self.listedColumns(&scanner) { columns[name] = names }
    guard scanner.take(word: "values") else { return nil }
    while scanner.take(UInt8(ascii: "(")) {
      var cells: [String] = []
      while true {
        scanner.skipSpace()
        if let cell = scanner.literal() {
          cells.append(cell.text)
        } else {
          // An expression has no value here.
          scanner.skipToComma()
          cells.append("")
        }
        scanner.skipSpace()
        guard scanner.take(UInt8(ascii: ",")) else { break }
      }
      guard scanner.take(UInt8(ascii: ")")) else { return nil }
      try visit(name, cells, line)
      scanner.skipSpace()
      _ = scanner.take(UInt8(ascii: ","))
      scanner.skipSpace()
    }
    return nil
  }

  /// Reads the names of columns in brackets, or returns nil if there are none.
  private static func listedColumns(_ scanner: inout LiteralScanner) -> [String]? {
    guard scanner.take(UInt8(ascii: "(")) else { return nil }
    var names: [String] = []
    repeat {
      scanner.skipSpace()
      guard let name = scanner.name() else { return nil }
      names.append(name)
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: ")")) else { return nil }
    scanner.skipSpace()
    return names
  }

  /// Reads the definitions of columns up to the closing bracket, and returns their names.
  private static func definedColumns(_ scanner: inout LiteralScanner) -> [String] {
    var names: [String] = []
    repeat {
      scanner.skipSpace()
      // MySQL lists keys among the columns.
      let words =
        ["primary", "unique", "constraint", "foreign", "check"]
        + (scanner.hasEscapes ? ["key", "index", "fulltext"] : [])
      let isConstraint = words.contains { scanner.take(word: $0) }
      if !isConstraint, let name = scanner.name() { names.append(name) }
      scanner.skipToComma()
    } while scanner.take(UInt8(ascii: ","))
    return names
  }

  /// Returns the cells of a row of `COPY`: tabs between them, `\N` for a missing one.
  private static func copiedCells(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: 0x09, omittingEmptySubsequences: false).map { cell in
      cell.elementsEqual("\\N".utf8) ? "" : String(decoding: cell, as: UTF8.self)
    }
  }
}
