import SonifyBase
import SonifyTables

/// Columns that together make one date: a year beside a quarter, or a month and perhaps a day; or a
/// date that comes again beside the time of day.
struct CalendarColumns: Equatable {
  /// The column of years, or of dates if there is a time of day.
  let year: Int
  /// The column of quarters, 1 to 4.
  private(set) var quarter: Int?
  /// The column of months, 1 to 12 or by their names.
  private(set) var month: Int?
  /// The column of days of the month.
  private(set) var day: Int?
  /// The column of times of day, and the number of seconds that 1 stands for.
  private(set) var clock: Int?
  private var clockUnit = 1.0

  /// Finds the columns by their headers and values.
  init?(_ profiles: [ColumnProfile]) {
    if let (date, time, unit) = Self.dateAndTime(profiles) {
      (year, clock, clockUnit) = (date, time, unit)
      return
    }
    guard !profiles.contains(where: { $0.content?.isDate == true }),
      let year = profiles.firstIndex(where: { $0.isNamedYears && !$0.summary.isStrictlyMonotonic })
    else { return nil }
    func column(_ words: Set<String>, _ allowed: ClosedRange<Double>) -> Int? {
      profiles.firstIndex { profile in
        guard profile.content == .number, profile.summary.isWhole, profile.summary.missing == 0,
          words.contains(profile.calendarWord), let range = profile.summary.range
        else { return false }
        return allowed.contains(range.lowerBound) && allowed.contains(range.upperBound)
          && range.lowerBound < range.upperBound
      }
    }
    self.year = year
    month =
      column(CalendarWords.months, 1...12)
      // Beside a year, whatever the header is.
      ?? profiles.firstIndex { $0.namesMonths && $0.summary.missing == 0 }
    if month == nil {
      quarter = column(CalendarWords.quarters, 1...4)
    } else {
      day = column(CalendarWords.days, 1...31)
    }
    guard month != nil || quarter != nil else { return nil }
  }

  /// Returns the only column of dates, if they are days that come again, the column of times of day
  /// beside it, and the number of seconds that 1 stands for there; nil if there are none.
  private static func dateAndTime(
    _ profiles: [ColumnProfile]
  ) -> (date: Int, time: Int, unit: Double)? {
    let dates = profiles.indices.filter { profiles[$0].content?.isDate == true }
    // A day has several times, in their order; a date with a length of time each has not.
    guard dates.count == 1, let date = dates.first, profiles[date].repeats,
      case let days = profiles[date].changes, days * 2 < profiles[date].summary.present,
      let range = profiles[date].summary.range,
      [range.lowerBound, range.upperBound].allSatisfy({ $0.remainder(dividingBy: 86_400) == 0 })
    else { return nil }
    for column in profiles.indices {
      let profile = profiles[column]
      guard profile.content == .number, let range = profile.summary.range, range.lowerBound >= 0,
        range.upperBound > range.lowerBound, profile.turns <= days, profile.changes > days
      else { continue }
      let name = HeaderWords(profile.bareName).last
      let isClock =
        ["time", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "kl"].contains(name)
        // Under no header, as loggers write them.
        || profiles[date].name.isEmpty && profile.name.isEmpty && column == date + 1
      if profile.style?.measure == .timeOfDay { return (date, column, 1) }
      if profile.style?.measure == .duration, isClock {
        let unit = profile.holdsHoursAndMinutes ? 60.0 : 1
        if range.upperBound * unit <= 86_400 { return (date, column, unit) }
      }
      if profile.style == nil, profile.summary.isWhole, range.upperBound <= 24,
        ["hour", "hours", "hr", "stunde", "heure", "hora", "ora", "uur"].contains(name)
      {
        return (date, column, 3600)
      }
    }
    return nil
  }

  /// Returns the numbers of a column; of a column of names, those of the months, NaN for others.
  private static func numbers(_ column: Table.Column) -> [Double] {
    guard column.texts.count > 0 else { return column.values }
    let months = (0..<column.texts.count).map { place in
      // A full stop may stand after an abbreviation.
      let name = Array(column.texts[place].prefix { $0 != 0x2e })
      return CalendarCycle.months.index(of: name.span).map { Double($0 + 1) } ?? .nan
    }
    return column.values.map { value in
      Int(exactly: value).flatMap { months.indices.contains($0) ? months[$0] : nil } ?? .nan
    }
  }

  /// All columns of the dates, coarsest first.
  var columns: [Int] { [year, quarter, month, day, clock].compactMap { $0 } }

  /// Adds a profile of the dates, as of one more column, and marks their parts.
  func addDates(to profiles: inout [ColumnProfile]) {
    let names = columns.map { profiles[$0].displayName($0) }
    let name = LocaleSettings.naming { Lists.text(names) }
    for column in columns { profiles[column].isPartOfDate = true }
    var dates = ColumnProfile(name: name, ColumnSummary())
    dates.content = .date(DateFormat(form: quarter == nil ? .yearFirst : .quarter))
    dates.summary.present = 1
    dates.isCertain = false
    profiles.append(dates)
  }

  /// Adds the dates of all rows, in seconds since 1970, as one more column; NaN where a part is
  /// missing or there is no such day.
  func addDates(to table: inout Table, at index: Int) {
    let parts = columns.compactMap { table.columns[$0].map(Self.numbers) }
    guard parts.count == columns.count else { return }
    if clock != nil {
      // Dates that turned out to be texts have no time.
      let areTexts = table.columns[year].map { $0.texts.count > 0 } ?? false
      table.columns[index] = Table.Column(
        (0..<table.rowCount).map { areTexts ? .nan : parts[0][$0] + parts[1][$0] * clockUnit })
      return
    }
    table.columns[index] = Table.Column(
      (0..<table.rowCount).map { row in
        var numbers = parts.map { Int(exactly: $0[row]) }
        // Later rows may hold any number.
        if quarter != nil {
          numbers[1] = numbers[1].flatMap { (1...4).contains($0) ? $0 * 3 - 2 : nil }
        }
        guard let year = numbers[0], let month = numbers[1],
          let day = numbers.count > 2 ? numbers[2] : 1,
          let date = CivilDate(year: year, month: month, day: day)
        else { return .nan }
        return Double(date.daysSince1970) * 86_400
      })
  }
}
