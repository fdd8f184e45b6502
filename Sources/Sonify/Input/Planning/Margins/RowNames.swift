import SonifyBase
import SonifyTables

/// Names of rows above which the header has none, as R writes them.
struct RowNames {
  /// Finds names at the beginnings of all rows, each of which has a cell more than the header; nil if there are none,
  /// or the cells may be parts of numbers with commas.
  ///
  /// They are in quotation marks, or end with a tab and stand before numbers.
  /// - Parameters:
  ///   - grid: the first rows, with the header.
  ///   - text: the text of the grid.
  ///   - width: the number of names in the header.
  ///   - dialect: the dialect of the table.
  init?(in grid: CellGrid, _ text: Span<UInt8>, below width: Int, _ dialect: Dialect) {
    let rows = 1..<max(1, grid.rowCount)
    guard rows.count > 1, rows.allSatisfy({ grid.width($0) == width + 1 }) else { return nil }
    let names = rows.map { Array(grid.cell($0, 0) ?? []) }
    guard Set(names).count == names.count, !names.contains([]) else { return nil }
    let areQuoted = rows.allSatisfy { text[grid.nextStarts[$0 - 1].offset] == .quote }
    let areBeforeNumbers =
      dialect.delimiter == 0x09
      && rows.allSatisfy { row in
        !dialect.holdsValue(grid.cell(row, 0)) && dialect.holdsValue(grid.cell(row, width))
      }
    guard areQuoted || areBeforeNumbers else { return nil }
  }
}
