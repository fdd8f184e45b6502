package import SonifyBase

/// What is wrong with a chart document; the member in question stands before it, as in
/// "series[1].points[3].y: ", and the value at `{value}`.
package enum DocumentFaultPhrases {
  /// Several faults: those before and the next.
  package static let next = Phrase("{first}; {second}")
  package static let more = Phrase(
    "{faults}; and {count} more like these", "{faults}; and {count} more like these")

  static let notDocument = Phrase("this is not a chart document; choose another format")
  package static let missing = Phrase("is missing")
  package static let notObject = Phrase("{value} is not an object")
  package static let notArray = Phrase("{value} is not an array")
  package static let notText = Phrase("{value} is not a string")
  package static let notNumber = Phrase("{value} is not a number")
  package static let notDate = Phrase(
    "{value} is not a date; write it as 2012-01-31 or 2012-01-31T12:30:05Z")
  package static let notBoolean = Phrase("{value} is neither true nor false")
  package static let notWhole = Phrase("{value} is not a whole number from {low} to {high}")
  /// The words that are allowed stand at `{choices}`, or the member that lists them.
  package static let notAmong = Phrase("{value} is not one of {choices}")
  package static let notCategory = Phrase("{value} is not the name of a category")
  package static let manyCategories = Phrase(
    "there are more than {maximum} different names, too many for categories")
  package static let manyElements = Phrase(
    "has {count} element, and at most {maximum} are allowed",
    "has {count} elements, and at most {maximum} are allowed")
  package static let additionalValues = Phrase(
    "has {count} element, but there are {axes} additional axes",
    "has {count} elements, but there are {axes} additional axes")
  package static let rangeElements = Phrase(
    "has {count} element, but a range has 2", "has {count} elements, but a range has 2")
  package static let descending = Phrase("is the wrong way round; write the lower end first")
  package static let valuesOnNames = Phrase(
    "values need an axis of numbers or dates, not of categories")
  package static let noFigures = Phrase(
    "its points have none of the further values of such a chart, as lower and upper of a band")
  /// Of a heat map.
  package static let axisOfRow = Phrase(
    "the rows of a heat map share one y axis; leave this axis out")
  package static let repeatedCell = Phrase(
    "{x} is there twice, and a row of a heat map has one cell in each column")
  package static let manyCells = Phrase(
    "{rows} rows over {columns} columns are more than {maximum} cells; leave some out")
  package static let histogramOfNumbers = Phrase(
    "the x axis of a histogram must have categories, which are its bins")
  package static let datesOnScale = Phrase("dates cannot have a {scale} scale; leave the scale out")
  package static let belowZero = Phrase(
    "a {scale} scale needs values above 0, and the lowest is {minimum}")
}

/// What of a chart document is ignored.
enum DocumentChoicePhrases {
  static let passedOver = Phrase("unknown members ignored: {names}")
  static let repeatedMember = Phrase("{names} appears twice, and its last value is used")
  static let repeatedMembers = Phrase("{names} appear twice, and their last values are used")
}

/// Why a choice does not suit a chart document.
enum DocumentOptionPhrases {
  static let noCells = Phrase(
    "choices for tables do not work with a chart document, which has no rows and columns; leave them out"
  )
  static let noCellsOfFigure = Phrase(
    "choices for tables do not work with a chart of another library; leave them out")
  static let noStacks = Phrase(
    "stacks need several series of bars or lines on one linear y axis, and this chart document has none to stack; leave stacks out"
  )
  static let names = Phrase(
    "the x axis of the chart document has categories; choose no other scale")
  static let xDates = Phrase(
    "the x axis of the chart document holds dates, so a {scale} scale does not work; leave it out")
  static let xNumbers = Phrase(
    "the x axis of the chart document holds numbers, so a {scale} scale does not work; leave it out"
  )
  static let yDates = Phrase(
    "the y axis of the chart document holds dates, so a {scale} scale does not work; leave it out")
  static let yNumbers = Phrase(
    "the y axis of the chart document holds numbers, so a {scale} scale does not work; leave it out"
  )
}
