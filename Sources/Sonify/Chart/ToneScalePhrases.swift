import SonifyBase

/// Which further value a property of tones follows; `{name}` is its column or axis.
enum ToneScalePhrases {
  /// From the softest level, which is for the lowest values, to the loudest.
  static let volume = Phrase(
    "volume is {name}, {count} level from {low} to {high}",
    "volume is {name}, {count} levels from {low} to {high}")
  static let length = Phrase(
    "length of tones is {name}, {count} length from {low} to {high}",
    "length of tones is {name}, {count} lengths from {low} to {high}")
  /// `{names}` are the categories, each with a timbre of its own.
  static let timbre = Phrase("timbre is {name}: {names}")
}
