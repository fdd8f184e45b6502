import SonifyBase
import SonifyChart
import SonifyTables

/// The presumed contents of a table's columns, and which of them are read to make a chart.
///
/// The first rows suggest a plan, and the table is read according to it. A cell that contradicts
/// the plan revises it, and so do columns that differ from their first rows; then the table is read
/// again. A plan is a value, made and revised from what is known of the columns, and needs no bytes.
struct TablePlan: Equatable {
  /// The maximum number of times that a table is read: the plan was revised after all but the last.
  static let maxReadings = 40
  /// The maximum number of times that roles are chosen again for what is learnt of those before.
  private static let maxRounds = 4
  /// The maximum number of columns with which all of them are read if rows are filtered.
  static let maxSpareColumns = 32

  /// What is known of the columns: those of the table, and the dates that several of them make.
  private(set) var profiles: [ColumnProfile]
  /// The roles of the columns.
  private(set) var roles: ColumnRoles
  /// How time runs across the columns, if it does and the user chose no columns.
  let across: WideTable?

  let purpose: Purpose
  /// What the first rows showed of the columns.
  let firstProfiles: [ColumnProfile]
  /// The columns that together make one date.
  private let calendar: CalendarColumns?
  /// Columns without a value so far, which are presumed to be numbers until a text occurs.
  private var presumed: Set<Int>
  /// Columns of dates whose order is settled, with the fault in the other order, if any.
  private var ordered: [Int: ReadingFault?] = [:]
  /// Columns whose numbers have another format than the first ones.
  private var evidence: [Int: NumberEvidence] = [:]
  /// Columns that are read only because the remaining rows may give them a role.
  private var spare: Set<Int>
  /// The malformed rows and cells that are skipped.
  private(set) var forgiveness = Forgiveness()
  /// The first fault that was forgiven.
  private var firstForgiven: ReadingFault?

  /// Creates the plan that the first rows suggest.
  /// - Parameters:
  ///   - firstProfiles: what the first rows show of the columns.
  ///   - contents: known contents of columns, by index, unless the user's choices differ.
  ///   - purpose: the purpose of the plan.
  /// - Throws: ``ReadingFailure`` if a chosen column does not exist, or no column can be plotted.
  init(
    _ firstProfiles: [ColumnProfile], contents: [Int: KeptColumn.Content] = [:],
    for purpose: Purpose
  ) throws(ReadingFailure) {
    var purpose = purpose
    let names = firstProfiles.map(\.name)
    purpose.choices.y = purpose.choices.y.flatMap { $0.parts(among: names) }
    let choices = purpose.choices
    let isOpen =
      choices.x == nil && choices.y.isEmpty && choices.series == nil && choices.kind != .histogram
      && choices.kind?.mainPart == nil && choices.kind != .heatmap
      && choices.tones.isEmpty
    let across =
      isOpen && choices.rows.grouping == nil && choices.rows.combinedPeriod == nil
      ? WideTable.found(in: firstProfiles) : nil
    var profiles = firstProfiles
    ColumnProfile.markLines(in: &profiles)
    ColumnProfile.markWeekdays(in: &profiles)
    ColumnProfile.markRepeats(in: &profiles)
    ContentChoices.apply(contents, to: &profiles)
    try ReadingFailure.passingOn { () throws(InputError) in
      try ContentChoices.apply(choices, to: &profiles)
    }
    for names in across?.rowNames ?? [] where profiles[names].content == .number {
      profiles[names].become(.text)
    }
    // The columns of a matrix are all of one kind.
    let areCells = choices.kind == .heatmap
    if across == nil, !areCells, choices.series == nil {
      let chosen = choices.axisColumns.compactMap { try? $0.index(among: names) }
      GroupNumbers.name(in: &profiles, besides: chosen)
      if chosen.isEmpty { ColumnProfile.nameRowsByNumbers(in: &profiles) }
    }
    calendar = choices.x == nil && across == nil && !areCells ? CalendarColumns(profiles) : nil
    calendar?.addDates(to: &profiles)
    presumed = Set(profiles.indices.filter { profiles[$0].content == nil })
    roles = try Self.roles(profiles, across, purpose)
    // Numbers may name the rows of a heat map.
    if areCells, let names = roles.series { profiles[names].become(.text) }
    // The remaining rows may suggest other roles than all rows together.
    let mayChange =
      purpose.filtersRows && (choices.x == nil || choices.y.isEmpty)
      && firstProfiles.count <= Self.maxSpareColumns
    spare = mayChange ? Set(firstProfiles.indices) : []
    self.across = across
    self.firstProfiles = firstProfiles
    self.profiles = profiles
    self.purpose = purpose
    measure(choices.xUnit, roles.x.map { [$0] } ?? [])
    measure(choices.yUnit, roles.ys)
    if isOpen { try nameRowsByUnits() }
  }

