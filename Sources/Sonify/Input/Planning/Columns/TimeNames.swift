import SonifyBase
import SonifyTables

/// Texts that name times of a year or a week.
enum TimeNames {
  /// The maximum number of such texts, that of the days of a year.
  static let maxCount = 366

  /// Returns whether texts are the names of months, weekdays or quarters, or days without a year.
  static func are(_ texts: [String]) -> Bool {
    let quarters: Set = ["q1", "q2", "q3", "q4"]
    return texts.count > 1 && quarters.isSuperset(of: texts.map { $0.lowercased() })
      || CalendarCycle.months.places(texts) != nil || CalendarCycle.weekdays.places(texts) != nil
      || DayOfYear.rise(texts)
  }

  /// Returns whether two texts or more are the names of quarters beside years.
  ///
  /// Short ones such as Q1 and T1 may be questions, quartiles and treatments, unless the header is that of times or empty.
  static func areQuarters(_ texts: [String], below header: HeaderWords) -> Bool {
    guard (2...4).contains(texts.count),
      Set(texts.compactMap { quarter(Array($0.utf8)) }).count == texts.count
    else { return false }
    let isOfTime =
      header.words.count < 2
      && (header.words.isEmpty
        || header.contains(anyOf: CalendarWords.quarters.union(CalendarWords.dates)))
    return isOfTime || texts.allSatisfy { $0.count(where: \.isLetter) >= minLetters }
  }

  /// The minimum number of letters of a name that is no code.
  private static let minLetters = 5

  /// Returns the number of the quarter that a text names, as "Q1", "Qtr 1" and "T1" do; nil if it names none.
  static func quarter(_ text: some Collection<UInt8>) -> Int? {
    guard text.count <= maxLength else { return nil }
    let parts = String(decoding: text, as: UTF8.self).lowercased()
      .split { !$0.isLetter && !$0.isNumber }.joined()
    guard let digit = parts.first(where: \.isNumber).flatMap({ Int(String($0)) }),
      (1...4).contains(digit), parts.first?.isNumber == true || parts.last?.isNumber == true,
      quarters.contains(parts.filter { !$0.isNumber }), parts.count(where: \.isNumber) == 1
    else { return nil }
    return digit
  }

  /// The maximum length of a name, in bytes.
  private static let maxLength = 20
  private static let quarters = CalendarWords.quarters.union([
    "t", "trim", "quart", "ertrimestre", "etrimestre", "stquarter", "ndquarter", "rdquarter",
    "thquarter", "stqtr", "ndqtr", "rdqtr", "thqtr",
  ])
}
