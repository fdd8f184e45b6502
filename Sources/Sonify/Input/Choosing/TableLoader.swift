/// Makes the chart of a table in delimited text.
struct TableLoader {
  /// What columns are known to hold, by their indices, unless a person says otherwise.
  var contents: [Int: KeptColumn.Content] = [:]

  private let opening: TableOpening
  private let reading: ReadingOptions
  private let choices: ChartChoices
  private let limits: ReadingLimits

  /// Looks at the beginning of a table.
  init(
    _ source: ByteSource, _ reading: ReadingOptions, _ choices: ChartChoices,
    _ limits: ReadingLimits
  ) throws(InputError) {
    opening = try TableOpening(source, reading, limits)
    self.reading = reading
    self.choices = choices
    self.limits = limits
  }

  /// Reads the columns that play a part and makes the chart.
  /// - Parameter title: what the chart is called when nobody says.
  /// - Returns: the chart, with what was decided.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chart(title: String) throws(InputError) -> LoadedChart {
    let (table, profiles, roles) = try readTable()
    var assembly = ChartAssembly(
      table: table, profiles: profiles, roles: roles, choices: choices,
      source: opening.source.name, encoding: opening.dialect.encoding)
    assembly.decisions = opening.decisions + decisions(table, profiles, roles)
    return try assembly.chart(title: choices.title ?? opening.title ?? title)
  }

  /// What was found out about the way in which the table is written.
  private func decisions(
    _ table: Table, _ profiles: [ColumnProfile], _ roles: ColumnRoles
  ) -> [Decision] {
    var decisions: [Decision] = []
    if opening.dialect.decimal == UInt8(ascii: ","), reading.decimalComma == nil {
      decisions.append(Decision("decimal comma", remedy: "--no-decimal-comma"))
    }
    for column in roles.columns where profiles[column].content == .number {
      let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
      let phrases = profiles[column].style?.phrases(name, opening.dialect) ?? []
      decisions += phrases.map { Decision($0) }
    }
    if let x = roles.x {
      decisions += dateDecisions(profiles[x], x)
    }
    if reading.dateOrder == .auto, let x = roles.x, let dates = table.columns[x]?.values,
      let format = profiles[x].content?.slashedFormat, SlashedDates.areAmbiguous(dates)
    {
      let (taken, other) =
        format == .slashedDayFirst ? ("day", "--month-first") : ("month", "--day-first")
      decisions.append(Decision("dates read \(taken) first", remedy: other))
    }
    return decisions
  }

  /// What was found out about the dates on the x axis.
  private func dateDecisions(_ profile: ColumnProfile, _ column: Int) -> [Decision] {
    let name = UntrustedText.harmless(profile.displayName(column), limit: 60)
    if let time = profile.unixTime(column), choices.xScale == .auto {
      return [Decision("\(name) counts \(time.name) since 1970", remedy: "--x-scale linear")]
    }
    guard case .date(let format) = profile.content else { return [] }
    var decisions: [Decision] = []
    if format.hasShortYear {
      decisions.append(
        Decision(
          "years of two digits lie in 1969 to 2068", remedy: "--x-scale category, or four digits"))
    }
    if profile.hasOffsets {
      decisions.append(Decision("times are in UTC", remedy: "times without an offset"))
    }
    return decisions
  }

  /// How often roles and ways of writing may be chosen anew.
  private static let greatestAttempts = 40

  /// Reads the columns that play a part, until knowing them whole changes no part.
  private func readTable() throws(InputError) -> (Table, [ColumnProfile], ColumnRoles) {
    let name = opening.source.name
    var profiles = opening.profiles
    ContentChoices.apply(contents, to: &profiles)
    try ContentChoices.apply(choices, to: &profiles)
    var presumed = Set(profiles.indices.filter { profiles[$0].content == nil })
    var roles = try ColumnRoles(profiles, choices, opening)
    // Columns of dates whose order is settled, with the fault of the other order if it has one.
    var ordered: [Int: ReadingFault?] = [:]
    // Columns whose numbers turned out to be written otherwise than their first ones.
    var evidence: [Int: NumberEvidence] = [:]
    for _ in 0..<Self.greatestAttempts {
      let kept = roles.columns.map {
        KeptColumn(
          index: $0, content: profiles[$0].content ?? .number, style: profiles[$0].style)
      }
      let reader = TableReader(
        source: opening.source,
        parser: RowParser(
          dialect: opening.dialect, columnCount: profiles.count, kept: kept, limits: limits),
        start: opening.start, usualRow: opening.usualRow)
      do throws(TableReader.Failure) {
        let table = try reader.read()
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
          if let read = table.columns[column.index] {
            profiles[column.index].update(from: read, ordersPoints: column.index == roles.x)
          }
        }
        let informed = try anew(profiles)
        if informed.columns.allSatisfy({ table.columns[$0] != nil }) {
          return (table, profiles, informed)
        }
        roles = informed
      } catch {
        guard case .fault(let fault) = error else {
          if case .input(let error) = error { throw error }
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
        guard case .notNumber = fault.problem, let column = fault.column, presumed.contains(column)
        else {
          // Where neither order fits, the one that fits more rows knows better what is wrong.
          let other = fault.column.flatMap { ordered[$0] ?? nil }
          let fault = other.map { $0.line >= fault.line ? $0 : fault } ?? fault
          throw fault.error(
            source: opening.source, names: profiles.map(\.name), dialect: opening.dialect)
        }
        presumed.remove(column)
        profiles[column].content = .text
        roles = try ColumnRoles(profiles, choices, opening)
      }
    }
    throw .badData(
      InputPlace(source: name), problem: "no columns stand out: name them with --x and --y")
  }

  private func anew(_ profiles: [ColumnProfile]) throws(TableReader.Failure) -> ColumnRoles {
    do throws(InputError) {
      return try ColumnRoles(profiles, choices, opening)
    } catch {
      throw .input(error)
    }
  }
}
