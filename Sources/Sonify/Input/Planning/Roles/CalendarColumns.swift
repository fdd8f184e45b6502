import SonifyBase
import SonifyTables

/// Columns that together make one date: a year beside a quarter, a week, or a month and perhaps a day, an hour and a
/// minute; or a date that comes again beside the time of day.
struct CalendarColumns: Equatable {
  /// The column of years, or of dates if there is a time of day.
  let year: Int
  /// The column of quarters, 1 to 4 or by their names.
  private(set) var quarter: Int?
  /// The column of weeks, 1 to 53.
  private(set) var week: Int?
  /// The column of months, 1 to 12 or by their names.
  private(set) var month: Int?
  /// The column of days of the month.
  private(set) var day: Int?
  /// The column of hours, 0 to 24, beside days.
  private(set) var hour: Int?
  /// The column of minutes beside hours.
  private(set) var minute: Int?
  /// The column of times of day.
  private(set) var clock: Int?
  private var clockForm = ClockForm.seconds(each: 1)

  /// How numbers tell the time of day.
  private enum ClockForm: Equatable {
    /// As a multiple of a number of seconds.
    case seconds(each: Double)
    /// As the digits of hours and minutes: 930 is half past nine.
    case digits

    /// Returns the seconds since midnight.
    func seconds(_ number: Double) -> Double {
      switch self {
      case .seconds(let unit): return number * unit
      case .digits:
        let hours = (number / 100).rounded(.down)
        return hours * 3600 + (number - hours * 100) * 60
      }
    }
  }

  /// Finds the columns by their headers and values.
  init?(_ profiles: [ColumnProfile]) {
    if let (date, time, form) = Self.dateAndTime(profiles) {
      (year, clock, clockForm) = (date, time, form)
      return
    }
    guard !profiles.contains(where: { $0.content?.isDate == true }),
      let year = Self.year(in: profiles)
    else { return nil }
    func column(
      _ words: Set<String>, _ allowed: ClosedRange<Double>, mayBeConstant: Bool = false
    ) -> Int? {
      profiles.firstIndex { profile in
        guard profile.content == .number, profile.summary.isWhole, profile.summary.missing == 0,
          !words.isDisjoint(with: [profile.calendarWord, profile.bareWords.last]),
          // Rain in mm is no month.
          profile.bareWords.words.count == 1
            || !CalendarWords.openWords.contains(profile.bareWords.last),
          let range = profile.summary.range
        else { return false }
        return allowed.contains(range.lowerBound) && allowed.contains(range.upperBound)
          && (mayBeConstant || range.lowerBound < range.upperBound)
      }
    }
    self.year = year
    month =
      column(CalendarWords.months, 1...12)
      // Beside a year, whatever the header is.
      ?? profiles.firstIndex { $0.namesMonths && $0.summary.missing == 0 }
    let hours = column(CalendarWords.hours, 0...24).flatMap {
      profiles[$0].bareWords.words.count == 1
        && !["hours", "stunden"].contains(profiles[$0].bareWords.last) ? $0 : nil
    }
    let days = column(CalendarWords.days, 1...31, mayBeConstant: hours != nil)
    // The days of one month.
    if days != nil, month == nil {
      month = column(CalendarWords.months, 1...12, mayBeConstant: true)
    }
    if month == nil {
      quarter =
        column(CalendarWords.quarters, 1...4)
        ?? profiles.firstIndex { $0.namesQuarters && $0.summary.missing == 0 }
      if quarter == nil { week = column(StepWords.weeks, 1...53) }
    } else {
      day = days
      hour = day == nil ? nil : hours
      minute = hour.flatMap { Self.minutes(after: $0, profiles) }
    }
    guard month != nil || quarter != nil || week != nil else { return nil }
  }

  /// Returns the next column after that of hours if it holds minutes; beside a maximum, "min" is none.
  private static func minutes(after hour: Int, _ profiles: [ColumnProfile]) -> Int? {
    guard hour + 1 < profiles.count, case let minutes = profiles[hour + 1],
      minutes.content == .number, minutes.summary.isWhole, let range = minutes.summary.range,
      range.lowerBound >= 0, range.upperBound < 60, minutes.bareWords.words.count == 1,
      CalendarWords.minutes.contains(minutes.bareWords.last),
      !profiles.contains(where: { $0.lastWord == "max" })
    else { return nil }
    return hour + 1
  }