  /// Takes times for lengths of time or for times of day, as the unit that the user chose says.
  private mutating func measure(_ unit: AxisUnit?, _ columns: [Int]) {
    guard let measure = HumanMeasure(unit) else { return }
    for column in columns where profiles[column].content == .number {
      switch profiles[column].style?.measure {
      case .duration, .timeOfDay,
        .hours where measure == .timeOfDay:
        profiles[column].style?.measure = measure
      case nil where firstProfiles[column].content == .text:
        profiles[column].style = NumberFormat(decimal: purpose.dialect.decimal, measure: measure)
      default: break
      }
    }
  }

  /// The columns to read, and the types that their cells are read as.
  var kept: [KeptColumn] {
    needed.union(spare).sorted().map {
      KeptColumn(index: $0, content: profiles[$0].content ?? .number, style: profiles[$0].style)
    }
  }

  /// The columns without which there is no chart.
  private var needed: Set<Int> {
    var needed = purpose.rowColumns.union(roles.columns)
    if needed.remove(firstProfiles.count) != nil, let calendar {
      needed.formUnion(calendar.columns)
    }
    return needed
  }

  /// Reads a first column with a unit as texts where nothing else names the rows, as sizes beside prices.
  private mutating func nameRowsByUnits() throws(ReadingFailure) {
    func hasUnit(_ column: Int) -> Bool {
      if case .unit = profiles[column].style?.addition { true } else { false }
    }
    // Where all have units, all are measures.
    let areMeasures = roles.ys.allSatisfy(hasUnit)
    guard across == nil, roles.x == nil, roles.ys.contains(0), hasUnit(0) else { return }
    if !areMeasures { try readAsTexts(0) }
  }

  private static func roles(
    _ profiles: [ColumnProfile], _ across: WideTable?, _ purpose: Purpose
  ) throws(ReadingFailure) -> ColumnRoles {
    if let across { return across.roles }
    return try ColumnRoles(
      profiles, purpose.choices, source: purpose.source, purpose.dialect)
  }
}

// MARK: - Contradictions

