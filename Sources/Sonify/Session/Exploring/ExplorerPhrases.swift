import SonifyBase

/// What only the explorer of a page says.
enum ExplorerPhrases {
  /// The last line of the list of keys; E, o and ? are keys.
  static let lastKeys = Phrase("E: erase the mark; o, ?: these keys")
}
