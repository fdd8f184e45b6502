import SonifyBase
import SonifyTables

/// Rows of one period of the calendar.
extension RowSelection {
  /// The dates of x as the beginnings of their periods.
  struct Beginnings {
    /// The beginning for each row; NaN where a date is missing.
    let beginnings: [Double]
    /// The first and the last date, or nil if there is none.
    let days: ClosedRange<Double>?

    /// Returns the first and the last date if a quarter or more of the first or of the last period has no rows, as where
    /// it is not over; nil if both are whole.
    func cut(_ period: RowChoices.Period) -> Cut? {
      guard let days, period != .day else { return nil }
      let (first, last) = (
        period.beginning(of: days.lowerBound), period.beginning(of: days.upperBound)
      )
      let end = period.next(after: last)
      let isCut =
        (days.lowerBound - first) * 4 >= period.next(after: first) - first
        || (end - RowChoices.Period.day.next(after: days.upperBound)) * 4 >= end - last
      return isCut ? Cut(days: days) : nil
    }
  }

  /// The first and the last date of periods that are not whole.
  struct Cut {
    let days: ClosedRange<Double>

    /// Returns the title of dates with the ends of these.
    func title(of name: String) -> String {
      LocaleSettings.naming {
        let text = DateText(granularity: .day)
        return GroupNamePhrases.cut.text([
          "name": name, "first": text.text(days.lowerBound), "last": text.text(days.upperBound),
        ])
      }
    }
  }

  /// The maximum number of points that periods make, with those without rows.
  private static let maxPoints = 100_000

  /// Finds the beginnings of the periods of x.
  /// - Parameters:
  ///   - period: the period.
  ///   - table: the rows.
  ///   - x: the column of x.
  ///   - profiles: what is known of the columns; numbers that were times become dates.
  /// - Throws: ``InputError/badChoice(_:)`` if x has no dates.
  /// - Returns: the beginnings.
  func begin(
    _ period: RowChoices.Period, _ table: Table, _ x: Int?, _ profiles: inout [ColumnProfile]
  ) throws(InputError) -> Beginnings {
    guard let x, let values = table.columns[x]?.values else { throw .badChoice(.noPeriods(period)) }
    var times = values
    if let unixTime = profiles[x].unixTime(x) {
      times = values.map(unixTime.seconds)
    } else if profiles[x].content?.isDate != true {
      throw .badChoice(.noPeriods(period))
    }
    let known = times.filter { !$0.isNaN }
    profiles[x].datePart = period.granularity
    profiles[x].content = .date(DateFormat(form: period == .quarter ? .quarter : .yearFirst))
    return Beginnings(
      beginnings: times.map(period.beginning), days: known.min().map { $0...(known.max() ?? $0) })
  }

  /// The number of rows of a period, on average, from which on one without rows is none by chance, at odds of e to this
  /// power: then nobody looked, and it has no value.
  private static let manyRows = 10.0

  /// Adds the periods without rows between others, each with the value 0; or without a value in series whose periods have
  /// so many rows that one without any is none by chance.
  /// - Parameters:
  ///   - period: the period.
  ///   - counts: the number of rows that became each row.
  ///   - table: the rows, one for each period and series.
  ///   - x: the column of the periods.
  ///   - roles: the roles of the columns.
  /// - Throws: ``InputError/badChoice(_:)`` if there are too many.
  func fill(
    _ period: RowChoices.Period, _ counts: [Double], _ table: inout Table, _ x: Int,
    _ roles: ColumnRoles
  ) throws(InputError) {
    guard let xs = table.columns[x]?.values, let first = xs.min(), let last = xs.max() else {
      return
    }
    let series = roles.series.flatMap { table.columns[$0]?.values } ?? xs.map { _ in 0 }
    let names = Set(series).sorted()
    guard
      let beginnings = period.beginnings(in: first...last, upTo: Self.maxPoints / names.count)
    else { throw .badChoice(.tooManyPeriods(period, maximum: Self.maxPoints / names.count)) }
    var rows: [Double: [Double: Int]] = [:]
    for row in xs.indices { rows[xs[row], default: [:]][series[row]] = row }
    var ends: [Double: ClosedRange<Double>] = [:]
    for (x, name) in zip(xs, series) {
      let known = ends[name] ?? x...x
      ends[name] = min(known.lowerBound, x)...max(known.upperBound, x)
    }
    let cells = beginnings.flatMap { beginning in
      names.filter { ends[$0]?.contains(beginning) ?? false }
        .map { (x: beginning, series: $0, row: rows[beginning]?[$0]) }
    }
    guard cells.contains(where: { $0.row == nil }) else { return }
    var sizes: [Double: [Double]] = [:]
    for (name, count) in zip(series, counts) { sizes[name, default: []].append(count) }
    let empty = sizes.mapValues { sizes in
      sizes.reduce(0, +) >= Self.manyRows * Double(sizes.count) ? Double.nan : 0
    }
    for (index, column) in table.columns {
      let filled = Table.Column(
        cells.map { cell in
          if let row = cell.row { return column.values[row] }
          if index == x { return cell.x }
          if index == roles.series { return cell.series }
          return roles.ys.contains(index) ? empty[cell.series] ?? 0 : .nan
        })
      (filled.texts, filled.hasOverflowed) = (column.texts, column.hasOverflowed)
      table.columns[index] = filled
    }
    table.rowCount = cells.count
  }
}
