/// How numbers, dates and sentences are said where the listener is at home.
///
/// All that is said follows ``current``; what is read, and what programs write for programs, never
/// does. An embedding program sets it around its work:
/// ```swift
/// Conventions.$current.withValue(.ofUser()) { … }
/// ```
/// Tasks inherit it, threads that a program starts itself do not.
public struct Conventions: Equatable, Sendable {
  /// How numbers are written.
  package var numbers: NumberConventions
  /// How dates are written.
  package var dates: DateConventions
  /// The language of sentences.
  package var messages: MessageCatalogue

  /// Makes conventions.
  package init(
    numbers: NumberConventions = .english, dates: DateConventions = .english,
    messages: MessageCatalogue = .english
  ) {
    self.numbers = numbers
    self.dates = dates
    self.messages = messages
  }

  /// "1,234,567.5" and "29 March 1958".
  public static let english = Conventions()

  /// What texts are written by that are made now; English unless it was set.
  @TaskLocal public static var current = Conventions.english

  /// What names are written by that become part of a chart, as those of bins; nothing for
  /// ``current``.
  ///
  /// A program that writes charts for other programs sets it around reading, so that messages still
  /// follow the listener.
  @TaskLocal public static var ofNames: Conventions?
}

/// How the digits of a number are parted.
package struct NumberConventions: Equatable, Sendable {
  /// What stands before the fraction, as "." or ",".
  package var decimalSign: String
  /// What stands between groups of digits before it, as "," or a narrow space; empty for none.
  var groupSign: String
  /// How many digits the groups have, outward from the decimal sign, each 1 or more.
  ///
  /// The last of them holds for all further groups; none for no groups.
  var groupSizes: [Int]
  /// How many digits stand at least before the groups, or there are none: 1 in English, 1,234, and
  /// 2 in Spanish, 1234 but 12.345; what the locale data of Unicode call so.
  package var minimumGroupingDigits: Int

  /// Makes conventions.
  init(
    decimalSign: String, groupSign: String, groupSizes: [Int] = [3], minimumGroupingDigits: Int = 1
  ) {
    self.decimalSign = decimalSign
    self.groupSign = groupSign
    self.groupSizes = groupSizes
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// "1,234,567.5".
  static let english = NumberConventions(decimalSign: ".", groupSign: ",")

  /// Parts digits into groups.
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

/// How days and months are written.
package struct DateConventions: Equatable, Sendable {
  /// The twelve months beside a year alone, as Polish "marzec".
  package var months: [String]
  /// The twelve months beside a day, as Polish "marca".
  package var monthsInDates: [String]
  /// How a day is written, with its parts at `{day}`, `{month}` and `{year}`.
  package var day: String
  /// How a month is written, with its parts at `{month}` and `{year}`.
  package var month: String
  /// What stands at `{day}` for the first of a month, as French "1er".
  package var firstDay: String

  /// Makes conventions.
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
  package static let english = DateConventions(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ], day: "{day} {month} {year}", month: "{month} {year}")
}
