package import SonifyBase

/// What is done with a part of a specification that is not supported.
///
/// `{part}` is its path in the specification, "encoding.x.scale", and often its value.
package enum UnfollowedPhrases {
  /// A part with its value.
  package static let withValue = Phrase("{part}: {value}")
  static let more = Phrase(
    "{count} more part of the specification is ignored",
    "{count} more parts of the specification are ignored")

  package static let passedOver = Phrase("{part} is ignored")
  package static let evenSample = Phrase(
    "{part} keeps records at even steps: a drawing chooses them at random")
  package static let nothingChosen = Phrase("{part} is ignored: nothing is selected")
  package static let nothingSelected = Phrase("{part} keeps all records: nothing is selected")
  package static let scaleOfNames = Phrase("{part} is ignored: x has categories")
  package static let noBins = Phrase("{part} has no values to put into bins")
  package static let unknown = Phrase("{part} is not supported")
  package static let notHeard = Phrase("{part} is not used")
  package static let onePlace = Phrase("{part} is the same for all points and is not used")
  package static let asBars = Phrase("{part} is played as bars")
  package static let asPoints = Phrase("{part} is played as points")
  package static let orderOfX = Phrase("{part} is ignored: points come in the order of x")
  package static let notFollowed = Phrase("{part} is not supported and is ignored")
  package static let noRange = Phrase("{part} is not a range and is ignored")
  package static let noType = Phrase("{part} has no type, so the type is taken from the values")
  package static let asAscending = Phrase("{part} is read as ascending")
  package static let asLinear = Phrase("{part} is read as linear")
  package static let notAboveZero = Phrase("{part} is read as linear: some values are not above 0")
  package static let asZero = Phrase("{part} is read as \"zero\"")
  package static let asDatesFound = Phrase("{part} is ignored: the form of the dates is detected")
  static let notTurned = Phrase("{part} is reversed in the drawing, but not here")
  static let asYears = Phrase("{part}: numbers from 1000 to 2999 are read as years")
  static let oneSeries = Phrase(
    "{part}: {count} different value is played as one series, because more than {maximum} cannot be told apart",
    "{part}: {count} different values are played as one series, because more than {maximum} cannot be told apart"
  )

  /// What is wrong with a part stands at `{problem}`.
  package static let notMade = Phrase("{part} {problem}: \"{name}\" is not calculated")
}

/// What was chosen of a specification.
package enum ViewChoicePhrases {
  static let view = Phrase("view {number} of {count}")
  static let layer = Phrase("layer {names} is skipped")
  static let layers = Phrase("layers {names} are skipped")
  /// A series that has the name of a series of an earlier layer, by what it is drawn as.
  package static let lineSeries = Phrase("{name}, line")
  package static let pointSeries = Phrase("{name}, points")
  package static let barSeries = Phrase("{name}, bars")
  package static let layerSeries = Phrase("{name}, layer {number}")
  /// Which layer's text marks label points.
  static let labels = Phrase("labels are from layer {number}")
  /// A channel, such as "color", is the only one that measures something.
  static let measured = Phrase("{channel} is played as y, because only {part} measures something")
  static let twoEnds = Phrase("{one} and {other} are the two ends of each mark")
}

/// What values are called that were worked out of a field.
package enum AggregatePhrases {
  package static let records = Phrase("count of records")
  package static let sum = Phrase("sum of {field}")
  package static let product = Phrase("product of {field}")
  package static let mean = Phrase("mean of {field}")
  package static let median = Phrase("median of {field}")
  package static let range = Phrase("range of {field}")
  package static let deviation = Phrase("standard deviation of {field}")
  package static let variance = Phrase("variance of {field}")
  package static let error = Phrase("standard error of {field}")
  package static let minimum = Phrase("minimum of {field}")
  package static let maximum = Phrase("maximum of {field}")
  /// A field of the record in which another has its minimum.
  package static let atMinimum = Phrase("{field} at the minimum of {other}")
  package static let atMaximum = Phrase("{field} at the maximum of {other}")
  package static let lowerQuartile = Phrase("lower quartile of {field}")
  package static let upperQuartile = Phrase("upper quartile of {field}")
  /// The ends of an error bar or band around a mean.
  package static let lowerEnd = Phrase("lower end of {field}")
  package static let upperEnd = Phrase("upper end of {field}")
  package static let valid = Phrase("valid values of {field}")
  package static let missing = Phrase("missing values of {field}")
  package static let distinct = Phrase("different values of {field}")
}

/// Units of time that repeat, and what their values are called.
package enum TimeUnitPhrases {
  /// A unit of a field: "month of date".
  package static let ofField = Phrase("{unit} of {field}")
  package static let quarter = Phrase("quarter")
  package static let month = Phrase("month")
  package static let week = Phrase("week")
  package static let weekday = Phrase("weekday")
  package static let day = Phrase("day")
  package static let dayOfYear = Phrase("day of the year")
  package static let hour = Phrase("hour")
  package static let minute = Phrase("minute")
  package static let second = Phrase("second")
  package static let millisecond = Phrase("millisecond")
  package static let year = Phrase("year")

  package static let numberedQuarter = Phrase("Q{number}")
  package static let numberedDay = Phrase("day {number}")
  package static let milliseconds = Phrase("{number} ms")
  /// A day of a month in any year: "5 March".
  package static let dayOfMonth = Phrase("{day} {month}")

  package static let sunday = Phrase("Sunday")
  package static let monday = Phrase("Monday")
  package static let tuesday = Phrase("Tuesday")
  package static let wednesday = Phrase("Wednesday")
  package static let thursday = Phrase("Thursday")
  package static let friday = Phrase("Friday")
  package static let saturday = Phrase("Saturday")
}

/// What categories are called that were made of values.
package enum ValueNamePhrases {
  /// A bin, by its ends.
  package static let bin = Phrase("{low} to {high}")
  /// A text without a letter.
  package static let empty = Phrase("(empty)")
}
