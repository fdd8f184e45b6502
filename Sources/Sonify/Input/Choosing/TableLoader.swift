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
  /// How time runs across the columns, if it does and nobody says what the columns are.
  private let across: ColumnsAcross?

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
    let isOpen =
      choices.x == nil && choices.y.isEmpty && choices.series == nil && choices.kind != .histogram
    across =
      isOpen && choices.rows.grouping == nil ? ColumnsAcross.found(in: opening.profiles) : nil
  }

  /// Reads the columns that play a part and makes the chart.
  /// - Parameter title: what the chart is called when nobody says.
  /// - Returns: the chart, with what was decided.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chart(title: String) throws(InputError) -> LoadedChart {
    var found = try readTable()
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

  /// A table that was read, and what is known of it.
  struct Findings {
    /// The rows that meet all conditions.
    var table: Table
    /// What is known of the columns.
    var profiles: [ColumnProfile]
    /// Which column plays which part.
    var roles: ColumnRoles
    /// How many rows were read.
    var rowCount: Int
    /// Which of them were left out.
    var leftOut: [Decision]
  }

  /// How often roles and ways of writing may be chosen anew.
  private static let greatestAttempts = 40

  /// Reads the columns that play a part, until knowing them whole changes no part.
  private func readTable() throws(InputError) -> Findings {
    let name = opening.source.name
    var profiles = opening.profiles
    ContentChoices.apply(contents, to: &profiles)
    try ContentChoices.apply(choices, to: &profiles)
    let calendar = choices.x == nil && across == nil ? CalendarColumns(profiles) : nil
    calendar?.addDates(to: &profiles)
    let columnCount = opening.profiles.count
    var presumed = Set(profiles.indices.filter { profiles[$0].content == nil })
    var roles = try chosenRoles(profiles)
    // Columns of dates whose order is settled, with the fault of the other order if it has one.
    var ordered: [Int: ReadingFault?] = [:]
    // Columns whose numbers turned out to be written otherwise than their first ones.
    var evidence: [Int: NumberEvidence] = [:]
    // The rows that are left may suggest other roles than all rows together.
    let isOpen = choices.x == nil || choices.y.isEmpty
    var spare: Set<Int> =
      selection.isFiltering && isOpen && columnCount <= Self.greatestSpare
      ? Set(0..<columnCount) : []
    for _ in 0..<Self.greatestAttempts {
      var needed = selection.columns.union(roles.columns)
      if needed.remove(columnCount) != nil, let calendar { needed.formUnion(calendar.columns) }
      let kept = needed.union(spare).sorted().map {
        KeptColumn(
          index: $0, content: profiles[$0].content ?? .number, style: profiles[$0].style)
      }
      let reader = TableReader(
        source: opening.source,
        parser: RowParser(
          dialect: opening.dialect, columnCount: columnCount, kept: kept, limits: limits),
        start: opening.start, usualRow: opening.usualRow)
      do throws(TableReader.Failure) {
        var table = try reader.read()
        if let x = roles.x, opening.dialect.dateOrder == .auto, ordered[x] == nil,
          let format = profiles[x].content?.slashedFormat?.exchanged,
          let dates = table.columns[x]?.values, SlashedDates.areAmbiguous(dates),
          SlashedDates.areBetterExchanged(dates)
        {
          ordered[x] = .some(nil)
          profiles[x].content = .date(format)
          continue
        }
        for column in kept {
          presumed.remove(column.index)
          if profiles[column.index].content == nil { profiles[column.index].content = .number }
        }
        calendar?.addDates(to: &table, at: columnCount)
        let rowCount = table.rowCount
        let leftOut = try filter(&table, profiles)
        for (column, read) in table.columns {
          profiles[column].update(
            from: read, ordersPoints: column == roles.x || selection.isFiltering)
        }
        let informed = try anew(profiles)
        if informed.columns.allSatisfy({ table.columns[$0] != nil }) {
          return Findings(
            table: table, profiles: profiles, roles: informed, rowCount: rowCount, leftOut: leftOut)
        }
        roles = informed
      } catch {
        guard case .fault(let fault) = error else {
          if case .input(let error) = error { throw error }
          continue
        }
        if let column = fault.column, !needed.contains(column) {
          spare.remove(column)
          continue
        }
        if case .notDate(_, let format) = fault.problem, let column = fault.column,
          opening.dialect.dateOrder == .auto, ordered[column] == nil, let other = format.exchanged
        {
          ordered[column] = fault
          profiles[column].content = .date(other)
          continue
        }
        if case .notNumber(let cell) = fault.problem, let column = fault.column {
          var known = evidence[column] ?? opening.evidence(column)
          known.add(cell.span, opening.dialect.encoding)
          evidence[column] = known
          if let style = known.style(opening.dialect),
            style.unless(of: opening.dialect) != profiles[column].style
          {
            profiles[column].style = style.unless(of: opening.dialect)
            continue
          }
        }
        guard case .notNumber = fault.problem, let column = fault.column,
          presumed.contains(column) || !roles.columns.contains(column)
        else {
          // Where neither order fits, the one that fits more rows knows better what is wrong.
          let other = fault.column.flatMap { ordered[$0] ?? nil }
          var fault = other.map { $0.line >= fault.line ? $0 : fault } ?? fault
          let known = fault.column.map { opening.profiles[$0] }
          fault.isStray = known.map { $0.content != .text || $0.brokenNumber != nil } ?? false
          throw fault.error(
            source: opening.source, names: profiles.map(\.name), dialect: opening.dialect)
        }
        presumed.remove(column)
        profiles[column].content = .text
        profiles[column].style = nil
        roles = try chosenRoles(profiles)
      }
    }
    throw .badData(
      InputPlace(source: name), problem: TablePhrases.nothingStandsOut.text())
  }

  /// How many columns a table may have all of which are read where rows are left out.
  private static let greatestSpare = 32

  private func filter(
    _ table: inout Table, _ profiles: [ColumnProfile]
  ) throws(TableReader.Failure) -> [Decision] {
    do throws(InputError) {
      return try selection.filter(&table, profiles)
    } catch {
      throw .input(error)
    }
  }

  private func anew(_ profiles: [ColumnProfile]) throws(TableReader.Failure) -> ColumnRoles {
    do throws(InputError) {
      return try chosenRoles(profiles)
    } catch {
      throw .input(error)
    }
  }

  private func chosenRoles(_ profiles: [ColumnProfile]) throws(InputError) -> ColumnRoles {
    if let across { return across.roles }
    return try ColumnRoles(profiles, choices, opening)
  }
}
