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

/// What the end of a block of rows shows of how its table goes on.
struct BlockEnd {
  private let sheet: CellSheet
  private let columns: Set<Int>
  private let firstColumn: Int?
  private let header: [Int]
  /// The columns with numbers in the last row.
  private let numeric: [Int]
  /// Whether a row has a text in the first column alone.
  private let hasLabels: Bool

  init(of block: Range<Int>, _ columns: [Int], in sheet: CellSheet) {
    self.sheet = sheet
    self.columns = Set(columns)
    firstColumn = columns.first
    header = sheet.places(block.lowerBound)
    let last = sheet.places(block.upperBound - 1)
    numeric = columns.filter { last[$0] >= 0 && sheet.isNumber(last[$0]) }
    hasLabels = block.dropFirst().contains {
      Self.isLabel(sheet.ownCells($0), columns.first, of: sheet)
    }
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
    return filled.count == 1 && sheet.column(filled[0]) == column && !sheet.isValue(filled[0])
  }
}
