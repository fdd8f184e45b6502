import Sonify

/// What the options of charts are for.
enum ChartHelp {
  static let source = Phrase("The data: a file, or - for standard input.")
  static let x = Phrase("The column that orders the points, by name or number.")
  static let y = Phrase("A column whose values are heard, by name or number; may be repeated.")
  static let series = Phrase(
    "The column each of whose values makes a series of its own; none to have one series.")
  static let kind = Phrase("What kind of chart it is.")
  static let stack = Phrase("Whether the values of all series at one x are parts of a whole.")
  static let bins = Phrase("How many bins a histogram has, about: their edges are round.")
  static let conditions = Phrase(
    "Take only rows for which this holds: = != < <= > or >=; may be repeated.")
  static let group = Phrase("What becomes of rows with the same x.")
  static let sort = Phrase(
    "Sort the rows by a column, :desc behind its name for the greatest first.")
  static let first = Phrase("Take only so many of the first rows.")
  static let last = Phrase("Take only so many of the last rows.")
  static let title = Phrase("What the chart is called.")
  static let xTitle = Phrase("What the x axis shows.")
  static let yTitle = Phrase("What the y axis shows.")
  static let xUnit = Phrase(
    "The unit of x, singular and plural; duration for seconds said as 2 h 5 min.")
  static let yUnit = Phrase(
    "The unit of y, singular and plural; duration for seconds said as 2 h 5 min.")
  static let xScale = Phrase("How x is laid out.")
  static let yScale = Phrase("How y is laid out.")
  static let xRange = Phrase("The ends of the x axis.")
  static let yRange = Phrase("The ends of the y axis.")
  static let xGrid = Phrase("Where x is divided.")
  static let yGrid = Phrase("Where y is divided.")
  static let view = Phrase("Which view of a specification of several is heard, counted from 1.")
  static let data = Phrase(
    "The data of a specification that names them by an address, or - for standard input.")
  static let inputFormat = Phrase("How the data are written.")
  static let delimiter = Phrase(
    "What separates values: one character, or tab, comma, semicolon, bar or space.")
  static let skipLines = Phrase("How many lines stand above the table.")
  static let header = Phrase("Whether the first row holds the names of the columns.")
  static let decimalComma = Phrase("Whether commas are decimal signs or part thousands.")
  static let dayFirst = Phrase("Read 1/2/2012 as 1 February.")
  static let monthFirst = Phrase("Read 1/2/2012 as 2 January.")
  static let encoding = Phrase("How characters are written.")
  static let missing = Phrase("A text that stands for a missing value; may be repeated.")
  static let explain = Phrase("Say all that was decided about the chart, and how to change it.")
}
