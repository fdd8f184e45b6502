import SonifyTables

/// The cells of one table of a page or one sheet of a workbook, as they are shown, in little more
/// memory than their texts.
///
/// Readers append rows and cells in order; cells that are merged are stored once and spread later.
struct CellSheet {
  /// What a cell holds.
  enum Kind: UInt8 {
    /// Text, or anything whose kind is not stated.
    case text
    /// Text that heads a column or row.
    case heading
    /// A number with a decimal point, without group separators.
    case number
    /// A day, as 2012-01-31.
    case day
    /// A day and a time, as 2012-01-31T08:15:00.
    case moment
  }

  /// The part of the table in which a row is.
  enum Part: UInt8 {
    case head
    case body
    case foot
  }

  /// A cell; its text ends at `end`, and begins where that of the cell before it ends.
  private struct Cell {
    var end: UInt32
    var column: UInt16
    var kind: Kind
    /// The unit of a number, as an index of ``units``, or 0.
    var unit: UInt8
  }

  /// A row of the source that is not hidden.
  private struct Row {
    /// The index of its first cell.
    var start: UInt32
    /// Its line or number in the source, counted from 0.
    var line: UInt32
    var part: Part
    /// Whether a blank row, which is not stored, is above it.
    var isApart: Bool
  }

  private var text: [UInt8] = []
  private var cells: [Cell] = []
  private var rows: [Row] = []
  /// The columns of each row that a merged cell covers, beside its own, and that cell.
  private var covered: [Int: [(column: Int, cell: Int)]] = [:]
  private var coveredCount = 0
  /// The units of numbers; the first is none.
  private(set) var units = [""]
  /// The number of columns.
  private(set) var width = 0

  /// The unit of lengths of time.
  static let milliseconds = "ms"

  /// The maximum number of bytes of all texts.
  static let maxText = 1 << 30
  /// The maximum number of cells.
  static let maxCells = 100_000_000
  /// The maximum number of columns and rows that merged cells cover beside their own.
  static let maxCovered = 2_000_000

  /// The number of rows.
  var rowCount: Int { rows.count }
  /// The number of cells that were stored.
  var cellCount: Int { cells.count }
  /// Whether there are too many cells, or too long ones, to store any more.
  private(set) var isFull = false

  // MARK: Making

  /// Begins a row.
  /// - Parameters:
  ///   - line: its line or number in the source, counted from 0.
  ///   - part: the part of the table.
  ///   - isApart: whether a blank row, which is not stored, is above it.
  mutating func beginRow(line: Int, part: Part = .body, isApart: Bool = false) {
    rows.append(
      Row(
        start: UInt32(cells.count), line: UInt32(clamping: line), part: part, isApart: isApart))
  }

  /// Appends a cell to the last row.
  /// - Parameters:
  ///   - text: what it shows.
  ///   - column: the column, counted from 0, after that of the cell before it.
  ///   - kind: what it holds.
  ///   - unit: the unit of a number, or the empty text.
  /// - Returns: the index of the cell, or nil if the sheet is full.
  @discardableResult
  mutating func append(
    _ text: some Collection<UInt8>, at column: Int, _ kind: Kind, unit: String = ""
  ) -> Int? {
    guard self.text.count + text.count <= Self.maxText, cells.count < Self.maxCells,
      column < CellGrid.maxWidth
    else {
      isFull = true
      return nil
    }
    if !Self.isSpace(text) { self.text.append(contentsOf: text) }
    width = max(width, column + 1)
    cells.append(
      Cell(
        end: UInt32(self.text.count), column: UInt16(column), kind: kind, unit: index(of: unit)))
    return cells.count - 1
  }

  /// Returns whether a text is a few spaces, which people type to empty a cell.
  private static func isSpace(_ text: some Collection<UInt8>) -> Bool {
    // The first byte rules out most texts: spaces of ASCII, the one without a break, the wide one.
    guard let first = text.first, [0x20, 0x09, 0x0a, 0x0d, 0xc2, 0xe3].contains(first),
      text.count <= maxSpace
    else { return false }
    return String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
  }

