import SonifyBase

/// When in a cycle of the calendar the values are high and low.
///
/// `{high}` and `{low}` are parts of the cycle, `{amount}` the difference of the averages.
enum SeasonPhrases {
  /// `{high}` and `{low}` are months.
  static let months = Statement(
    compact: Phrase("Over the year: high in {high}, low in {low}, {amount} apart."),
    descriptive: Phrase(
      "Over the year it is highest in {high} and lowest in {low}, on average {amount} apart."))
  /// `{high}` and `{low}` are quarters of a year, as "the third quarter".
  static let quarters = Statement(
    compact: Phrase("Over the year: high in {high}, low in {low}, {amount} apart."),
    descriptive: Phrase(
      "Over the year it is highest in {high} and lowest in {low}, on average {amount} apart."))
  /// `{high}` and `{low}` are days of the week.
  static let weekdays = Statement(
    compact: Phrase("Over the week: high on {high}, low on {low}, {amount} apart."),
    descriptive: Phrase(
      "Over the week it is highest on {high} and lowest on {low}, on average {amount} apart."))
  /// `{high}` and `{low}` are times of the day, as "14:00".
  static let hours = Statement(
    compact: Phrase("Over the day: high at {high}, low at {low}, {amount} apart."),
    descriptive: Phrase(
      "Over the day it is highest at {high} and lowest at {low}, on average {amount} apart."))
  /// The difference between high and low changes from the first half of the line to the second.
  static let growing = Statement(
    compact: Phrase("The swing grows {factor}-fold."),
    descriptive: Phrase(
      "The swing grows: it is {factor} times as large in the second half as in the first."))
  static let shrinking = Statement(
    compact: Phrase("The swing shrinks {factor}-fold."),
    descriptive: Phrase(
      "The swing shrinks: it is {factor} times as large in the first half as in the second."))

  /// The quarters of a year, first to fourth.
  static let quarterNames = [
    Phrase("the first quarter"), Phrase("the second quarter"), Phrase("the third quarter"),
    Phrase("the fourth quarter"),
  ]
  /// The days of a week, Monday to Sunday.
  static let weekdayNames = [
    Phrase("Monday"), Phrase("Tuesday"), Phrase("Wednesday"), Phrase("Thursday"), Phrase("Friday"),
    Phrase("Saturday"), Phrase("Sunday"),
  ]
}

/// The law by which the values grow or shrink, and how their spread changes.
enum GrowthPhrases {
  /// `{length}` is a length along x, as "5.2 years".
  static let doubling = Statement(
    compact: Phrase("Doubles every {length}."), descriptive: Phrase("It doubles every {length}."))
  static let halving = Statement(
    compact: Phrase("Halves every {length}."), descriptive: Phrase("It halves every {length}."))
  /// `{title}` is what x is, and `{step}` a number.
  static let doublingOf = Statement(
    compact: Phrase("Doubles every {step} in {title}."),
    descriptive: Phrase("It doubles for each increase of {step} in {title}."))
  static let halvingOf = Statement(
    compact: Phrase("Halves every {step} in {title}."),
    descriptive: Phrase("It halves for each increase of {step} in {title}."))
  /// `{level}` is a value.
  static let levellingUp = Statement(
    compact: Phrase("Rises and levels off near {level}."),
    descriptive: Phrase("It rises ever more slowly and levels off near {level}."))
  static let levellingDown = Statement(
    compact: Phrase("Falls and levels off near {level}."),
    descriptive: Phrase("It falls ever more slowly and levels off near {level}."))
  /// `{first}` and `{last}` are the points at both ends.
  static let risingFaster = Statement(
    compact: Phrase("Rises ever faster, from {first} to {last}."),
    descriptive: Phrase("It rises ever faster, from {first} to {last}."))
  static let fallingFaster = Statement(
    compact: Phrase("Falls ever faster, from {first} to {last}."),
    descriptive: Phrase("It falls ever faster, from {first} to {last}."))
  static let risingSlower = Statement(
    compact: Phrase("Rises ever more slowly, from {first} to {last}."),
    descriptive: Phrase("It rises ever more slowly, from {first} to {last}."))
  static let fallingSlower = Statement(
    compact: Phrase("Falls ever more slowly, from {first} to {last}."),
    descriptive: Phrase("It falls ever more slowly, from {first} to {last}."))
  /// How much farther the values lie from the line, in its last third than in its first.
  static let spreading = Statement(
    compact: Phrase("Spread grows {factor}-fold."),
    descriptive: Phrase("The values spread {factor} times as far at the end as at the start."))
  static let narrowing = Statement(
    compact: Phrase("Spread shrinks {factor}-fold."),
    descriptive: Phrase("The values spread {factor} times as far at the start as at the end."))
}
