package import SonifyBase

/// What was detected of the form of a table.
enum TableChoicePhrases {
  static let linesAbove = Phrase(
    "skipped {count} line above the table", "skipped {count} lines above the table")
  static let linesBelow = Phrase(
    "skipped {count} line below the table", "skipped {count} lines below the table")
  /// Of a log, whose most frequent kind of line is read.
  static let otherLines = Phrase(
    "{count} of {all} lines is of another kind", "{count} of {all} lines are of other kinds")
  static let header = Phrase("the first row is the header")
  static let headerRows = Phrase(
    "the first {count} row is the header", "the first {count} rows are the header")
  /// `{names}` is a list of the last names in the header.
  static let namesWithoutCells = Phrase("no row has cells below {names}")
  static let spanningCells = Phrase(
    "a cell of {names} stands for the blank ones below it",
    "cells of {names} stand for the blank ones below them")
  static let unnamedRowNames = Phrase(
    "the first cells name the rows, though the header has no name for them")
  static let units = Phrase("row {row} holds the units of the columns")
  static let noHeader = Phrase("there is no header")

  /// How many rows and columns; `{columns}` is the next phrase.
  static let size = Phrase("{count} row of {columns}", "{count} rows of {columns}")
  static let columns = Phrase("{count} column", "{count} columns")

  static let numbers = Phrase("column {number}, {name}, holds numbers")
  static let dates = Phrase("column {number}, {name}, holds dates like {example}")
  static let texts = Phrase("column {number}, {name}, holds text")
  static let noValues = Phrase("column {number}, {name}, holds no values")

  static let seconds = Phrase("{name} counts seconds since 1970")
  static let milliseconds = Phrase("{name} counts milliseconds since 1970")
  static let microseconds = Phrase("{name} counts microseconds since 1970")
  static let nanoseconds = Phrase("{name} counts nanoseconds since 1970")
  static let dayFirst = Phrase("dates are read day first")
  static let monthFirst = Phrase("dates are read month first")
  static let shortYears = Phrase("years of two digits are read as 1969 to 2068")
  static let splitYears = Phrase("years such as 2012-13 are read as the first of the two")
  static let clock = Phrase("times are in {zone}")
  static let ownClocks = Phrase("dates and times are in their own time zones")
}

/// The separator of cells and the notation of numbers.
enum WritingPhrases {
  static let decimalComma = Phrase("numbers have a decimal comma")
  static let decimalPoint = Phrase("numbers have a decimal point")
  static let commas = Phrase("cells are separated by commas")
  static let semicolons = Phrase("cells are separated by semicolons")
  static let tabs = Phrase("cells are separated by tabs")
  static let bars = Phrase("cells are separated by vertical bars")
  static let spaces = Phrase("cells are separated by spaces")
  /// By another character.
  static let others = Phrase("cells are separated by \"{delimiter}\"")

  static let commaIn = Phrase("numbers in {column} have a decimal comma")
  static let pointIn = Phrase("numbers in {column} have a decimal point")
  static let groupedByCommas = Phrase("commas in {column} separate thousands")
  static let groupedByPoints = Phrase("points in {column} separate thousands")
  static let groupedBySpaces = Phrase("spaces in {column} separate thousands")
  static let groupedByApostrophes = Phrase("apostrophes in {column} separate thousands")
  /// Numbers with units that programs write for people; `{names}` is a list of columns.
  static let sizes = Phrase(
    "{names} holds sizes such as 1.5K, read as bytes",
    "{names} hold sizes such as 1.5K, read as bytes")
  static let durations = Phrase(
    "{names} holds lengths of time", "{names} hold lengths of time")
  static let hours = Phrase(
    "{names} holds hours and minutes", "{names} hold hours and minutes")
  static let timesOfDay = Phrase(
    "{names} holds times of day", "{names} hold times of day")
  static let bloodPressures = Phrase(
    "{names} holds blood pressures, systolic and diastolic",
    "{names} hold blood pressures, systolic and diastolic")
  /// The unit of sizes.
  static let byte = Phrase("byte")
  static let bytes = Phrase("bytes")
  static let amounts = Phrase(
    "{names} holds amounts such as 1.5k, read as 1500",
    "{names} hold amounts such as 1.5k, read as 1500")
  static let uncertainties = Phrase(
    "{names} holds numbers such as 3.8 ± 0.2, read without what follows ±",
    "{names} hold numbers such as 3.8 ± 0.2, read without what follows ±")
  /// Marks of notes, flags of statistical offices or signs of estimates beside some numbers.
  static let notes = Phrase(
    "{names} has notes beside some numbers, such as *, [1] or ~, read without them",
    "{names} have notes beside some numbers, such as *, [1] or ~, read without them")
  /// Shares, spreads, intervals or other units in brackets after the numbers.
  static let brackets = Phrase(
    "{names} has figures in brackets after its numbers, read without them",
    "{names} have figures in brackets after their numbers, read without them")
  /// Percent or a currency, by its sign.
  static let isIn = Phrase(
    "{names} is in {mark}", "{names} are in {mark}")
  static let someIn = Phrase("only some values of {column} have {mark}")
}

/// What columns are called that have no name in the data, or were made.
package enum ColumnPhrases {
  package static let numbered = Phrase("column {number}")
  /// The x of a chart that has a box for each column of a table, or of a heat map.
  package static let column = Phrase("column")
  package static let row = Phrase("row")
  package static let numberedRow = Phrase("row {number}")
  package static let count = Phrase("count")
  package static let value = Phrase("value")
  package static let noUnit = Phrase("no unit")
  package static let month = Phrase("month")
  package static let quarter = Phrase("quarter")
  package static let weekday = Phrase("weekday")
  package static let year = Phrase("year")
  package static let date = Phrase("date")
  package static let step = Phrase("step")
  package static let category = Phrase("category")
  /// The two parts of blood pressures in a column.
  package static let systolic = Phrase("{column} systolic")
  package static let diastolic = Phrase("{column} diastolic")
  /// The pulse beside blood pressures.
  package static let pulse = Phrase("{column} pulse")
}
