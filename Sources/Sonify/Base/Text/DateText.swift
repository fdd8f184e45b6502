/// The text of dates, for people and for programs, in UTC and no finer than the data.
///
/// Names of months and the order of the parts are those of ``LocaleSettings/current`` at
/// initialisation.
package struct DateText: Equatable, Sendable {
  /// The finest part that is shown.
  let granularity: DateGranularity

  /// Whether ``text(_:)`` shows the time of day alone.
  private let isTimeOfDay: Bool

  /// Makes a formatter that shows dates no finer than `granularity`.
  /// - Parameters:
  ///   - granularity: the finest part that is shown.
  ///   - range: the range of times for which to leave out the day, as they are all within it; nil to
  ///     show it.
  package init(granularity: DateGranularity, leavingOutDayOf range: ClosedRange<Double>? = nil) {
    self.granularity = granularity
    isTimeOfDay = range.map { Self.isWithinDay($0, granularity) } ?? false
  }

  private static func isWithinDay(
    _ range: ClosedRange<Double>, _ granularity: DateGranularity
  ) -> Bool {
    guard [.minute, .second, .fraction].contains(granularity),
      let first = Moment(range.lowerBound, granularity: granularity),
      let last = Moment(range.upperBound, granularity: granularity)
    else { return false }
    return first.date == last.date
  }

  private let localeSettings = LocaleSettings.current

  /// Returns the text of a time in seconds since 1970-01-01T00:00:00Z, as in "29 March 1958 14:05"
  /// or "Q1 1958".
  ///
  /// Years before 1 are written as "44 BC". A time outside the years −999,999 to 999,999 is written
  /// as a number of seconds.
  package func text(_ seconds: Double) -> String { text(seconds, isEnd: false) }

  /// Returns the text of the start or end of a range, where months may be declined: Polish "od
  /// marca 1958 do maja 1958"; otherwise as ``text(_:)``.
  package func endText(_ seconds: Double) -> String { text(seconds, isEnd: true) }

  /// Returns the text of the end of a range that has begun at `start`: of times of one day without
  /// the day, otherwise as ``endText(_:)``.
  package func endText(_ seconds: Double, from start: Double) -> String {
    guard start <= seconds, Self.isWithinDay(start...seconds, granularity) else {
      return endText(seconds)
    }
    return DateText(granularity: granularity, leavingOutDayOf: start...seconds).text(seconds)
  }

  private func text(_ seconds: Double, isEnd: Bool) -> String {
    guard let moment = Moment(seconds, granularity: granularity) else {
      return ValuePhrases.beyondCalendar.text(["seconds": NumberText(digits: 6).text(seconds)])
    }
    let decimalSign = localeSettings.numbers.decimalSign
    if isTimeOfDay { return clock(moment, decimalSign: decimalSign) }
    let date = moment.date
    let year =
      date.year > 0
      ? "\(date.year)" : ValuePhrases.yearBefore.text(["year": "\(1 - date.year)"])
    return switch granularity {
    case .year: ValuePhrases.year.text(["year": year])
    case .quarter:
      isEnd
        ? ValuePhrases.quarterAtEnd.text(["number": "\(date.quarter)", "year": year])
        : ValuePhrases.quarter.text(["quarter": "\(date.quarter)", "year": year])
    case .month: month(date, year, isEnd: isEnd)
    case .day: day(date, year)
    case .minute, .second, .fraction:
      ValuePhrases.dayAndTime.text([
        "day": day(date, year),
        "time": clock(moment, decimalSign: decimalSign),
      ])
    }
  }

  private func month(_ date: CivilDate, _ year: String, isEnd: Bool) -> String {
    let names = isEnd ? localeSettings.dates.monthsInDates : localeSettings.dates.months
    let name = Self.name(date.month, in: names)
    return Phrase(localeSettings.dates.month).text(["month": name, "year": year])
  }

  private func day(_ date: CivilDate, _ year: String) -> String {
    let name = Self.name(date.month, in: localeSettings.dates.monthsInDates)
    let day = date.day == 1 ? localeSettings.dates.firstDay : "\(date.day)"
    return Phrase(localeSettings.dates.day).text(["day": day, "month": name, "year": year])
  }

  /// Returns the name of a month, 1 to 12, or its number if there is no name.
  private static func name(_ month: Int, in names: [String]) -> String {
    names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  /// Returns the ISO 8601 form of a time in seconds since 1970-01-01T00:00:00Z.
  ///
  /// It ends with the finest part, as in "1958", "1958-03", "1958-03-29" and "1958-03-29T14:05Z". A
  /// quarter, which has no ISO form, is written as its first month. Years that are negative or have
  /// more than four digits carry a sign. A time outside the years −999,999 to 999,999 is written as
  /// a number of seconds.
  package func iso8601(_ seconds: Double) -> String {
    guard let moment = Moment(seconds, granularity: granularity) else {
      return NumberText.exact(seconds)
    }
    let date = moment.date
    let sign = date.year < 0 ? "-" : date.year > 9999 ? "+" : ""
    let year = sign + padded(abs(date.year), to: 4)
    let month = "\(year)-\(padded(date.month, to: 2))"
    let day = "\(month)-\(padded(date.day, to: 2))"
    return switch granularity {
    case .year: year
    case .quarter: "\(year)-\(padded(date.quarter * 3 - 2, to: 2))"
    case .month: month
    case .day: day
    case .minute, .second, .fraction: "\(day)T\(clock(moment, decimalSign: "."))Z"
    }
  }

  /// Returns the ISO 8601 form of a time that may lie between the dates of the data: as fine as
  /// ``iso8601(_:)``, or as fine as the time needs, to the second.
  package func exactISO8601(_ seconds: Double) -> String {
    guard let moment = Moment(seconds, granularity: .second) else { return iso8601(seconds) }
    let needed: DateGranularity =
      moment.second % 60 != 0
      ? .second
      : moment.second != 0
        ? .minute : moment.date.day != 1 ? .day : moment.date.month != 1 ? .month : .year
    let order = DateGranularity.allCases
    guard let own = order.firstIndex(of: granularity), let other = order.firstIndex(of: needed),
      own < other
    else { return iso8601(seconds) }
    return DateText(granularity: needed).iso8601(seconds.rounded())
  }

  private func clock(_ moment: Moment, decimalSign: String) -> String {
    let minute = "\(padded(moment.second / 3600, to: 2)):\(padded(moment.second / 60 % 60, to: 2))"
    guard granularity != .minute else { return minute }
    let second = "\(minute):\(padded(moment.second % 60, to: 2))"
    guard granularity == .fraction, moment.microsecond > 0 else { return second }
    var fraction = padded(moment.microsecond, to: 6)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(second)\(decimalSign)\(fraction)"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// A time, split into its parts.
private struct Moment {
  var date: CivilDate
  /// Whole seconds since midnight, 0 to 86,399.
  var second: Int
  /// Microseconds, 0 to 999,999.
  var microsecond: Int

  /// Splits a time into its parts, or returns nil if it lies outside the calendar.
  ///
  /// A Double cannot hold most fractions of a second exactly, so the time is first rounded to the
  /// second, or to the microsecond if fractions are shown.
  init?(_ seconds: Double, granularity: DateGranularity) {
    guard CivilDate.moments.contains(seconds) else { return nil }
    var whole = seconds.rounded(granularity == .fraction ? .down : .toNearestOrAwayFromZero)
    microsecond = Int(((seconds - whole) * 1e6).rounded())
    if granularity != .fraction { microsecond = 0 }
    if microsecond == 1_000_000 { (whole, microsecond) = (whole + 1, 0) }
    let day = (whole / 86_400).rounded(.down)
    date = CivilDate(daysSince1970: Int(day))
    second = Int(whole - day * 86_400)
  }
}
