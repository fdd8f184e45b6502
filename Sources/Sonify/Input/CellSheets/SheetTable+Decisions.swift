import SonifyTables

extension SheetTable.Findings {
  /// Returns the decisions about rows that are not of the table, and about other tables.
  /// - Parameter sheet: the name of the sheet, where there are several.
  /// - Returns: the decisions.
  func decisions(sheet: String?) -> [Decision] {
    var decisions: [Decision] = []
    // A title is used, and not skipped.
    let above = self.above - (title == nil ? 0 : 1)
    if above > 0 { decisions.append(.table(.rowsAbove(above))) }
    if headings > 0 { decisions.append(.table(.headings(headings))) }
    if let line = elisions.first { decisions.append(.table(.rowsLeftOut(line: line + 1))) }
    if !totals.isEmpty { decisions.append(.table(.totals(totals))) }
    if !otherUnits.isEmpty { decisions.append(.table(.otherUnits(otherUnits))) }
    if below > 0 { decisions.append(.table(.rowsBelow(below))) }
    if !others.isEmpty {
      let names = others.map { cell in (sheet.map { "\($0)." } ?? "") + cell.text }
      decisions.append(.table(.otherTables(names)))
    }
    return decisions
  }
}
