/// The words of a header in lowercase.
///
/// Words consist of letters and digits, and an uppercase letter after a lowercase one begins a
/// word: "createdAt" and "created_at" have the same words.
package struct HeaderWords: Equatable, Sendable {
  /// The words, in order.
  package let words: [String]

  /// Splits a header into words.
  package init(_ header: String) {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in header {
      guard character.isLetter || character.isNumber else {
        words.append(word)
        word = ""
        wasSmall = false
        continue
      }
      if wasSmall, character.isUppercase {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      wasSmall = character.isLowercase
    }
    self.words = (words + [word]).filter { !$0.isEmpty }
  }

  /// The last word; empty if there is none.
  package var last: String { words.last ?? "" }

  /// Returns whether any of the given words occurs.
  package func contains(anyOf some: some Collection<String>) -> Bool {
    words.contains(where: some.contains)
  }
}
