import SonifyBase

/// The whole of a chart of which a part is described.
enum WholePhrases {
  /// `{span}` is "from 1917 to 1975", `{mean}` the mean of the whole, and `{own}` that of the part.
  static let along = Statement(
    compact: Phrase("Whole {span}: mean {mean}, here {own}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "In the whole chart, {span}, the mean is {mean}, here {own}; the lowest value is {lowest}, the highest {highest}."
    ))
  static let among = Statement(
    compact: Phrase("Whole: mean {mean}, here {own}; lowest {lowest}, highest {highest}."),
    descriptive: Phrase(
      "In the whole chart, the mean is {mean}, here {own}; the lowest value is {lowest}, the highest {highest}."
    ))
}
