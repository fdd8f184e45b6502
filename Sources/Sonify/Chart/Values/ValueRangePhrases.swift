package import SonifyBase

/// Ranges of values.
package enum ValueRangePhrases {
  /// The two ends of a range of values or dates.
  package static let range = Phrase("{low} to {high}")
}
