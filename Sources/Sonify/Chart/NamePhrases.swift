package import SonifyBase

/// What a series is called that has no name of its own.
package enum NamePhrases {
  /// What the parts of stacks come to.
  static let total = Phrase("total")
  package static let series = Phrase("series {number}")
}
