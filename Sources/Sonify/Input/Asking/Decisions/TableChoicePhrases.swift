package import SonifyBase

/// What was found out about the way in which a table is written.
enum TableChoicePhrases {
  static let linesAbove = Phrase(
    "{count} line above the table left out", "{count} lines above the table left out")
  static let linesBelow = Phrase(
    "{count} line below the table left out", "{count} lines below the table left out")
  static let header = Phrase("the first row names the columns")
  static let noHeader = Phrase("no row names the columns")

  /// How many rows and columns; what is said of the columns stands at `{columns}`.
  static let size = Phrase("{count} row of {columns}", "{count} rows of {columns}")
  static let columns = Phrase("{count} column", "{count} columns")

  static let numbers = Phrase("column {number}, {name}, holds numbers")
  static let dates = Phrase("column {number}, {name}, holds dates like {example}")
  static let texts = Phrase("column {number}, {name}, holds texts")
  static let noValues = Phrase("column {number}, {name}, holds no values")
  static let moreColumns = Phrase("and {count} more column", "and {count} more columns")

  static let seconds = Phrase("{name} counts seconds since 1970")
  static let milliseconds = Phrase("{name} counts milliseconds since 1970")
  static let microseconds = Phrase("{name} counts microseconds since 1970")
  static let nanoseconds = Phrase("{name} counts nanoseconds since 1970")
  static let dayFirst = Phrase("dates read day first")
  static let monthFirst = Phrase("dates read month first")
  static let shortYears = Phrase("years of two digits lie in 1969 to 2068")
  static let inUTC = Phrase("times are in UTC")
}

/// How cells are parted and numbers written.
enum WritingPhrases {
  static let decimalComma = Phrase("decimal comma")
  static let decimalPoint = Phrase("decimal point")
  static let commas = Phrase("cells are separated by commas")
  static let semicolons = Phrase("cells are separated by semicolons")
  static let tabs = Phrase("cells are separated by tabs")
  static let bars = Phrase("cells are separated by bars")
  static let spaces = Phrase("cells are separated by spaces")
  /// By another character.
  static let others = Phrase("cells are separated by \"{delimiter}\"")

  static let commaIn = Phrase("decimal comma in {column}")
  static let pointIn = Phrase("decimal point in {column}")
  static let groupedByCommas = Phrase("commas in {column} part the thousands")
  static let groupedByPoints = Phrase("points in {column} part the thousands")
  static let groupedBySpaces = Phrase("spaces in {column} part the thousands")
  static let groupedByApostrophes = Phrase("apostrophes in {column} part the thousands")
  /// Percent or a currency, by its sign.
  static let isIn = Phrase("{column} is in {mark}")
  static let someIn = Phrase("only some values of {column} have {mark}")
}

/// What columns are called that have no name in the data, or were made.
package enum ColumnPhrases {
  static let numbered = Phrase("column {number}")
  package static let row = Phrase("row")
  static let numberedRow = Phrase("row {number}")
  static let count = Phrase("count")
  static let value = Phrase("value")
  static let month = Phrase("month")
  package static let year = Phrase("year")
  package static let date = Phrase("date")
}
