/// Ranges of values.
enum ValueRangePhrases {
  /// The two ends of a range of values or dates.
  static let range = Phrase("{low} to {high}")
}
