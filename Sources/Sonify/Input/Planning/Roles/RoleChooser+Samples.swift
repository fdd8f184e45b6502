import SonifyTables

/// Samples side by side, as a class of boys beside one of girls: the rows say nothing of what is in them.
extension RoleChooser {
  /// The columns of a table that are samples of one quantity, each of which is a box; nil if they are none.
  var samples: [Int]? {
    let columns = free.filter { !profiles[$0].hasNoValues }
    return columns.count > 1 && columns.allSatisfy { profiles[$0].isSample } ? columns : nil
  }
}
