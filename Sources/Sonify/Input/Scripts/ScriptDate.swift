import SonifyBase
import SonifyTables

/// Moments of scripts, in milliseconds since 1970.
enum ScriptDate {
  /// Returns the moment of numbers of a date, as of `Date.UTC(2020, 0, 31, 12)`.
  /// - Parameter numbers: year, month from 0, and possibly day, hour, minute, second and millisecond; those beyond
  ///   their month or day count on, as in scripts.
  /// - Returns: the moment, or nil if it lies outside the calendar.
  static func time(_ numbers: [Double]) -> Double? {
    guard (2...7).contains(numbers.count),
      numbers.allSatisfy({ abs($0) < 1e9 && $0 == $0.rounded() })
    else { return nil }
    let parts = numbers.map { Int($0) }
    var year = (0...99).contains(parts[0]) ? 1900 + parts[0] : parts[0]
    let month = parts[1] - 12 * Int((Double(parts[1]) / 12).rounded(.down))
    year += (parts[1] - month) / 12
    guard let first = CivilDate(year: year, month: month + 1, day: 1) else { return nil }
    let rest = Array(parts.dropFirst(2)) + Array(repeating: 0, count: 7 - parts.count)
    let days = first.daysSince1970 + (parts.count > 2 ? rest[0] - 1 : 0)
    let seconds = Double(days) * 86_400 + Double(rest[1] * 3600 + rest[2] * 60 + rest[3])
    guard CivilDate.moments.contains(seconds) else { return nil }
    return seconds * 1000 + Double(rest[4])
  }

  /// The formats of the texts that scripts make dates of.
  private static let formats: [DateFormat] = [
    DateFormat(form: .yearFirst), DateFormat(form: .monthName), DateFormat(form: .dayMonthName),
    DateFormat(form: .slashedMonthFirst),
  ]

  /// Returns the moment of a text such as "2020-01-31T12:00:00Z" or "Jan 31, 2020", or nil if it is another.
  static func time(_ text: String) -> Double? {
    let bytes = Array(text.utf8.prefix(64))
    for format in formats {
      if let reading = format.reading(bytes.span.trimmed) { return reading.seconds * 1000 }
    }
    return nil
  }

  /// Returns the text of a moment: its day, and its time of day unless that is midnight.
  static func text(_ time: Double) -> String {
    let seconds = (time / 1000).rounded(.down)
    guard CivilDate.moments.contains(seconds) else { return "" }
    let days = (seconds / 86_400).rounded(.down)
    let date = CivilDate(daysSince1970: Int(days))
    let rest = Int(seconds - days * 86_400)
    func padded(_ number: Int, to width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(date.year, to: 4))-\(padded(date.month))-\(padded(date.day))"
    guard rest > 0 else { return day }
    return "\(day)T\(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))"
  }
}
