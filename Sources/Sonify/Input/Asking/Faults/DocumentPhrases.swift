import SonifyBase

/// What is wrong with a chart document; the member in question stands before it, as in
/// "series[1].points[3].y: ", and the value at `{value}`.
enum DocumentFaultPhrases {
  /// Several faults: those before and the next.
  static let next = Phrase("{first}; {second}")
  static let more = Phrase(
    "{faults}; and {count} more like these", "{faults}; and {count} more like these")

  static let notDocument = Phrase("is not a chart document")
  static let missing = Phrase("is missing")
  static let notObject = Phrase("{value} is not an object")
  static let notArray = Phrase("{value} is not an array")
  static let notText = Phrase("{value} is not a text")
  static let notNumber = Phrase("{value} is not a number")
  static let notDate = Phrase(
    "{value} is not a date (write it as 2012-01-31 or 2012-01-31T12:30:05Z)")
  static let notBoolean = Phrase("{value} is neither true nor false")
  static let notWhole = Phrase("{value} is not a whole number from {low} to {high}")
  /// The words that are allowed stand at `{choices}`, or the member that lists them.
  static let notAmong = Phrase("{value} is none of {choices}")
  static let notCategory = Phrase("{value} is not the name of a category")
  static let manyCategories = Phrase(
    "more than {maximum} different names: too many for categories")
  static let manyElements = Phrase(
    "has {count} element: at most {maximum}", "has {count} elements: at most {maximum}")
  static let additionalValues = Phrase(
    "has {count} element, and there are {axes} additional axes",
    "has {count} elements, and there are {axes} additional axes")
  static let rangeElements = Phrase(
    "has {count} element: a range has 2", "has {count} elements: a range has 2")
  static let upsideDown = Phrase("is upside down: write the lower end first")
  static let valuesOnNames = Phrase("values lie on an axis of numbers or dates")
  static let histogramOfNumbers = Phrase("the x axis of a histogram has categories, its bins")
  static let datesOnScale = Phrase("dates have no {scale} scale")
  static let belowZero = Phrase("a {scale} scale needs values above 0: the least is {minimum}")
}

/// What of a chart document counts for nothing.
enum DocumentChoicePhrases {
  static let passedOver = Phrase("passed over {names}: without meaning there")
  static let repeatedMember = Phrase("{names} comes twice, the last value counts")
  static let repeatedMembers = Phrase("{names} come twice, the last value counts")
}

/// Why a choice does not suit a chart document.
enum DocumentOptionPhrases {
  static let noCells = Phrase(
    "a chart document has no columns and cells to choose and read")
  static let noStacks = Phrase(
    "stacks need several series of bars or lines on one linear y axis, which the document has not")
  static let names = Phrase(
    "the x axis of the document has names: only a scale of categories suits it")
  static let xDates = Phrase(
    "the x axis of the document holds dates: a {scale} scale does not suit it")
  static let xNumbers = Phrase(
    "the x axis of the document holds numbers: a {scale} scale does not suit it")
  static let yDates = Phrase(
    "the y axis of the document holds dates: a {scale} scale does not suit it")
  static let yNumbers = Phrase(
    "the y axis of the document holds numbers: a {scale} scale does not suit it")
}