  /// The maximum length of a text of spaces, in bytes.
  private static let maxSpace = 30

  /// Lets a cell cover another column of a row too, in which no cell is stored.
  mutating func cover(row: Int, column: Int, with cell: Int) {
    guard coveredCount < Self.maxCovered, column < CellGrid.maxWidth else {
      isFull = true
      return
    }
    coveredCount += 1
    width = max(width, column + 1)
    covered[row, default: []].append((column, cell))
  }

  private mutating func index(of unit: String) -> UInt8 {
    guard !unit.isEmpty else { return 0 }
    if let known = units.firstIndex(of: unit) { return UInt8(known) }
    guard units.count < 255 else { return 0 }
    units.append(unit)
    return UInt8(units.count - 1)
  }

  // MARK: Reading

  /// The line or number in the source of a row, counted from 0.
  func line(_ row: Int) -> Int { Int(rows[row].line) }

  /// The part of the table in which a row is.
  func part(_ row: Int) -> Part { rows[row].part }

  /// Whether a blank row, which is not stored, is above a row.
  func isApart(_ row: Int) -> Bool { rows[row].isApart }

  /// The cells of a row that are stored in it, not covered by merged ones.
  func ownCells(_ row: Int) -> Range<Int> {
    Int(rows[row].start)..<(row + 1 < rows.count ? Int(rows[row + 1].start) : cells.count)
  }

  /// The columns of a row that merged cells cover, beside their own, and those cells.
  func coveredCells(_ row: Int) -> [(column: Int, cell: Int)] { covered[row] ?? [] }

  /// Fills a list with the cell of each column of a row, −1 for none.
  func fill(_ places: inout [Int], row: Int) {
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: width))
    for cell in ownCells(row) { places[Int(cells[cell].column)] = cell }
    for (column, cell) in covered[row] ?? [] where places[column] < 0 { places[column] = cell }
  }

  /// Returns the cell of each column of a row, −1 for none.
  func places(_ row: Int) -> [Int] {
    var places: [Int] = []
    fill(&places, row: row)
    return places
  }

  /// The column of a cell.
  func column(_ cell: Int) -> Int { Int(cells[cell].column) }

  /// What a cell holds.
  func kind(_ cell: Int) -> Kind { cells[cell].kind }

  /// The unit of a cell's number, or the empty text.
  func unit(_ cell: Int) -> String { units[Int(cells[cell].unit)] }

  /// The text of a cell.
  func text(_ cell: Int) -> ArraySlice<UInt8> {
    text[(cell > 0 ? Int(cells[cell - 1].end) : 0)..<Int(cells[cell].end)]
  }

  /// Whether a cell shows nothing.
  func isBlank(_ cell: Int) -> Bool { cell < 0 || text(cell).isEmpty }

  /// Whether a cell is a number, a date, or a sign of a missing one.
  func isValue(_ cell: Int) -> Bool {
    switch cells[cell].kind {
    case .number, .day, .moment: return true
    case .text, .heading: return isNumber(cell) || Dialect().isMissingNumber(text(cell).span)
    }
  }

  /// Returns a text without figures in brackets after a number.
  private func bare(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = text.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]") else {
      return text
    }
    return NumberAddition.brackets.number(in: text.span)?[...] ?? text
  }

  /// Whether a cell is a time of day.
  func isTime(_ cell: Int) -> Bool { TimeOfDay.seconds(text(cell).span) != nil }

  /// Whether a cell shows a number that may be a year.
  func isYear(_ cell: Int) -> Bool {
    Int(String(decoding: text(cell), as: UTF8.self)).map { (1500...2200).contains($0) } ?? false
  }

  /// Whether a cell is a number, after which figures in brackets may stand.
  func isNumber(_ cell: Int) -> Bool {
    switch cells[cell].kind {
    case .number: true
    case .day, .moment: false
    case .text, .heading: NumberEvidence.isNumber(bare(text(cell)).span)
    }
  }
}
