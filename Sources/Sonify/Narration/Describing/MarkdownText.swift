/// Text as Markdown writes it, by CommonMark 0.31.
enum MarkdownText {
  /// A line that shows as it is: nothing in it is taken for markup.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isAtNumber = true
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let isDigit = ("0"..."9").contains(scalar)
      // What makes a list, a quotation or a rule stands at the beginning.
      let beginsBlock =
        place == 0 ? ["-", "+", "="].contains(scalar) : isAtNumber && [".", ")"].contains(scalar)
      if beginsBlock || marks.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
      isAtNumber = isAtNumber && isDigit
    }
    return String(escaped)
  }

  private static let marks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$",
  ]

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
