import SonifyBase

/// A reader of rows that arrive line by line: delimited text, JSON lines, columns apart by spaces,
/// `key=value` lines, bare numbers.
///
/// It is a value: bytes in, rows out, whatever pieces the bytes come in. A row counts when its line
/// ends. The names of columns come from the header, which may come again or change; blank lines,
/// dates and banners between blocks are skipped. Memory is bounded, whatever arrives.
package struct ArrivingRows: Sendable {
  /// A table: rows with the same columns.
  package struct Layout: Equatable, Sendable {
    /// The number of the table, from 0, in the order of appearance.
    package var number: Int
    /// The names of the columns.
    package var names: [String]
    /// The index of the column that names rows which come together, as each processor of mpstat
    /// does; nil if there is none, or if that is not known before two groups have come.
    package var label: Int?
  }

  /// A row.
  package struct Row: Equatable, Sendable {
    /// The table.
    package var layout: Layout
    /// The cells, as many as the table has names.
    package var cells: [String]
    /// The number of the line, from 1.
    package var line: Int
    /// The number of the header above the row, counted from the start each time that one comes.
    package var block: Int
  }

  /// What a line turned out to be, if it is not skipped.
  package enum Arrival: Equatable, Sendable {
    /// A row.
    case row(Row)
    /// A line that looks like a row, but is none: its number and its text, shortened.
    case malformed(line: Int, text: String)
    /// Many lines have come and no row yet: their number, and the text of the last one, shortened.
    case noRows(lines: Int, text: String)
  }

  /// The maximum number of tables; rows of further ones are malformed.
  static let maxLayouts = 64
  /// The number of lines without a row after which that is reported.
  static let patience = 20

  private var lines = ArrivingLines()
  private var layouts: [Layout] = []
  /// The table of the last row that was printed in columns, and how its lines are divided.
  private var table: ArrivingTable?
  /// The last line that may be a header.
  private var header: String?
  /// The number of headers so far.
  private var block = 0
  private var context = Context.rows
  /// The number of lines that were skipped, other than blank ones.
  private var skipped = 0

  /// What came last, by which a line without numbers is judged.
  private enum Context {
    /// A row in columns, or nothing yet: another row may lack its values.
    case rows
    /// A blank line after that: another part of a report may begin.
    case blank
    /// An object: another must follow.
    case object
  }

  /// Creates a reader that has read nothing.
  package init() {}

  /// Creates a reader for the next file of a source, whose header may differ.
  package init(continuing earlier: ArrivingRows) { layouts = earlier.layouts }

  /// Counts lines that are not read.
  package mutating func skip(lines count: Int) { lines.skip(count) }

  /// Reads bytes and returns the rows that they complete.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Arrival] {
    var complete: [ArrivingLines.Line] = []
    lines.feed(bytes) { complete.append($0) }
    return read(complete)
  }

  /// Reads the last line, which has no end, and returns its row.
  package mutating func end() -> [Arrival] {
    var last: [ArrivingLines.Line] = []
    lines.end { last.append($0) }
    return read(last)
  }

  private mutating func read(_ lines: [ArrivingLines.Line]) -> [Arrival] {
    var arrivals: [Arrival] = []
    for line in lines {
      if let arrival = read(line) { arrivals.append(arrival) }
    }
    return arrivals
  }

  private mutating func read(_ line: ArrivingLines.Line) -> Arrival? {
    guard !line.isCut else { return line.malformed }
    guard let first = line.text.first(where: { !$0.isWhitespace }) else {
      if context == .rows { context = .blank }
      return nil
    }
    guard let arrival = arrival(of: line, beginningWith: first) else {
      skipped += 1
      guard skipped == Self.patience, layouts.isEmpty else { return nil }
      return .noRows(lines: skipped, text: line.harmlessText)
    }
    context = first == "{" ? .object : .rows
    return arrival
  }

  /// Returns what a line is; nil if it is a header, or stands between the rows of a report.
  private mutating func arrival(
    of line: ArrivingLines.Line, beginningWith first: Character
  ) -> Arrival? {
    if first == "{" || first == "[" {
      if let object = JSONRow(line.text) { return row(object.names, object.cells, line) }
      // A date in brackets, as ping -D writes it, is no array.
      guard first == "[", let keyed = KeyedRow(line.text) else { return line.malformed }
      return row(keyed.names, keyed.cells, line)
    }
    if let keyed = KeyedRow(line.text) { return row(keyed.names, keyed.cells, line) }
    if let loads = UptimeReport.cells(line.text) { return row(UptimeReport.names, loads, line) }
    return arrival(inColumns: line)
  }

  /// Returns a row of the table with these columns; a malformed one if there are too many tables.
  private mutating func row(
    _ names: [String], _ cells: [String], _ line: ArrivingLines.Line
  ) -> Arrival {
    guard let layout = layout(names) else { return line.malformed }
    return .row(Row(layout: layout, cells: cells, line: line.number, block: 0))
  }

  /// Returns the table with these columns, or nil if there are too many tables.
  private mutating func layout(_ names: [String], label: Int? = nil) -> Layout? {
    if let known = layouts.last(where: { $0.names == names }) { return known }
    guard layouts.count < Self.maxLayouts else { return nil }
    let layout = Layout(number: layouts.count, names: names, label: label)
    layouts.append(layout)
    return layout
  }

  // MARK: - Columns

  private mutating func arrival(inColumns line: ArrivingLines.Line) -> Arrival? {
    // A row under a header that has come since, or one of the table that is being read.
    if let header, let (found, cells) = table(under: header, of: line.text) {
      (table, self.header) = (found, nil)
      block += 1
      return row(cells, of: found, line)
    }
    if let table {
      if line.text == table.header {
        block += 1
        return nil
      }
      if let cells = table.cells(of: line.text) { return row(cells, of: table, line) }
    }
    let division = table?.division ?? LineCells(line.text)
    let cells = division.split(line.text)
    return cells.contains { WrittenValue.plainNumber(Array($0.utf8)) != nil }
      ? arrival(withNumbers: cells, division, line) : arrival(withoutNumbers: cells, line)
  }

  private func row(
    _ cells: [String], of table: ArrivingTable, _ line: ArrivingLines.Line
  ) -> Arrival {
    .row(Row(layout: table.layout, cells: cells, line: line.number, block: block))
  }

  /// Judges a line with a number that is no row of the table.
  private mutating func arrival(
    withNumbers cells: [String], _ division: LineCells, _ line: ArrivingLines.Line
  ) -> Arrival? {
    if let table {
      // A report has lines of other parts among its rows, such as averages.
      let isForeign = !table.division.isDelimited && WrittenValue(cells[0]) == .text
      return isForeign ? nil : line.malformed
    }
    if let header, division.isDelimited, LineCells(header) == division { return line.malformed }
    guard let layout = layoutWithoutHeader(cells) else { return nil }
    let first = ArrivingTable(layout: layout, division: division, header: "")
    table = first
    return row(cells, of: first, line)
  }

  /// Judges a line without a number: it may be a header.
  private mutating func arrival(
    withoutNumbers cells: [String], _ line: ArrivingLines.Line
  ) -> Arrival? {
    if let table, table.division.isDelimited, cells.count != table.layout.names.count {
      // A line of another length is no header of a delimited table.
      return line.malformed
    }
    switch context {
    case .object: return line.malformed
    case .rows:
      if let table, table.hasForm(of: cells) {
        return Self.isMissing(cells) ? row(cells, of: table, line) : line.malformed
      }
    case .blank: break
    }
    let isRule = line.text.allSatisfy { "-=+|: ".contains($0) }
    // "nan", "inf" and what is too large for a number are no names of columns.
    let hasName = cells.contains { Double($0) == nil && WrittenValue($0) != .missing }
    if !isRule, hasName { header = line.text }
    return nil
  }

  /// Returns whether all cells are missing values or times.
  private static func isMissing(_ cells: [String]) -> Bool {
    cells.contains { WrittenValue($0) == .missing }
      && cells.allSatisfy {
        WrittenValue($0) != .text || DateText.seconds(iso8601: $0) != nil
          || $0.prefix(8).description.isClockTime
      }
  }

  /// Returns the table whose header is one line and whose first row is another, with the cells of
  /// that row, if they fit.
  private mutating func table(under header: String, of text: String) -> (ArrivingTable, [String])? {
    let natural = LineCells(header)
    let others: [LineCells] =
      switch natural {
      case .words: [.wideWords]
      case .delimited(UInt8(ascii: "|")): [.barredWords]
      default: []
      }
    for division in [natural] + others {
      var names = division.columns(of: header)
      if names.first == "#" { names.removeFirst() }
      var isTimed = false
      if let first = names.first, first.prefix(8).description.isClockTime {
        (names[0], isTimed) = ("time", true)
      }
      if let first = names.first, first.hasSuffix(":"), names.count > 1 {
        // The first word stands for the row: that of averages comes under the names of the rows.
        names.removeFirst()
        if let table, names.allSatisfy(table.layout.names.contains) { return nil }
      }
      let row = division.columns(of: text)
      var hasUnnamed = false
      if row.count == names.count + 1, let label = row.first, division == .words,
        WrittenValue(label) == .text
      {
        names.insert("name", at: 0)
        hasUnnamed = true
      }
      guard row.count == names.count, row.contains(where: \.isMeasurement),
        !isTimed || row[0].prefix(8).description.isClockTime,
        let layout = layout(
          names.map { UntrustedText.harmless($0, limit: 60) },
          label: hasUnnamed ? 0 : division == .words ? Self.label(among: names, row) : nil)
      else { continue }
      let numbers = row.indices.filter { row[$0].isMeasurement }
      return (
        ArrivingTable(
          layout: layout, division: division, header: header, isTimed: isTimed, numbers: numbers),
        row
      )
    }
    return nil
  }

  /// The names under which system programs print processors and devices, a row for each.
  private static let labels: Set<String> = [
    "CPU", "Device", "Device:", "DEV", "IFACE", "Filesystem",
  ]

  private static func label(among names: [String], _ row: [String]) -> Int? {
    names.indices.first { labels.contains(names[$0]) && WrittenValue(row[$0]) == .text }
  }

  /// Returns the table of a first row without a header: all its cells but one are numbers or times.
  private mutating func layoutWithoutHeader(_ cells: [String]) -> Layout? {
    let texts = cells.count { cell in
      WrittenValue(cell) == .text && DateText.seconds(iso8601: cell) == nil
        && !cell.prefix(8).description.isClockTime
    }
    guard texts <= (cells.count > 1 ? 1 : 0) else { return nil }
    if cells.count == 1 { return layout(["value"]) }
    return layout(cells.indices.map { "column \($0 + 1)" })
  }
}

extension ArrivingLines.Line {
  /// The line as one that is no row.
  fileprivate var malformed: ArrivingRows.Arrival { .malformed(line: number, text: harmlessText) }

  /// The beginning of the line, safe to print.
  fileprivate var harmlessText: String { UntrustedText.harmless(text, limit: 40) }
}

extension WrittenValue {
  /// Whether the cell is a number.
  var isNumber: Bool { if case .number = self { true } else { false } }
}

extension String {
  /// Whether the cell is a number, and no time of day.
  var isMeasurement: Bool {
    WrittenValue(self).isNumber && !prefix(8).description.isClockTime
  }
}

extension LineCells {
  /// Whether the cells are apart by a character.
  var isDelimited: Bool { if case .delimited = self { true } else { false } }
}
