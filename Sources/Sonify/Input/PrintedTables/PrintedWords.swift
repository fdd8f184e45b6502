extension String {
  /// The words of a line, between spaces and tabs.
  var printedWords: [String] {
    split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
  }

  /// Whether the word is a time of day, 14:51:03 or 14:51.
  var isClockTime: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) }
  }

  /// Whether the word is a number.
  var isPrintedNumber: Bool { Double(self) != nil }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
