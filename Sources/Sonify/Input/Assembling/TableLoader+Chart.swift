extension TableLoader {
  /// Reads the columns that play a part and makes the chart.
  /// - Parameter title: what the chart is called when nobody says.
  /// - Returns: the chart, with what was decided.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chart(title: String) throws(InputError) -> LoadedChart {
    let found = try arranged()
    var assembly = ChartAssembly(
      table: found.table, profiles: found.profiles, roles: found.roles, choices: choices,
      source: opening.source.name, encoding: opening.dialect.encoding)
    assembly.decisions = found.decisions
    var loaded = try assembly.chart(title: choices.title ?? opening.title ?? title)
    loaded.rowCount = found.rowCount
    return loaded
  }
}
