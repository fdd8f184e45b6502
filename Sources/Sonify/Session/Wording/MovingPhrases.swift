import SonifyBase

/// What is said where a key cannot lead any farther.
enum EdgePhrases {
  /// The lowest x in view is reached, and the key that shows more to the left is named.
  static let startOfView = Phrase("start of the view, < shows more")
  /// The highest x in view is reached, and the key that shows more to the right is named.
  static let endOfView = Phrase("end of the view, > shows more")
  /// There is only one point.
  static let onlyPoint = Phrase("the only point")
  /// There is no point before.
  static let firstPoint = Phrase("first point")
  /// There is no point after it.
  static let lastPoint = Phrase("last point")
  /// The view cannot be moved any farther to the left.
  static let startOfChart = Phrase("start of the chart")
  /// The view cannot be moved any farther to the right.
  static let endOfChart = Phrase("end of the chart")
  /// There is no series before.
  static let firstSeries = Phrase("first series, {name}")
  /// There is no series after it.
  static let lastSeries = Phrase("last series, {name}")
  /// There is nothing above whole stacks.
  static let firstLevel = Phrase("first level, {name}")
  /// There is nothing below the totals of stacks.
  static let lastLevel = Phrase("last level, {name}")
  /// No value to the right is higher, or lower.
  static let noHigher = Phrase("no higher value ahead")
  static let noLower = Phrase("no lower value ahead")
  /// There is no series of this number.
  static let noSeries = Phrase(
    "no series {number}, there is {count} series", "no series {number}, there are {count} series")
  /// There are no others.
  static let onlySeries = Phrase("only one series")
  /// There is no lowest or highest, as all values are missing.
  static let noValues = Phrase("no values")
  /// Zooming in would leave too few points.
  static let noCloserView = Phrase("cannot zoom in further")
  /// Zooming out or moving the view would show nothing else.
  static let allInView = Phrase("the whole chart is in view")
}

/// What is said when another part of the chart comes into view.
enum ViewPhrases {
  /// All is in view.
  static let whole = Phrase(
    "whole chart, {range}, {count} point", "whole chart, {range}, {count} points")
  /// A part is in view.
  static let part = Phrase("view {range}, {count} point", "view {range}, {count} points")
}

/// What is said when a listener goes to an x, a date or a name that was typed.
enum SearchPhrases {
  /// Asks for an x value, date or name; `{title}` is that of the x axis.
  static let prompt = Phrase("go to {title}, or Enter to cancel: ")
  /// The same of an x axis without a title.
  static let promptForX = Phrase("go to x, or Enter to cancel: ")
  /// Asks on a short line.
  static let shortPrompt = Phrase("go to: ")
  /// Nothing was typed.
  static let cancelled = Phrase("cancelled")
  /// Values meet the condition that was typed, as in "over 200"; said before the next of them.
  static let matches = Phrase("{count} {condition}", "{count} {condition}")
  static let over = Phrase("over {value}")
  static let under = Phrase("under {value}")
  static let atLeast = Phrase("at least {value}")
  static let atMost = Phrase("at most {value}")
  static let equal = Phrase("equal to {value}")
  /// What was typed is neither an x nor a name of the chart.
  static let notFound = Phrase("\"{text}\" is not in the chart")
  /// No point lies there; said before the nearest.
  static let nearest = Phrase("nearest to {x}")
  /// The axis does not reach so far; said before the nearest point.
  static let outside = Phrase("{x} is outside the chart")
}
