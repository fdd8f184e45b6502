import SonifyBase
import SonifyChart

/// What the columns of a table are presumed to hold, and which of them are read to make a chart.
///
/// The first rows suggest a plan, and the table is read by it. A cell that contradicts the plan revises
/// it, and so do columns that turn out otherwise than their first rows; then the table is read again. A
/// plan is a value that is made and revised from what is known of the columns, so it needs no bytes.
struct TablePlan: Equatable {
  /// What a plan is for; no revision changes it.
  struct Purpose: Equatable {
    /// What the person asks of the chart.
    var choices = ChartChoices()
    /// The columns by which rows are selected or sorted.
    var rowColumns: Set<Int> = []
    /// How the table is written.
    var dialect = Dialect()
    /// What messages call the data.
    var source = ""
  }

  /// How often a table is read, at most: each time but the last, the plan was revised.
  static let maxReadings = 40
  /// The most columns that a table may have for all of them to be read where rows are left out.
  static let maxSpareColumns = 32

  /// What is known of the columns: those of the table, and the dates that several of them spell.
  private(set) var profiles: [ColumnProfile]
  /// Which column plays which part.
  private(set) var roles: ColumnRoles
  /// How time runs across the columns, if it does and nobody says what the columns are.
  let across: ColumnsAcross?

  private let purpose: Purpose
  /// What the first rows showed.
  private let firstProfiles: [ColumnProfile]
  /// The columns that spell one date between them.
  private let calendar: CalendarColumns?
  /// Columns without a value so far: numbers, unless a text comes.
  private var presumed: Set<Int>
  /// Columns of dates whose order is settled, with the fault of the other order if it has one.
  private var ordered: [Int: ReadingFault?] = [:]
  /// Columns whose numbers turned out to be written otherwise than their first ones.
  private var evidence: [Int: NumberEvidence] = [:]
  /// Columns that are read only because the rows that are left may give them a part.
  private var spare: Set<Int>

  /// Makes the plan that the first rows suggest.
  /// - Parameters:
  ///   - firstProfiles: what the first rows show of the columns.
  ///   - contents: what columns are known to hold, by their indices, unless a person says otherwise.
  ///   - purpose: what the plan is for.
  /// - Throws: ``ReadingFailure`` when a column that is asked for does not exist, or none can be heard.
  init(
    _ firstProfiles: [ColumnProfile], contents: [Int: KeptColumn.Content] = [:],
    for purpose: Purpose
  ) throws(ReadingFailure) {
    let choices = purpose.choices
    let isOpen =
      choices.x == nil && choices.y.isEmpty && choices.series == nil && choices.kind != .histogram
    let across =
      isOpen && choices.rows.grouping == nil ? ColumnsAcross.found(in: firstProfiles) : nil
    var profiles = firstProfiles
    ContentChoices.apply(contents, to: &profiles)
    try ReadingFailure.passingOn { () throws(InputError) in
      try ContentChoices.apply(choices, to: &profiles)
    }
    calendar = choices.x == nil && across == nil ? CalendarColumns(profiles) : nil
    calendar?.addDates(to: &profiles)
    presumed = Set(profiles.indices.filter { profiles[$0].content == nil })
    roles = try Self.roles(profiles, across, purpose)
    // The rows that are left may suggest other roles than all rows together.
    let mayChange =
      !choices.rows.conditions.isEmpty && (choices.x == nil || choices.y.isEmpty)
      && firstProfiles.count <= Self.maxSpareColumns
    spare = mayChange ? Set(firstProfiles.indices) : []
    self.across = across
    self.firstProfiles = firstProfiles
    self.profiles = profiles
    self.purpose = purpose
  }

