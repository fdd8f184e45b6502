import SonifyTables

extension TablePlan {
  /// The purpose of a plan; no revision changes it.
  struct Purpose: Equatable {
    /// The user's choices for the chart.
    var choices = ChartChoices()
    /// The columns that select or sort rows.
    var rowColumns: Set<Int> = []
    /// Whether only rows of wholes are used.
    var takesWholes = false
    /// The dialect of the table.
    var dialect = Dialect()
    /// Whether malformed rows and cells are skipped, however many there are.
    var skipsBadRows = false
    /// The number of cells after which a row may end; nil if none may.
    var earliestEnd: Int?
    /// The line that names the columns, empty if there is none.
    var header: [UInt8] = []
    /// The name of the data in messages.
    var source = ""

    /// Whether only some of the rows are used.
    var filtersRows: Bool { takesWholes || !choices.rows.conditions.isEmpty }
  }
}

extension TablePlan.Purpose {
  /// Returns whether the user named a column.
  func asks(for column: Int, among profiles: [ColumnProfile]) -> Bool {
    let names = profiles.map(\.name)
    let references =
      choices.axisColumns + [choices.series, choices.label].compactMap { $0 } + choices.tones.values
    return rowColumns.contains(column)
      || references.contains { (try? $0.index(among: names)) == column }
  }
}
