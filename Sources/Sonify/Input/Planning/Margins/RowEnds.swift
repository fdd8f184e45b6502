import SonifyBase
import SonifyTables

/// Rows that end before their last cells, as exports leave out remarks that nobody wrote.
enum RowEnds {
  /// The minimum number of rows; and of how many one must have all cells, to show what the others lack.
  private static let (minRows, minWhole) = (10, 20)

  /// Returns the number of cells after which rows may end: what follows holds texts or nothing in the rows that have all
  /// cells, and the others have a value, too, in the last column of values.
  ///
  /// A cell that is missing from the middle of a row moves those after it, so that a text is in that column.
  /// - Parameters:
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  ///   - names: the names of the columns.
  ///   - dialect: the dialect of the table.
  /// - Returns: the number; nil if no row may end early.
  /// - Complexity: linear in the cells if some rows are short, else in the rows.
  static func earliest(
    in grid: CellGrid, from firstRow: Int, _ names: [String], _ dialect: Dialect
  ) -> Int? {
    let rows = firstRow..<max(firstRow, grid.rowCount)
    let whole = rows.filter { grid.width($0) == names.count }
    guard firstRow > 0, whole.count < rows.count, rows.count >= minRows,
      whole.count * minWhole >= rows.count
    else { return nil }
    let contents = names.indices.map { column in
      ContentFinder(
        of: whole.compactMap { grid.cell($0, column) }, dialect, header: names[column],
        isFirst: column == 0
      ).content
    }
    let holdsValues = contents.map { $0.0 != nil && $0.0 != .text }
    guard let last = holdsValues.lastIndex(of: true), last + 1 < names.count,
      !isMostlyValues(whole.compactMap { grid.cell($0, last + 1) }, dialect)
    else { return nil }
    let short = rows.filter { (last + 1..<names.count).contains(grid.width($0)) }
    let inPlace = short.count { row in
      let cell = grid.cell(row, last) ?? []
      return dialect.isMissingNumber(cell.span.trimmed) || fits(cell, contents[last], dialect)
    }
    // An odd cell may be in any row.
    return (short.count - inPlace) * minWhole <= short.count ? last + 1 : nil
  }

  /// Returns whether most cells are numbers or dates, though some are not.
  private static func isMostlyValues(_ cells: [ArraySlice<UInt8>], _ dialect: Dialect) -> Bool {
    let filled = cells.filter { !dialect.isMissingNumber($0.span.trimmed) }
    return filled.count { dialect.holdsValue($0) } * 2 > filled.count
  }

  /// Returns whether a cell is a number or a date of the form of a column; any cell fits into one of texts.
  private static func fits(
    _ cell: ArraySlice<UInt8>, _ form: (content: KeptColumn.Content?, style: NumberFormat?),
    _ dialect: Dialect
  ) -> Bool {
    switch form.content {
    case .number: ColumnProfile.number(cell.span, dialect, form.style) != nil
    case .date(let format): format.seconds(cell.span.trimmed) != nil
    case .text, nil: true
    }
  }
}
