/// The blocks of a sheet that are long enough for a table with facts above it.
final class LargeBlocks {
  private let sheet: CellSheet
  /// The indices of the longest blocks, in order.
  private let large: [(index: Int, block: Range<Int>)]
  /// Whether they have numbers, as far as that was asked.
  private var known: [Int: Bool] = [:]

  /// Finds the longest blocks.
  /// - Complexity: O(*n* log *n*) in the number of blocks.
  init(of blocks: [Range<Int>], in sheet: CellSheet) {
    self.sheet = sheet
    large = blocks.enumerated().sorted { $0.element.count > $1.element.count }
      .prefix(SheetTable.maxBlocks).map { ($0.offset, $0.element) }.sorted { $0.0 < $1.0 }
  }

  /// Returns whether a block with numbers has some number of rows, and lies after another.
  func hasTable(after index: Int, rows: Int) -> Bool {
    large.contains { $0.index > index && $0.block.count >= rows && hasNumbers($0.index, $0.block) }
  }

  private func hasNumbers(_ index: Int, _ block: Range<Int>) -> Bool {
    if let known = known[index] { return known }
    let found = SheetGroups(sheet, block, isOne: false) != nil
    known[index] = found
    return found
  }
}

/// A run of rows of a sheet without a blank row, or with one below its header.
struct SheetBlock {
  /// The rows.
  var rows: Range<Int>
  /// Whether the rows below a header and a blank row are all totals; sections may then follow.
  var hasOnlyTotals = false

  /// The minimum number of columns of a header that blank rows part from its table.
  private static let minColumns = 3

  /// Returns the blocks of a sheet, in order.
  static func all(of sheet: CellSheet) -> [SheetBlock] {
    var blocks: [SheetBlock] = []
    var start: Int?
    func add(_ rows: Range<Int>) {
      if let last = blocks.last, heads(last.rows, rows, in: sheet) {
        let areTotals = rows.allSatisfy { row in
          sheet.ownCells(row).first { !sheet.isBlank($0) }
            .map { TotalRow.isLabel(sheet.text($0)) } ?? false
        }
        blocks[blocks.count - 1] = SheetBlock(
          rows: last.rows.lowerBound..<rows.upperBound, hasOnlyTotals: areTotals)
      } else {
        blocks.append(SheetBlock(rows: rows))
      }
    }
    for row in 0..<sheet.rowCount {
      let isBlank = sheet.ownCells(row).allSatisfy { sheet.isBlank($0) }
      if let first = start, isBlank || sheet.isApart(row) {
        add(first..<row)
        start = nil
      }
      if !isBlank, start == nil { start = row }
    }
    if let start { add(start..<sheet.rowCount) }
    return blocks
  }

  /// Returns whether a row of names or years, below titles and groups of columns, names the columns of the rows after a
  /// blank one, which begin with numbers below most of them.
  private static func heads(_ header: Range<Int>, _ rows: Range<Int>, in sheet: CellSheet) -> Bool {
    guard header.count <= SheetTable.maxHeader,
      header.allSatisfy({ row in
        sheet.ownCells(row).allSatisfy {
          sheet.isBlank($0) || !sheet.isValue($0) || sheet.isYear($0)
        }
      })
    else { return false }
    // Few blocks have a row of names at their end.
    let last = header.upperBound - 1
    guard sheet.ownCells(last).count + sheet.coveredCells(last).count >= minColumns else {
      return false
    }
    let names = sheet.places(last)
    let count = Set(names.filter { !sheet.isBlank($0) }).count
    let areAbove = header.dropLast().allSatisfy { row in
      let cells = sheet.places(row).filter { !sheet.isBlank($0) }
      return Set(cells).count < 2 || Set(cells).count < cells.count
        || Set(cells).count * SheetTableFinder.namesOfTitle <= count
    }
    guard areAbove else { return false }
    let columns = names.indices.dropFirst().filter { !sheet.isBlank(names[$0]) }
    let first = sheet.places(rows.lowerBound)
    let values = columns.filter { !sheet.isBlank(first[$0]) && sheet.isValue(first[$0]) }
    return columns.count >= minColumns && Set(columns.map { names[$0] }).count >= minColumns
      && values.count * 2 > columns.count && !values.allSatisfy { sheet.isYear(first[$0]) }
  }
}

/// What the end of a block of rows shows of how its table goes on.
struct BlockEnd {
  private let sheet: CellSheet
  private let columns: Set<Int>
  private let firstColumn: Int?
  private let header: [Int]
  /// The columns with numbers in the last row.
  private let numeric: [Int]
  /// Whether a row has a text in the first column alone, or one may follow.
  private let hasLabels: Bool

  /// Examines a block of rows.
  /// - Parameters:
  ///   - block: the rows.
  ///   - columns: the columns of its table.
  ///   - sheet: the cells.
  ///   - hasOnlyTotals: whether the rows are totals, so that sections follow.
  init(of block: Range<Int>, _ columns: [Int], in sheet: CellSheet, hasOnlyTotals: Bool) {
    self.sheet = sheet
    self.columns = Set(columns)
    firstColumn = columns.first
    header = sheet.places(block.lowerBound)
    let last = sheet.places(block.upperBound - 1)
    numeric = columns.filter { last[$0] >= 0 && sheet.isNumber(last[$0]) }
    hasLabels =
      hasOnlyTotals
      || block.dropFirst().contains { Self.isLabel(sheet.ownCells($0), columns.first, of: sheet) }
  }

  /// Returns whether the rows after blank ones go on with the table.
  ///
  /// Where it has numbers, they have numbers or blank cells. The name of a section may stand above them, if the rows
  /// before have one, too.
  func continues(_ next: Range<Int>) -> Bool {
    var first = sheet.places(next.lowerBound)
    if hasLabels, next.count > 1,
      Self.isLabel(sheet.ownCells(next.lowerBound), firstColumn, of: sheet)
    {
      first = sheet.places(next.lowerBound + 1)
      let repeats = columns.count { column in
        !sheet.isBlank(first[column]) && !sheet.isBlank(header[column])
          && sheet.text(first[column]) == sheet.text(header[column])
      }
      guard repeats < 2 else { return false }
    }
    let filled = numeric.filter { !sheet.isBlank(first[$0]) }
    return !filled.isEmpty && filled.allSatisfy { sheet.isValue(first[$0]) }
      && first.indices.allSatisfy { sheet.isBlank(first[$0]) || columns.contains($0) }
  }

  private static func isLabel(_ cells: Range<Int>, _ column: Int?, of sheet: CellSheet) -> Bool {
    let filled = cells.filter { !sheet.isBlank($0) }
    // The names of sections may have a column of their own.
    return filled.count == 1 && column.map { sheet.column(filled[0]) <= $0 } ?? false
      && !sheet.isValue(filled[0])
  }
}
