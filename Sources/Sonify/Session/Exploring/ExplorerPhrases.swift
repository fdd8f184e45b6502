import SonifyBase

/// What only the explorer of a page says.
enum ExplorerPhrases {
  /// The last line of the list of keys; both are keys.
  static let lastKeys = Phrase("o, ?: these keys")

  /// The keys of the explorer, a line for each group.
  static let keys = KeyPhrases.lines.prefix(12) + [lastKeys]
}
