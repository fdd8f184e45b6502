import SonifyBase

/// Values that are equal.
enum EqualityPhrases {
  /// More than half of the values, `{percent}`, are `{value}`; the others lie from `{low}` to
  /// `{high}`.
  static let majority = Statement(
    compact: Phrase("{percent}% are {value}; others {low} to {high}."),
    descriptive: Phrase(
      "{percent}% of the values are {value}; the others range from {low} to {high}."))
  /// The same where all others are equal.
  static let twoValues = Statement(
    compact: Phrase("{percent}% are {value}; others {other}."),
    descriptive: Phrase("{percent}% of the values are {value}; the others are {other}."))
  /// How often the others come, where they are rare; `{rate}` is one of ``RatePhrases``, as
  /// "3 a month".
  static let rareEvents = Statement(
    compact: Phrase("Others about {rate}."),
    descriptive: Phrase("The others come about {rate}."))
  /// A run of equal values; `{span}` is one of ``SpanPhrases``, as "from 1960 to 1963".
  static let run = Statement(
    compact: Phrase(
      "{value} {count} time in a row, {span}.", "{value} {count} times in a row, {span}."),
    descriptive: Phrase(
      "The value is {value} {count} time in a row, {span}.",
      "The value stays at {value}, {count} times in a row, {span}."))
}
