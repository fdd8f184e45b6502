package import SonifyBase

/// Lengths of time, as parts of sentences: how much earlier or later, by how much, every how long.
///
/// `{number}` has decimals.
package enum DurationPhrases {
  package static let seconds = AmountPhrase(
    Phrase("{count} second", "{count} seconds"), part: Phrase("{number} seconds"))
  package static let minutes = AmountPhrase(
    Phrase("{count} minute", "{count} minutes"), part: Phrase("{number} minutes"))
  package static let hours = AmountPhrase(
    Phrase("{count} hour", "{count} hours"), part: Phrase("{number} hours"))
  package static let days = AmountPhrase(
    Phrase("{count} day", "{count} days"), part: Phrase("{number} days"))
  package static let weeks = AmountPhrase(
    Phrase("{count} week", "{count} weeks"), part: Phrase("{number} weeks"))
  package static let months = AmountPhrase(
    Phrase("{count} month", "{count} months"), part: Phrase("{number} months"))
  package static let years = AmountPhrase(
    Phrase("{count} year", "{count} years"), part: Phrase("{number} years"))
  /// Two of these, of which the second may be two itself: "8 hours 20 minutes".
  package static let combined = Phrase("{longer} {shorter}")
}
