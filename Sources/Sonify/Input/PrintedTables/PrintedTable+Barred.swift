extension PrintedTable {
  /// Finds a table with bars between its columns and a rule below or above its header: the first that has
  /// numbers, as documents have others too, or else the first.
  static func barred(_ lines: [PrintedLine]) -> PrintedTable? {
    guard var table = unwrapped(lines) else { return nil }
    table.wrapped = WrappedCells(of: table, lines)
    return table
  }

  /// Finds such a table, each of whose lines is a row.
  private static func unwrapped(_ lines: [PrintedLine]) -> PrintedTable? {
    var first: PrintedTable?
    var start = 0
    while let (table, rule) = barred(lines, from: start) {
      let rows = lines[min(table.firstRow, lines.count)...].prefix { line in
        isRow(line, []) && table.cells(line) != nil
      }
      if rows.contains(where: { table.cells($0)?.contains(where: hasNumber) ?? false }) {
        return table
      }
      first = first ?? table
      start = max(rule + 1, rows.endIndex)
    }
    return first
  }

  /// Returns whether a cell begins with a number, perhaps with emphasis.
  static func hasNumber(_ cell: ArraySlice<UInt8>) -> Bool {
    let marks = Set("*_`".utf8)
    let text = cell.drop(while: marks.contains)
    return text.first.map { $0 &- 0x30 < 10 } ?? false
      || isNumber(text.prefix { !marks.contains($0) })
  }

  /// Finds the first table with bars whose rule is not above a line, and returns it and its rule.
  private static func barred(
    _ lines: [PrintedLine], from start: Int
  ) -> (table: PrintedTable, rule: Int)? {
    for (place, line) in lines.enumerated() where place >= start {
      guard let rule = line.rule else { continue }
      // Dashes alone are below the columns that they divide, in whose cells bars may be.
      if rule.isEmpty, let dashes = line.dashes, dashes.count > 1 { continue }
      if place > 0, lines[place - 1].rule == nil,
        let table = barred(lines, header: (place - 1)..<place, rule)
      {
        return (table, place)
      }
      guard place + 1 < lines.count, isRow(lines[place + 1], rule) else { continue }
      let end = lines[(place + 1)...].firstIndex { $0.rule != nil } ?? lines.count
      // Without a rule between its rows, a frame has no header.
      let isHeader = end + 1 < lines.count && isRow(lines[end + 1], rule)
      let header = (place + 1)..<(isHeader ? end : place + 1)
      if let table = barred(lines, header: header, rule) { return (table, place) }
    }
    return nil
  }

  private static func isRow(_ line: PrintedLine, _ rule: [Int]) -> Bool {
    guard line.rule == nil else { return false }
    return !line.bars(isDrawn: true).isEmpty || !line.bars(isDrawn: false).isEmpty
  }

  private static func barred(
    _ lines: [PrintedLine], header: Range<Int>, _ rule: [Int]
  ) -> PrintedTable? {
    let first = lines[header.lowerBound]
    let isDrawn = !first.bars(isDrawn: true).isEmpty
    let bars = first.bars(isDrawn: isDrawn)
    guard let leftmost = bars.first else { return nil }
    let isClosed = PrintedLine.trimmed(first.bytes[..<leftmost.place.lowerBound]).isEmpty
    let layout = Layout.barred(
      isDrawn: isDrawn, isClosed: isClosed, columns: bars.map(\.column))
    var table = PrintedTable(
      layout: layout, header: nil, firstRow: header.lowerBound, width: 0)
    table.mayLackLastBar = isClosed && !isDrawn && lackLastBars(lines[header.lowerBound...])
    guard let names = table.cells(first) else { return nil }
    table.width = names.count
    // The rule of psql and Markdown crosses the bars; in Markdown it also marks the alignment.
    let joints = header.count == 1 ? columnCount(rule, lines[header.upperBound], isClosed) : nil
    if let joints, joints != names.count { return nil }
    guard !header.isEmpty else { return table }
    table.firstRow = header.upperBound + 1
    table.header = texts(names)
    for line in lines[header].dropFirst() {
      guard let more = table.cells(line), !isDescription(more) else { break }
      for (column, text) in more.enumerated() where column < names.count && !text.isEmpty {
        let name = table.header?[column] ?? []
        table.header?[column] = name + (name.isEmpty ? [] : [0x20]) + text
      }
    }
    return table
  }

  /// Returns whether several rows have no bar at their end, as Markdown allows; one alone may be cut off.
  private static func lackLastBars(_ lines: ArraySlice<PrintedLine>) -> Bool {
    let bar = UInt8(ascii: "|")
    let rows = lines.prefix { PrintedLine.trimmed($0.bytes).first == bar }
    return rows.count { $0.rule == nil && PrintedLine.trimmed($0.bytes).last != bar } > 1
  }

  /// Returns the number of columns of a rule.
  private static func columnCount(
    _ rule: [Int], _ line: PrintedLine, _ isClosed: Bool
  ) -> Int? {
    // Colons of Markdown are beside dashes, not between cells.
    var bars = 0
    line.forEachMark { mark, _, place in
      if mark == .joint, line.bytes[place.lowerBound] == UInt8(ascii: ":") { return }
      if mark == .joint || mark == .bar(isDrawn: true) || mark == .bar(isDrawn: false) { bars += 1 }
    }
    guard isClosed else { return bars + 1 }
    // In Markdown it may lack the last bar.
    let isOpen = PrintedLine.trimmed(line.bytes).last.map { "-:".utf8.contains($0) } ?? false
    return isOpen ? bars : bars - 1
  }

  /// Returns whether cells below a header are types of columns, as in DuckDB and polars.
  private static func isDescription(_ cells: [ArraySlice<UInt8>]) -> Bool {
    // In place of columns that were left out stands nothing.
    cells.contains { !$0.isEmpty }
      && cells.allSatisfy { cell in
        if cell.isEmpty || cell.elementsEqual("---".utf8) || cell.elementsEqual("…".utf8) {
          return true
        }
        let word = String(decoding: cell.prefix { (0x61...0x7a).contains($0) }, as: UTF8.self)
        return typeNames.contains(word)
      }
  }

  private static let typeNames: Set<String> = [
    "int", "uint", "tinyint", "smallint", "bigint", "hugeint", "uhugeint", "integer", "utinyint",
    "float", "double", "decimal", "varchar", "char", "boolean", "date", "time", "timestamp",
    "interval", "blob", "uuid", "bit", "enum", "struct", "map", "union", "json", "varint",
  ]
}
