import SonifyBase

/// Why a choice does not suit the data.
enum ChoiceFaultPhrases {
  static let notSpecification = Phrase(
    "a view, and separate data, can be chosen only for a Vega-Lite specification")
  static let labelInUse = Phrase(
    "column \"{name}\" is already plotted; choose another for labels, or none")
  static let labelsOfHistogram = Phrase(
    "a histogram has no points to label; choose no column for labels")
  /// Which columns a chart of open, high, low and close needs.
  static let noCandles = Phrase(
    "a candlestick chart needs columns open, high, low and close; name the four as y in this order")
  /// Which columns a line with a lower and an upper edge needs.
  static let noBand = Phrase(
    "a band needs a column of values and two named lower and upper, or one named error; name them as y in this order"
  )
  /// A column was chosen for the volume, timbre or length of tones.
  static let toneInUse = Phrase(
    "column \"{name}\" is already plotted; choose another for the volume, timbre or length of tones"
  )
  static let toneOfTexts = Phrase(
    "\"{name}\" holds text, and the volume and length of tones follow numbers; choose another column"
  )
  static let timbreOfNumbers = Phrase(
    "\"{name}\" holds numbers, and timbres follow categories; choose another column")
  static let manyTimbres = Phrase(
    "column \"{name}\" has {count} value, and timbres are told apart for at most {maximum}; choose another column or fewer rows",
    "column \"{name}\" has {count} different values, and timbres are told apart for at most {maximum}; choose another column or fewer rows"
  )
  static let tonesOfSummaries = Phrase(
    "tones of a histogram or of grouped rows cannot follow another column; choose single rows")
  static let tonesOfFigures = Phrase(
    "tones of boxes, candles, bands and heat maps follow their own values; choose another kind of chart, or no column for the volume, timbre or length of tones"
  )
  static let oneCounted = Phrase(
    "a histogram counts the values of one column; choose it as y, and no x")
  static let rangeOfNames = Phrase("an x axis of categories has no range; choose rows instead")
  static let binsOfOthers = Phrase("only histograms have bins; choose a histogram, or no bins")
  static let notStackable = Phrase(
    "only bars and lines can be stacked; choose bars, or no stacks")
  static let stackedLog = Phrase(
    "stacks do not work on a log scale, because parts add up only on a linear scale; choose one of them"
  )
  static let countedTexts = Phrase(
    "column \"{name}\" holds text, and a histogram counts numbers; choose a column of numbers")
  static let countedDates = Phrase(
    "column \"{name}\" holds dates, and a histogram counts numbers; choose a column of numbers")
  static let linearHistogram = Phrase("a histogram has linear axes; choose no other scale")
  static let noRowWithin = Phrase("no row lies within the x range; choose a wider range")
  static let manySeries = Phrase(
    "column \"{name}\" has {count} different value, and a chart can have at most {maximum} series; choose another column or fewer rows",
    "column \"{name}\" has {count} different values, and a chart can have at most {maximum} series; choose another column or fewer rows"
  )
  static let tooManySeries = Phrase(
    "column \"{name}\" has too many different values, and a chart can have at most {maximum} series; choose another column or fewer rows"
  )
  /// The same of the rows of a heat map.
  static let manyRows = Phrase(
    "column \"{name}\" has {count} different value, and a heat map can have at most {maximum} rows; choose another column, or leave out some of its values",
    "column \"{name}\" has {count} different values, and a heat map can have at most {maximum} rows; choose another column, or leave out some of its values"
  )
  static let tooManyRows = Phrase(
    "column \"{name}\" has too many different values, and a heat map can have at most {maximum} rows; choose another column, or leave out some of its values"
  )
  /// Each row of the table is a row of the heat map.
  static let manyRowsOfTable = Phrase(
    "the table has {count} row, and a heat map can have at most {maximum}; choose fewer rows",
    "the table has {count} rows, and a heat map can have at most {maximum}; choose fewer rows")
  static let severalValuesOfCells = Phrase(
    "a heat map whose rows are the values of a column has one column of values; choose it as y")
  static let labelsOfCells = Phrase(
    "the cells of a heat map are named by their row and column; choose no column for labels")
  static let textsOnScale = Phrase(
    "column \"{name}\" holds text, not numbers or dates; choose a scale of categories")
  static let manyCells = Phrase(
    "a heat map of {rows} rows and {columns} columns has more than {maximum} cells; choose fewer rows, or group them"
  )
  static let manyCategories = Phrase(
    "column \"{name}\" has more than {maximum} different values, too many for categories; choose another column or fewer rows"
  )
  static let datesOnLog = Phrase(
    "column \"{name}\" holds dates, which have no log scale; choose a scale of time")
  static let noDates = Phrase(
    "column \"{name}\" holds numbers that cannot be dates; choose another scale or column")
  static let yScale = Phrase("a y axis cannot have this scale; choose a linear or a log scale")
  static let xBelowZero = Phrase(
    "a log scale needs x values above 0, and the lowest is {minimum}; choose a linear scale")
  static let yBelowZero = Phrase(
    "a log scale needs y values above 0, and the lowest is {minimum}; choose a linear scale")
}

/// Why the ends of an axis are not to be had.
enum RangePhrases {
  static let upsideDownX = Phrase(
    "the x range {range} is empty or the wrong way round; give the lower end first")
  static let upsideDownY = Phrase(
    "the y range {range} is empty or the wrong way round; give the lower end first")
  static let wideX = Phrase("the x range is too wide; give ends that are closer together")
  static let wideY = Phrase("the y range is too wide; give ends that are closer together")
  static let notFinite = Phrase("{value} is not a finite number; give an ordinary number")
  static let notDate = Phrase("\"{value}\" is not a date; write it as 2012-01-31")
  static let notNumber = Phrase("\"{value}\" is not a number; give a number")
}

/// Why a column cannot be found by what a person typed; `{name}` is in quotation marks.
enum ColumnFaultPhrases {
  /// Several have the name; their numbers stand at `{numbers}`.
  static let ambiguous = Phrase(
    "{count} column is called {name}; choose it by its number, {numbers}",
    "{count} columns are called {name}; choose one by its number, {numbers}")
  /// Of numbers, all but the last; those before stand at `{first}`.
  static let either = Phrase("{first} or {second}")
  static let noNumber = Phrase(
    "there is no column {number}; the table has {count} column",
    "there is no column {number}; the table has {count} columns")
  static let nearest = Phrase("there is no column {name}; did you mean \"{nearest}\"?")
  static let many = Phrase(
    "there is no column {name}; the table has {count} column",
    "there is no column {name}; the table has {count} columns")
  static let known = Phrase("there is no column {name}; the columns are {names}")
}
