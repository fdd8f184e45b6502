/// The listener's language, with its formats of numbers and dates.
///
/// Text for people follows ``current``. Input, and output that other programs read, never does. An
/// embedding program sets it around its work:
/// ```swift
/// LocaleSettings.$current.withValue(.ofUser()) { … }
/// ```
/// Tasks inherit it; threads that a program starts itself do not.
public struct LocaleSettings: Equatable, Sendable {
  /// The number format.
  package var numbers: NumberNotation
  /// The date format.
  package var dates: DateNotation
  /// The language of sentences.
  package var messages: MessageCatalogue

  /// Makes settings.
  package init(
    numbers: NumberNotation = .english, dates: DateNotation = .english,
    messages: MessageCatalogue = .english
  ) {
    self.numbers = numbers
    self.dates = dates
    self.messages = messages
  }

  /// "1,234,567.5" and "29 March 1958".
  public static let english = LocaleSettings()

  /// The settings for text that is made now; English by default.
  @TaskLocal public static var current = LocaleSettings.english

  /// The settings for names that become part of a chart, as those of bins, or nil to use
  /// ``current``.
  ///
  /// A program that writes charts for other programs sets it while it reads them, so that messages
  /// still follow the listener.
  @TaskLocal public static var ofNames: LocaleSettings?
}

/// The number format: the decimal sign and the groups of digits.
package struct NumberNotation: Equatable, Sendable {
  /// The decimal sign, as "." or ",".
  package var decimalSign: String
  /// The sign between groups of digits, as "," or a narrow space; empty for no groups.
  package var groupSign: String
  /// The number of digits in each group, outward from the decimal sign, each 1 or more.
  ///
  /// The last element holds for all further groups. An empty array means no groups.
  package var groupSizes: [Int]
  /// The minimum number of digits before the first group, or there are no groups: 1 in English
  /// (1,234) and 2 in Spanish (1234 but 12.345); named as in Unicode's locale data.
  package var minimumGroupingDigits: Int

  /// Makes settings.
  init(
    decimalSign: String, groupSign: String, groupSizes: [Int] = [3], minimumGroupingDigits: Int = 1
  ) {
    self.decimalSign = decimalSign
    self.groupSign = groupSign
    self.groupSizes = groupSizes
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// "1,234,567.5".
  static let english = NumberNotation(decimalSign: ".", groupSign: ",")

  /// Divides digits into groups.
  /// - Parameter digits: the digits before the decimal sign.
  /// - Returns: the digits, with the sign between groups.
  /// - Complexity: O(*n*) in the number of digits.
  package func grouped(_ digits: String) -> String {
    guard !groupSign.isEmpty, let first = groupSizes.first, let last = groupSizes.last,
      digits.count >= max(1, first) + minimumGroupingDigits
    else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while true {
      let size = max(1, groups.count < groupSizes.count ? groupSizes[groups.count] : last)
      guard rest.count > size else { break }
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    return ([rest] + groups.reversed()).joined(separator: groupSign)
  }
}

/// The date format: names of months, and the order of the parts.
package struct DateNotation: Equatable, Sendable {
  /// The twelve months with a year alone, as Polish "marzec".
  package var months: [String]
  /// The twelve months with a day, as Polish "marca".
  package var monthsInDates: [String]
  /// The format of a day, with its parts at `{day}`, `{month}` and `{year}`.
  package var day: String
  /// The format of a month, with its parts at `{month}` and `{year}`.
  package var month: String
  /// The text at `{day}` for the first of a month, as French "1er".
  package var firstDay: String

  /// Makes settings.
  init(
    months: [String], monthsInDates: [String]? = nil, day: String, month: String,
    firstDay: String = "1"
  ) {
    self.months = months
    self.monthsInDates = monthsInDates ?? months
    self.day = day
    self.month = month
    self.firstDay = firstDay
  }

  /// "29 March 1958" and "March 1958".
  package static let english = DateNotation(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ], day: "{day} {month} {year}", month: "{month} {year}")
}
