import SonifyBase

/// Where a series goes on the whole.
///
/// `{rate}` is one of ``RatePhrases``.
enum TrendPhrases {
  static let rising = Statement(
    compact: Phrase("Rises overall by {rate}."),
    descriptive: Phrase("Overall it rises by {rate}."))
  static let falling = Statement(
    compact: Phrase("Falls overall by {rate}."),
    descriptive: Phrase("Overall it falls by {rate}."))
  /// Where no single rate describes it: the line is curved, or moves in steps.
  static let unevenlyRising = Statement(
    compact: Phrase("Rises overall at a changing rate."),
    descriptive: Phrase("Overall it rises at a changing rate."))
  static let unevenlyFalling = Statement(
    compact: Phrase("Falls overall at a changing rate."),
    descriptive: Phrase("Overall it falls at a changing rate."))
  /// Where the size of the trend cannot be estimated, as among many values that are the same.
  static let onlyRising = Statement(
    compact: Phrase("Rises overall."),
    descriptive: Phrase("Overall it rises."))
  static let onlyFalling = Statement(
    compact: Phrase("Falls overall."),
    descriptive: Phrase("Overall it falls."))
  /// On a logarithmic axis; `{factor}` is a number above 1.
  static let multiplying = Statement(
    compact: Phrase("Rises overall, ending at {factor} times the first value."),
    descriptive: Phrase("Overall it rises, ending at {factor} times the first value."))
  static let dividing = Statement(
    compact: Phrase("Falls overall, ending at the first value divided by {factor}."),
    descriptive: Phrase("Overall it falls, ending at the first value divided by {factor}."))
  static let none = Statement(
    compact: Phrase("No clear overall trend."),
    descriptive: Phrase("There is no clear overall trend (p {p})."))
  /// Where the values wander, and may get as far without any direction.
  static let wandering = Statement(
    compact: Phrase("From {first} to {last}, no clear overall trend."),
    descriptive: Phrase("It goes from {first} to {last}, without a clear overall trend."))

  /// How near it comes to a straight line; `{r}` is the coefficient of determination, 0 to 1.
  static let almostStraight = Statement(
    compact: Phrase("Almost straight, R squared {r}."),
    descriptive: Phrase("It follows a straight line closely (R squared {r})."))
  static let roughlyStraight = Statement(
    compact: Phrase("Roughly straight, R squared {r}."),
    descriptive: Phrase("It roughly follows a straight line (R squared {r})."))

  /// The values at both ends.
  static let ends = Statement(
    compact: Phrase("Starts at {first}, ends at {last}."),
    descriptive: Phrase("It starts at {first} and ends at {last}."))
}

/// Extremes of a series; `{point}` is a value and where it stands.
enum ExtremePhrases {
  static let lowest = Statement(
    compact: Phrase("Lowest: {point}."), descriptive: Phrase("The lowest value is {point}."))
  static let highest = Statement(
    compact: Phrase("Highest: {point}."), descriptive: Phrase("The highest value is {point}."))
  /// All values but one are `{value}`; `{same}` of `{all}`.
  static let allButOne = Statement(
    compact: Phrase("{same} of {all} values {value}; one {point}."),
    descriptive: Phrase("{same} of the {all} values are {value}; one is {point}."))
  /// Where three or more values are the lowest; `{place}` is the first of them, "in 1711".
  static let lowestOften = Statement(
    compact: Phrase(
      "Lowest: {value}, {count} time.", "Lowest: {value}, {count} times, first {place}."),
    descriptive: Phrase(
      "The lowest value is {value}, {count} time.",
      "The lowest value is {value}, reached {count} times, first {place}."))
  /// The same of two values.
  static let lowestTwice = Statement(
    compact: Phrase("Lowest: {value}, twice, first {place}."),
    descriptive: Phrase("The lowest value is {value}, reached twice, first {place}."))
  /// Where three or more values are the highest; `{place}` is the first of them, "in 1711".
  static let highestOften = Statement(
    compact: Phrase(
      "Highest: {value}, {count} time.", "Highest: {value}, {count} times, first {place}."),
    descriptive: Phrase(
      "The highest value is {value}, {count} time.",
      "The highest value is {value}, reached {count} times, first {place}."))
  /// The same of two values.
  static let highestTwice = Statement(
    compact: Phrase("Highest: {value}, twice, first {place}."),
    descriptive: Phrase("The highest value is {value}, reached twice, first {place}."))

  /// There are no points at all.
  static let empty = Statement(
    compact: Phrase("No points."), descriptive: Phrase("There are no points."))
  static let missing = Statement(
    compact: Phrase("{count} point, without a value.", "{count} points, none with a value."),
    descriptive: Phrase(
      "There is {count} point, and it has no value.",
      "There are {count} points, and none has a value."))
  static let single = Statement(
    compact: Phrase("One value: {point}."), descriptive: Phrase("There is one value: {point}."))
  static let constant = Statement(
    compact: Phrase("{count} value: {value}.", "All {count} values are {value}."),
    descriptive: Phrase("The value is {value}.", "All {count} values are {value}."))
}