extension TablePlan {
  /// Revises the plan so that a cell no longer contradicts it.
  /// - Parameters:
  ///   - fault: the fault of the first cell or row that cannot be read with this plan.
  ///   - firstCells: returns what the first cells of a column show about the format of its numbers.
  /// - Throws: ``ReadingFailure/fault(_:)`` with the fault to report if no plan suits the cell, or
  ///   what the choice of roles throws without the column.
  mutating func revise(
    after fault: ReadingFault, _ firstCells: (_ column: Int) -> NumberEvidence
  ) throws(ReadingFailure) {
    if let column = fault.column, !needed.contains(column) {
      guard spare.remove(column) != nil else { throw .fault(fault) }
      return
    }
    guard let column = fault.column, !fault.isOfRow else {
      // A row that is left out might have had a cell for those below it.
      guard fault.isOfRow, !forgiveness.skipsRows,
        !firstProfiles.contains(where: \.hasSpanningCells)
      else { throw .fault(fault) }
      forgiveness.skipsRows = true
      firstForgiven = firstForgiven ?? fault
      return
    }
    if forgiveness.repeatedHeader.isEmpty, !purpose.header.isEmpty, fault.isOfCell,
      fault.cell(purpose.dialect) == firstProfiles[column].name
    {
      forgiveness.repeatedHeader = purpose.header
      return
    }
    switch fault.problem {
    case .notDate(_, let format):
      if exchangeDates(in: column, format, after: fault) { return }
    case .notNumber(let cell):
      if restyle(column, for: cell, firstCells) { return }
      let parts = roles.x == firstProfiles.count ? calendar?.columns ?? [] : []
      let isHeard = (roles.columns + parts).contains(column) && !presumed.contains(column)
      if !isHeard, profiles[column].content != .text { return try readAsTexts(column) }
    default: break
    }
    let told = told(fault, in: column)
    guard told.isOfCell, !told.mayBeRead(purpose.dialect), !forgiveness.columns.contains(column),
      !profiles[column].hasSpanningCells
    else { throw .fault(told) }
    // A row without values has none in many columns of one kind.
    let isAcross = across?.values.contains(column) == true
    forgiveness.columns.formUnion(isAcross ? across?.values ?? [] : [column])
    firstForgiven = firstForgiven ?? told
  }

  /// Revises the plan if more rows or cells were skipped than a table of this form has.
  /// - Parameter table: the table as it was read.
  /// - Returns: whether nothing was revised; else the table must be read again.
  /// - Throws: the first fault, if too many rows are malformed or too many cells of a column that
  ///   the user asked for.
  private mutating func isForgivable(_ table: Table) throws(ReadingFailure) -> Bool {
    guard !purpose.skipsBadRows else { return true }
    let rows = table.skipped.rows
    let count = table.rowCount + rows.count
    let limit = Forgiveness.limit(ofRows: count)
    if let fault = rows.first, !Forgiveness.allows(rows, ofRows: count) {
      guard forgiveness.earliestEnd == nil, let end = purpose.earliestEnd,
        let cells = fault.cells, (end..<firstProfiles.count).contains(cells)
      else { throw .fault(firstForgiven ?? fault) }
      forgiveness.earliestEnd = end
      return false
    }
    // What no row had at first may be numbers later.
    if let end = forgiveness.earliestEnd, roles.ys.contains(where: { $0 >= end }),
      let fault = firstForgiven
    {
      throw .fault(fault)
    }
    for (column, cells) in table.skipped.cells.sorted(by: { $0.key < $1.key }) {
      guard let fault = cells.first,
        cells.count - cells.unmeasured > limit || isCode(fault, in: column)
      else { continue }
      let (own, told) = (told(fault, in: column), firstForgiven ?? told(fault, in: column))
      forgiveness.columns.remove(column)
      // Of a few rows, a date that is none may be the fault of the others.
      let mayBeText = limit > 0 || column != roles.x && profiles[column].content?.isDate != true
      let isAskedFor = purpose.asks(for: column, among: firstProfiles)
      guard mayBeText, !isAskedFor, profiles[column].content != .text else {
        throw .fault(told)
      }
      let values = roles.ys
      do throws(ReadingFailure) {
        try readAsTexts(column)
        profiles[column].brokenNumber = own.cell(purpose.dialect)
      } catch {
        // Without it there is no chart, so what is wrong with it is what matters.
        throw .fault(told)
      }
      // What gave x or nothing before, such as years, must not become y in its place.
      let countsRows = values.isEmpty && roles.areRowsCounted
      guard countsRows || values.contains(where: roles.ys.contains) else { throw .fault(told) }
      return false
    }
    return true
  }

  /// Exchanges day and month in a column of dates, once, and returns whether it did.
  private mutating func exchangeDates(
    in column: Int, _ format: DateFormat, after fault: ReadingFault
  ) -> Bool {
    guard purpose.dialect.dateOrder == .auto, ordered[column] == nil,
      let other = format.exchanged
    else { return false }
    ordered[column] = fault
    profiles[column].content = .date(other)
    return true
  }

