extension CellSheet {
  /// Returns the cells of a part of the sheet, at the same columns and lines.
  /// - Parameter range: the part.
  /// - Returns: a sheet of its own.
  /// - Complexity: linear in the cells of the sheet.
  func part(_ range: CellRange) -> CellSheet {
    var part = CellSheet()
    var indices: [Int: Int] = [:]
    for row in 0..<rowCount where range.rows.contains(line(row)) {
      part.beginRow(
        line: line(row), part: self.part(row), isApart: part.rowCount > 0 && isApart(row))
      for cell in ownCells(row) where range.columns.contains(column(cell)) {
        indices[cell] = part.append(text(cell), at: column(cell), kind(cell), unit: unit(cell))
      }
      for (column, cell) in coveredCells(row) where range.columns.contains(column) {
        guard let cell = indices[cell] else { continue }
        part.cover(row: part.rowCount - 1, column: column, with: cell)
      }
    }
    return part
  }
}
