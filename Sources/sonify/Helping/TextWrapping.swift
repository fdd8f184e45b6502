import Sonify

/// Cuts texts into lines as wide as a terminal; wide letters, which are written without spaces, may be
/// parted anywhere.
enum TextWrapping {
  /// The column where it is said what an option is for, counted from 0.
  static let helpColumn = 26

  /// An option, and beside it what it is for.
  static func element(_ label: String, _ text: String, columns: Int) -> [String] {
    let label = "  \(label)"
    let margin = String(repeating: " ", count: helpColumn)
    let lines = wrapped(margin + text, to: columns, indent: helpColumn)
    let width = DisplayWidth.columns(label)
    guard !text.isEmpty else { return [label] }
    guard width < helpColumn, let first = lines.first else { return [label] + lines }
    return [label + first.dropFirst(width)] + lines.dropFirst()
  }

  /// The lines of a text, all but the first behind so many spaces.
  static func wrapped(_ text: String, to columns: Int, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    // The words of the line that can still go into the next, and how wide the line is without.
    var word = ""
    for character in text {
      if character != " ", DisplayWidth.columns(line + word + String(character)) > columns,
        line.contains(where: { $0 != " " })
      {
        while line.last == " " { line.removeLast() }
        lines.append(line)
        line = margin
      }
      if character == " " || Self.isWide(character), !Self.staysBehind(character) {
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

  /// Whether no line may begin with a sign.
  private static func staysBehind(_ character: Character) -> Bool {
    "。、，．）」』】：；？！ー…・ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
  }
}
