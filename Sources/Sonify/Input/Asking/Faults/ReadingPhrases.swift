import SonifyBase

/// What is wrong with a row or a cell, behind the place where it is, as in "births.csv:17: ".
///
/// `{cell}` is what stands there, in quotation marks.
enum ReadingPhrases {
  /// In a column that has a name, or only a number.
  static let inColumn = Phrase("column \"{name}\": {problem}")
  static let inNumberedColumn = Phrase("column {number}: {problem}")

  static let tooManyCells = Phrase(
    "more than the {count} cell that a row here has",
    "more than the {count} cells that a row here has")
  static let tooFewCells = Phrase(
    "{count} cell where {expected} are expected", "{count} cells where {expected} are expected")
  static let notNumber = Phrase("{cell} is not a number")
  static let notAsOthers = Phrase(
    "{cell} is not a number written like the others in its column")
  static let notWithComma = Phrase("{cell} is not a number with a decimal comma")
  static let notFinite = Phrase("{cell} is not a finite number")
  static let notDate = Phrase("{cell} is not a date like {example}")
  static let notUTF8 = Phrase("{cell} is not UTF-8")
  static let zeroByte = Phrase("a NUL byte: this is not plain text")
  static let longCellOfBytes = Phrase(
    "a cell longer than {count} byte", "a cell longer than {count} bytes")
  static let longCell = Phrase("a cell longer than {size} MB")
  static let longRowOfBytes = Phrase(
    "a row longer than {count} byte", "a row longer than {count} bytes")
  static let longRow = Phrase("a row longer than {size} MB")
  static let openQuote = Phrase("a quotation mark that is never closed")
}

/// What dates are like; `{example}` is the last day of January 2012.
enum ExamplePhrases {
  /// Of dates such as 1/2/2012.
  static let monthFirst = Phrase("{example}, month first")
  static let dayFirst = Phrase("{example}, day first")
}

/// What is wrong with a table as a whole, behind its name.
enum TablePhrases {
  static let empty = Phrase("is empty")
  static let fewLines = Phrase("has no more than {count} line", "has no more than {count} lines")
  static let longLines = Phrase(
    "the first {count} line has more than {size} MB",
    "the first {count} lines have more than {size} MB")
  static let blank = Phrase("holds only blank lines")
  static let manyColumns = Phrase(
    "{count} column: at most {maximum} can be read",
    "{count} columns: at most {maximum} can be read")
  static let headerAlone = Phrase("has a header and no rows")
  static let nothingStandsOut = Phrase("no columns stand out")
  static let noRowOf = Phrase("no row has a value of \"{x}\"")
  static let columnMissing = Phrase("column \"{name}\": every value is missing")
  /// Of one column or several; `{names}` are in quotation marks.
  static let columnsMissing = Phrase("column {names}: every value is missing")
  static let allMissing = Phrase("every cell is missing")
  static let nothingToHear = Phrase("no column of numbers that could be heard")
}
