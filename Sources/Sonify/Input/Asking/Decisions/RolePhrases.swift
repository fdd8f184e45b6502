import SonifyBase

/// Which column plays which part in a chart.
enum RolePhrases {
  static let x = Phrase("x is {name}")
  static let y = Phrase("y is {names}")
  static let counted = Phrase("values of {name} counted")
  static let unheard = Phrase("not heard: {names}")
  static let series = Phrase("series by {name}")
  static let labels = Phrase("points named by {name}")
  /// Of one column, and of several.
  static let hasNoValues = Phrase("{name} has no values")
  static let haveNoValues = Phrase("{names} have no values")
  /// A cell that is no number, in a column of numbers.
  static let broken = Phrase("{name} is not heard: \"{text}\" is not a number")
  static let holdsText = Phrase("{name} holds text such as \"{text}\"")
  static let holdsPoints = Phrase(
    "{name} holds text such as \"{text}\" with a decimal comma")
}

/// What was done with tables whose columns are years, months or days.
enum AcrossPhrases {
  /// Rows are years.
  static let monthsOfYears = Phrase("months run over the columns")
  static let months = Phrase("months run over the columns, a series for each row")
  static let years = Phrase("years run over the columns, a series for each row")
  static let dates = Phrase("dates run over the columns, a series for each row")
  static let someRows = Phrase(
    "{heard} of {count} row is heard", "{heard} of {count} rows are heard")
}

/// What was done with the points of a chart on the way.
enum ArrangingPhrases {
  static let bars = Phrase("kind is bar")
  static let line = Phrase("kind is line")
  static let scatter = Phrase("kind is scatter")
  static let histogram = Phrase("kind is histogram")
  static let oneSeries = Phrase("not stacked: there is one series")
  static let stacked = Phrase("{count} series stacked", "{count} series stacked")
  static let turned = Phrase("rows turned round: x fell")
  static let sorted = Phrase("rows sorted by x")
  static let pointsSorted = Phrase("points sorted by x")

  /// Rows with the same x, and the same series if there are any: their columns stand at `{keys}`.
  static let averaged = Phrase(
    "averaged {count} row for each {keys}", "averaged {count} rows for each {keys}")
  static let averagedUpTo = Phrase(
    "averaged up to {count} row for each {keys}", "averaged up to {count} rows for each {keys}")
  static let added = Phrase(
    "added {count} row for each {keys}", "added {count} rows for each {keys}")
  static let addedUpTo = Phrase(
    "added up to {count} row for each {keys}", "added up to {count} rows for each {keys}")

  static let bins = Phrase("{count} bin", "{count} bins")
  static let binsOfWidth = Phrase("{count} bin of {width}", "{count} bins of {width}")
  static let binEdges = Phrase("a bin holds its lower edge, the last its upper edge as well")
}

/// How axes are laid out; `{axis}` is x, y or one of several y axes.
enum LayoutPhrases {
  static let inCalendarOrder = Phrase("{name} in the order of the calendar")
  static let x = Phrase("x")
  static let y = Phrase("y")
  /// One of several y axes, by its series.
  static let yOf = Phrase("the y of {names}")

  static let byNumber = Phrase("{axis} is laid out by number")
  static let byYear = Phrase("{axis} is laid out by year")
  static let byDuration = Phrase("{axis} is laid out by duration")
  static let byDate = Phrase("{axis} is laid out by date")
  static let byLogarithm = Phrase("{axis} is laid out by logarithm")
  static let byNames = Phrase("{axis} is laid out by names")
  static let runs = Phrase("{axis} runs from {low} to {high}")
  static let gridlines = Phrase("{count} gridline on {axis}", "{count} gridlines on {axis}")

  /// Of one series, and of several.
  static let ownAxis = Phrase("{name} has an axis of its own")
  static let ownAxes = Phrase("{names} have an axis of their own")
  static let sharedAxis = Phrase("{names} share a y axis")
  static let sharedAxisByRange = Phrase(
    "{names} share a y axis, as their ranges differ less than tenfold")
}
