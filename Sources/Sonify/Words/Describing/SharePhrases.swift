import SonifyBase

/// How the values of categories compare.
enum SharePhrases {
  /// `{percent}` is a whole number above 0.
  static let nearlyEqual = Statement(
    compact: Phrase("All within {percent}% of the mean, {mean}."),
    descriptive: Phrase("All values are within {percent}% of their mean, {mean}."))
  /// The category with the largest amount, and its share of the sum of all.
  static let largest = Statement(
    compact: Phrase("{name} has {percent}% of {sum} in all."),
    descriptive: Phrase("{name} has {percent}% of the total, which is {sum}."))
  /// The few of `{all}` categories that together have half of the sum; `{percent}` is their share.
  static let few = Statement(
    compact: Phrase(
      "The largest of {all} has {percent}%.", "The largest {count} of {all} have {percent}%."),
    descriptive: Phrase(
      "The largest of the {all} has {percent}% of the total.",
      "The largest {count} of the {all} have {percent}% of the total."))
  /// The largest and the second value; `{factor}` is a number above 1, but not 2.
  static let lead = Statement(
    compact: Phrase("{name} is {factor} times the second, {second}."),
    descriptive: Phrase("{name} is {factor} times as large as the second, {second}."))
  static let twice = Statement(
    compact: Phrase("{name} is twice the second, {second}."),
    descriptive: Phrase("{name} is twice as large as the second, {second}."))
  /// Values that were averaged by the reader.
  static let means = Statement(
    compact: Phrase("Means of {count} row.", "Means of {count} rows each."),
    descriptive: Phrase(
      "Each value is the mean of {count} row.", "Each value is the mean of {count} rows."))
  static let meansOfSome = Statement(
    compact: Phrase("Means of {min} to {count} row.", "Means of {min} to {count} rows."),
    descriptive: Phrase(
      "The values are means of {min} to {count} row.",
      "The values are means of {min} to {count} rows."))
}
