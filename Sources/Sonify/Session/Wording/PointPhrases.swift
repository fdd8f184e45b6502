import SonifyBase

/// What is said of a point or of neighbouring points on the way through a chart, over and over: as
/// short as can be.
enum PointPhrases {
  /// The first and the last of several bins, whose names are ranges themselves: "0 to 10 through 40
  /// to 50".
  static let bins = Phrase("{low} through {high}")
  /// Stands for a name of which nothing can be read.
  static let nameless = Phrase("no name")

  /// A point without a value.
  static let missing = Phrase("missing")
  /// How many of several points have no value.
  static let severalMissing = Phrase("{count} missing", "{count} missing")
  /// How many points there are where several are one position.
  static let rows = Phrase("{count} point", "{count} points")
  /// The median of several values.
  static let median = Phrase("median {value}")

  /// A value after what it is a value of: "year: 1957".
  static let titled = Phrase("{title}: {value}")
  /// The same of what else is known of a point: "temperature 12 °C".
  static let additional = Phrase("{title} {value}")

  /// Which of the points of a series it is: "12 of 59".
  static let place = Phrase("{place} of {total}")
  /// Which of the points of a series several are.
  static let places = Phrase("points {first} to {last} of {total}")
  /// Which of the series it is.
  static let series = Phrase("series {place} of {total}")
  /// Which of the series it is, and what it is called.
  static let namedSeries = Phrase("series {place} of {total}, {name}")

  /// The step back to this point led over a gap.
  static let beforeGap = Phrase("before a gap")
  /// The step on to this point led over a gap.
  static let afterGap = Phrase("after a gap")

  /// Nothing is in view.
  static let nothingHere = Phrase("no points here")
}

/// What is said of stacks, as in stacked bars.
enum StackPointPhrases {
  /// What a listener walks along, as against a single series of the stacks.
  static let stacks = Phrase("stacks of {count} series", "stacks of {count} series")
  /// A part of a stack: "Manchuria 27".
  static let part = Phrase("{name} {value}")
  /// A part whose name ends in a digit.
  static let partAfterDigit = Phrase("{name}: {value}")
  /// The sum of the parts.
  static let total = Phrase("total {value}")
}
