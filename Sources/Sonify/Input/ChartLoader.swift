import Glibc

/// Makes charts from data.
public enum ChartLoader {
  /// Reads data and makes the chart that they and the person ask for.
  /// - Parameters:
  ///   - source: where the data come from.
  ///   - reading: how their bytes are to be understood.
  ///   - choices: what the person asks of the chart.
  /// - Returns: the chart, with what was chosen unasked.
  /// - Throws: ``InputError`` with one line that says what is wrong, where, and how to mend it.
  /// - Complexity: linear in the size of the data, unless rows must be sorted. Files are read in
  ///   blocks by all processors; the memory is 8 bytes for each cell that is kept, and a constant.
  public static func load(
    _ source: ChartSource, reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) -> LoadedChart {
    var limits = ReadingLimits()
    limits.threads = min(8, Processors.count)
    return try load(source, reading: reading, choosing: choices, within: limits)
  }

  /// As ``load(_:reading:choosing:)``, with the way of reading laid down.
  static func load(
    _ source: ChartSource, reading: ReadingOptions, choosing choices: ChartChoices,
    within limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let opening = try TableOpening(try ByteSource.open(source), reading, limits)
    let (table, profiles, roles) = try readTable(opening, choices, limits)
    var assembly = ChartAssembly(
      table: table, profiles: profiles, roles: roles, choices: choices, source: source.name,
      encoding: opening.dialect.encoding)
    if opening.dialect.decimal == UInt8(ascii: ","), reading.decimalComma == nil {
      assembly.phrases.append("decimal comma")
    }
    for column in roles.columns where profiles[column].content == .number {
      let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
      assembly.phrases += profiles[column].style?.phrases(name, opening.dialect) ?? []
    }
    if reading.dateOrder == .auto, let x = roles.x, let dates = table.columns[x]?.values,
      let format = profiles[x].content?.slashedFormat, SlashedDates.areAmbiguous(dates)
    {
      assembly.phrases.append(
        "dates read \(format == .slashedDayFirst ? "day" : "month") first")
    }
    return try assembly.chart(title: choices.title ?? source.title)
  }

  /// How often roles and ways of writing may be chosen anew.
  private static let greatestAttempts = 40

  /// Reads the columns that play a part, until knowing them whole changes no part.
  private static func readTable(
    _ opening: TableOpening, _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> (Table, [ColumnProfile], ColumnRoles) {
    let name = opening.source.name
    var profiles = opening.profiles
    try ContentChoices.apply(choices, to: &profiles)
    var presumed = Set(profiles.indices.filter { profiles[$0].content == nil })
    var roles = try ColumnRoles(profiles, choices, opening)
    // Columns of dates whose order is settled, with the fault of the other order if it has one.
    var ordered: [Int: ReadingFault?] = [:]
    // Columns whose numbers turned out to be written otherwise than their first ones.
    var evidence: [Int: NumberEvidence] = [:]
    for _ in 0..<greatestAttempts {
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
        let informed = try anew(profiles, choices, opening)
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
          throw fault.error(source: name, names: profiles.map(\.name), dialect: opening.dialect)
        }
        presumed.remove(column)
        profiles[column].content = .text
        roles = try ColumnRoles(profiles, choices, opening)
      }
    }
    throw .badData(
      InputPlace(source: name), problem: "no columns stand out: name them with --x and --y")
  }

  private static func anew(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, _ opening: TableOpening
  ) throws(TableReader.Failure) -> ColumnRoles {
    do throws(InputError) {
      return try ColumnRoles(profiles, choices, opening)
    } catch {
      throw .input(error)
    }
  }
}
