import SonifyWords

/// Text in braille, broken into lines of cells.
struct BrailleLines {
  /// The sign at the end of a line that breaks within a word, dot 5.
  private static let continuation: [BrailleCharacter] = [[5]]
  /// The cells of "…".
  static let ellipsis = UncontractedBraille("…").cells

  /// Breaks a text at its spaces, and within words that are longer than a line.
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the maximum number of cells in a line.
  ///   - firstIndent: the number of blank cells before the first line.
  ///   - indent: the number of blank cells before all others.
  /// - Returns: the lines; none for an empty text.
  static func lines(
    of text: String, within width: Int, firstIndent: Int = 0, indent: Int = 0
  ) -> [[BrailleCharacter]] {
    var lines: [[BrailleCharacter]] = []
    var line: [BrailleCharacter] = []
    var isEmpty = true
    func blank(_ count: Int) -> [BrailleCharacter] { Array(repeating: .empty, count: count) }
    line = blank(firstIndent)
    for word in UncontractedBraille(text).cells.split(separator: .empty) {
      var rest = Array(word)
      if !isEmpty, line.count + 1 + rest.count > width {
        lines.append(line)
        (line, isEmpty) = (blank(indent), true)
      }
      if !isEmpty { line.append(.empty) }
      while line.count + rest.count > width {
        let room = max(1, width - line.count - 1)
        lines.append(line + rest.prefix(room) + continuation)
        rest.removeFirst(min(room, rest.count))
        line = blank(indent)
      }
      line += rest
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }

  /// Returns a text in at most one line, or in a few; what does not fit ends in "…".
  static func lines(
    of text: String, within width: Int, atMost limit: Int
  ) -> [[BrailleCharacter]] {
    let all = lines(of: text, within: width)
    guard all.count > limit, limit > 0 else { return all }
    var last = all[limit - 1].prefix(max(0, width - ellipsis.count))
    while last.last == .empty { last.removeLast() }
    return all.prefix(limit - 1) + [last + ellipsis]
  }
}
