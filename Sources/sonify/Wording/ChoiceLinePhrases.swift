import Sonify

/// Why a choice does not suit the data, by the options of the command.
///
/// Words that begin with --, and those after them, are typed as they are.
enum ChoiceLines {
  static let notSpecification = Phrase(
    "--view and --data work only with Vega-Lite specifications; leave them out for this chart")
  static let labelInUse = Phrase(
    "column \"{name}\" is already plotted; choose another with --label, or leave it out")
  /// `{option}` is one of --volume-by, --timbre-by and --length-by.
  static let toneInUse = Phrase(
    "column \"{name}\" is already plotted; choose another with {option}, or leave it out")
  static let tonesOfSummaries = Phrase(
    "--volume-by, --timbre-by and --length-by need single rows, not a histogram, --group or --every; leave one of them out"
  )
  static let tonesOfFigures = Phrase(
    "--volume-by, --timbre-by and --length-by do not work with boxes, candles, bands and heat maps, whose tones follow their own values; leave them out, or choose another --kind"
  )
  static let labelsOfHistogram = Phrase(
    "--label names points, and a histogram has none; leave it out")
  static let severalValuesOfCells = Phrase(
    "a heat map with rows from --series has one column of values; choose it with --y COLUMN")
  static let labelsOfCells = Phrase(
    "--label names points, and the cells of a heat map are named by row and column; leave it out")
  static let manyRowsOfTable = Phrase(
    "the table has {count} row, and a heat map can have at most {maximum}; choose fewer with --where or --first",
    "the table has {count} rows, and a heat map can have at most {maximum}; choose fewer with --where or --first"
  )
  static let manyRows = Phrase(
    "column \"{name}\" has {count} different value, and a heat map can have at most {maximum} rows; choose another column with --series, or fewer values with --where",
    "column \"{name}\" has {count} different values, and a heat map can have at most {maximum} rows; choose another column with --series, or fewer values with --where"
  )
  static let noCandles = Phrase(
    "a candlestick chart needs columns open, high, low and close; name them in this order with --y OPEN,HIGH,LOW,CLOSE"
  )
  static let noBand = Phrase(
    "a band needs a column of values and two named lower and upper, or one named error; name them with --y VALUE,LOWER,UPPER or --y VALUE,ERROR"
  )
  static let oneCounted = Phrase(
    "a histogram counts the values of one column; choose it with --y COLUMN, and leave --x out")
  static let rangeOfNames = Phrase(
    "--x-range works only with numbers and dates, and this x axis has categories; leave it out, or choose rows with --where"
  )
  static let binsOfOthers = Phrase("--bins works only with histograms; add --kind histogram")
  static let notStackable = Phrase(
    "--stack works only with bars and lines; leave it out, or add --kind bar"
  )
  static let stackedLog = Phrase(
    "--stack does not work with --y-scale log, because parts add up only on a linear scale; leave one of them out"
  )
  static let textsOnScale = Phrase(
    "column \"{name}\" holds text, not numbers or dates; use --x-scale category")
  static let datesOnLog = Phrase(
    "column \"{name}\" holds dates, which have no log scale; use --x-scale time")
  static let yScale = Phrase("a y axis cannot have this scale; use --y-scale auto, linear or log")
}

/// Why rows cannot be chosen as asked.
enum RowLines {
  static let noGroups = Phrase(
    "--group {option} needs an x column to group the rows by; choose one with --x COLUMN")
  static let noPeriods = Phrase(
    "--every {option} needs dates on the x axis; choose a column of dates with --x COLUMN")
  static let periodsOfFigures = Phrase(
    "--every does not work with boxes, candles and bands, which have several values each; leave it out, or choose another --kind"
  )
  static let manyPeriods = Phrase(
    "--every {option}: the dates span more than {maximum} such periods; choose longer ones")
  static let tooLarge = Phrase(
    "--group {option}: the {option} of \"{name}\" is too large to calculate; leave out the largest values with --where, or try --group median"
  )
  /// `{condition}` is as it was given, "site=Waseca".
  static let noValue = Phrase(
    "--where {condition}: the condition has no value at its end; write one, as in --where \"year>=2000\""
  )
  static let notNumber = Phrase(
    "--where {condition}: \"{value}\" is not a number, and column \"{name}\" holds numbers; give a number"
  )
  static let notDate = Phrase(
    "--where {condition}: \"{value}\" is not a date, and column \"{name}\" holds dates; give a date like {example}"
  )
  static let manyTexts = Phrase(
    "--where cannot use column \"{name}\": it has more than {maximum} different values, the maximum; use another column"
  )
  static let noRow = Phrase(
    "no row matches --where {condition}; change the condition or leave it out")
  static let notTogether = Phrase(
    "no row matches all the --where conditions together; leave one of them out, for example --where {condition}"
  )
  static let nearest = Phrase("no row matches --where {condition}; did you mean \"{text}\"?")
  static let known = Phrase(
    "no row matches --where {condition}; the values in that column are {texts}")
  static let knownOfMany = Phrase(
    "no row matches --where {condition}; some of the values in that column are {texts}")
}
