import Sonify

/// Functions that wrap text to the width of a terminal; wide letters, which are written without
/// spaces, may be separated anywhere.
enum TextWrapping {
  /// The column at which the help of an option begins, from 0.
  static let helpColumn = 26

  /// Returns the lines of an option with its help beside it.
  static func element(_ label: String, _ text: String, columns: Int) -> [String] {
    let label = "  \(label)"
    let margin = String(repeating: " ", count: helpColumn)
    let lines = wrapped(margin + text, to: columns, indent: helpColumn)
    let width = DisplayWidth.columns(label)
    guard !text.isEmpty else { return [label] }
    guard width < helpColumn, let first = lines.first else { return [label] + lines }
    return [label + first.dropFirst(width)] + lines.dropFirst()
  }

  /// Returns the lines of a text, all but the first indented by `indent` spaces.
  static func wrapped(_ text: String, to columns: Int, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    // The end of the line that may still move to the next.
    var word = ""
    for character in text {
      if character != " ", DisplayWidth.columns(line + word + String(character)) > columns,
        line.contains(where: { $0 != " " })
      {
        while line.last == " " { line.removeLast() }
        lines.append(line)
        line = margin
      }
      if character == " " || Self.isWide(character), !Self.cannotBeginLine(character) {
        line += word
        word = ""
        if character == " " { line.append(character) } else { word.append(character) }
      } else {
        word.append(character)
      }
    }
    return lines + [line + word]
  }

  private static func isWide(_ character: Character) -> Bool {
    DisplayWidth.columns(String(character)) > 1
  }

  /// Returns whether a character must not begin a line.
  private static func cannotBeginLine(_ character: Character) -> Bool {
    "。、，．）」』】：；？！ー…・ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
  }
}
