/// How long a text takes to say.
enum SpokenLength {
  /// The number of words that a speech synthesiser says in a second at its usual rate, 175 words a minute.
  static let wordsPerSecond = 175.0 / 60

  /// Returns the approximate number of words; of a script without spaces, two characters are a word.
  /// - Complexity: O(*n*) in the length of the text.
  static func words(in text: String) -> Double {
    text.split(separator: " ").reduce(0) { sum, word in
      let dense = word.unicodeScalars.count { $0.value >= 0x3040 && $0.value < 0xFB00 }
      return sum + max(1, Double(dense) / 2)
    }
  }

  /// Returns the first lines that together take a length of time.
  /// - Parameters:
  ///   - lines: the lines.
  ///   - seconds: the length of time.
  ///   - count: how many of the first lines are kept, however long they are.
  /// - Returns: the lines; one that is too long is skipped for shorter ones after it.
  static func lines(_ lines: [String], within seconds: Double, keeping count: Int) -> [String] {
    var left = seconds * wordsPerSecond
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      let words = words(in: line)
      guard index < count || words <= left else { continue }
      kept.append(line)
      left -= words
    }
    return kept
  }
}
