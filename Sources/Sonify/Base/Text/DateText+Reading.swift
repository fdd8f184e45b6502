extension DateText {
  /// Reads a time that ``iso8601(_:)`` wrote.
  /// - Parameter text: a year, a month, a day, or a day with a time of day.
  /// - Returns: the start of that time in seconds since 1970-01-01T00:00:00Z, or nil if the text is
  ///   malformed.
  package static func seconds(iso8601 text: String) -> Double? {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    let unsigned = isSigned ? text.dropFirst() : text[...]
    let digits = unsigned.prefix { $0.isASCII && $0.isWholeNumber }
    guard digits.count == 4 || isSigned && (4...6).contains(digits.count),
      let number = Int(digits)
    else { return nil }
    // The Gregorian calendar repeats after 400 years, so any date is read as one of 2000 to 2399.
    let year = text.hasPrefix("-") ? -number : number
    let yearInCycle = 2000 + ((year % 400) + 400) % 400
    let cycles = (year - yearInCycle) / 400
    let rest = unsigned.dropFirst(digits.count)
    let date = Array("\(yearInCycle)\(rest.isEmpty ? "-01" : rest)".utf8)
    return DateFormat.yearFirst.seconds(date.span).map { $0 + Double(cycles) * 146_097 * 86_400 }
  }
}
