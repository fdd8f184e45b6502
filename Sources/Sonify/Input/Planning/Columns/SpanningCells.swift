import SonifyBase
import SonifyTables

/// Cells that stand for the blank ones below them as well, as merged cells of a report do: a region once, beside each of
/// its products.
enum SpanningCells {
  /// The minimum number of rows, and of blocks of rows that have a cell together.
  private static let minRows = 4
  private static let minBlocks = 2

  /// The maximum length of such a cell, in bytes, as each blank cell gets it.
  private static let maxLength = 200

  /// Returns the first columns of a table if their cells span several rows.
  ///
  /// The next column has a cell in each row that they leave blank; these differ within a block of rows, and most come
  /// again in other blocks. The cells that span are all different, those of an inner column within one of the outer;
  /// remarks on rows come again, and measures fall.
  /// - Parameters:
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  ///   - names: the names of the columns.
  ///   - dialect: the dialect of the table.
  /// - Returns: the columns, in order; none if each row has its own cells.
  /// - Complexity: linear in the cells.
  static func columns(
    of grid: CellGrid, from firstRow: Int, _ names: [String], _ dialect: Dialect
  ) -> [Int] {
    guard firstRow < grid.rowCount, grid.rowCount - firstRow >= minRows,
      case let rows = firstRow..<grid.rowCount,
      rows.allSatisfy({ grid.width($0) == names.count })
    else { return [] }
    func isBlank(_ row: Int, _ column: Int) -> Bool {
      grid.cell(row, column)?.allSatisfy { $0 == UInt8(ascii: " ") } ?? true
    }
    let spanning = names.indices.prefix { column in
      !isBlank(firstRow, column) && rows.contains { isBlank($0, column) }
        && !HeaderWords(names[column]).contains(anyOf: RowWords.remarksOrEvents)
    }
    guard let last = spanning.last, case let inner = last + 1, inner < names.count - 1 else {
      return []
    }
    let starts = rows.filter { !isBlank($0, last) }
    // The cells of an outer column begin blocks of an inner one.
    guard starts.count >= minBlocks, starts.count * 3 <= rows.count * 2,
      spanning.allSatisfy({ column in
        rows.allSatisfy { isBlank($0, column) || !isBlank($0, last) }
          && areLabels(of: column, grid, starts.filter { !isBlank($0, column) }, dialect)
      }),
      areDistinct(spanning, grid, starts, isBlank),
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

  /// Returns whether cells are short and not missing, and, if all are numbers, whole ones that rise, as years and orders do.
  private static func areLabels(
    of column: Int, _ grid: CellGrid, _ rows: [Int], _ dialect: Dialect
  ) -> Bool {
    let cells = rows.map { grid.cell($0, column) ?? [] }
    guard cells.allSatisfy({ $0.count <= maxLength && !dialect.isMissing($0.span) }) else {
      return false
    }
    guard cells.allSatisfy({ NumberEvidence.isNumber($0.span.trimmed) }) else { return true }
    let numbers = cells.map { Int(String(decoding: $0, as: UTF8.self)) ?? .min }
    return numbers.allSatisfy { $0 != .min }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Returns whether the cells of the first column are all different, and those of the others with all before them.
  private static func areDistinct(
    _ columns: Range<Int>, _ grid: CellGrid, _ starts: [Int],
    _ isBlank: (_ row: Int, _ column: Int) -> Bool
  ) -> Bool {
    var path = columns.map { _ in [UInt8]() }
    var known: Set<[[UInt8]]> = []
    return starts.allSatisfy { row in
      guard let first = columns.first(where: { !isBlank(row, $0) }) else { return false }
      for column in columns where !isBlank(row, column) {
        path[column] = Array(grid.cell(row, column) ?? [])
      }
      return (first..<columns.upperBound).allSatisfy { known.insert(Array(path[...$0])).inserted }
    }
  }
}
