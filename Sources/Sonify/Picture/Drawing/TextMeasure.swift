/// Text of one size that is measured and broken into lines.
struct TextMeasure: Equatable, Sendable {
  /// The font size.
  let size: Double
  /// The form of its letters.
  var writing = Drawing.Writing.print

  /// Braille, whose size fingers know.
  static let braille = TextMeasure(size: BrailleDots.textSize, writing: .braille)

  /// The distance from the baseline of a line to that of the next.
  var lineHeight: Double { size * 1.25 }

  /// Returns the width of a line.
  func width(of text: String) -> Double {
    switch writing {
    case .print: size * text.unicodeScalars.reduce(0) { $0 + FontMetrics.width(of: $1) }
    case .braille: BrailleDots.width(of: text)
    }
  }

  /// Breaks a text into lines at its spaces, and within words that are wider than a line.
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the maximum width of a line; a single letter may be wider.
  ///   - limit: the maximum number of lines, 1 or more; a text that needs more ends in "…".
  /// - Returns: the lines; none for an empty text.
  func lines(of text: String, within width: Double, atMost limit: Int = .max) -> [String] {
    // A text that fills its line exactly fits, whatever the last digits of its width.
    let width = width + 0.01
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if self.width(of: longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = pieces(of: word, within: width)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    lines = Array(lines.prefix(limit))
    var last = lines[limit - 1]
    while !last.isEmpty, self.width(of: last + "…") > width { last.removeLast() }
    lines[limit - 1] = last + "…"
    return lines
  }

  /// Breaks a word into pieces that fit, with hyphens between letters of alphabets that have them; no
  /// piece is a lonely letter or punctuation mark if there is room for two.
  private func pieces(of word: Substring, within width: Double) -> [String] {
    var pieces: [String] = []
    var rest = word
    while self.width(of: String(rest)) > width, rest.count > 1 {
      let fitting = prefixLength(of: rest) { self.width(of: String($0)) <= width }
      let hyphenated = prefixLength(of: rest) { self.width(of: $0 + "-") <= width }
      // The rest has two letters at least, and whatever follows them.
      let letters = rest.indices.filter { rest[$0].isLetter || rest[$0].isNumber }
      let lastStart =
        letters.count > 1 ? rest.distance(from: rest.startIndex, to: letters[letters.count - 2]) : 1
      var count = max(1, min(hyphenated, lastStart))
      var end = rest.index(rest.startIndex, offsetBy: count)
      let takesHyphen =
        count > 1 && rest[rest.index(before: end)].takesHyphen && rest[end].takesHyphen
      if !takesHyphen {
        count = max(1, min(fitting, lastStart))
        end = rest.index(rest.startIndex, offsetBy: count)
      }
      pieces.append(rest[..<end] + (takesHyphen ? "-" : ""))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }

  /// Returns the number of letters of the longest beginning that fits, which is found letter by
  /// letter.
  private func prefixLength(of word: Substring, where fits: (Substring) -> Bool) -> Int {
    var count = 0
    for end in word.indices.dropFirst() {
      guard fits(word[..<end]) else { return count }
      count += 1
    }
    return count
  }
}

extension Character {
  /// Whether a word is broken beside it with a hyphen: a Latin, Greek or Cyrillic letter.
  fileprivate var takesHyphen: Bool {
    isLetter && unicodeScalars.allSatisfy { $0.value < 0x530 }
  }
}
