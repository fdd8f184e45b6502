import SonifyTables

/// Cells that stand for the blank ones below them as well, as merged cells of a report do: a region once, beside each of
/// its products.
enum SpanningCells {
  /// The minimum number of rows, and of blocks of rows that have a cell together.
  private static let minRows = 4
  private static let minBlocks = 2

  /// Returns the first columns of a table if their cells span several rows.
  ///
  /// The next column has a cell in each row that they leave blank; these differ within a block of rows, and most come
  /// again in other blocks, as the remarks on single rows do not have it.
  /// - Parameters:
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  /// - Returns: the columns, in order; none if each row has its own cells.
  /// - Complexity: linear in the cells of these columns and the next one.
  static func columns(of grid: CellGrid, from firstRow: Int) -> [Int] {
    guard firstRow < grid.rowCount, grid.rowCount - firstRow >= minRows else { return [] }
    let rows = firstRow..<grid.rowCount
    func isBlank(_ row: Int, _ column: Int) -> Bool {
      grid.cell(row, column)?.allSatisfy { $0 == UInt8(ascii: " ") } ?? true
    }
    let spanning = (0..<grid.width(firstRow)).prefix { column in
      !isBlank(firstRow, column) && rows.contains { isBlank($0, column) }
    }
    guard let last = spanning.last, case let inner = last + 1, inner < grid.width(firstRow) - 1
    else { return [] }
    let starts = rows.filter { !isBlank($0, last) }
    // The cells of an outer column begin blocks of an inner one.
    guard starts.count >= minBlocks, starts.count * 3 <= rows.count * 2,
      spanning.allSatisfy({ column in
        rows.allSatisfy { isBlank($0, column) || !isBlank($0, last) }
      }),
      rows.allSatisfy({ !isBlank($0, inner) || !isBlank($0, last) })
    else { return [] }
    let ends = starts.dropFirst() + [rows.upperBound]
    let blocks = zip(starts, ends).map { start, end in
      (start..<end).filter { !isBlank($0, inner) }.map { grid.cell($0, inner) ?? [] }
    }
    let sets = blocks.map { Set($0) }
    let counts = Dictionary(sets.flatMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
    let again = sets.reduce(0) { sum, set in sum + set.count { counts[$0, default: 0] > 1 } }
    guard zip(blocks, sets).allSatisfy({ $0.count == $1.count }),
      again * 2 > blocks.reduce(0, { $0 + $1.count })
    else { return [] }
    return Array(spanning)
  }
}

extension Table {
  /// Gives blank cells of a column the value above them.
  mutating func fillDown(_ column: Int) {
    guard let read = columns[column] else { return }
    var last = Double.nan
    let filled = Column(
      read.values.map { value in
        if !value.isNaN { last = value }
        return last
      })
    filled.texts = read.texts
    filled.hasOverflowed = read.hasOverflowed
    columns[column] = filled
  }
}
