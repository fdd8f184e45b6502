/// Numbers with more about them in brackets: 45 (23%), 3.2 (37.8), 60 [55–66].
extension NumberAddition {
  /// Returns what stands before the brackets that end a cell and hold figures, or nil if none do.
  static func beforeBrackets(_ cell: String) -> Substring? {
    guard let last = cell.last, let opening = [")": "(", "]": "["][String(last)],
      let open = cell.lastIndex(of: Character(opening))
    else { return nil }
    let inside = cell[cell.index(after: open)...].dropLast()
    // [1] is a note.
    if opening == "[", inside.allSatisfy(\.isASCIIDigit) { return nil }
    var head = cell[..<open]
    while let last = head.last, last.isWhitespace { head.removeLast() }
    guard let first = head.last, first.isASCIIDigit || first == "%", areFigures(inside) else {
      return nil
    }
    return head
  }

  /// Returns whether a text is a number, a share, a range or an interval, with its unit or level: 23%,
  /// $5, 55–66, 95% CI 1.2 to 3.4.
  private static func areFigures(_ text: Substring) -> Bool {
    let signs = Set("+-−–.,%$€£±<>=≥≤~°/;:' \u{a0}\u{2009}\u{202f}")
    let words = text.split { $0.isASCIIDigit || signs.contains($0) }
    return text.contains(where: \.isASCIIDigit)
      && words.allSatisfy { connecting.contains($0.lowercased()) }
  }

  /// Words between the figures of ranges, and what measures and levels of confidence are called.
  private static let connecting: Set<String> = [
    "to", "ci", "iqr", "sd", "se", "n", "p", "c", "f", "range", "and", "per", "cent", "percent",
  ]
}
