extension CellSheet {
  /// Returns the cells of a part of the sheet, at the same columns and lines.
  /// - Parameter range: the part.
  /// - Returns: a sheet of its own.
  /// - Complexity: linear in the cells of the sheet.
  func cells(in range: CellRange) -> CellSheet {
    var part = CellSheet()
    let rows = (0..<rowCount).filter { range.rows.contains(line($0)) }
    let covering = Set(rows.flatMap { coveredCells($0).map(\.cell) })
    // The new indices of cells that cover others.
    var indices: [Int: Int] = [:]
    for row in rows {
      part.beginRow(
        line: line(row), part: self.part(row), isApart: part.rowCount > 0 && isApart(row))
      for cell in ownCells(row) where range.columns.contains(column(cell)) {
        let index = part.append(text(cell), at: column(cell), kind(cell), unit: unit(cell))
        if covering.contains(cell) { indices[cell] = index }
      }
      for (column, cell) in coveredCells(row) where range.columns.contains(column) {
        guard let cell = indices[cell] else { continue }
        part.cover(row: part.rowCount - 1, column: column, with: cell)
      }
    }
    return part
  }
}
