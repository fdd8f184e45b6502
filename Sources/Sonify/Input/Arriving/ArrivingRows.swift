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
  }

  /// The maximum number of tables; rows of further ones are malformed.
  static let maxLayouts = 64

  private var lines = ArrivingLines()
  private var layouts: [Layout] = []
  /// The table of the last row that was printed in columns, and how its lines are divided.
  private var table: Table?
  /// The last line that may be a header.
  private var header: String?
  /// The number of headers so far.
  private var block = 0
  /// Whether a blank line came after the last row, as it does before another part of a report.
  private var isAfterBlank = false
  /// Whether the last row was an object.
  private var areObjects = false

  private struct Table {
    var layout: Layout
    var division: LineCells
    /// The header, as it was written; empty if there is none.
    var header: String
    /// Whether each row begins with a time of day, as its header does.
    var isTimed = false
    /// The indices of the columns that held numbers in the first row.
    var numbers: [Int] = []
  }

  /// Creates a reader that has read nothing.
  package init() {}

  /// Creates a reader for the next file of a source, whose header may differ.
  package init(continuing earlier: ArrivingRows) { layouts = earlier.layouts }

  /// Reads bytes and returns the rows that they complete.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Arrival] {
    var arrivals: [Arrival] = []
    var complete: [ArrivingLines.Line] = []
    lines.feed(bytes) { complete.append($0) }
    for line in complete { read(line, &arrivals) }
    return arrivals
  }

  /// Reads the last line, which has no end, and returns its row.
  package mutating func end() -> [Arrival] {
    var arrivals: [Arrival] = []
    var last: ArrivingLines.Line?
    lines.end { last = $0 }
    if let last { read(last, &arrivals) }
    return arrivals
  }

  private mutating func read(_ line: ArrivingLines.Line, _ arrivals: inout [Arrival]) {
    func fail() -> Arrival {
      .malformed(line: line.number, text: UntrustedText.harmless(line.text, limit: 40))
    }
    guard !line.isCut else { return arrivals.append(fail()) }
    let text = line.text
    guard let first = text.first(where: { !$0.isWhitespace }) else {
      isAfterBlank = true
      return
    }
    let count = arrivals.count
    defer { if arrivals.count > count { (isAfterBlank, areObjects) = (false, first == "{") } }
    switch first {
    case "{", "[":
      // A date in brackets, as ping -D writes it, is no array.
      if let object = JSONRow(text) {
        arrivals.append(row(object.names, object.cells, line.number) ?? fail())
        return
      }
      guard first == "[", let keyed = KeyedRow(text) else { return arrivals.append(fail()) }
      arrivals.append(row(keyed.names, keyed.cells, line.number) ?? fail())
    default:
      if let keyed = KeyedRow(text) {
        arrivals.append(row(keyed.names, keyed.cells, line.number) ?? fail())
      } else if let loads = UptimeReport.cells(text) {
        arrivals.append(row(UptimeReport.names, loads, line.number) ?? fail())
      } else {
        readColumns(text, line.number, fail, &arrivals)
      }
    }
  }

  private mutating func row(_ names: [String], _ cells: [String], _ line: Int) -> Arrival? {
    layout(names).map { .row(Row(layout: $0, cells: cells, line: line, block: 0)) }
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

  private mutating func readColumns(
    _ text: String, _ line: Int, _ fail: () -> Arrival, _ arrivals: inout [Arrival]
  ) {
    // A row under a header that has come since, or one of the table that is being read.
    if let header, let (found, cells) = table(under: header, of: text) {
      (table, self.header) = (found, nil)
      block += 1
      return arrivals.append(
        .row(Row(layout: found.layout, cells: cells, line: line, block: block)))
    }
    if let table {
      if text == table.header {
        block += 1
        return
      }
      if let cells = Self.cells(of: text, in: table) {
        return arrivals.append(
          .row(Row(layout: table.layout, cells: cells, line: line, block: block)))
      }
    }
    let division = table?.division ?? LineCells(text)
    let cells = division.split(text)
    guard cells.contains(where: { WrittenValue.plainNumber(Array($0.utf8)) != nil }) else {
      // A line of another length is no header of a delimited table.
      if let table, table.division.isDelimited, cells.count != table.layout.names.count {
        arrivals.append(fail())
      } else if areObjects {
        arrivals.append(fail())
      } else if let table, !isAfterBlank, Self.isLikeRow(cells, of: table) {
        arrivals.append(
          Self.isMissing(cells)
            ? .row(Row(layout: table.layout, cells: cells, line: line, block: block)) : fail())
      } else if !text.allSatisfy({ "-=+|: ".contains($0) }) {
        header = text
      }
      return
    }
    if let table {
      // A report has lines of other parts among its rows, such as averages.
      let isForeign = !table.division.isDelimited && WrittenValue(cells[0]) == .text
      if !isForeign { arrivals.append(fail()) }
    } else if let header, division.isDelimited, LineCells(header) == division {
      arrivals.append(fail())
    } else if let layout = layoutWithoutHeader(cells) {
      table = Table(layout: layout, division: division, header: "")
      arrivals.append(.row(Row(layout: layout, cells: cells, line: line, block: block)))
    }
  }

  /// Returns whether a line without a number stands where a row would: it has as many cells, and
  /// none of them is a name of a column.
  private static func isLikeRow(_ cells: [String], of table: Table) -> Bool {
    let names = table.layout.names
    return joined(cells, table.division).count == names.count
      && !cells.contains(where: names.contains)
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
  private mutating func table(under header: String, of text: String) -> (Table, [String])? {
    let natural = LineCells(header)
    let others: [LineCells] =
      switch natural {
      case .words: [.wideWords]
      case .delimited(UInt8(ascii: "|")): [.barredWords]
      default: []
      }
    for division in [natural] + others {
      var names = Self.joined(division.split(header), division)
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
      let row = Self.joined(division.split(text), division)
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
        Table(
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

  /// Returns the cells of a row of a table, or nil if the line is none.
  private static func cells(of text: String, in table: Table) -> [String]? {
    var cells = joined(table.division.split(text), table.division)
    let count = table.layout.names.count
    guard cells.contains(where: \.isMeasurement) else {
      // A row of a delimited table may lack all its values.
      let isEmpty = cells.count == count && cells.dropFirst().allSatisfy(\.isEmpty)
      return isEmpty && count > 1 ? cells : nil
    }
    if table.isTimed, !cells[0].prefix(8).description.isClockTime { return nil }
    if table.division == .words {
      if cells[0].hasSuffix(":"), cells.count < count {
        // A row with a name may have fewer values, as swap has in free.
        cells += repeatElement("", count: count - cells.count)
      } else if cells.count > count, count > 1, WrittenValue(cells[count - 1]) == .text {
        // The last column, a command, may hold spaces.
        cells[count - 1] = cells[(count - 1)...].joined(separator: " ")
        cells.removeLast(cells.count - count)
      }
      // Most numbers are where they were; elsewhere the line is of another part of the report.
      let numbers = table.numbers.filter { $0 < cells.count }.map { cells[$0] }.count {
        $0.isMeasurement || (!$0.isEmpty && WrittenValue($0) == .missing)
      }
      guard 2 * numbers >= table.numbers.count else { return nil }
    }
    return cells.count == count ? cells : nil
  }

  /// Returns words with AM or PM joined to the time before it, and the last name of df in one.
  private static func joined(_ cells: [String], _ division: LineCells) -> [String] {
    if division == .words, cells.suffix(2) == ["Mounted", "on"] {
      return cells.dropLast(2) + ["Mounted on"]
    }
    guard division == .words, cells.count > 1, cells[0].isClockTime,
      cells[1] == "AM" || cells[1] == "PM"
    else { return cells }
    return ["\(cells[0]) \(cells[1])"] + cells.dropFirst(2)
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
