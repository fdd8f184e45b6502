import SonifyBase

/// How much there is.
enum CountPhrases {
  static let points = Statement(
    compact: Phrase("{count} point.", "{count} points."),
    descriptive: Phrase("There is {count} point.", "There are {count} points, none missing."))
  /// Where rows are absent, which are no points.
  static let pointsBesideGaps = Statement(
    compact: Phrase("{count} point.", "{count} points."),
    descriptive: Phrase(
      "There is {count} point, with a value.", "There are {count} points, each with a value."))
  /// `{points}` is the number of all, more than one; those that have no value are counted.
  static let missing = Statement(
    compact: Phrase("{points} points, {count} missing.", "{points} points, {count} missing."),
    descriptive: Phrase(
      "There are {points} points; {count} has no value.",
      "There are {points} points; {count} have no value."))
  static let bars = Statement(
    compact: Phrase("{count} bar.", "{count} bars."),
    descriptive: Phrase("There is {count} bar.", "There are {count} bars, none missing."))
  /// Of a histogram; `{bins}` is their number, more than one.
  static let binned = Statement(
    compact: Phrase("{count} value in {bins} bins.", "{count} values in {bins} bins."),
    descriptive: Phrase(
      "There is {count} value in {bins} bins.", "There are {count} values in {bins} bins."))
  static let emptyBins = Statement(
    compact: Phrase("{count} bin empty.", "{count} bins empty."),
    descriptive: Phrase("{count} bin is empty.", "{count} bins are empty."))
}

/// Numbers that stand for all values.
enum StatisticsPhrases {
  static let mean = Statement(
    compact: Phrase("Mean {mean}, standard deviation {deviation}."),
    descriptive: Phrase("The mean is {mean}, and the standard deviation is {deviation}."))
  static let meanAlone = Statement(
    compact: Phrase("Mean {mean}."), descriptive: Phrase("The mean is {mean}."))
  /// Of a table that has a summary of the rows in each slot of x; `{count}` is the number of slots.
  static let slots = Statement(
    compact: Phrase(
      "From {count} slot: the median, quartiles, standard deviation, and turns within it are unknown.",
      "From {count} slots: the median, quartiles, standard deviation, and turns within a slot are unknown."
    ),
    descriptive: Phrase(
      "The rows are summarised in {count} slot; their median, quartiles, standard deviation, and turns within it are not known.",
      "The rows are summarised in {count} slots; their median, quartiles, standard deviation, and turns within a slot are not known."
    ))
  static let median = Statement(
    compact: Phrase("Median {median}, middle half {lower} to {upper}."),
    descriptive: Phrase(
      "The median is {median}; the middle half of the values lies between {lower} and {upper}."))
  /// Where the values spread much farther to one side.
  static let skewedUp = Statement(
    compact: Phrase("Skewed towards high values, {skewness}."),
    descriptive: Phrase("The values spread farther towards the high end (skewness {skewness})."))
  static let skewedDown = Statement(
    compact: Phrase("Skewed towards low values, {skewness}."),
    descriptive: Phrase("The values spread farther towards the low end (skewness {skewness})."))
}
