import SonifyBase

/// What makes a point worth stopping at; said on arrival, before the point, as in "peak, 268.8 in
/// 1957".
enum LandmarkPhrases {
  /// The author says something of the point; the label itself follows, as in "label, General
  /// strike, 12.4 in 1926".
  static let label = Phrase("label")
  static let lowest = Phrase("lowest")
  static let highest = Phrase("highest")
  /// The lowest or highest of all series on one axis.
  static let lowestOfAll = Phrase("lowest of {count} series", "lowest of {count} series")
  static let highestOfAll = Phrase("highest of {count} series", "highest of {count} series")
  /// The line turns downward.
  static let peak = Phrase("peak")
  /// The line turns upward; a low is the opposite of a peak.
  static let trough = Phrase("low")

  /// The level of the values changes at one point; `{place}` is one of ``AfterPhrases``, as "after
  /// 1898".
  static let stepUp = Phrase("level jumps by {amount} {place}")
  static let stepDown = Phrase("level drops by {amount} {place}")
  /// The same in fewer words.
  static let terseStepUp = Phrase("level jumps by {amount}")
  static let terseStepDown = Phrase("level drops by {amount}")

  /// A value that stands out, in few words.
  static let outlier = Phrase("outlier")
  /// How far a value stands out from what is usual, in robust deviations, which are no standard
  /// deviations; never 1.
  static let outlierAbove = Phrase("outlier, {deviations} deviations above")
  static let outlierBelow = Phrase("outlier, {deviations} deviations below")
  /// The same where hardly any other value differs from what is usual.
  static let farAbove = Phrase("outlier, far above")
  static let farBelow = Phrase("outlier, far below")

  /// A gap in the data; `{amount}` is a time, as "4 weeks", or a number of points, `{place}` is one
  /// of ``SpanPhrases``, as "from 1960 to 1963", or of ``PlacePhrases``, as "in 1960".
  static let gap = Phrase("gap, {amount} missing {place}")
  /// The same in fewer words.
  static let terseGap = Phrase("gap, {amount}")
  /// A gap of unknown length; `{place}` is "between 6 and 9 cups".
  static let gapBetween = Phrase("gap {place}")
  /// How long a gap is, where that is no length of time.
  static let points = Phrase("{count} point", "{count} points")
  /// The point that follows a gap of rows that are absent.
  static let afterGap = Phrase("then {point}")

  /// The x axis is divided here.
  static let gridline = Phrase("gridline")
  /// The series meets another of that name.
  static let risesAbove = Phrase("rises above {name}")
  static let fallsBelow = Phrase("falls below {name}")
  static let touches = Phrase("touches {name}")
  /// The series meets several others at one point.
  static let crossings = Phrase("crosses {count} series", "crosses {count} series")
}
