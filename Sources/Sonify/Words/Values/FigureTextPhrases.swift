import SonifyBase

/// What is said of a box, a candle, or a value with a range around it.
enum FigurePhrases {
  /// The middle value of a box.
  static let medianOf = Phrase("median {value}")
  /// From the lower to the upper quartile of a box: "middle half 9 to 15".
  static let middleHalf = Phrase("middle half {range}")
  /// From the end of the lower whisker of a box plot to that of the upper one.
  static let whiskers = Phrase("whiskers {range}")
  /// The only value beyond the whiskers.
  static let outlier = Phrase("outlier {value}")
  /// How many values are beyond the whiskers.
  static let outliers = Phrase("{count} outlier", "{count} outliers")

  /// The first, the last, the highest and the lowest price of a day, or of another time.
  static let openOf = Phrase("open {value}")
  static let closeOf = Phrase("close {value}")
  static let highOf = Phrase("high {value}")
  static let lowOf = Phrase("low {value}")

  /// The names of what has all of these values, as against one of them.
  static let boxes = Phrase("boxes")
  static let candles = Phrase("candles")
  static let values = Phrase("values with range")
}
