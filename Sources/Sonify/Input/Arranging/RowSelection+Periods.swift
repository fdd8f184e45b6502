import SonifyBase
import SonifyTables

/// Rows of one period of the calendar.
extension RowSelection {
  /// The dates of x, and the periods in which they are.
  struct PeriodDates {
    /// The beginning of the period of each row; NaN where a date is missing.
    let beginnings: [Double]
    /// The first and the last date, in seconds since 1970; nil if there is none.
    let ends: ClosedRange<Double>?
    /// The period that each date stands for: that of a month if all are the first of one.
    let unit: RowChoices.Period

    init(_ times: [Double], _ period: RowChoices.Period) {
      beginnings = times.map(period.beginning)
      let known = times.filter { !$0.isNaN }
      ends = known.min().map { $0...(known.max() ?? $0) }
      unit =
        [.year, .quarter, .month, .week].first { unit in
          known.allSatisfy { unit.beginning(of: $0) == $0 }
        } ?? .day
    }

    /// Returns a title of the dates with the first and the last of them, if a quarter or more of the first or of the last
    /// period has no rows, as where it is not over; nil if both are whole.
    func titleIfCut(_ title: String, _ period: RowChoices.Period) -> String? {
      guard let ends, ends.lowerBound < ends.upperBound else { return nil }
      let (first, last) = (
        period.beginning(of: ends.lowerBound), period.beginning(of: ends.upperBound)
      )
      let (second, end) = (period.next(after: first), period.next(after: last))
      let isCut =
        (ends.lowerBound - first) * 4 >= second - first
        || (end - unit.next(after: unit.beginning(of: ends.upperBound))) * 4 >= end - last
      guard isCut else { return nil }
      return LocaleSettings.naming {
        let text = DateText(granularity: unit.granularity)
        return GroupNamePhrases.cut.text([
          "name": title, "first": text.text(ends.lowerBound), "last": text.text(ends.upperBound),
        ])
      }
    }
  }

  /// Finds the periods of x, and makes it a column of their beginnings.
  /// - Parameters:
  ///   - period: the period.
  ///   - table: the rows.
  ///   - roles: the roles of the columns.
  ///   - profiles: what is known of the columns; numbers that were times become dates.
  /// - Throws: ``InputError/badChoice(_:)`` if x has no dates, or elements have several values.
  /// - Returns: the dates.
  func periodDates(
    _ period: RowChoices.Period, _ table: Table, _ roles: ColumnRoles,
    _ profiles: inout [ColumnProfile]
  ) throws(InputError) -> PeriodDates {
    guard roles.figure == nil else { throw .badChoice(.periodsOfFigures) }
    guard let x = roles.x, let values = table.columns[x]?.values,
      let times = profiles[x].moments(values, column: x)
    else { throw .badChoice(.noPeriods(period)) }
    profiles[x].datePart = period.granularity
    profiles[x].content = .date(DateFormat(form: period == .quarter ? .quarter : .yearFirst))
    return PeriodDates(times, period)
  }

  /// The maximum number of points that periods make, with those without rows.
  private static let maxPoints = 100_000
  /// The number of rows of a period, on average, from which on one without rows is none by chance, at odds of e to this
  /// power: then nobody looked, and it has no value.
  private static let manyRows = 10.0

  /// Adds the periods without rows between others of a series, with the value 0; or without a value if the others have so
  /// many rows that one without any is none by chance.
  /// - Parameters:
  ///   - period: the period.
  ///   - counts: the number of rows that became each row.
  ///   - table: the rows, one for each period and series.
  ///   - x: the column of the periods.
  ///   - roles: the roles of the columns.
  ///   - filled: the columns of sums and counts; others have no value.
  /// - Throws: ``InputError/badChoice(_:)`` if there are too many, and the user chose the period.
  /// - Returns: the decisions that were made.
  /// - Complexity: O(*n* log *n*) in the points.
  func fill(
    _ period: RowChoices.Period, _ counts: [Double], _ table: inout Table, _ x: Int,
    _ roles: ColumnRoles, filled: [Int]
  ) throws(InputError) -> [Decision] {
    guard let xs = table.columns[x]?.values else { return [] }
    let names = roles.series.flatMap { table.columns[$0]?.values } ?? xs.map { _ in 0 }
    var cells: [(x: Double, name: Double, row: Int?, value: Double)] = []
    var empty = (zero: 0, missing: 0)
    for (name, rows) in Dictionary(grouping: xs.indices, by: { names[$0] }) {
      guard let first = rows.map({ xs[$0] }).min(), let last = rows.map({ xs[$0] }).max(),
        let beginnings = period.beginnings(in: first...last, upTo: Self.maxPoints - cells.count)
      else {
        guard choices.combinedPeriod != nil else { return [] }
        throw .badChoice(.tooManyPeriods(period, maximum: Self.maxPoints))
      }
      let known = Dictionary(rows.map { (xs[$0], $0) }, uniquingKeysWith: { one, _ in one })
      let areMany = rows.reduce(0) { $0 + counts[$1] } >= Self.manyRows * Double(rows.count)
      cells += beginnings.map { (x: $0, name: name, row: known[$0], value: areMany ? .nan : 0) }
      let count = beginnings.count - rows.count
      if areMany { empty.missing += count } else { empty.zero += count }
    }
    guard empty.zero + empty.missing > 0 else { return [] }
    cells.sort { ($0.x, $0.name) < ($1.x, $1.name) }
    for (index, column) in table.columns {
      let values = Table.Column(
        cells.map { cell in
          if let row = cell.row { return column.values[row] }
          if index == x { return cell.x }
          if index == roles.series { return cell.name }
          return filled.contains(index) ? cell.value : .nan
        })
      (values.texts, values.hasOverflowed) = (column.texts, column.hasOverflowed)
      table.columns[index] = values
    }
    table.rowCount = cells.count
    return [(empty.zero, true), (empty.missing, false)].filter { $0.0 > 0 }
      .map { .rows(.periodsWithoutRows($0, areZero: $1)) }
  }
}
