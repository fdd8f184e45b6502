/// The words of a header in small letters.
///
/// Letters and digits make words, and a capital behind a small letter begins one: "createdAt" and
/// "created_at" have the same.
struct HeaderWords {
  /// The words in their order.
  let words: [String]

  /// Takes a header apart.
  init(_ header: String) {
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

  /// The last word; empty when there is none.
  var last: String { words.last ?? "" }

  /// Whether one of some words is among them.
  func contains(anyOf some: [String]) -> Bool { words.contains(where: some.contains) }
}
