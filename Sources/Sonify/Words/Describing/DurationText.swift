import SonifyBase

/// Lengths of time in words: "4 weeks", "12 months", "10.7 years".
struct DurationText: Equatable, Sendable {
  /// The length of a day in seconds.
  static let day = 86_400.0
  /// The mean length of a year of the Gregorian calendar, in seconds.
  static let year = 365.2425 * day
  /// The mean length of a month of the Gregorian calendar, in seconds.
  static let month = year / 12

  /// The maximum relative difference from a whole number of units at which a length is rounded to
  /// it.
  private static let tolerance = 0.02

  /// The granularity of the dates.
  let granularity: DateGranularity

  /// Returns the text of a length in seconds, if possible in a unit of which it has two or more.
  func text(_ seconds: Double) -> String {
    let length = abs(seconds)
    switch granularity {
    case .year: return Self.years(length / Self.year)
    case .quarter, .month:
      return length < 2 * Self.year
        ? Self.text(length / Self.month, DurationPhrases.months)
        : Self.years(length / Self.year)
    case .day, .minute, .second, .fraction: break
    }
    let weeks = length / Self.day / 7
    switch length / Self.day {
    case _ where length >= 2 * Self.year: return Self.years(length / Self.year)
    case _ where weeks >= 2 && weeks <= 20 && weeks == weeks.rounded():
      return Self.text(weeks, DurationPhrases.weeks)
    case 100...: return Self.text(length / Self.month, DurationPhrases.months)
    case let days where days >= 2: return Self.text(days, DurationPhrases.days)
    default: break
    }
    if length >= 7200 { return Self.text(length / 3600, DurationPhrases.hours) }
    if length >= 120 { return Self.text(length / 60, DurationPhrases.minutes) }
    return Self.text(length, DurationPhrases.seconds)
  }

  /// Returns the text of a number of years.
  static func years(_ count: Double) -> String {
    let count = abs(count)
    return abs(count - 1) <= tolerance
      ? text(12 * count, DurationPhrases.months) : text(count, DurationPhrases.years)
  }

  private static func text(_ count: Double, _ phrase: AmountPhrase) -> String {
    let whole = count.rounded()
    if abs(count - whole) <= tolerance * count, let number = Int(exactly: whole), number > 0 {
      return phrase.text(count: number)
    }
    return phrase.text(NumberText(digits: count < 10 ? 2 : 3).text(count))
  }
}
