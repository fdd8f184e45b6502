/// Makes the chart of a table in delimited text.
struct TableLoader {
  /// What columns are known to hold, by their indices, unless a person says otherwise.
  var contents: [Int: KeptColumn.Content] = [:]

  /// The beginning of the table.
  let opening: TableOpening
  /// How the person wants it read.
  let reading: ReadingOptions
  /// What the person asks of the chart.
  let choices: ChartChoices
  private let limits: ReadingLimits
  private let selection: RowSelection

  /// Looks at the beginning of a table.
  init(
    _ source: ByteSource, _ reading: ReadingOptions, _ choices: ChartChoices,
    _ limits: ReadingLimits
  ) throws(InputError) {
    opening = try TableOpening(source, reading, limits)
    self.reading = reading
    self.choices = choices
    self.limits = limits
    selection = try RowSelection(
      choices.rows, among: opening.profiles.map(\.name), opening.dialect)
  }

  /// Reads the columns that play a part and makes the chart.
  /// - Parameter title: what the chart is called when nobody says.
  /// - Returns: the chart, with what was decided.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chart(title: String) throws(InputError) -> LoadedChart {
    var found = try readTable()
    let across = found.across
    var decisions = across == nil ? decisions(found) : []
    decisions += found.leftOut
    decisions += try selection.group(&found.table, &found.roles, &found.profiles)
    decisions += selection.arrange(&found.table, found.profiles)
    decisions += across?.turn(&found, opening.dialect.encoding) ?? []
    var assembly = ChartAssembly(
      table: found.table, profiles: found.profiles, roles: found.roles, choices: choices,
      source: opening.source.name, encoding: opening.dialect.encoding)
    assembly.decisions = opening.decisions + decisions
    var loaded = try assembly.chart(title: choices.title ?? opening.title ?? title)
    loaded.rowCount = found.rowCount
    return loaded
  }

  /// Reads the columns that play a part.
  private func readTable() throws(InputError) -> TableFindings {
    var names = opening.profiles.map(\.name)
    do throws(ReadingFailure) {
      let purpose = TablePlan.Purpose(
        choices: choices, rowColumns: selection.columns, dialect: opening.dialect,
        source: opening.source.name)
      var plan = try TablePlan(opening.profiles, contents: contents, for: purpose)
      names = plan.profiles.map(\.name)
      return try readTable(by: &plan)
    } catch {
      throw error.error(source: opening.source, names: names, dialect: opening.dialect)
    }
  }

  /// Reads the table by a plan, until nothing contradicts the plan and knowing the columns whole
  /// changes no part.
  private func readTable(by plan: inout TablePlan) throws(ReadingFailure) -> TableFindings {
    for _ in 0..<TablePlan.maxReadings {
      var table: Table
      do throws(ReadingFailure) {
        table = try reader(of: plan.kept).read()
      } catch {
        guard case .fault(let fault) = error else { throw error }
        try plan.revise(after: fault, opening.evidence)
        continue
      }
      guard plan.accepts(&table) else { continue }
      let rowCount = table.rowCount
      let leftOut = try ReadingFailure.passingOn { () throws(InputError) in
        try selection.filter(&table, plan.profiles)
      }
      if try plan.isFulfilled(by: table) {
        return TableFindings(
          table: table, profiles: plan.profiles, roles: plan.roles, across: plan.across,
          rowCount: rowCount, leftOut: leftOut)
      }
    }
    throw .input(
      .badData(
        InputPlace(source: opening.source.name), problem: TablePhrases.nothingStandsOut.text()))
  }

  private func reader(of kept: [KeptColumn]) -> TableReader {
    TableReader(
      source: opening.source,
      parser: RowParser(
        dialect: opening.dialect, columnCount: opening.profiles.count, kept: kept, limits: limits),
      start: opening.start, usualRow: opening.usualRow)
  }
}
