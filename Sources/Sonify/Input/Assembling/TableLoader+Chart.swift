import SonifyTables

extension TableLoader {
  /// Reads the columns with roles and makes the chart.
  /// - Parameter title: the default title of the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chart(title: String) throws(InputError) -> LoadedChart {
    if SlotTableReader.reads(self) { return try chartOfSlots(title: title) }
    let found = try arranged()
    var assembly = ChartAssembly(
      table: found.table, profiles: found.profiles, roles: found.roles, choices: choices,
      source: opening.source.name)
    assembly.decisions = found.decisions
    var loaded = try assembly.chart(title: choices.title ?? opening.title ?? title)
    loaded.rowCount = found.rowCount
    loaded.skippedRows = found.skipped.malformed.numbered {
      opening.source.place(line: $0).line ?? 0
    }
    return loaded
  }
}
