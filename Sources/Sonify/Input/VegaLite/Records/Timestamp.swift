import SonifyBase
import SonifyTables

/// A time in UTC, as in Vega.
struct Timestamp: Equatable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; NaN for no time.
  let milliseconds: Double

  /// Creates a time from milliseconds.
  init(milliseconds: Double) { self.milliseconds = milliseconds }

  /// Creates a time from a number of milliseconds, or a date in a format of ``DateFormat``; nil if
  /// the value is neither.
  init?(_ value: JSONValue) {
    var reader = TimestampParser()
    guard let value = reader.milliseconds(value) else { return nil }
    milliseconds = value
  }

  /// Creates a time from year, month from 0, day, hour, minute, second and millisecond; parts
  /// beyond their range carry over into the next larger one, as in ECMAScript.
  init(parts: [Double]) {
    func part(_ index: Int, _ usual: Double) -> Double {
      index < parts.count ? parts[index].rounded(.towardZero) : usual
    }
    let months = part(0, 1970) * 12 + part(1, 0)
    guard abs(months) < 1e7, !months.isNaN else {
      milliseconds = .nan
      return
    }
    let count = Int(months)
    let year = Int((months / 12).rounded(.down))
    let first = CivilDate(year: year, month: count - year * 12 + 1, day: 1)
    let days = Double(first?.daysSince1970 ?? 0) + part(2, 1) - 1
    let clock = part(3, 0) * 3_600_000 + part(4, 0) * 60_000 + part(5, 0) * 1000 + part(6, 0)
    milliseconds = first == nil ? .nan : days * 86_400_000 + clock
  }

  /// The parts of the date and of the time of day, or nil beyond the calendar.
  var parts: TimestampComponents? { TimestampComponents(milliseconds) }
}

/// The parts of a time in UTC.
struct TimestampComponents: Equatable, Sendable {
  /// The astronomical year.
  var year: Int
  /// The month, from 1.
  var month: Int
  /// The day of the month, from 1.
  var day: Int
  /// The day of the week, from 0 for Sunday.
  var weekday: Int
  /// The day of the year, from 1.
  var dayOfYear: Int
  /// The hour, from 0.
  var hour: Int
  /// The minute, from 0.
  var minute: Int
  /// The second, from 0.
  var second: Int
  /// The millisecond, from 0.
  var millisecond: Int

  /// Splits milliseconds since 1970 into parts; nil beyond the calendar.
  init?(_ milliseconds: Double) {
    guard CivilDate.moments.contains(milliseconds / 1000) else { return nil }
    let days = (milliseconds / 86_400_000).rounded(.down)
    let clock = Int(milliseconds - days * 86_400_000)
    let date = CivilDate(daysSince1970: Int(days))
    (year, month, day) = (date.year, date.month, date.day)
    weekday = ((Int(days) + 4) % 7 + 7) % 7
    let first = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 ?? Int(days)
    dayOfYear = Int(days) - first + 1
    hour = clock / 3_600_000
    minute = clock / 60_000 % 60
    second = clock / 1000 % 60
    millisecond = clock % 1000
  }

  /// The time in ISO 8601, no finer than necessary: "2012-01-31" or "2012-01-31 12:30".
  var iso8601: String {
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    if hour == 0, minute == 0, second == 0, millisecond == 0 { return date }
    let seconds =
      second == 0 && millisecond == 0
      ? "" : ":" + padded(second, 2) + (millisecond == 0 ? "" : "." + padded(millisecond, 3))
    return "\(date) \(padded(hour, 2)):\(padded(minute, 2))\(seconds)"
  }
}

/// Returns a number padded with leading zeros to at least `digits` digits.
func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(abs(number))
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - text.count)) + text
}

/// Reads times, trying the last matching format first.
struct TimestampParser {
  private var format = DateFormat(form: .yearFirst)

  private static let formats =
    DateFormat.Form.allCases.map { DateFormat(form: $0) }
    + DateFormat.Form.allCases.map { DateFormat(form: $0, hasShortYear: true) }

  /// Returns the milliseconds since 1970 of a number or a text, or nil for anything else.
  mutating func milliseconds(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let value): return value.isFinite ? value : nil
    case .text(let text): return milliseconds(text)
    case .null, .boolean, .array, .object: return nil
    }
  }

  private mutating func milliseconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8.prefix(65))
    let trimmed = bytes.span.trimmed
    if let seconds = format.seconds(trimmed) { return seconds * 1000 }
    if trimmed.count == 4, let year = Int(text.filter { !$0.isWhitespace }) {
      return CivilDate(year: year, month: 1, day: 1).map { Double($0.daysSince1970) * 86_400_000 }
    }
    for other in Self.formats {
      guard let seconds = other.seconds(trimmed) else { continue }
      format = other
      return seconds * 1000
    }
    return nil
  }
}

extension Records {
  /// Returns the times of a field, in milliseconds since 1970; NaN where there is none.
  func moments(_ field: FieldPath) -> [Double] {
    var reader = TimestampParser()
    return values(field).map { reader.milliseconds($0) ?? .nan }
  }
}
