import SonifyBase

/// What a function does.
///
/// `{list}` is a list of x, as in "-3.14, 0 and 3.14", or of points, as in "1 at 1.57"; `{first}`
/// and `{last}` are the first and the last of many.
enum CurvePhrases {
  /// A statement about a few features, and one about many.
  struct Pair {
    let few: Statement
    let many: Statement
  }

  /// Wherever there is a value.
  static let constant = Statement(
    compact: Phrase("Always {value}."), descriptive: Phrase("It is always {value}."))
  /// Along a stretch of x; `{span}` is one of ``SpanPhrases``.
  static let lowestAlong = Statement(
    compact: Phrase("Lowest: {value}, {span}."),
    descriptive: Phrase("The lowest value is {value}, {span}."))
  /// The same of the highest value.
  static let highestAlong = Statement(
    compact: Phrase("Highest: {value}, {span}."),
    descriptive: Phrase("The highest value is {value}, {span}."))
  static let crossings = Statement(
    compact: Phrase("Crosses zero at {list}.", "Crosses zero at {list}."),
    descriptive: Phrase("It crosses zero at {list}.", "It crosses zero at {list}."))
  static let firstCrossings = Statement(
    compact: Phrase(
      "Crosses zero {count} time, from {first} to {last}.",
      "Crosses zero {count} times, from {first} to {last}."),
    descriptive: Phrase(
      "It crosses zero {count} time, first at {first} and last at {last}.",
      "It crosses zero {count} times, first at {first} and last at {last}."))
  /// Zeros at which the sign does not change.
  static let zeros = Statement(
    compact: Phrase("Zero at {list}.", "Zero at {list}."),
    descriptive: Phrase("It is zero at {list}.", "It is zero at {list}."))
  static let firstZeros = Statement(
    compact: Phrase(
      "Zero at {count} point, from {first} to {last}.",
      "Zero at {count} points, from {first} to {last}."),
    descriptive: Phrase(
      "It is zero at {count} point, first at {first} and last at {last}.",
      "It is zero at {count} points, first at {first} and last at {last}."))
  static let peaks = Statement(
    compact: Phrase("Peak: {list}.", "Peaks: {list}."),
    descriptive: Phrase("It has a peak of {list}.", "It has {count} peaks: {list}."))
  static let firstPeaks = Statement(
    compact: Phrase(
      "{count} peak, from {first} to {last}.", "{count} peaks, from {first} to {last}."),
    descriptive: Phrase(
      "It has {count} peak, the first {first}, the last {last}.",
      "It has {count} peaks, the first {first}, the last {last}."))
  static let lows = Statement(
    compact: Phrase("Low: {list}.", "Lows: {list}."),
    descriptive: Phrase("It has a low of {list}.", "It has {count} lows: {list}."))
  static let firstLows = Statement(
    compact: Phrase(
      "{count} low, from {first} to {last}.", "{count} lows, from {first} to {last}."),
    descriptive: Phrase(
      "It has {count} low, the first {first}, the last {last}.",
      "It has {count} lows, the first {first}, the last {last}."))
  static let jumps = Statement(
    compact: Phrase("Jumps at {list}.", "Jumps at {list}."),
    descriptive: Phrase("It jumps at {list}.", "It jumps at {list}."))
  static let firstJumps = Statement(
    compact: Phrase(
      "Jumps {count} time, from {first} to {last}.",
      "Jumps {count} times, from {first} to {last}."),
    descriptive: Phrase(
      "It jumps {count} time, first at {first} and last at {last}.",
      "It jumps {count} times, first at {first} and last at {last}."))

  /// Poles: on their left the function goes to plus infinity, on their right to minus infinity.
  static let plusAndMinus = Pair(
    few: Statement(
      compact: Phrase(
        "Goes to plus and minus infinity at {list}.", "Goes to plus and minus infinity at {list}."),
      descriptive: Phrase(
        "It goes to plus and minus infinity at {list}.",
        "It goes to plus and minus infinity at {list}.")),
    many: Statement(
      compact: Phrase(
        "Goes to plus and minus infinity {count} time, from {first} to {last}.",
        "Goes to plus and minus infinity {count} times, from {first} to {last}."),
      descriptive: Phrase(
        "It goes to plus and minus infinity {count} time, first at {first} and last at {last}.",
        "It goes to plus and minus infinity {count} times, first at {first} and last at {last}.")))
  static let minusAndPlus = Pair(
    few: Statement(
      compact: Phrase(
        "Goes to minus and plus infinity at {list}.", "Goes to minus and plus infinity at {list}."),
      descriptive: Phrase(
        "It goes to minus and plus infinity at {list}.",
        "It goes to minus and plus infinity at {list}.")),
    many: Statement(
      compact: Phrase(
        "Goes to minus and plus infinity {count} time, from {first} to {last}.",
        "Goes to minus and plus infinity {count} times, from {first} to {last}."),
      descriptive: Phrase(
        "It goes to minus and plus infinity {count} time, first at {first} and last at {last}.",
        "It goes to minus and plus infinity {count} times, first at {first} and last at {last}.")))
  /// On both sides of a pole, or on the only one.
  static let plus = Pair(
    few: Statement(
      compact: Phrase("Goes to plus infinity at {list}.", "Goes to plus infinity at {list}."),
      descriptive: Phrase(
        "It goes to plus infinity at {list}.", "It goes to plus infinity at {list}.")),
    many: Statement(
      compact: Phrase(
        "Goes to plus infinity {count} time, from {first} to {last}.",
        "Goes to plus infinity {count} times, from {first} to {last}."),
      descriptive: Phrase(
        "It goes to plus infinity {count} time, first at {first} and last at {last}.",
        "It goes to plus infinity {count} times, first at {first} and last at {last}.")))
  static let minus = Pair(
    few: Statement(
      compact: Phrase("Goes to minus infinity at {list}.", "Goes to minus infinity at {list}."),
      descriptive: Phrase(
        "It goes to minus infinity at {list}.", "It goes to minus infinity at {list}.")),
    many: Statement(
      compact: Phrase(
        "Goes to minus infinity {count} time, from {first} to {last}.",
        "Goes to minus infinity {count} times, from {first} to {last}."),
      descriptive: Phrase(
        "It goes to minus infinity {count} time, first at {first} and last at {last}.",
        "It goes to minus infinity {count} times, first at {first} and last at {last}.")))

  static let undefined = Statement(
    compact: Phrase("No value {list}.", "No value {list}."),
    descriptive: Phrase("It has no value {list}.", "It has no value {list}."))
  static let firstUndefined = Statement(
    compact: Phrase(
      "{count} part without a value, first {first}, last {last}.",
      "{count} parts without a value, first {first}, last {last}."),
    descriptive: Phrase(
      "It has no value in {count} part: first {first}, last {last}.",
      "It has no value in {count} parts: first {first}, last {last}."))
  /// In a list of parts without a value.
  static let stretch = Phrase("from {from} to {to}")
  static let point = Phrase("at {x}")
  static let fast = Statement(
    compact: Phrase("Turns or jumps too often to be followed."),
    descriptive: Phrase("It turns or jumps too often for all points to be named."))
}
