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
  /// Whether the only numbers count the rows, in the first column: 1, 2, 3, as those of notes.
  let countsRows: Bool
  /// Whether the header is that of a pivot table, which may have numbers.
  let isPivot: Bool

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
    /// The labels of rows whose numbers have another unit than those of the others.
    var otherUnits: [String] = []
    /// The number of rows that repeat the header, or head a section of the table.
    var headings = 0
    /// The first cells of other tables on the sheet.
    var others: [CellReference] = []
  }

  /// The maximum number of header rows; pages of statistics have up to five.
  static let maxHeader = 6
  /// The number of rows that are examined to see what columns hold.
  static let sampleSize = 200

  /// Finds the first table with numbers; nil if the sheet has no two rows with a number.
  /// - Parameters:
  ///   - sheet: the cells.
  ///   - isOne: whether all cells belong to one table, as in a page; otherwise blank rows end it.
  ///   - hasHeader: whether the first row names the columns; nil to detect it.
  init?(in sheet: CellSheet, isOne: Bool, hasHeader: Bool?) {
    let found = isOne ? [SheetBlock(rows: 0..<sheet.rowCount)] : SheetBlock.all(of: sheet)
    let blocks = found.map(\.rows)
    let largeBlocks = LargeBlocks(of: blocks, in: sheet)
    var above = Findings()
    for (index, block) in blocks.enumerated() {
      guard let groups = SheetGroups(sheet, block, isOne: isOne) else {
        above.note(sheet, block)
        continue
      }
      let columns = groups.columns
      if let size = Self.minSize(besideFacts: block, columns, of: sheet),
        largeBlocks.hasTable(after: index, rows: size)
      {
        above.note(sheet, block)
        continue
      }
      let end = BlockEnd(of: block, columns, in: sheet, hasOnlyTotals: found[index].hasOnlyTotals)
      let next = blocks[(index + 1)...].prefix(while: end.continues)
      let whole = block.lowerBound..<(next.last?.upperBound ?? block.upperBound)
      var finder = SheetTableFinder(sheet, whole, columns, above, hasHeader: hasHeader)
      guard finder.find() else {
        above.note(sheet, block)
        continue
      }
      finder.findings.others = groups.others
      for block in blocks[(index + 1 + next.count)...].prefix(Self.maxBlocks) {
        guard let groups = SheetGroups(sheet, block, isOne: isOne), let first = groups.columns.first
        else { continue }
        finder.findings.others.append(
          CellReference(column: first, row: sheet.line(block.lowerBound)))
        finder.findings.others += groups.others
      }
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
      countsRows = finder.countsRows
      isPivot = finder.isPivot
      return
    }
    return nil
  }

  /// Returns the number of rows of a table below beside which a few rows are facts, as the date and the site of a
  /// measurement are, or names with a value each, such as means; nil if they are none in any case.
  private static func minSize(
    besideFacts rows: Range<Int>, _ columns: [Int], of sheet: CellSheet
  ) -> Int? {
    if rows.count <= 3 { return 5 * rows.count }
    guard columns.count == 2, rows.count <= maxFacts else { return nil }
    // Names of columns make a table of names and values.
    let first = sheet.places(rows.lowerBound)[columns[1]]
    return !sheet.isBlank(first) && sheet.isValue(first) ? 3 * rows.count : nil
  }

  /// The maximum number of rows that are facts with a name each.
  private static let maxFacts = 8
  /// The maximum number of blocks of rows after a table in which others are sought.
  static let maxBlocks = 100
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
