import SonifyTables

/// Cells that show what a column is not.
extension TablePlan {
  /// Returns whether a cell shows that the whole numbers of a column beside others are codes, as 2A among departments.
  func isCode(_ fault: ReadingFault, in column: Int) -> Bool {
    guard case .notNumber(let cell) = fault.problem,
      !purpose.asks(for: column, among: firstProfiles), roles.x != column,
      roles.ys.contains(where: { $0 != column && profiles[$0].content == .number })
    else { return false }
    return profiles[column].mayHoldCode(cell)
  }
}
