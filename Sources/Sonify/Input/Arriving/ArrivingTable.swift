import SonifyBase

/// A table that is printed in columns, line by line, and how its lines are divided.
struct ArrivingTable: Sendable {
  /// The columns.
  var layout: ArrivingRows.Layout
  /// The division of its lines.
  var division: LineCells
  /// The header, as it was written; empty if there is none.
  var header: String
  /// Whether each row begins with a time of day, as its header does.
  var isTimed = false
  /// The indices of the columns that held numbers in the first row.
  var numbers: [Int] = []

  /// Returns the cells of a row, or nil if the line is none.
  func cells(of text: String) -> [String]? {
    var cells = division.columns(of: text)
    let count = layout.names.count
    guard cells.contains(where: \.isMeasurement) else {
      // A row of a delimited table may lack all its values.
      let isEmpty = cells.count == count && cells.dropFirst().allSatisfy(\.isEmpty)
      return isEmpty && count > 1 ? cells : nil
    }
    if isTimed, !cells[0].prefix(8).description.isClockTime { return nil }
    if division == .words {
      if cells[0].hasSuffix(":"), cells.count < count {
        // A row with a name may have fewer values, as swap has in free.
        cells += repeatElement("", count: count - cells.count)
      } else if cells.count > count, count > 1, WrittenValue(cells[count - 1]) == .text {
        // The last column, a command, may hold spaces.
        cells[count - 1] = cells[(count - 1)...].joined(separator: " ")
        cells.removeLast(cells.count - count)
      }
      // Most numbers are where they were; elsewhere the line is of another part of the report.
      let found = numbers.filter { $0 < cells.count }.map { cells[$0] }.count {
        $0.isMeasurement || (!$0.isEmpty && WrittenValue($0) == .missing)
      }
      guard 2 * found >= numbers.count else { return nil }
    }
    return cells.count == count ? cells : nil
  }

  /// Returns whether a line without a number stands where a row would: it has as many cells, and
  /// none of them is a name of a column.
  func hasForm(of cells: [String]) -> Bool {
    division.joined(cells).count == layout.names.count
      && !cells.contains(where: layout.names.contains)
  }
}
