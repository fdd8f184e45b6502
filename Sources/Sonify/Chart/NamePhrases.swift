package import SonifyBase

/// What a series is called that has no name of its own.
package enum NamePhrases {
  /// The sum of the parts of a stack.
  static let total = Phrase("total")
  package static let series = Phrase("series {number}")
  /// A row of a heat map.
  package static let row = Phrase("row {number}")
}
