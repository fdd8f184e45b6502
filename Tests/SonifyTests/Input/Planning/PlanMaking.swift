@testable import SonifyBase
@testable import SonifyInput
@testable import SonifyTables

/// Plans of tables, and what may contradict them.
protocol PlanMaking {}

extension PlanMaking {
  /// Dates in ISO 8601.
  var dates: DateFormat { DateFormat(form: .yearFirst) }
  /// Dates such as 1/31/2012.
  var slashed: DateFormat { DateFormat(form: .slashedMonthFirst) }

  /// What no cells show of the way in which numbers are written.
  static func noCells(_ column: Int) -> NumberEvidence { NumberEvidence() }

  /// A column as its first rows show it.
  func column(
    _ name: String, _ content: KeptColumn.Content?, _ values: [Double] = []
  ) -> ColumnProfile {
    var profile = ColumnProfile(name: name, ColumnSummary(values.span))
    profile.content = content
    profile.isCertain = false
    if content == .text { profile.distinct = values.count }
    return profile
  }

  /// The plan that columns suggest, with choices that leave all else open.
  func plan(
    _ columns: [ColumnProfile], rowColumns: Set<Int> = [],
    _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> TablePlan {
    var purpose = TablePlan.Purpose(rowColumns: rowColumns, source: "data.csv")
    choose(&purpose.choices)
    return try TablePlan(columns, for: purpose)
  }

  /// A cell that is no number.
  func notNumber(_ cell: String, _ column: Int, line: Int = 9) -> ReadingFault {
    ReadingFault(line: line, column: column, problem: .notNumber(Array(cell.utf8)))
  }

  /// A cell that is no date of the format that a plan has for its column.
  func notDate(_ cell: String, _ column: Int, _ plan: TablePlan, line: Int) -> ReadingFault {
    let format = plan.kept.first { $0.index == column }.flatMap { $0.content.slashedFormat }
    return ReadingFault(
      line: line, column: column,
      problem: .notDate(Array(cell.utf8), format ?? DateFormat(form: .yearFirst)))
  }

  /// A table that was read.
  func table(_ columns: [Int: [Double]]) -> Table {
    var table = Table()
    table.rowCount = columns.values.first?.count ?? 0
    for (index, values) in columns { table.columns[index] = Table.Column(values) }
    return table
  }
}
