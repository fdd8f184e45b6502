package import SonifyBase

/// Which column plays which part in a chart.
enum RolePhrases {
  static let x = Phrase("x is {name}")
  static let y = Phrase("y is {names}")
  static let counted = Phrase("the values of {name} are counted")
  static let unused = Phrase("not used: {names}")
  /// Columns of texts that may group the rows and do not.
  static let undivided = Phrase("rows are not divided by {names}")
  /// A column that is not used because it never changes.
  static let constant = Phrase("{name} is always {value}")
  /// Boxes are not made for each value of a column, which has more than `{maximum}`.
  static let pooled = Phrase(
    "{name} has over {maximum} values, so they do not have boxes of their own")
  /// Columns with further values of each element: of a box, a candle or a band.
  static let parts = Phrase("with {names}")
  static let series = Phrase("series by {name}")
  /// A column whose values name the rows of a heat map.
  static let rows = Phrase("rows by {name}")
  static let labels = Phrase("points are named by {name}")
  /// A few points have labels in the column.
  static let remarks = Phrase("labels are from {name}")
  /// Of one column, and of several.
  static let hasNoValues = Phrase("{name} has no values")
  static let haveNoValues = Phrase("{names} have no values")
  /// A cell that is no number, in a column of numbers.
  static let broken = Phrase("{name} is not used: \"{text}\" is not a number")
  /// Of several columns whose first texts are the same.
  static let brokenByOne = Phrase("{names} are not used: \"{text}\" is not a number")
  /// Of several columns whose first texts differ; `{text}` is that of the first.
  static let manyBroken = Phrase("{names} are not used: \"{text}\" and others are not numbers")
  static let holdsText = Phrase("{name} holds text such as \"{text}\"")
  static let holdsPoints = Phrase(
    "{name} holds text: \"{text}\" is not a number with a decimal comma")
}

/// What was done with tables whose columns are years, months or days.
enum AcrossPhrases {
  /// Rows are years.
  static let monthsOfYears = Phrase("the columns are months and the rows are years")
  /// Rows are years.
  static let quartersOfYears = Phrase("the columns are quarters and the rows are years")
  static let months = Phrase("the columns are months, and each row is a series")
  static let quarters = Phrase("the columns are quarters, and each row is a series")
  static let weekdays = Phrase("the columns are weekdays, and each row is a series")
  static let years = Phrase("the columns are years, and each row is a series")
  static let dates = Phrase("the columns are dates, and each row is a series")
  static let steps = Phrase("the columns are steps in time, and each row is a series")
  static let names = Phrase("the values are those of the only row")
  static let highestSeries = Phrase(
    "of {count} series the {heard} with the highest means is used",
    "of {count} series the {heard} with the highest means are used")
  static let someRows = Phrase("{heard} of {count} row is used", "{heard} of {count} rows are used")
}

/// What was done with the points of a chart on the way.
package enum ArrangingPhrases {
  static let bars = Phrase("kind is bar")
  static let line = Phrase("kind is line")
  static let scatter = Phrase("kind is scatter")
  static let histogram = Phrase("kind is histogram")
  static let box = Phrase("kind is box")
  static let candlestick = Phrase("kind is candlestick")
  static let band = Phrase("kind is band")
  /// How many boxes summarise the values of a table; `{values}` is a number.
  static let boxes = Phrase("{values} values in {count} box", "{values} values in {count} boxes")
  /// Values that should rise from one part of a box, candle or band to the next; `{figure}` is the
  /// first of them with its x.
  static let disordered = Phrase(
    "{count} element has values out of order: {figure}; check the order of its columns",
    "{count} elements have values out of order, the first {figure}; check the order of their columns"
  )
  static let heatmap = Phrase("kind is heat map")
  /// `{columns}` is one of ``columnsOfCells``.
  static let rowsOfCells = Phrase(
    "{count} row of cells over {columns}", "{count} rows of cells over {columns}")
  static let columnsOfCells = Phrase("{count} column", "{count} columns")
  /// An element by its x, without some of its values: "3 February 2024 has no high".
  package static let lacking = Phrase("{x} has no {names}")
  /// Boxes, candles or points of a band that lack some of their values; `{figure}` says it of the
  /// first.
  static let incomplete = Phrase(
    "{count} element is incomplete: {figure}",
    "{count} elements are incomplete; the first: {figure}")
  /// Boxes, candles or points of a band that lack the value that is y.
  static let skipped = Phrase(
    "{count} element is skipped, because its main value is missing: {figure}",
    "{count} elements are skipped, because their main values are missing; the first: {figure}")
  static let oneSeries = Phrase("not stacked: there is only one series")
  static let stacked = Phrase("{count} series stacked", "{count} series stacked")
  static let turned = Phrase("rows reversed, because x was falling")
  static let sorted = Phrase("rows sorted by x")
  static let pointsSorted = Phrase("points sorted by x")

  /// Rows with the same x, and the same series if there are any: their columns stand at `{keys}`.
  static let averaged = Phrase(
    "averaged {count} row for each {keys}", "averaged {count} rows for each {keys}")
  static let averagedUpTo = Phrase(
    "averaged up to {count} row for each {keys}", "averaged up to {count} rows for each {keys}")
  static let added = Phrase(
    "summed {count} row for each {keys}", "summed {count} rows for each {keys}")
  static let addedUpTo = Phrase(
    "summed up to {count} row for each {keys}", "summed up to {count} rows for each {keys}")

  static let bins = Phrase("{count} bin", "{count} bins")
  static let binsOfWidth = Phrase("{count} bin of {width}", "{count} bins of {width}")
  static let binEdges = Phrase(
    "each bin includes its lower edge, and the last bin its upper edge too")
}

/// How axes are laid out; `{axis}` is x, y or one of several y axes.
enum LayoutPhrases {
  static let inCalendarOrder = Phrase("{name} is in calendar order")
  static let x = Phrase("x")
  static let y = Phrase("y")
  /// One of several y axes, by its series.
  static let yOf = Phrase("the y axis of {names}")

  static let byNumber = Phrase("{axis} has a scale of numbers")
  static let byYear = Phrase("{axis} has a scale of years")
  static let byDuration = Phrase("{axis} has a scale of durations")
  static let bySize = Phrase("{axis} has a scale of sizes in bytes")
  static let byTimeOfDay = Phrase("{axis} has a scale of times of day")
  static let byDate = Phrase("{axis} has a scale of dates")
  static let byLogarithm = Phrase("{axis} has a log scale")
  static let byNames = Phrase("{axis} has a scale of categories")
  static let runs = Phrase("{axis} runs from {low} to {high}")
  static let gridlines = Phrase("{count} gridline on {axis}", "{count} gridlines on {axis}")

  /// Of one series, and of several.
  static let ownAxis = Phrase("{name} has an axis of its own")
  /// Of several series that share it.
  static let ownAxes = Phrase("{names} have an axis of their own")
  /// Of several series, each of which has one.
  static let ownAxisEach = Phrase("{names} have axes of their own")
  static let sharedAxis = Phrase("{names} share a y axis")
  static let sharedAxisByRange = Phrase(
    "{names} share a y axis, because their ranges differ less than tenfold")
}
