import SonifyBase

/// What is done with a part of a specification that is not supported.
///
/// `{part}` is its path in the specification, "encoding.x.scale", and often its value.
enum UnfollowedPhrases {
  /// A part with its value.
  static let withValue = Phrase("{part}: {value}")
  static let more = Phrase(
    "{count} more part of the specification is ignored",
    "{count} more parts of the specification are ignored")

  static let passedOver = Phrase("{part} is ignored")
  static let evenSample = Phrase(
    "{part} keeps records at even steps: a drawing chooses them at random")
  static let nothingChosen = Phrase("{part} is ignored: nothing is selected")
  static let nothingSelected = Phrase("{part} keeps all records: nothing is selected")
  static let scaleOfNames = Phrase("{part} is ignored: x has categories")
  static let noBins = Phrase("{part} has no values to put into bins")
  static let unknown = Phrase("{part} is not supported")
  static let notHeard = Phrase("{part} is not used")
  static let onePlace = Phrase("{part} is the same for all points and is not used")
  static let asBars = Phrase("{part} is played as bars")
  static let asPoints = Phrase("{part} is played as points")
  static let orderOfX = Phrase("{part} is ignored: points come in the order of x")
  static let notFollowed = Phrase("{part} is not supported and is ignored")
  static let noRange = Phrase("{part} is not a range and is ignored")
  static let noType = Phrase("{part} has no type, so the type is taken from the values")
  static let asAscending = Phrase("{part} is read as ascending")
  static let asLinear = Phrase("{part} is read as linear")
  static let notAboveZero = Phrase("{part} is read as linear: some values are not above 0")
  static let asZero = Phrase("{part} is read as \"zero\"")
  static let asDatesFound = Phrase("{part} is ignored: the form of the dates is detected")
  static let notTurned = Phrase("{part} is reversed in the drawing, but not here")
  static let asYears = Phrase("{part}: numbers from 1000 to 2999 are read as years")
  static let oneSeries = Phrase(
    "{part}: {count} different value is played as one series, because more than {maximum} cannot be told apart",
    "{part}: {count} different values are played as one series, because more than {maximum} cannot be told apart"
  )

  /// What is wrong with a part stands at `{problem}`.
  static let notMade = Phrase("{part} {problem}: \"{name}\" is not calculated")
}

/// What was chosen of a specification.
enum ViewChoicePhrases {
  static let view = Phrase("view {number} of {count}")
  static let layer = Phrase("layer {names} is skipped")
  static let layers = Phrase("layers {names} are skipped")
  /// A series that has the name of a series of an earlier layer, by what it is drawn as.
  static let lineSeries = Phrase("{name}, line")
  static let pointSeries = Phrase("{name}, points")
  static let barSeries = Phrase("{name}, bars")
  static let layerSeries = Phrase("{name}, layer {number}")
  /// Which layer's text marks label points.
  static let labels = Phrase("labels are from layer {number}")
  /// A channel, such as "color", is the only one that measures something.
  static let measured = Phrase("{channel} is played as y, because only {part} measures something")
  static let twoEnds = Phrase("{one} and {other} are the two ends of each mark")
}

/// What values are called that were worked out of a field.
enum AggregatePhrases {
  static let records = Phrase("count of records")
  static let sum = Phrase("sum of {field}")
  static let product = Phrase("product of {field}")
  static let mean = Phrase("mean of {field}")
  static let median = Phrase("median of {field}")
  static let range = Phrase("range of {field}")
  static let deviation = Phrase("standard deviation of {field}")
  static let variance = Phrase("variance of {field}")
  static let error = Phrase("standard error of {field}")
  static let minimum = Phrase("minimum of {field}")
  static let maximum = Phrase("maximum of {field}")
  /// A field of the record in which another has its minimum.
  static let atMinimum = Phrase("{field} at the minimum of {other}")
  static let atMaximum = Phrase("{field} at the maximum of {other}")
  static let lowerQuartile = Phrase("lower quartile of {field}")
  static let upperQuartile = Phrase("upper quartile of {field}")
  /// The ends of an error bar or band around a mean.
  static let lowerEnd = Phrase("lower end of {field}")
  static let upperEnd = Phrase("upper end of {field}")
  static let valid = Phrase("valid values of {field}")
  static let missing = Phrase("missing values of {field}")
  static let distinct = Phrase("different values of {field}")
}

/// Units of time that repeat, and what their values are called.
enum TimeUnitPhrases {
  /// A unit of a field: "month of date".
  static let ofField = Phrase("{unit} of {field}")
  static let quarter = Phrase("quarter")
  static let month = Phrase("month")
  static let week = Phrase("week")
  static let weekday = Phrase("weekday")
  static let day = Phrase("day")
  static let dayOfYear = Phrase("day of the year")
  static let hour = Phrase("hour")
  static let minute = Phrase("minute")
  static let second = Phrase("second")
  static let millisecond = Phrase("millisecond")
  static let year = Phrase("year")

  static let numberedQuarter = Phrase("Q{number}")
  static let numberedDay = Phrase("day {number}")
  static let milliseconds = Phrase("{number} ms")
  /// A day of a month in any year: "5 March".
  static let dayOfMonth = Phrase("{day} {month}")

  static let sunday = Phrase("Sunday")
  static let monday = Phrase("Monday")
  static let tuesday = Phrase("Tuesday")
  static let wednesday = Phrase("Wednesday")
  static let thursday = Phrase("Thursday")
  static let friday = Phrase("Friday")
  static let saturday = Phrase("Saturday")
}

/// What categories are called that were made of values.
enum ValueNamePhrases {
  /// A bin, by its ends.
  static let bin = Phrase("{low} to {high}")
  /// A text without a letter.
  static let empty = Phrase("(empty)")
}
