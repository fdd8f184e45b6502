/// Numbers as people type them.
enum WrittenNumber {
  /// Reads "1957", "−3.5", "1,234.5", "12,5" or "1e3".
  ///
  /// Commas that part groups of three digits count for nothing; any other single comma is the decimal
  /// sign.
  /// - Parameter text: the text, without white space around it.
  /// - Returns: the number, finite, or nothing when the text is none.
  static func value(of text: String) -> Double? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var plain = parts.joined()
    let areGroups = parts.dropFirst().allSatisfy { part in
      part.prefix(while: isDigit).count == 3 && (part.count == 3 || part.dropFirst(3).first == ".")
    }
    if !areGroups {
      guard parts.count == 2, !text.contains(".") else { return nil }
      plain = parts.joined(separator: ".")
    }
    if plain.first == "−" { plain = "-" + plain.dropFirst() }
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
