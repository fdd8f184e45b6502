import Testing

@testable import SonifyInput
@testable import SonifyTables

/// The values of columns in a text that arrives, row by row, and what else came.
struct ArrivedValues {
  var rows: [[Double]] = []
  var names: [String] = []
  var malformed: [Int] = []
  var groups: [ArrivingColumns.Result] = []
  var noRows: (lines: Int, text: String)?

  init(
    _ text: String, _ columns: [ColumnReference], where conditions: [RowChoices.Condition] = []
  ) throws {
    var reader = ArrivingRows()
    var wanted = ArrivingColumns(columns, where: conditions)
    for arrival in reader.feed(Array(text.utf8)[...]) + reader.end() {
      switch arrival {
      case .malformed(let line, _): malformed.append(line)
      case .noRows(let lines, let text): noRows = (lines, text)
      case .row(let row):
        for result in try wanted.read(row) {
          switch result {
          case .found(let found, _): names = found
          case .values(let values): rows.append(values)
          case .malformed(let line, _): malformed.append(line)
          case .grouped, .mixed, .lost: groups.append(result)
          }
        }
      }
    }
  }
}
