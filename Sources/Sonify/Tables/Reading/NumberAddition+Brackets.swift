/// Numbers with more about them in brackets: 45 (23%), 3.2 (37.8), 60 [55–66].
extension NumberAddition {
  /// Returns what stands before the brackets that end a cell and hold figures, or nil if none do; notes
  /// may stand beside both.
  static func beforeBrackets(_ cell: String) -> Substring? {
    if let head = head(of: cell[...]) { return withoutNotes(String(head)) ?? head }
    guard let rest = withoutNotes(cell), let head = head(of: rest) else { return nil }
    return withoutNotes(String(head)) ?? head
  }

  private static func head(of cell: Substring) -> Substring? {
    let opening: Character
    switch cell.last {
    case ")": opening = "("
    case "]": opening = "["
    default: return nil
    }
    guard let open = cell.lastIndex(of: opening) else { return nil }
    let inside = cell[cell.index(after: open)...].dropLast()
    // [1] is a note.
    if opening == "[", inside.allSatisfy(\.isASCIIDigit) { return nil }
    // 34(2) is a number of an issue, or of a part.
    if open > cell.startIndex, cell[cell.index(before: open)].isASCIIDigit,
      inside.allSatisfy(\.isASCIIDigit)
    {
      return nil
    }
    var head = cell[..<open]
    while let last = head.last, last.isWhitespace { head.removeLast() }
    guard head.contains(where: \.isASCIIDigit), areFigures(inside) else { return nil }
    return head
  }

  /// Returns whether a text is a number, a share, a range or an interval, with its unit or level: 23%,
  /// $5, ±0.4, 55–66, 95% CI 1.2 to 3.4; or a dash in place of one.
  private static func areFigures(_ text: Substring) -> Bool {
    if text.contains(where: \.isASCIIDigit) {
      let words = text.split { $0.isASCIIDigit || figureSigns.contains($0) }
      return words.allSatisfy { connecting.contains($0.lowercased()) }
    }
    return !text.isEmpty && text.allSatisfy { "-−–—".contains($0) }
  }

  private static let figureSigns = Set("+-−–—±.,%$€£¥<>=≥≤~°×/;:' \u{a0}\u{2009}\u{202f}")

  /// Words between the figures of ranges, and what measures and levels of confidence are named.
  private static let connecting: Set<String> = [
    "to", "ci", "iqr", "sd", "se", "n", "p", "c", "f", "x", "range", "and", "per", "cent",
    "percent",
  ]
}
