import SonifyBase

/// What boxes, candles and bands say as a whole.
enum FigureStatementPhrases {
  /// `{highest}` and `{lowest}` are values with their x, as "342 for casein".
  static let medians = Statement(
    compact: Phrase("Medians: highest {highest}, lowest {lowest}."),
    descriptive: Phrase("The highest median is {highest}, the lowest {lowest}."))
  /// Where the distance of the quartiles is largest and smallest; `{widestPlace}` is as "for casein",
  /// and `{widest}` a range.
  static let middleHalves = Statement(
    compact: Phrase(
      "Middle half widest {widestPlace}, {widest}; narrowest {narrowestPlace}, {narrowest}."),
    descriptive: Phrase(
      "The middle half is widest {widestPlace}, {widest}, and narrowest {narrowestPlace}, {narrowest}."
    ))
  /// A box and its text, as in "casein: median 342, middle half 277 to 371".
  static let element = Statement(
    compact: Phrase("{x}: {figure}."), descriptive: Phrase("{x}: {figure}."))
  /// Values beyond the whiskers; `{points}` are some of them.
  static let outliers = Statement(
    compact: Phrase("{count} outlier: {points}.", "{count} outliers: {points}."),
    descriptive: Phrase(
      "{count} value lies beyond the whiskers: {points}.",
      "{count} values lie beyond the whiskers: {points}."))

  /// How many of `{all}` candles close above their open, and `{falling}` below it.
  static let rising = Statement(
    compact: Phrase(
      "{count} of {all} candles rising, {falling} falling.",
      "{count} of {all} candles rising, {falling} falling."),
    descriptive: Phrase(
      "{count} of {all} candles closes above its open, {falling} below.",
      "{count} of {all} candles close above their open, {falling} below."))
  /// The highest high and the lowest low.
  static let reach = Statement(
    compact: Phrase("Highest high {highest}, lowest low {lowest}."),
    descriptive: Phrase("The highest high is {highest}, the lowest low {lowest}."))

  /// Where the edges of a band are farthest from each other and nearest.
  static let band = Statement(
    compact: Phrase(
      "Band widest {widestPlace}, {widest}; narrowest {narrowestPlace}, {narrowest}."),
    descriptive: Phrase(
      "The band is widest {widestPlace}, {widest}, and narrowest {narrowestPlace}, {narrowest}."))
  /// All ranges of a band are equally wide.
  static let evenBand = Statement(
    compact: Phrase("Band {width} wide throughout."),
    descriptive: Phrase("The band is {width} wide throughout."))
  /// Points with a value and without a range around it.
  static let withoutBand = Statement(
    compact: Phrase("{count} point without a band.", "{count} points without a band."),
    descriptive: Phrase(
      "{count} point has no band around it.", "{count} points have no band around them."))
}
