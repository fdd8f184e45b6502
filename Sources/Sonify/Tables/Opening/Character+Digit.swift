extension Character {
  /// Whether the character is one of 0 to 9.
  package var isASCIIDigit: Bool { isASCII && isNumber }
}
