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
    for (piece, isBehindSpace) in pieces(of: text) {
      let needed = DisplayWidth.columns(piece)
      let space = filled > 0 && isBehindSpace ? 1 : 0
      if filled > 0, filled + space + needed > width { finish() }
      if filled > 0, isBehindSpace {
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

  /// The parts of a text that stay whole on a line: words, and, where letters are wide and stand without
  /// spaces, single letters with the signs behind them.
  private static func pieces(of text: String) -> [(text: String, isBehindSpace: Bool)] {
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
