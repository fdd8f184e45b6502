import SonifyBase

/// The second sentence of a brief description: the most important of a chart.
///
/// `{rate}` is one of ``RatePhrases``, `{lowest}`, `{highest}` and `{point}` are values and where they
/// stand, `{clauses}` a list of those of ``CoursePhrases``.
enum BriefPhrases {
  static let rising = Statement(
    compact: Phrase("Rises overall by {rate}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "Overall it rises by {rate}; the lowest value is {lowest}, the highest {highest}."))
  static let falling = Statement(
    compact: Phrase("Falls overall by {rate}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "Overall it falls by {rate}; the lowest value is {lowest}, the highest {highest}."))
  static let unevenlyRising = Statement(
    compact: Phrase("Rises overall at a changing rate; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "Overall it rises at a changing rate; the lowest value is {lowest}, the highest {highest}."))
  static let unevenlyFalling = Statement(
    compact: Phrase("Falls overall at a changing rate; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "Overall it falls at a changing rate; the lowest value is {lowest}, the highest {highest}."))
  static let noTrend = Statement(
    compact: Phrase("No clear overall trend; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "There is no clear overall trend; the lowest value is {lowest}, the highest {highest}."))
  static let extremes = Statement(
    compact: Phrase("Lowest {lowest}, highest {highest}."),
    descriptive: Phrase("The lowest value is {lowest}, the highest {highest}."))

  /// Lines that repeat every `{length}`, as "12 months".
  static let risingPeriod = Statement(
    compact: Phrase("Rises overall by {rate}; repeats about every {length}."),
    descriptive: Phrase("Overall it rises by {rate} and repeats about every {length}."))
  static let fallingPeriod = Statement(
    compact: Phrase("Falls overall by {rate}; repeats about every {length}."),
    descriptive: Phrase("Overall it falls by {rate} and repeats about every {length}."))
  static let unevenlyRisingPeriod = Statement(
    compact: Phrase("Rises overall at a changing rate; repeats about every {length}."),
    descriptive: Phrase(
      "Overall it rises at a changing rate and repeats about every {length}."))
  static let unevenlyFallingPeriod = Statement(
    compact: Phrase("Falls overall at a changing rate; repeats about every {length}."),
    descriptive: Phrase(
      "Overall it falls at a changing rate and repeats about every {length}."))
  static let noTrendPeriod = Statement(
    compact: Phrase("No clear overall trend; repeats about every {length}."),
    descriptive: Phrase("There is no clear overall trend, but it repeats about every {length}."))

  static let bars = Statement(
    compact: Phrase("Largest {highest}, smallest {lowest}."),
    descriptive: Phrase("The largest value is {highest}, the smallest {lowest}."))

  /// Several series; the highest value of all belongs to `{name}`.
  static let allRise = Statement(
    compact: Phrase("All rise overall; highest {point}, {name}."),
    descriptive: Phrase("All series rise overall; the highest value is {point}, in {name}."))
  static let allFall = Statement(
    compact: Phrase("All fall overall; highest {point}, {name}."),
    descriptive: Phrase("All series fall overall; the highest value is {point}, in {name}."))
  static let noneTrends = Statement(
    compact: Phrase("No clear overall trends; highest {point}, {name}."),
    descriptive: Phrase(
      "None of the series has a clear overall trend; the highest value is {point}, in {name}."))
}