  /// Returns the first column of years that do not order the rows by themselves and are no years of records.
  private static func year(in profiles: [ColumnProfile]) -> Int? {
    let hasMonths = profiles.contains { $0.namesMonths }
    return profiles.indices.first { column in
      let profile = profiles[column]
      // Statistical offices leave years and months without a header.
      let mayBeYears =
        hasMonths && profile.neverFalls && profile.name.isEmpty && profile.content == .number
        && profile.summary.isWhole && profile.summary.minimum >= 1500
        && profile.summary.maximum < 2200 && profile.largestStep <= 1
      return (profile.isNamedYears || mayBeYears) && !profile.summary.isStrictlyMonotonic
        && !profile.areYearsOfRecords
    }
  }

  /// Returns the only column of dates, if they are days, the column of times of day beside it, and the
  /// form of these; nil if there are none.
  private static func dateAndTime(
    _ profiles: [ColumnProfile]
  ) -> (date: Int, time: Int, form: ClockForm)? {
    let dates = profiles.indices.filter { profiles[$0].content?.isDate == true }
    for date in dates {
      guard let range = profiles[date].summary.range,
        [range.lowerBound, range.upperBound].allSatisfy({ $0.remainder(dividingBy: 86_400) == 0 })
      else { continue }
      for column in profiles.indices {
        // Of several dates, only the one of the same name or right before the time has it.
        let isNext =
          column == date + 1 && CalendarWords.times.contains(profiles[column].name.lowercased())
        let isOfLives = profiles[date].headerWords.contains(anyOf: CalendarWords.lives)
        if dates.count > 1, !isNext || isOfLives, !profiles[column].isNamedLike(profiles[date]) {
          continue
        }
        if let form = clockForm(of: profiles[column]), isTime(column, ofDate: date, profiles, form)
        {
          return (date, column, form)
        }
      }
    }
    return nil
  }

  /// Returns whether times of day are those of the dates beside them, and no measures of days, such as the
  /// time of sunrise.
  private static func isTime(
    _ column: Int, ofDate date: Int, _ profiles: [ColumnProfile], _ form: ClockForm
  ) -> Bool {
    let (days, times) = (profiles[date], profiles[column])
    let words = times.bareWords.words
    let isNamed = words.last.map(CalendarWords.times.contains) ?? false
    // A day has several times, in their order; a date with a length of time each has not.
    let areOrdered =
      days.repeats && days.changes * 2 < days.summary.present && times.turns <= days.changes
      && times.changes > days.changes
    let isMeasured = profiles.indices.contains {
      $0 != column && profiles[$0].content == .number && !profiles[$0].isCounter
    }
    // Of events nothing else is measured, but they are of a few kinds.
    let areEvents =
      (times.style?.measure == .timeOfDay || times.mayBeClock)
      && profiles.contains { $0.content == .text && $0.repeats && !$0.namesTimes }
      && !profiles.contains {
        $0.headerWords.contains(anyOf: StepWords.timed.union(StepWords.races))
      }
    let isTimeOfMeasure =
      isNamed && (words.count == 1 || times.isNamedLike(days)) && (isMeasured || areEvents)
    if times.style?.measure == .timeOfDay || form == .digits {
      return areOrdered && form != .digits || isTimeOfMeasure
    }
    if areEvents, isTimeOfMeasure { return true }
    // Hours from the morning to the evening, some with a zero before them, are no minutes.
    if isTimeOfMeasure, times.holdsPaddedHours, times.summary.minimum < 12 * 60,
      times.summary.maximum >= 18 * 60
    {
      return true
    }
    // Right after the date, hours of a morning with a zero before them are no minutes, but of what people are timed
    // at; neither are those of an afternoon that are far apart.
    if isTimeOfMeasure, column == date + 1, times.holdsHoursAndMinutes,
      times.summary.minimum >= 5 * 60, times.summary.maximum < 24 * 60,
      times.holdsPaddedHours
        || times.summary.minimum >= 13 * 60
          && times.summary.maximum - times.summary.minimum >= 2 * 60,
      !profiles.contains(where: { $0.headerWords.contains(anyOf: StepWords.timed) })
    {
      return true
    }
    // To the second, from the morning on or into the evening right after the date, they are longer than most of what
    // people time on a day.
    let isRace = profiles.contains {
      $0.headerWords.contains(anyOf: StepWords.distances.union(StepWords.races))
    }
    if isTimeOfMeasure, !isRace, times.style?.measure == .duration, !times.holdsHoursAndMinutes,
      times.summary.minimum >= 5 * 3600
        || (column == date + 1 || times.isNamedLike(days)) && times.summary.maximum >= 18 * 3600,
      times.summary.maximum < 86_400
    {
      return true
    }
    // Under no header, as loggers write them.
    let isBesideDate = days.name.isEmpty && times.name.isEmpty && column == date + 1
    return areOrdered && (isNamed && isMeasured || isBesideDate || form == .seconds(each: 3600))
  }

