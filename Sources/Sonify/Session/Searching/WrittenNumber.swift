import SonifyBase

/// A parser of numbers as people type them.
enum WrittenNumber {
  /// Reads "1957", "−3.5", "1,234.5", "12,5" or "1e3".
  ///
  /// A number in the listener's locale is read as such, so that a number that was said can be
  /// typed. In any other text, commas between groups of three digits are ignored, and a single
  /// comma elsewhere is the decimal sign.
  /// - Parameters:
  ///   - text: the text, without surrounding white space.
  ///   - notation: the number format of the listener's locale.
  /// - Returns: the number, finite, or nil if the text is not a number.
  static func value(
    of text: String, _ notation: NumberNotation = LocaleSettings.current.numbers
  ) -> Double? {
    let text = text.first == "−" ? "-" + text.dropFirst() : text
    return plain(text, notation).flatMap(number) ?? withCommas(text)
  }

  /// Returns a number in the format of a locale as `Double` reads it, or nil if its digits are not
  /// grouped as in the locale, or begin with an extra 0.
  private static func plain(_ text: String, _ notation: NumberNotation) -> String? {
    let sign = text.prefix { "+-".contains($0) }
    let parts = text.dropFirst(sign.count).split(
      separator: notation.decimalSign, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first else { return nil }
    let digits = String(whole.filter(isDigit))
    var grouping = notation
    // Short numbers may be typed with groups even if they are said without.
    grouping.minimumGroupingDigits = 1
    // All spaces are equal, and so are apostrophes: keyboards have one of each.
    let isGrouped = plainSigns(grouping.grouped(digits)) == plainSigns(String(whole))
    guard isGrouped || digits == whole, digits.first != "0" || digits.count == 1 else { return nil }
    return sign + digits + (parts.count > 1 ? "." + parts[1] : "")
  }

  private static func plainSigns(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 == "’" ? "'" : $0 })
  }

  private static func withCommas(_ text: String) -> Double? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var plain = parts.joined()
    let areGroups = parts.dropFirst().allSatisfy { part in
      part.prefix(while: isDigit).count == 3 && (part.count == 3 || part.dropFirst(3).first == ".")
    }
    if !areGroups {
      guard parts.count == 2, !text.contains(".") else { return nil }
      plain = parts.joined(separator: ".")
    }
    return number(plain)
  }

  private static func number(_ plain: String) -> Double? {
    // The standard parser would also read words and hexadecimal digits.
    guard plain.allSatisfy({ isDigit($0) || "+-.eE".contains($0) }), let value = Double(plain),
      value.isFinite
    else { return nil }
    return value
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