  /// The columns to read, and what their cells are read as.
  var kept: [KeptColumn] {
    needed.union(spare).sorted().map {
      KeptColumn(
        index: $0, content: profiles[$0].content ?? .number, style: profiles[$0].style)
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

  private static func roles(
    _ profiles: [ColumnProfile], _ across: ColumnsAcross?, _ purpose: Purpose
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
  ///   - fault: what is wrong with the first cell or row that cannot be read by this plan.
  ///   - firstCells: what the first cells of a column show of the way in which its numbers are written.
  /// - Throws: ``ReadingFailure/fault(_:)`` with what a person should know when no plan suits the cell,
  ///   or what the choice of roles throws without the column.
  mutating func revise(
    after fault: ReadingFault, _ firstCells: (_ column: Int) -> NumberEvidence
  ) throws(ReadingFailure) {
    guard let column = fault.column else { throw .fault(fault) }
    guard needed.contains(column) else {
      guard spare.remove(column) != nil else { throw .fault(fault) }
      return
    }
    switch fault.problem {
    case .notDate(_, let format):
      if exchangeDates(in: column, format, after: fault) { return }
    case .notNumber(let cell):
      if restyle(column, for: cell, firstCells) { return }
      let mayHoldTexts = presumed.contains(column) || !roles.columns.contains(column)
      if mayHoldTexts, profiles[column].content != .text { return try readAsTexts(column) }
    default: break
    }
    throw .fault(told(fault, in: column))
  }

  /// Has dates read in the other order of day and month, once.
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

  /// Has numbers read in the way that suits one more cell, if there is such a way.
  private mutating func restyle(
    _ column: Int, for cell: [UInt8], _ firstCells: (_ column: Int) -> NumberEvidence
  ) -> Bool {
    var known = evidence[column] ?? firstCells(column)
    known.add(cell.span, purpose.dialect.encoding)
    evidence[column] = known
    guard let style = known.style(purpose.dialect),
      style.unless(of: purpose.dialect) != profiles[column].style
    else { return false }
    profiles[column].style = style.unless(of: purpose.dialect)
    return true
  }

  /// Has a column read as one of texts, which may leave its part to others.
  private mutating func readAsTexts(_ column: Int) throws(ReadingFailure) {
    presumed.remove(column)
    profiles[column].content = .text
    profiles[column].style = nil
    roles = try Self.roles(profiles, across, purpose)
  }

  /// The fault that a person should know of: where neither order of day and month fits, that of the
  /// order that fits more rows.
  private func told(_ fault: ReadingFault, in column: Int) -> ReadingFault {
    var told = fault
    if let other = ordered[column] ?? nil, other.line >= fault.line { told = other }
    let known = told.column.map { firstProfiles[$0] }
    told.isStray = known.map { $0.content != .text || $0.brokenNumber != nil } ?? false
    return told
  }
}

// MARK: - Tables

extension TablePlan {
  /// Takes in that a table could be read by this plan.
  /// - Parameter table: the table; the dates that several columns spell are added to it.
  /// - Returns: whether the table is as the plan has it; otherwise its dates make better sense with day
  ///   and month exchanged, and it is to be read again.
  mutating func accepts(_ table: inout Table) -> Bool {
    if let x = roles.x, purpose.dialect.dateOrder == .auto, ordered[x] == nil,
      let format = profiles[x].content?.slashedFormat?.exchanged,
      let dates = table.columns[x]?.values, SlashedDates.areAmbiguous(dates),
      SlashedDates.areBetterExchanged(dates)
    {
      ordered[x] = .some(nil)
      profiles[x].content = .date(format)
      return false
    }
    for column in table.columns.keys {
      presumed.remove(column)
      if profiles[column].content == nil { profiles[column].content = .number }
    }
    calendar?.addDates(to: &table, at: firstProfiles.count)
    return true
  }

  /// Chooses the roles anew, now that columns are known whole.
  /// - Parameter table: the rows that are left of a table that the plan accepts.
  /// - Returns: whether the table has all columns that play a part; otherwise it is to be read again.
  /// - Throws: what the choice of roles throws.
  mutating func isFulfilled(by table: Table) throws(ReadingFailure) -> Bool {
    let isSelection = !purpose.choices.rows.conditions.isEmpty
    for (column, read) in table.columns {
      profiles[column].update(from: read, ordersPoints: column == roles.x || isSelection)
    }
    roles = try Self.roles(profiles, across, purpose)
    return roles.columns.allSatisfy { table.columns[$0] != nil }
  }
}
