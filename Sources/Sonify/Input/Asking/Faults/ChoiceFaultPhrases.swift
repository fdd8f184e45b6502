import SonifyBase

/// Why a choice does not suit the data.
enum ChoiceFaultPhrases {
  static let notSpecification = Phrase(
    "a view, and data of their own, can be chosen for Vega-Lite specifications only")
  static let oneCounted = Phrase("a histogram counts the values of one column")
  static let rangeOfNames = Phrase("an axis of names has no range to choose")
  static let binsOfOthers = Phrase("only histograms have bins")
  static let stackedScatter = Phrase("bars and lines can be stacked, not a scatter chart")
  static let stackedLog = Phrase(
    "stacks do not suit a log scale: parts add up on a linear scale")
  static let countedTexts = Phrase("column \"{name}\" holds texts: a histogram counts numbers")
  static let countedDates = Phrase("column \"{name}\" holds dates: a histogram counts numbers")
  static let linearHistogram = Phrase("a histogram has linear axes")
  static let noRowWithin = Phrase("no row lies within the x range")
  static let manySeries = Phrase(
    "column \"{name}\" has {count} different value: at most {maximum} series can be heard",
    "column \"{name}\" has {count} different values: at most {maximum} series can be heard")
  static let tooManySeries = Phrase(
    "column \"{name}\" has too many different values: at most {maximum} series can be heard")
  static let textsOnScale = Phrase(
    "column \"{name}\" holds texts: only a scale of categories suits it")
  static let manyCategories = Phrase(
    "column \"{name}\" has more than {maximum} different values: too many for categories")
  static let datesOnLog = Phrase("column \"{name}\" holds dates: a log scale does not suit it")
  static let noDates = Phrase("column \"{name}\" holds numbers that are no dates")
  static let yScale = Phrase("the scale of a y axis is linear or log")
  static let xBelowZero = Phrase("a log scale needs x values above 0: the least is {minimum}")
  static let yBelowZero = Phrase("a log scale needs y values above 0: the least is {minimum}")
}

/// Why the ends of an axis are not to be had.
enum RangePhrases {
  static let upsideDownX = Phrase("the x range {range} is upside down or empty")
  static let upsideDownY = Phrase("the y range {range} is upside down or empty")
  static let wideX = Phrase("the x range is too wide")
  static let wideY = Phrase("the y range is too wide")
  static let notFinite = Phrase("{value} is not a finite number")
  static let notDate = Phrase("\"{value}\" is not a date (write it as 2012-01-31)")
  static let notNumber = Phrase("\"{value}\" is not a number")
}

/// Why a column cannot be found by what a person typed; `{name}` is in quotation marks.
enum ColumnFaultPhrases {
  /// Several have the name; their numbers stand at `{numbers}`.
  static let ambiguous = Phrase(
    "{count} column is called {name}: use the number, {numbers}",
    "{count} columns are called {name}: use the number, {numbers}")
  /// Of numbers, all but the last; those before stand at `{first}`.
  static let either = Phrase("{first} or {second}")
  static let noNumber = Phrase(
    "no column {number}: there is {count}", "no column {number}: there are {count}")
  static let nearest = Phrase("no column {name}: did you mean \"{nearest}\"?")
  static let many = Phrase(
    "no column {name}: there is {count} column", "no column {name}: there are {count} columns")
  static let known = Phrase("no column {name}: the columns are {names}")
}
