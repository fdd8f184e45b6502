/// A value and where it stands, as part of a sentence.
enum PlacePhrases {
  /// In a year, a quarter or a month.
  static let valueDuring = Phrase("{value} in {x}")
  /// On a day.
  static let valueOn = Phrase("{value} on {x}")
  /// At a number or a time of day.
  static let valueAt = Phrase("{value} at {x}")
  /// Of something that has a name.
  static let valueOf = Phrase("{value} for {x}")
}

/// The least and the greatest value; `{point}` is a value and where it stands.
enum ExtremePhrases {
  static let lowest = Statement(
    compact: Phrase("Lowest: {point}."), descriptive: Phrase("The lowest value is {point}."))
  static let highest = Statement(
    compact: Phrase("Highest: {point}."), descriptive: Phrase("The highest value is {point}."))
}

/// How much there is.
enum CountPhrases {
  static let points = Statement(
    compact: Phrase("{count} point.", "{count} points."),
    descriptive: Phrase("There is {count} point.", "There are {count} points."))
  static let missing = Statement(
    compact: Phrase("{count} missing.", "{count} missing."),
    descriptive: Phrase("{count} of them has no value.", "{count} of them have no value."))
}

/// Numbers that stand for all values.
enum StatisticsPhrases {
  static let centre = Statement(
    compact: Phrase("Mean {mean}, median {median}."),
    descriptive: Phrase("The mean is {mean}, the median {median}."))
}
