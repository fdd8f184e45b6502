import SonifyBase

/// Lengths of time that gaps have, as parts of sentences about gaps: "a gap of 3 months".
///
/// Where x is no time, ``ExceptionPhrases/values`` and ``LandmarkPhrases/points`` are used instead.
enum GapLengthPhrases {
  static let seconds = Phrase("{count} second", "{count} seconds")
  static let minutes = Phrase("{count} minute", "{count} minutes")
  static let hours = Phrase("{count} hour", "{count} hours")
  static let days = Phrase("{count} day", "{count} days")
  static let weeks = Phrase("{count} week", "{count} weeks")
  static let months = Phrase("{count} month", "{count} months")
  static let years = Phrase("{count} year", "{count} years")
  /// Two of these, of which the second may be two itself: "8 hours 20 minutes".
  static let combined = Phrase("{longer} {shorter}")
}
