import SonifyTables

extension SheetTable.Findings {
  /// The decisions about rows that are not of the table.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    // A title is used, and not skipped.
    let above = self.above - (title == nil ? 0 : 1)
    if above > 0 { decisions.append(.table(.rowsAbove(above))) }
    if headings > 0 { decisions.append(.table(.headings(headings))) }
    if let line = elisions.first { decisions.append(.table(.rowsLeftOut(line: line + 1))) }
    if !totals.isEmpty { decisions.append(.table(.totals(totals))) }
    if below > 0 { decisions.append(.table(.rowsBelow(below))) }
    if let nextTable { decisions.append(.table(.furtherTable(line: nextTable + 1))) }
    return decisions
  }
}