  /// Returns how numbers tell the time of day, if they may do so.
  private static func clockForm(of profile: ColumnProfile) -> ClockForm? {
    guard profile.content == .number, let range = profile.summary.range, range.lowerBound >= 0,
      range.upperBound > range.lowerBound || profile.holdsPaddedHours
    else { return nil }
    switch profile.style?.measure {
    case .timeOfDay: return .seconds(each: 1)
    case .duration:
      let unit = profile.holdsHoursAndMinutes ? 60.0 : 1
      return range.upperBound * unit <= 86_400 ? .seconds(each: unit) : nil
    case nil:
      if profile.holdsClockDigits { return .digits }
      guard profile.style == nil, profile.summary.isWhole, range.upperBound <= 24,
        CalendarWords.hours.contains(profile.bareWords.last)
      else { return nil }
      return .seconds(each: 3600)
    case .size, .decimalSize, .amount, .uncertain, .hours, .bloodPressure: return nil
    }
  }

  /// Returns the numbers of a column; of a column of names, those of the months or quarters, NaN for others.
  private static func numbers(_ column: Table.Column) -> [Double] {
    guard column.texts.count > 0 else { return column.values }
    let parts = (0..<column.texts.count).map { place in
      // A full stop may stand after an abbreviation.
      let name = Array(column.texts[place].prefix { $0 != 0x2e })
      let month = CalendarCycle.months.index(of: name.span).map { $0 + 1 }
      return (month ?? TimeNames.quarter(column.texts[place])).map(Double.init) ?? .nan
    }
    return column.values.map { value in
      Int(exactly: value).flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? .nan
    }
  }

  /// The column of dates, if another has the times of day.
  var datesBesideTimes: Int? { clock == nil ? nil : year }

  /// All columns of the dates, coarsest first.
  var columns: [Int] { [year, quarter, week, month, day, hour, minute, clock].compactMap { $0 } }

  /// Adds a profile of the dates, as of one more column, and marks their parts.
  func addDates(to profiles: inout [ColumnProfile]) {
    let names = columns.map { profiles[$0].displayName($0) }
    let name = LocaleSettings.naming { Lists.text(names) }
    for column in columns { profiles[column].isPartOfDate = true }
    var dates = ColumnProfile(name: name, ColumnSummary())
    let form = week != nil ? DateFormat.Form.week : quarter == nil ? .yearFirst : .quarter
    dates.content = .date(DateFormat(form: form))
    dates.summary.present = 1
    dates.isCertain = false
    let whole = profiles[columns[0]]
    if clock != nil, let content = whole.content { dates.content = content }
    dates.isJoined =
      clock != nil && !whole.isUnordered && !whole.headerWords.contains(anyOf: CalendarWords.lives)
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
        (0..<table.rowCount).map {
          areTexts ? .nan : parts[0][$0] + clockForm.seconds(parts[1][$0])
        })
      return
    }
    table.columns[index] = Table.Column(
      (0..<table.rowCount).map { row in
        var numbers = parts.map { Int(exactly: $0[row]) }
        if week != nil {
          guard let year = numbers[0], let week = numbers[1] else { return .nan }
          return DateFormat.monday(ofWeek: week, of: year).map { Double($0) * 86_400 } ?? .nan
        }
        // Later rows may hold any number.
        if quarter != nil {
          numbers[1] = numbers[1].flatMap { (1...4).contains($0) ? $0 * 3 - 2 : nil }
        }
        guard let year = numbers[0], let month = numbers[1],
          let day = numbers.count > 2 ? numbers[2] : 1,
          let date = CivilDate(year: year, month: month, day: day)
        else { return .nan }
        let time = numbers.dropFirst(3)
        guard time.allSatisfy({ $0.map { (0..<60).contains($0) } ?? false }) else { return .nan }
        let (hours, minutes) = (
          time.first.flatMap { $0 } ?? 0, time.dropFirst().first.flatMap { $0 } ?? 0
        )
        return Double(date.daysSince1970) * 86_400 + Double(hours * 3600 + minutes * 60)
      })
  }
}
