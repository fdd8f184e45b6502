import SonifyBase

/// Lengths of time that gaps have, as parts of sentences about gaps: "a gap of 3 months".
///
/// Where x is no time, ``ExceptionPhrases/values`` and ``LandmarkPhrases/points`` stand in their place.
enum GapLengthPhrases {
  static let seconds = Phrase("{count} second", "{count} seconds")
  static let minutes = Phrase("{count} minute", "{count} minutes")
  static let hours = Phrase("{count} hour", "{count} hours")
  static let days = Phrase("{count} day", "{count} days")
  static let weeks = Phrase("{count} week", "{count} weeks")
  static let months = Phrase("{count} month", "{count} months")
  static let years = Phrase("{count} year", "{count} years")
}
