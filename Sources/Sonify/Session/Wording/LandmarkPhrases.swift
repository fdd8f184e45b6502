import SonifyBase

/// What makes a place worth stopping at; said on arrival, before the point, as in "peak, 268.8 in
/// 1957".
enum LandmarkPhrases {
  static let lowest = Phrase("lowest")
  static let highest = Phrase("highest")
  /// The lowest or highest of all series on one axis.
  static let lowestOfAll = Phrase("lowest of {count} series", "lowest of {count} series")
  static let highestOfAll = Phrase("highest of {count} series", "highest of {count} series")
  /// The line turns downward.
  static let peak = Phrase("peak")
  /// The line turns upward.
  static let trough = Phrase("trough")

  /// The level of the values changes at once behind a place.
  static let stepUp = Phrase("level rises by {amount} after {x}")
  static let stepDown = Phrase("level falls by {amount} after {x}")
  /// The same in fewer words.
  static let terseStepUp = Phrase("level rises by {amount}")
  static let terseStepDown = Phrase("level falls by {amount}")

  /// A value that stands out, in few words.
  static let outlier = Phrase("outlier")
  /// How far a value stands out from what is usual, in robust standard deviations; never 1.
  static let outlierAbove = Phrase("outlier, {deviations} deviations above")
  static let outlierBelow = Phrase("outlier, {deviations} deviations below")
  /// The same where hardly any other value differs from what is usual.
  static let farAbove = Phrase("outlier, far above")
  static let farBelow = Phrase("outlier, far below")

  /// A gap in the data; `{amount}` is a time, as "4 weeks", or a number of points.
  static let gap = Phrase("gap, {amount} missing from {from} to {to}")
  /// A gap of a single point.
  static let shortGap = Phrase("gap, {amount} missing, {x}")
  /// The same in fewer words.
  static let terseGap = Phrase("gap, {amount}")
  /// How long a gap is, where that is no length of time.
  static let points = Phrase("{count} point", "{count} points")
  /// The point that follows a gap of rows that are absent.
  static let behindGap = Phrase("then {point}")

  /// The x axis is divided here.
  static let gridline = Phrase("gridline")
  /// The series meets another of that name.
  static let risesAbove = Phrase("rises above {name}")
  static let fallsBelow = Phrase("falls below {name}")
  static let touches = Phrase("touches {name}")
  /// The series meets several others in one place.
  static let crossings = Phrase("crosses {count} series", "crosses {count} series")
}
