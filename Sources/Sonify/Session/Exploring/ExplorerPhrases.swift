import SonifyBase

/// What only the explorer of a page says.
enum ExplorerPhrases {
  /// The last line of the list of keys; both are keys.
  static let lastKeys = Phrase("o, ?: these keys")
}
