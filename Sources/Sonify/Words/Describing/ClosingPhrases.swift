package import SonifyBase

/// What is said at the end of a chart that was played.
package enum ClosingPhrases {
  /// The chart has been played to its end.
  package static let finished = Phrase("Complete.")
}
