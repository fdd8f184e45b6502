/// What a series is called that has no name of its own.
enum NamePhrases {
  /// What the parts of stacks come to.
  static let total = Phrase("total")
  static let series = Phrase("series {number}")
}
