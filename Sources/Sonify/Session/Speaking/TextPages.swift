/// Texts divided into lines that fit a terminal, to be read out one at a time.
struct TextPages: Equatable, Sendable {
  /// The lines, at least one; each but the last ends with a sign that there is more.
  let lines: [String]
  /// The index of the current line.
  private(set) var current = 0

  /// Divides texts into lines between words; a word wider than a line is divided too.
  /// - Parameters:
  ///   - texts: texts of any width; each begins a new line.
  ///   - width: the maximum width of a line in columns, 8 or more.
  ///   - sign: the sign that there is more, narrower than half a line.
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

  /// Moves to the next line, or from the last to the first.
  mutating func turn() { current = (current + 1) % lines.count }

  /// Divides a text into lines, between words if it can.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var filled = 0
    func finish() {
      lines.append(line)
      (line, filled) = ("", 0)
    }
    for (piece, followsSpace) in pieces(of: text) {
      let needed = DisplayWidth.columns(piece)
      let space = filled > 0 && followsSpace ? 1 : 0
      if filled > 0, filled + space + needed > width { finish() }
      if filled > 0, followsSpace {
        line += " "
        filled += 1
      }
      guard needed > width else {
        line += piece
        filled += needed
        continue
      }
      for scalar in piece.unicodeScalars {
        let needed = DisplayWidth.columns(String(scalar))
        if filled + needed > width { finish() }
        line.unicodeScalars.append(scalar)
        filled += needed
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Returns the parts of a text that are not divided: words, and single wide letters, as in text
  /// without spaces, with the punctuation after them.
  private static func pieces(of text: String) -> [(text: String, followsSpace: Bool)] {
    text.split(separator: " ").flatMap { word in
      var pieces: [String] = []
      var isWhole = true
      for letter in word {
        let isWide = DisplayWidth.columns(String(letter)) > 1
        let endsSomething = letter.isPunctuation && !"「『（【〈《".contains(letter)
        if pieces.isEmpty || (isWide || isWhole) && !endsSomething {
          pieces.append(String(letter))
        } else {
          pieces[pieces.count - 1].append(letter)
        }
        isWhole = isWide
      }
      return pieces.enumerated().map { ($1, $0 == 0) }
    }
  }
}
