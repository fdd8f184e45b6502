/// How long a text takes to say.
enum SpokenLength {
  /// The number of words that a speech synthesiser says in a second at its usual rate, 175 words a minute.
  static let wordsPerSecond = 175.0 / 60

  /// Returns the approximate number of words, with numbers as they are said in English.
  ///
  /// Of a script without spaces, two characters are a word.
  /// - Complexity: O(*n*) in the length of the text.
  static func words(in text: String) -> Double {
    text.split(separator: " ").reduce(0) { sum, word in
      let scalars = word.unicodeScalars
      let dense = Double(scalars.count { $0.value >= 0x3040 && $0.value < 0xFB00 }) / 2
      let hasLetters = scalars.contains { $0.properties.isAlphabetic || $0 == "%" }
      let numbers = numbers(in: scalars)
      return sum + numbers + max(dense, hasLetters || numbers == 0 ? 1 : 0)
    }
  }

  /// Returns the number of words of the numbers in a word.
  private static func numbers(in scalars: Substring.UnicodeScalarView) -> Double {
    var words = 0
    var groups: [[Int]] = []
    var digits: [Int] = []
    // The separator of thousands is followed by three digits, and so rarely is that of decimals.
    for scalar in Array(scalars) + [" ", " "] {
      if let digit = scalar.properties.numericType == .decimal ? Int(String(scalar)) : nil {
        digits.append(digit)
        continue
      }
      if groups.isEmpty || digits.count == 3 && groups != [[0]] {
        groups += digits.isEmpty ? [] : [digits]
      } else {
        words += self.words(ofInteger: groups) + (digits.isEmpty ? 0 : 1 + digits.count)
        groups = []
      }
      digits = []
    }
    return Double(words)
  }

  /// Returns the number of words of a whole number whose digits are in groups of thousands.
  private static func words(ofInteger groups: [[Int]]) -> Int {
    let all = groups.flatMap { $0 }
    // A year is said as two numbers of two digits.
    guard groups.count > 1 || all.count != 4 || !(11...20).contains(10 * all[0] + all[1]) else {
      return words(ofGroup: all.prefix(2)) + words(ofGroup: all.suffix(2))
    }
    var words = 0
    for start in stride(from: all.count, to: 0, by: -3) {
      let group = self.words(ofGroup: all[max(0, start - 3)..<start])
      words += group + (group > 0 && start < all.count ? 1 : 0)
    }
    return max(1, words)
  }

  /// Returns the number of words of up to three digits: "two", "hundred", "sixty" and "eight".
  private static func words(ofGroup digits: ArraySlice<Int>) -> Int {
    let (ones, rest) = (digits.last ?? 0, digits.dropLast())
    let (tens, hundreds) = (rest.last ?? 0, rest.dropLast().last ?? 0)
    return (hundreds > 0 ? 2 : 0) + (tens > 0 ? 1 : 0) + (ones > 0 && tens != 1 ? 1 : 0)
  }

  /// Returns the first texts until they have taken a length of time.
  static func first(_ texts: [String], for seconds: Double) -> [String] {
    var sum = 0.0
    return Array(
      texts.prefix { text in
        guard sum < seconds else { return false }
        sum += words(in: text) / wordsPerSecond
        return true
      })
  }

  /// Returns the first lines that together take a length of time.
  /// - Parameters:
  ///   - lines: the lines.
  ///   - seconds: the length of time at which no line is added, and that which a line must not exceed: it is
  ///     then skipped for the next.
  ///   - count: how many of the first lines are kept, however long they are.
  /// - Returns: the lines.
  static func lines(
    _ lines: [String], within seconds: ClosedRange<Double>, keeping count: Int
  ) -> [String] {
    var sum = 0.0
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      let length = words(in: line) / wordsPerSecond
      if index >= count {
        guard sum < seconds.lowerBound else { break }
        guard sum + length <= seconds.upperBound else { continue }
      }
      kept.append(line)
      sum += length
    }
    return kept
  }
}
