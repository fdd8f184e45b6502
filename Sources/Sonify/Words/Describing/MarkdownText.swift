/// Text in Markdown, by CommonMark 0.31.
enum MarkdownText {
  /// Returns a line that renders literally, with all markup escaped.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    // A list, a rule or a heading begins with its marker; in a numbered list, the marker follows
    // the digits.
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    for (place, scalar) in scalars.enumerated() {
      let beginsBlock =
        place == 0 && ["-", "+", "="].contains(scalar)
        || place == digits && digits > 0 && [".", ")"].contains(scalar)
          && (place + 1 == scalars.count || scalars[place + 1] == " ")
      if beginsBlock || marks.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static let marks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$",
  ]

  /// Returns a row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
