/// Lengths of time; `{count}` may be a fraction.
enum DurationPhrases {
  static let seconds = Phrase("{count} second", "{count} seconds")
  static let minutes = Phrase("{count} minute", "{count} minutes")
  static let hours = Phrase("{count} hour", "{count} hours")
  static let days = Phrase("{count} day", "{count} days")
  static let weeks = Phrase("{count} week", "{count} weeks")
  static let months = Phrase("{count} month", "{count} months")
  static let years = Phrase("{count} year", "{count} years")
}
