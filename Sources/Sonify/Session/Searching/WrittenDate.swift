import SonifyBase

/// A parser of dates in the listener's language, such as "29 de marzo de 1958" or "1958年3月29日".
enum WrittenDate {
  /// Returns the day or month that a text names in the format of a locale, or nil if it names none.
  static func period(
    of text: String, _ notation: DateNotation = LocaleSettings.current.dates
  ) -> DatePeriod? {
    let forms = [
      (notation.day, notation.monthsInDates),
      (notation.month, notation.months),
    ]
    return forms.lazy
      .compactMap { isoDate(text, form: $0, months: $1, firstDay: notation.firstDay) }.first
      .flatMap { DatePeriod($0) }
  }

  /// Returns the date as "1958-03-29" or "1958-03", or nil if the text has another format.
  private static func isoDate(
    _ text: String, form: String, months: [String], firstDay: String
  ) -> String? {
    var rest = text.lowercased()[...]
    var numbers: [Substring: Int] = [:]
    var pattern = form.lowercased()[...]
    while let sign = pattern.first {
      if sign == "{", let end = pattern.firstIndex(of: "}") {
        let name = pattern[pattern.index(after: pattern.startIndex)..<end]
        pattern = pattern[end...].dropFirst()
        let value =
          switch name {
          case "month": month(&rest, months)
          case "day": day(&rest, firstDay)
          default: number(&rest)
          }
        guard let value else { return nil }
        numbers[name] = value
      } else {
        pattern.removeFirst()
        guard rest.first == sign else { return nil }
        rest.removeFirst()
      }
    }
    guard rest.isEmpty, let year = numbers["year"], let month = numbers["month"] else { return nil }
    let parts = [year, month] + [numbers["day"]].compactMap(\.self)
    return parts.enumerated().map { index, number in
      let digits = String(number)
      return String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - digits.count)) + digits
    }.joined(separator: "-")
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  /// Returns the number of a day; the first may have a suffix, as in "1er".
  private static func day(_ text: inout Substring, _ firstDay: String) -> Int? {
    let day = number(&text)
    let sign = firstDay.lowercased().drop { $0.isASCII && $0.isNumber }
    if day == 1, text.hasPrefix(sign) { text = text.dropFirst(sign.count) }
    return day
  }

  private static func month(_ text: inout Substring, _ months: [String]) -> Int? {
    // One name may be the beginning of another.
    let names = months.enumerated().map { ($0.offset + 1, $0.element.lowercased()) }
    guard
      let (number, name) = names.filter({ text.hasPrefix($0.1) }).max(by: {
        $0.1.count < $1.1.count
      })
    else { return nil }
    text = text.dropFirst(name.count)
    return number
  }
}