  /// Changes the number format of a column to suit one more cell, and returns whether there is such
  /// a format.
  private mutating func restyle(
    _ column: Int, for cell: [UInt8], _ firstCells: (_ column: Int) -> NumberEvidence
  ) -> Bool {
    let old = profiles[column].style
    guard old?.measure == nil else { return false }
    var known = evidence[column] ?? firstCells(column)
    known.add(cell.span)
    evidence[column] = known
    guard var style = known.style(purpose.dialect) else { return false }
    style.addition = NumberAddition.addition(old?.addition, with: cell.span)
    guard case .number = purpose.dialect.number(cell.span.trimmed, style),
      style.unless(of: purpose.dialect) != old
    else { return false }
    profiles[column].style = style.unless(of: purpose.dialect)
    return true
  }

  /// Changes a column to texts, which may give its role to others.
  private mutating func readAsTexts(_ column: Int) throws(ReadingFailure) {
    presumed.remove(column)
    profiles[column].become(.text)
    roles = try Self.roles(profiles, across, purpose)
  }

  /// Returns the fault to report: if neither order of day and month fits, that of the order that
  /// fits more rows.
  private func told(_ fault: ReadingFault, in column: Int) -> ReadingFault {
    var told = fault
    if let other = ordered[column] ?? nil, other.line >= fault.line { told = other }
    let known = told.column.map { firstProfiles[$0] }
    told.isUnlikeColumn = known.map { $0.content != .text || $0.brokenNumber != nil } ?? false
    return told
  }

  /// Revises the plan after the table was read with it.
  /// - Parameter table: the table; the dates that several columns make are added to it.
  /// - Returns: true if the table is accepted; otherwise its dates are more regular with day and
  ///   month exchanged, and it must be read again.
  /// - Throws: the first fault, if too many rows or cells are malformed.
  mutating func accepts(_ table: inout Table) throws(ReadingFailure) -> Bool {
    guard try isForgivable(table) else { return false }
    let joined = calendar?.datesBesideTimes
    if let x = roles.x == firstProfiles.count ? joined : roles.x,
      purpose.dialect.dateOrder == .auto, ordered[x] == nil,
      SlashedDates.order(statedBy: profiles[x].name) == nil,
      let format = profiles[x].content?.slashedFormat?.exchanged,
      purpose.dialect.decimal == UInt8(ascii: ".") || format.form == .slashedDayFirst,
      let dates = table.columns[x]?.values, SlashedDates.areAmbiguous(dates),
      SlashedDates.areBetterExchanged(dates)
    {
      ordered[x] = .some(nil)
      profiles[x].content = .date(format)
      if x == joined { profiles[firstProfiles.count].content = .date(format) }
      return false
    }
    for column in table.columns.keys {
      presumed.remove(column)
      if profiles[column].content == nil { profiles[column].content = .number }
    }
    calendar?.addDates(to: &table, at: firstProfiles.count)
    return true
  }

  /// Chooses the roles again, now that columns were read whole.
  /// - Parameter table: the remaining rows of a table that the plan accepts.
  /// - Returns: whether the table has all columns with roles; otherwise it must be read again.
  /// - Throws: whatever the choice of roles throws.
  mutating func isFulfilled(by table: Table) throws(ReadingFailure) -> Bool {
    for (column, read) in table.columns {
      profiles[column].update(from: read, ordersPoints: column == roles.x || purpose.filtersRows)
    }
    // What was learnt of a new role may give it to another column.
    for _ in 0..<Self.maxRounds {
      let known = profiles
      roles.learn(from: table, &profiles)
      roles = try Self.roles(profiles, across, purpose)
      if profiles == known { break }
    }
    return roles.columns.allSatisfy { table.columns[$0] != nil }
  }
}
