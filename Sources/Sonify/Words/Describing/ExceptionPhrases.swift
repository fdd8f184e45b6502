import SonifyBase

/// What is notable in a series besides its course.
///
/// `{point}` is a value and where it stands,
/// `{points}` a list of them.
enum ExceptionPhrases {
  /// The level changes at once behind `{x}`, by `{amount}`.
  static let stepUp = Statement(
    compact: Phrase("Level rises by {amount} after {x}, {before} to {after}."),
    descriptive: Phrase("After {x} the level rises at once by {amount}, from {before} to {after}."))
  static let stepDown = Statement(
    compact: Phrase("Level falls by {amount} after {x}, {before} to {after}."),
    descriptive: Phrase("After {x} the level falls at once by {amount}, from {before} to {after}."))
  static let furtherSteps = Statement(
    compact: Phrase("{count} more step.", "{count} more steps."),
    descriptive: Phrase(
      "There is {count} more such step.", "There are {count} more such steps."))

  /// The line comes round again every `{length}`; `{r}` is an autocorrelation of up to 1.
  static let clearPeriod = Statement(
    compact: Phrase("Repeats about every {length}, clearly ({r})."),
    descriptive: Phrase("It repeats about every {length}, clearly (autocorrelation {r})."))
  static let looselyPeriodic = Statement(
    compact: Phrase("Repeats about every {length}, loosely ({r})."),
    descriptive: Phrase("It repeats about every {length}, loosely (autocorrelation {r})."))
  static let faintPeriod = Statement(
    compact: Phrase("Repeats about every {length}, faintly ({r})."),
    descriptive: Phrase("It repeats about every {length}, faintly (autocorrelation {r})."))
  /// As a length of a period.
  static let points = AmountPhrase(
    Phrase("{count} point", "{count} points"), part: Phrase("{number} points"))

  /// A single stray value, `{deviations}` robust deviations from what is usual there.
  static let outlierAbove = Statement(
    compact: Phrase("Outlier: {point}, {deviations} deviations above."),
    descriptive: Phrase("One value stands out: {point}, {deviations} deviations above the usual."))
  static let outlierBelow = Statement(
    compact: Phrase("Outlier: {point}, {deviations} deviations below."),
    descriptive: Phrase("One value stands out: {point}, {deviations} deviations below the usual."))
  static let outliers = Statement(
    compact: Phrase("{count} outlier: {points}.", "{count} outliers: {points}."),
    descriptive: Phrase(
      "{count} value stands out: {points}.", "{count} values stand out: {points}."))
  static let clearestOutliers = Statement(
    compact: Phrase(
      "{count} outlier, most clearly {points}.", "{count} outliers, most clearly {points}."),
    descriptive: Phrase(
      "{count} value stands out, most clearly {points}.",
      "{count} values stand out, most clearly {points}."))

  /// A point without a value; `{place}` is "in 1943".
  static let missing = Statement(
    compact: Phrase("Missing {place}."), descriptive: Phrase("A value is missing {place}."))
  /// Several points without values in a row, or a place where points ought to be; `{length}` is a
  /// length of x or one of ``values``.
  static let gap = Statement(
    compact: Phrase("Gap of {length}, {from} to {to}."),
    descriptive: Phrase("There is a gap of {length}, from {from} to {to}."))
  static let shortGap = Statement(
    compact: Phrase("Gap {place}."), descriptive: Phrase("There is a gap {place}."))
  /// Many gaps and the longest of them.
  static let gaps = Statement(
    compact: Phrase(
      "{count} gap, {length}, {from} to {to}.",
      "{count} gaps, the longest of {length}, {from} to {to}."),
    descriptive: Phrase(
      "There is {count} gap of {length}, from {from} to {to}.",
      "There are {count} gaps, the longest of {length}, from {from} to {to}."))
  /// Many gaps of one value each.
  static let shortGaps = Statement(
    compact: Phrase("{count} value missing.", "{count} values missing, each alone."),
    descriptive: Phrase("{count} value is missing.", "{count} values are missing, each alone."))
  /// How long a gap is, as part of a sentence.
  static let values = Phrase("{count} value", "{count} values")
}
