/// Text as Markdown writes it, by CommonMark 0.31.
enum MarkdownText {
  /// A line that shows as it is: nothing in it is taken for markup.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    // What makes a list, a rule or a heading stands at the beginning, a number's point behind it.
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

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
