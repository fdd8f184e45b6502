import SonifyBase
import SonifyTables

/// Names of rows above which the header has none, as R writes them.
struct RowNames {
  /// Finds names at the beginnings of all rows, each of which has a cell more than the header; nil if there are none,
  /// or the cells may be parts of numbers with commas.
  ///
  /// They are in quotation marks, as the header is, or before tabs and numbers, or count the rows before tabs.
  /// - Parameters:
  ///   - grid: the first rows, with the header.
  ///   - text: the text of the grid.
  ///   - start: the offset of the header.
  ///   - width: the number of names in the header.
  ///   - dialect: the dialect of the table.
  init?(
    in grid: CellGrid, _ text: Span<UInt8>, from start: Int, below width: Int, _ dialect: Dialect
  ) {
    let rows = 1..<max(1, grid.rowCount)
    guard rows.count > 1, rows.allSatisfy({ grid.width($0) == width + 1 }) else { return nil }
    let names = rows.map { Array(grid.cell($0, 0) ?? []) }
    guard Set(names).count == names.count, !names.contains([]) else { return nil }
    let counts = (1...names.count).map { Array("\($0)".utf8) }
    let areTexts = names == counts || rows.allSatisfy { !dialect.holdsValue(grid.cell($0, 0)) }
    let areQuoted =
      text[start] == .quote && rows.allSatisfy { text[grid.nextStarts[$0 - 1].offset] == .quote }
      && !Self.mayHaveDecimalComma(grid, rows, width, dialect)
    let areBeforeNumbers =
      dialect.delimiter == 0x09 && rows.allSatisfy { dialect.holdsValue(grid.cell($0, width)) }
    guard areTexts, areQuoted || areBeforeNumbers else {
      return nil
    }
  }
  /// Returns whether the last two cells of each row may be a number with a decimal comma or of thousands.
  private static func mayHaveDecimalComma(
    _ grid: CellGrid, _ rows: Range<Int>, _ width: Int, _ dialect: Dialect
  ) -> Bool {
    dialect.delimiter == UInt8(ascii: ",")
      && rows.allSatisfy { row in
        let (whole, rest) = (grid.cell(row, width - 1) ?? [], grid.cell(row, width) ?? [])
        return (1...3).contains(whole.count) && (2...3).contains(rest.count)
          && (whole + rest).allSatisfy { $0 &- 0x30 < 10 }
      }
  }
}
