import SonifyBase

/// A day by the name of its month with a time, as in syslog, "Nov 26 09:01:18", and in logs of C programs,
/// "Wed Nov 26 09:01:18.25 2025".
struct NamedLogDay {
  /// The end of the text.
  let end: Int
  /// Whether a year follows, with which it is a date.
  let hasYear: Bool
  private let month: Int
  private let day: Int
  private let clock: String

  /// Reads a text that starts at a position of a line, or returns nil if there is none.
  init?(_ bytes: [UInt8], from start: Int) {
    var next = start
    // "Mar" is March, and a weekday in other languages.
    if Self.name(bytes, next, in: CalendarCycle.months) == nil,
      Self.name(bytes, next, in: CalendarCycle.weekdays) != nil
    {
      next += 4
    }
    guard let month = Self.name(bytes, next, in: CalendarCycle.months) else { return nil }
    next += 4
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard let dayEnd = LogTime.digitsEnd(bytes, next, 1...2), dayEnd + 1 < bytes.count,
      bytes[dayEnd] == 0x20, let day = Int(String(decoding: bytes[next..<dayEnd], as: UTF8.self)),
      (1...31).contains(day),
      let clockEnd = LogTime.clockEnd(bytes, dayEnd + 1, hours: 2...2)
    else { return nil }
    (self.month, self.day) = (month + 1, day)
    clock = String(decoding: bytes[(dayEnd + 1)..<clockEnd], as: UTF8.self)
    if clockEnd < bytes.count, bytes[clockEnd] == 0x20,
      let yearEnd = LogTime.digitsEnd(bytes, clockEnd + 1, 4...4),
      let year = Int(String(decoding: bytes[(clockEnd + 1)..<yearEnd], as: UTF8.self)),
      (1970..<2100).contains(year)
    {
      (hasYear, end) = (true, yearEnd)
    } else {
      (hasYear, end) = (false, clockEnd)
    }
  }

  /// The number of the day in a leap year, from 0; nil if there is no such day.
  var dayOfLeapYear: Int? {
    guard let first = CivilDate(year: 2000, month: 1, day: 1),
      let day = CivilDate(year: 2000, month: month, day: day)
    else { return nil }
    return day.daysSince1970 - first.daysSince1970
  }

  /// Returns the time as one some days later: "33:05:10" is five past nine on the next day.
  func clock(after days: Int) -> String {
    let hour = Int(clock.prefix(2)) ?? 0
    return Self.padded(hour + days * 24) + clock.dropFirst(2)
  }

  /// Returns the index of the name of three letters that stands at a position, before a space.
  private static func name(_ bytes: [UInt8], _ start: Int, in cycle: CalendarCycle) -> Int? {
    guard start + 3 < bytes.count, bytes[start + 3] == 0x20 else { return nil }
    return cycle.index(of: bytes.span.extracting(start..<(start + 3)))
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The times of a log without years, which count on from the first day.
struct LogDays {
  private var first: Int?
  /// The number of the last day in its year.
  private var last = 0
  /// The number of days before that year, as if all years were leap years.
  private var before = 0
  /// Whether the year has got its leap day, or it is known that it has none.
  private var isPastLeapDay = false

  private static let halfYear = 183
  private static let leapDay = 59
  private static let year = 366

  /// Returns a day and a time without a year as hours, minutes and seconds since midnight of the first
  /// day; empty if it is before that day, and other texts as they are.
  mutating func cell(_ text: String) -> String {
    guard let named = NamedLogDay(Array(text.utf8), from: 0), !named.hasYear else { return text }
    guard let day = named.dayOfLeapYear else { return "" }
    guard let first else {
      (first, last, isPastLeapDay) = (day, day, day >= Self.leapDay)
      return named.clock(after: 0)
    }
    // A line of the year before may come late.
    let isLate = day > last + Self.halfYear
    if day < last - Self.halfYear {
      before += Self.year
      isPastLeapDay = false
    }
    if !isLate {
      // No line of the leap day: the year has none.
      if !isPastLeapDay, day > Self.leapDay { before -= 1 }
      if day >= Self.leapDay { isPastLeapDay = true }
      last = day
    }
    let days = before + day - first - (isLate ? Self.year : 0)
    return days < 0 ? "" : named.clock(after: days)
  }
}
