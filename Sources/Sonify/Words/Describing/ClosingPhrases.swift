/// What is said at the end of a chart that was played.
enum ClosingPhrases {
  /// The chart has been played to its end.
  static let finished = Phrase("Complete.")
}
