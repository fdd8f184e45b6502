import SonifyBase

/// What is notable in a series besides its course.
///
/// `{point}` is a value and where it stands,
/// `{points}` a list of them.
enum ExceptionPhrases {
  /// The level changes at one point, by `{amount}`, from the level `{before}` to the level
  /// `{after}`; `{place}` is one of ``AfterPhrases``, as "after 1898".
  static let stepUp = Statement(
    compact: Phrase("Level jumps by {amount} {place}, {before} to {after}."),
    descriptive: Phrase("The level jumps by {amount} {place}, from {before} to {after}."))
  static let stepDown = Statement(
    compact: Phrase("Level drops by {amount} {place}, {before} to {after}."),
    descriptive: Phrase("The level drops by {amount} {place}, from {before} to {after}."))
  /// Further changes of the level, which are not listed one by one.
  static let furtherSteps = Statement(
    compact: Phrase("{count} more such change.", "{count} more such changes."),
    descriptive: Phrase(
      "There is {count} more such change.", "There are {count} more such changes."))

  /// The line repeats every `{length}`; `{r}` is an autocorrelation of up to 1.
  static let clearPeriod = Statement(
    compact: Phrase("Clearly repeats about every {length} ({r})."),
    descriptive: Phrase("It clearly repeats about every {length} (autocorrelation {r})."))
  static let looselyPeriodic = Statement(
    compact: Phrase("Loosely repeats about every {length} ({r})."),
    descriptive: Phrase("It loosely repeats about every {length} (autocorrelation {r})."))
  static let faintPeriod = Statement(
    compact: Phrase("Faintly repeats about every {length} ({r})."),
    descriptive: Phrase("It faintly repeats about every {length} (autocorrelation {r})."))
  /// As a length of a period.
  static let points = AmountPhrase(
    Phrase("{count} point", "{count} points"), part: Phrase("{number} points"))

  /// A single outlier, `{deviations}` robust deviations from what is usual there.
  ///
  /// A robust deviation is 1.4826 times the median absolute deviation; it is no standard deviation.
  static let outlierAbove = Statement(
    compact: Phrase("Outlier: {point}, {deviations} deviations above."),
    descriptive: Phrase(
      "One value stands out: {point}, {deviations} robust deviations above what is usual there."))
  static let outlierBelow = Statement(
    compact: Phrase("Outlier: {point}, {deviations} deviations below."),
    descriptive: Phrase(
      "One value stands out: {point}, {deviations} robust deviations below what is usual there."))
  /// The same for a point inside or outside a ring of points.
  static let outlierOffRing = Statement(
    compact: Phrase("Outlier: {point}, {deviations} deviations off the ring."),
    descriptive: Phrase(
      "One value stands out: {point}, {deviations} robust deviations off the ring."))
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
  /// Several missing values in a row, or a range where points are absent; `{length}` is a length of
  /// x or ``values``, `{span}` one of ``SpanPhrases``, as "from 1960 to 1963".
  static let gap = Statement(
    compact: Phrase("Gap of {length} {span}."),
    descriptive: Phrase("There is a gap of {length}, {span}."))
  static let shortGap = Statement(
    compact: Phrase("Gap {place}."), descriptive: Phrase("There is a gap {place}."))
  /// Many gaps and the longest of them.
  static let gaps = Statement(
    compact: Phrase(
      "{count} gap of {length} {span}.", "{count} gaps, the longest of {length} {span}."),
    descriptive: Phrase(
      "There is {count} gap of {length}, {span}.",
      "There are {count} gaps, the longest of {length}, {span}."))
  /// Many gaps and the longest of them, whose length is no time; `{span}` is "between 31 May and 28 June 1958".
  static let gapsBetween = Statement(
    compact: Phrase("{count} gap {span}.", "{count} gaps, the longest {span}."),
    descriptive: Phrase(
      "There is {count} gap {span}.", "There are {count} gaps, the longest {span}."))
  /// Many gaps of one value each.
  static let shortGaps = Statement(
    compact: Phrase("{count} value missing.", "{count} single values missing."),
    descriptive: Phrase(
      "{count} value is missing.", "{count} single values are missing."))
  /// How long a gap is, as part of a sentence.
  static let values = Phrase("{count} value", "{count} values")
}

/// Values far from the others that are too many to be outliers; `{percent}` is their share of all
/// values.
enum FarValuePhrases {
  static let above = Statement(
    compact: Phrase("{percent}% of the values far above the others."),
    descriptive: Phrase("{percent}% of the values lie far above the others."))
  static let below = Statement(
    compact: Phrase("{percent}% of the values far below the others."),
    descriptive: Phrase("{percent}% of the values lie far below the others."))
  static let both = Statement(
    compact: Phrase("{percent}% of the values far above or below the others."),
    descriptive: Phrase("{percent}% of the values lie far above or below the others."))
  /// The same of single values along a line.
  static let spikesAbove = Statement(
    compact: Phrase("{percent}% of the values spike far above their neighbours."),
    descriptive: Phrase("{percent}% of the values are spikes, far above their neighbours."))
  static let spikesBelow = Statement(
    compact: Phrase("{percent}% of the values drop far below their neighbours."),
    descriptive: Phrase("{percent}% of the values are single drops, far below their neighbours."))
  static let spikes = Statement(
    compact: Phrase("{percent}% of the values far above or below their neighbours."),
    descriptive: Phrase("{percent}% of the values lie far above or below their neighbours."))
}
