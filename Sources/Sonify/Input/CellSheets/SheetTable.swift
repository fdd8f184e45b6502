import SonifyBase

/// A table among the cells of a sheet: where it begins and ends, and what names its columns.
struct SheetTable {
  /// The columns of the sheet that belong to the table.
  let columns: [Int]
  /// The rows that name the columns.
  let header: Range<Int>
  /// The rows below them, up to the notes.
  let body: Range<Int>
  /// Rows among them that are no data.
  let skipped: Set<Int>
  /// What was found out about the rows.
  let findings: Findings
  /// An estimate of the number of cells that hold numbers.
  let numberCount: Int
  /// Whether several rows hold numbers.
  let hasRowsOfNumbers: Bool

  /// Rows that are not of the table, and why.
  struct Findings {
    /// The text of the first row above the table, if it has a single cell.
    var title: String?
    /// The column of that cell.
    var titleColumn = 0
    /// The numbers of rows above and below the table, without blank ones.
    var above = 0
    var below = 0
    /// The labels of rows at the end that sum up the others.
    var totals: [String] = []
    /// The lines of rows of ellipses, in place of rows that were left out, counted from 0.
    var elisions: [Int] = []
    /// The number of rows that repeat the header, or head a section of the table.
    var headings = 0
    /// Whether other rows of numbers follow below, and their line, counted from 0.
    var nextTable: Int?
  }

  /// The maximum number of header rows; pages of statistics have up to five.
  static let maxHeader = 6
  /// The number of rows that are examined to see what columns hold.
  static let sampleSize = 200

  /// Finds the first table with numbers; nil if the sheet has no two rows with a number.
  /// - Parameters:
  ///   - sheet: the cells.
  ///   - isOne: whether all rows belong to one table, as in a page; otherwise blank rows end it.
  ///   - hasHeader: whether the first row names the columns; nil to detect it.
  init?(in sheet: CellSheet, isOne: Bool, hasHeader: Bool?) {
    let blocks = isOne ? [0..<sheet.rowCount] : Self.blocks(of: sheet)
    var above = Findings()
    for (index, block) in blocks.enumerated() {
      var whole = block
      guard let columns = Self.columns(of: sheet, block) else {
        above.note(sheet, block)
        continue
      }
      for next in blocks[(index + 1)...] {
        guard Self.continues(sheet, columns, block, next) else { break }
        whole = whole.lowerBound..<next.upperBound
      }
      if Self.areFacts(whole, before: blocks[(index + 1)...], of: sheet) {
        above.note(sheet, block)
        continue
      }
      var finder = SheetTableFinder(sheet, whole, columns, above, hasHeader: hasHeader)
      guard finder.find() else {
        above.note(sheet, block)
        continue
      }
      finder.findings.nextTable = blocks[(index + 1)...].first {
        $0.lowerBound >= whole.upperBound && Self.columns(of: sheet, $0) != nil
      }.map { sheet.line($0.lowerBound) }
      // A remark beside the table is no title.
      if let last = finder.columns.last, finder.findings.titleColumn > last {
        finder.findings.title = nil
      }
      self.columns = finder.columns
      header = finder.header
      body = finder.body
      skipped = finder.skipped
      findings = finder.findings
      numberCount = finder.numberCount
      hasRowsOfNumbers = finder.hasRowsOfNumbers
      return
    }
    return nil
  }

  /// Returns whether a few rows are facts about a much longer table below, as the date and the site of a
  /// measurement are.
  private static func areFacts(
    _ rows: Range<Int>, before others: ArraySlice<Range<Int>>, of sheet: CellSheet
  ) -> Bool {
    rows.count <= 3
      && others.contains { $0.count >= 5 * rows.count && columns(of: sheet, $0) != nil }
  }

  /// Returns the runs of rows without a blank row among them.
  private static func blocks(of sheet: CellSheet) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start: Int?
    for row in 0..<sheet.rowCount {
      let isBlank = sheet.ownCells(row).allSatisfy { sheet.isBlank($0) }
      if let first = start, isBlank || sheet.isApart(row) {
        blocks.append(first..<row)
        start = nil
      }
      if !isBlank, start == nil { start = row }
    }
    if let start { blocks.append(start..<sheet.rowCount) }
    return blocks
  }

  /// Returns the columns of a block that belong together, or nil if it has no two rows, or no
  /// numbers.
  private static func columns(of sheet: CellSheet, _ block: Range<Int>) -> [Int]? {
    guard block.count > 1 else { return nil }
    var filled = [Int](repeating: 0, count: sheet.width)
    var hasNumbers = false
    var places: [Int] = []
    for (count, row) in block.enumerated() {
      sheet.fill(&places, row: row)
      for (column, cell) in places.enumerated() where !sheet.isBlank(cell) {
        filled[column] += 1
        if !hasNumbers, count < sampleSize || sheet.kind(cell) == .number {
          hasNumbers = sheet.isNumber(cell) || sheet.isTime(cell)
        }
      }
    }
    guard hasNumbers else { return nil }
    // Blank columns separate groups; a group with few rows is a remark beside the table.
    var groups: [Range<Int>] = []
    for column in 0..<sheet.width where filled[column] > 0 {
      if let last = groups.last, last.upperBound == column {
        groups[groups.count - 1] = last.lowerBound..<(column + 1)
      } else {
        groups.append(column..<(column + 1))
      }
    }
    let heights = groups.map { $0.map { filled[$0] }.max() ?? 0 }
    let height = heights.max() ?? 0
    return zip(groups, heights).filter { $0.1 * 2 >= height }.flatMap(\.0)
  }

  /// Returns whether the rows after blank ones go on with the table: where it has numbers, they
  /// have numbers or blank cells.
  private static func continues(
    _ sheet: CellSheet, _ columns: [Int], _ block: Range<Int>, _ next: Range<Int>
  ) -> Bool {
    let last = sheet.places(block.upperBound - 1)
    let first = sheet.places(next.lowerBound)
    let numeric = columns.filter { last[$0] >= 0 && sheet.isNumber(last[$0]) }
    let filled = numeric.filter { !sheet.isBlank(first[$0]) }
    return !filled.isEmpty && filled.allSatisfy { sheet.isValue(first[$0]) }
      && first.indices.allSatisfy { sheet.isBlank(first[$0]) || columns.contains($0) }
  }
}

extension SheetTable.Findings {
  /// Notes rows above the table.
  fileprivate mutating func note(_ sheet: CellSheet, _ rows: Range<Int>) {
    for row in rows { note(sheet, sheet.places(row)) }
  }

  /// Notes a row above the table, given its cells.
  mutating func note(_ sheet: CellSheet, _ places: [Int]) {
    let filled = Set(places.filter { !sheet.isBlank($0) })
    guard let cell = filled.first else { return }
    if above == 0, filled.count == 1, !sheet.isNumber(cell) {
      title = UntrustedText.harmless(String(decoding: sheet.text(cell), as: UTF8.self), limit: 100)
      titleColumn = sheet.column(cell)
    }
    above += 1
  }
}
