import SonifyBase

/// Lengths of time, as parts of sentences: how much earlier or later, by how much, every how long.
///
/// `{number}` has decimals.
enum DurationPhrases {
  static let seconds = AmountPhrase(
    Phrase("{count} second", "{count} seconds"), part: Phrase("{number} seconds"))
  static let minutes = AmountPhrase(
    Phrase("{count} minute", "{count} minutes"), part: Phrase("{number} minutes"))
  static let hours = AmountPhrase(
    Phrase("{count} hour", "{count} hours"), part: Phrase("{number} hours"))
  static let days = AmountPhrase(
    Phrase("{count} day", "{count} days"), part: Phrase("{number} days"))
  static let weeks = AmountPhrase(
    Phrase("{count} week", "{count} weeks"), part: Phrase("{number} weeks"))
  static let months = AmountPhrase(
    Phrase("{count} month", "{count} months"), part: Phrase("{number} months"))
  static let years = AmountPhrase(
    Phrase("{count} year", "{count} years"), part: Phrase("{number} years"))
  /// Two of these, of which the second may be two itself: "8 hours 20 minutes".
  static let combined = Phrase("{longer} {shorter}")
}
