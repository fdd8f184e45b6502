import SonifyChart
import SonifyTables

/// Loads a table of delimited text: the columns and rows of a chart.
struct TableLoader {
  /// Known contents of columns, by index, unless the user's choices differ.
  var contents: [Int: KeptColumn.Content] = [:]

  /// The beginning of the table.
  let opening: TableSniffer
  /// The user's options for reading it.
  let reading: ReadingOptions
  /// The user's choices for the chart.
  let choices: ChartChoices
  private let limits: ReadingLimits
  let selection: RowSelection

  /// Examines the beginning of a table.
  init(
    _ source: ByteSource, _ reading: ReadingOptions, _ choices: ChartChoices,
    _ limits: ReadingLimits
  ) throws(InputError) {
    opening = try TableSniffer(source, reading, limits)
    self.reading = reading
    self.choices = choices
    self.limits = limits
    selection = try RowSelection(
      choices.rows, among: opening.profiles.map(\.name), opening.dialect)
  }

  /// Reads the columns with roles, and groups and sorts the rows.
  /// - Returns: the table as a chart shows it, with the decisions that were made.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func arranged() throws(InputError) -> TableFindings {
    var found = try readTable()
    if let narrowed = narrowed(found) { found = narrowed }
    let across = found.across
    var arranged = reading.missingMarkers.isEmpty ? found.removeMissingValueCodes() : []
    arranged += found.removeSums() + found.continueNights()
    arranged += found.signAmounts()
    if choices.y.isEmpty {
      found.leaveOutTotals()
      found.leaveOutRepeatedAmounts()
      found.leaveOutRepeatedMeasures()
      found.leaveOutEmptyMeasures()
    }
    if choices.rows.grouping == nil, choices.rows.period == nil, choices.kind != .scatter {
      arranged += found.closeDays()
    }
    let plan = found.periodPlan(choices)
    if let plan, choices.rows.period == nil { found.leaveOutLevels(besides: plan) }
    if choices.series == nil {
      arranged += found.leaveOutSumOfSeries()
      found.divideSeriesByUnits()
    }
    let seriesName = found.joinSeriesKeys()
    var decisions = formatDecisions(found)
    if across == nil { decisions += valueDecisions(found) }
    decisions += found.decisions + skippedDecisions(found) + arranged
    if let seriesName, let series = found.roles.series { found.profiles[series].name = seriesName }
    if across == nil { found.splitBloodPressures() }
    decisions += try selection.group(
      &found.table, &found.roles, &found.profiles, by: plan)
    decisions += selection.arrange(&found.table, found.profiles)
    if let across = found.across {
      decisions += across.turn(&found) + valueDecisions(found)
    }
    found.decisions = opening.decisions + decisions
    return found
  }

  /// Reads the columns with roles.
  /// - Parameters:
  ///   - others: columns that are read besides them.
  ///   - wholes: what the rows are to be of.
  /// - Returns: what was read.
  /// - Throws: the first fault of the data or of the choices.
  func readTable(
    besides others: [Int] = [], of wholes: [WholeRows] = []
  ) throws(InputError) -> TableFindings {
    var names = opening.profiles.map(\.name)
    do throws(ReadingFailure) {
      let purpose = TablePlan.Purpose(
        choices: choices,
        rowColumns: selection.columns.union(others).union(wholes.map(\.column)),
        takesWholes: !wholes.isEmpty, dialect: opening.dialect,
        skipsBadRows: reading.skipsBadRows, earliestEnd: opening.earliestEnd,
        header: opening.headerLine, source: opening.source.name)
      var plan = try TablePlan(opening.profiles, contents: contents, for: purpose)
      names = plan.profiles.map(\.name)
      return try readTable(by: &plan, of: wholes)
    } catch {
      // Dates of several columns have no cells.
      let columns = Array(names.prefix(opening.profiles.count))
      throw error.error(source: opening.source, names: columns, dialect: opening.dialect)
    }
  }

  /// Reads the table according to a plan, until nothing contradicts the plan and the roles are
  /// final.
  private func readTable(
    by plan: inout TablePlan, of wholes: [WholeRows]
  ) throws(ReadingFailure) -> TableFindings {
    for _ in 0..<TablePlan.maxReadings {
      var table: Table
      do throws(ReadingFailure) {
        table = try reader(of: plan.kept, plan.forgiveness).read()
      } catch {
        guard case .fault(let fault) = error else { throw error }
        try plan.revise(after: fault, opening.evidence)
        continue
      }
      for column in opening.profiles.indices where opening.profiles[column].hasSpanningCells {
        table.fillDown(column)
      }
      guard try plan.accepts(&table) else { continue }
      let (rowCount, skipped) = (table.rowCount, table.skipped)
      let leftOut = try ReadingFailure.passingOn { () throws(InputError) in
        try selection.filter(&table, plan.profiles)
          + wholes.compactMap { $0.filter(&table, plan.profiles) }
      }
      if try plan.isFulfilled(by: table) {
        return TableFindings(
          table: table, profiles: plan.profiles, roles: plan.roles, across: plan.across,
          rowCount: rowCount, skipped: skipped, decisions: leftOut)
      }
    }
    throw .input(.badData(InputError.Place(source: opening.source.name), .noColumns))
  }

  /// Returns a reader of some columns.
  func reader(of kept: [KeptColumn], _ forgiveness: Forgiveness) -> TableReader {
    TableReader(
      source: opening.source,
      parser: RowParser(
        dialect: opening.dialect, columnCount: opening.profiles.count, kept: kept, limits: limits,
        forgiving: forgiveness),
      start: opening.start, usualRow: opening.usualRow)
  }
}
