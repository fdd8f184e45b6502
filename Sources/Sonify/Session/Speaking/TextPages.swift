/// Texts cut into lines that fit a terminal, to be read out one at a time.
struct TextPages: Equatable, Sendable {
  /// The lines, one at least; every one but the last ends in a sign that there is more.
  let lines: [String]
  /// Which of the lines was read out last, from 0.
  private(set) var current = 0

  /// Cuts texts between words; a word wider than a line is cut inside.
  /// - Parameters:
  ///   - texts: lines of any width; each begins a line of its own.
  ///   - width: the columns of a line, 20 or more.
  ///   - sign: what tells that there is more, narrower than half a line.
  /// - Complexity: O(*n*) in the length of the texts.
  init(_ texts: [String], width: Int, sign: String) {
    let signWidth = DisplayWidth.columns(sign)
    let cut = texts.enumerated().flatMap { number, text in
      let isLast = number == texts.count - 1
      let fits = DisplayWidth.columns(text) <= (isLast ? width : width - signWidth)
      return fits ? [text] : Self.lines(of: text, width: width - signWidth)
    }
    lines =
      cut.isEmpty ? [""] : cut.enumerated().map { $0 + 1 < cut.count ? $1 + sign : $1 }
  }

  /// The line to be read out now.
  var line: String { lines[current] }

  /// Whether there is more than one line.
  var isLong: Bool { lines.count > 1 }

  /// Whether no line is left.
  var isAtEnd: Bool { current == lines.count - 1 }

  /// Goes on to the next line; after the last, back to the first.
  mutating func turn() { current = (current + 1) % lines.count }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var filled = 0
    func finish() {
      lines.append(line)
      (line, filled) = ("", 0)
    }
    for word in text.split(separator: " ") {
      let needed = DisplayWidth.columns(word)
      if filled > 0, filled + 1 + needed > width { finish() }
      if filled > 0 {
        line += " "
        filled += 1
      }
      guard needed > width else {
        line += word
        filled += needed
        continue
      }
      for scalar in word.unicodeScalars {
        let needed = DisplayWidth.columns(String(scalar))
        if filled + needed > width { finish() }
        line.unicodeScalars.append(scalar)
        filled += needed
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
