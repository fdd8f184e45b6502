/// A day and a month without a year, such as 20-May, May 20, Mon 20th May and 5/20.
package enum DayOfYear {
  /// The maximum length of such a text, in bytes.
  private static let maxLength = 24
  /// A leap year, in which all days are.
  private static let year = 2000
  private static let halfYear = 183

  /// Returns whether texts are days of one year, or of its end and the beginning of the next, in order.
  /// - Parameter texts: different texts in the order of the data.
  /// - Returns: whether all are days and count on.
  package static func rise(_ texts: [String]) -> Bool {
    guard (2...366).contains(texts.count) else { return false }
    let days = texts.map(parts)
    guard let first = days[0], days.allSatisfy({ $0?.isNamed == first.isNamed }) else {
      return false
    }
    let readings = days.compactMap { $0 }
    let isSure = first.isNamed || texts.allSatisfy { $0.hasSuffix(".") }
    if rise(readings.map { ordinal(day: $0.day, month: $0.month) }),
      isSure || areDays(readings.map(\.day), months: readings.map(\.month))
    {
      return true
    }
    return !first.isNamed && rise(readings.map { ordinal(day: $0.month, month: $0.day) })
      && areDays(readings.map(\.month), months: readings.map(\.day))
  }

  /// Returns whether numbers with a slash are days and months, and no fractions: there is a day after the
  /// twelfth, and some that follow each other are of one month.
  private static func areDays(_ days: [Int], months: [Int]) -> Bool {
    days.contains { $0 > 12 } && zip(months, months.dropFirst()).contains { $0 == $1 }
  }

  /// Returns whether numbers of days rise, but for one step back where a year begins.
  private static func rise(_ days: [Int?]) -> Bool {
    let known = days.compactMap { $0 }
    guard known.count == days.count, let first = known.first, let last = known.last else {
      return false
    }
    let falls = zip(known, known.dropFirst()).filter { $0 >= $1 }
    guard let fall = falls.first else { return true }
    return falls.count == 1 && fall.0 - fall.1 > halfYear && last < first
  }

  private static func ordinal(day: Int, month: Int) -> Int? {
    CivilDate(year: year, month: month, day: day)?.daysSince1970
  }

  /// Returns the day and the month of a text; of two numbers the first is the day.
  private static func parts(_ text: String) -> (day: Int, month: Int, isNamed: Bool)? {
    guard text.utf8.count <= maxLength else { return nil }
    var words = text.split { " -/.,".contains($0) }
    if words.count == 3, CalendarCycle.weekdays.index(of: Array(words[0].utf8).span) != nil {
      words.removeFirst()
    }
    guard words.count == 2 else { return nil }
    for (word, other) in [(words[0], words[1]), (words[1], words[0])] {
      guard let month = CalendarCycle.months.index(of: Array(word.utf8).span) else { continue }
      return number(other).map { ($0, month + 1, true) }
    }
    guard !text.contains("-"), let day = number(words[0]), let month = number(words[1]) else {
      return nil
    }
    return (day, month, false)
  }

  private static func number(_ word: Substring) -> Int? {
    let digits = word.prefix { $0.isNumber }
    guard (1...2).contains(digits.utf8.count),
      ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    else { return nil }
    return Int(digits)
  }
}
