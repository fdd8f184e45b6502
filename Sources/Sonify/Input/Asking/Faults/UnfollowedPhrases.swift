import SonifyBase

/// What becomes of a part of a specification that cannot be followed as it is meant.
///
/// `{part}` is its place in the specification, "encoding.x.scale", and often its value.
enum UnfollowedPhrases {
  /// A part with its value.
  static let withValue = Phrase("{part}: {value}")
  static let more = Phrase(
    "{count} more part of the specification is not followed",
    "{count} more parts of the specification are not followed")

  static let passedOver = Phrase("{part} is passed over")
  /// A transform, by what it does.
  static let kindPassedOver = Phrase("{part} ({kind}) is passed over")
  static let groupFrame = Phrase("{part} is passed over: all values of a group count")
  static let seriesFrame = Phrase("{part} is passed over: all values of a series count")
  static let nothingChosen = Phrase("{part} is passed over: nothing is chosen")
  static let nothingSelected = Phrase("{part} keeps all records: nothing is selected")
  static let scaleOfNames = Phrase("{part} is passed over: x has names")
  static let noBins = Phrase("{part} finds nothing to put into bins")
  static let unknownUnit = Phrase("{part} is not a unit of time that is known here")
  static let unknown = Phrase("{part} is not known")
  static let notHeard = Phrase("{part} is not heard")
  static let onePlace = Phrase("{part} is one place for all points and is not heard")
  static let asBars = Phrase("{part} is heard as bars")
  static let asPoints = Phrase("{part} is heard as points")
  static let asTheyAre = Phrase("{part} is not followed: the values are heard as they are")
  static let orderOfX = Phrase("{part} is not followed: points come in the order of x")
  static let notFollowed = Phrase("{part} is not followed")
  static let noRange = Phrase("{part} is no range and is not followed")
  static let noType = Phrase("{part} has no type, which is taken from the values")
  static let asAscending = Phrase("{part} is read as ascending")
  static let asLinear = Phrase("{part} is read as linear")
  static let notAboveZero = Phrase("{part} is read as linear: some values are not above zero")
  static let asZero = Phrase("{part} is read as \"zero\"")
  static let asDatesFound = Phrase("{part} is read as dates are found to be written")
  static let notTurned = Phrase(
    "{part} runs from the greatest value to the least in the drawing, and is not turned round")
  static let asYears = Phrase("{part}: numbers from 1000 to 2999 are read as years")
  static let oneSeries = Phrase(
    "{part}: {count} different value is heard as one series, as more than {maximum} cannot be told apart",
    "{part}: {count} different values are heard as one series, as more than {maximum} cannot be told apart"
  )

  /// What is wrong with a part stands at `{problem}`.
  static let allKept = Phrase("{part} {problem}: all records are kept")
  static let notMade = Phrase("{part} {problem}: \"{name}\" is not made")
}

/// What was chosen of a specification.
enum ViewChoicePhrases {
  static let view = Phrase("view {number} of {count}")
  static let layer = Phrase("layer {names} left out")
  static let layers = Phrase("layers {names} left out")
  /// A channel, such as "color", is the only one that measures something.
  static let measured = Phrase("{channel} is heard: {part} is all there is to measure")
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
  static let minimum = Phrase("least of {field}")
  static let maximum = Phrase("greatest of {field}")
  static let lowerQuartile = Phrase("lower quartile of {field}")
  static let upperQuartile = Phrase("upper quartile of {field}")
  static let valid = Phrase("valid values of {field}")
  static let missing = Phrase("missing values of {field}")
  static let distinct = Phrase("different values of {field}")
}

/// Units of time that come again, and what their values are called.
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
