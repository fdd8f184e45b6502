import SonifyBase

extension KeptMark {
  /// The maximum number of lines that are read.
  static let maxLineCount = 1000

  /// Reads marks from lines that ``text(of:)`` wrote; a "#" begins a comment, and other lines are
  /// ignored.
  /// - Complexity: O(*n*) in the length of the text.
  public static func marks(parsing text: String) -> [KeptMark] {
    text.split(separator: "\n").prefix(maxLineCount).compactMap { line in
      line.hasPrefix("#") ? nil : KeptMark(line: line)
    }
  }

  /// Returns marks as lines, each with the x, its rank, the series, the number and the name between
  /// tabs.
  public static func text(of marks: [KeptMark]) -> String {
    marks.map { mark in
      let x =
        switch mark.x {
        case .number(let number): NumberText.exact(number)
        case .category(let name): categorySign + escaped(name)
        }
      return [
        x, "\(mark.rank)", escaped(mark.series), "\(mark.number)", escaped(mark.name),
      ].joined(separator: "\t") + "\n"
    }.joined()
  }

  /// The maximum rank and number, so that no sum of them overflows.
  private static let maxIndex = 1 << 40

  /// The character before a category, which no number begins with.
  private static let categorySign = "="

  private init?(line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 5, let rank = Int(parts[1]), let number = Int(parts[3]),
      (0...Self.maxIndex).contains(rank), (1...Self.maxIndex).contains(number)
    else { return nil }
    if parts[0].hasPrefix(Self.categorySign) {
      x = .category(Self.unescaped(parts[0].dropFirst()))
    } else if let number = Double(parts[0]), number.isFinite {
      x = .number(number)
    } else {
      return nil
    }
    (self.rank, self.number) = (rank, number)
    (series, name) = (Self.unescaped(parts[2]), Self.unescaped(parts[4]))
  }

  private static let escapes: [Character: Character] = [
    "\\": "\\", "\t": "t", "\n": "n", "\r": "r", "\r\n": "w",
  ]

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { letter in escapes[letter].map { ["\\", $0] } ?? [letter] })
  }

  private static func unescaped(_ text: Substring) -> String {
    var (result, isEscape) = ("", false)
    for letter in text {
      if !isEscape, letter == "\\" {
        isEscape = true
      } else {
        let meant = isEscape ? escapes.first { $0.value == letter }?.key : nil
        result.append(meant ?? letter)
        isEscape = false
      }
    }
    return result
  }
}
