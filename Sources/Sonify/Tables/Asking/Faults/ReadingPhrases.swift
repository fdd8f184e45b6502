import SonifyBase

/// What is wrong with a row or a cell, after its location, as in "births.csv:17: ".
///
/// `{cell}` is what stands there, in quotation marks.
enum ReadingPhrases {
  /// In a column that has a name, or only a number.
  static let inColumn = Phrase("column \"{name}\": {problem}")
  static let inNumberedColumn = Phrase("column {number}: {problem}")

  static let tooManyCells = Phrase(
    "this row has more than {count} cell, the number expected; check its separators and quotation marks",
    "this row has more than {count} cells, the number expected; check its separators and quotation marks"
  )
  static let tooFewCells = Phrase(
    "this row has {count} cell, and {expected} are expected; check its separators and quotation marks",
    "this row has {count} cells, and {expected} are expected; check its separators and quotation marks"
  )
  static let notNumber = Phrase("{cell} is not a number")
  static let notAsOthers = Phrase(
    "{cell} is not written like the other numbers in its column; write it in the same way")
  static let notWithComma = Phrase("{cell} is not a number with a decimal comma")
  static let notFinite = Phrase("{cell} is not a finite number")
  static let notDate = Phrase("{cell} is not a date like {example}")
  static let notUTF8 = Phrase("{cell} is not UTF-8 text; save the file as UTF-8")
  static let zeroByte = Phrase(
    "there is a NUL byte here, so this is not plain text; give a text file")
  static let longCellOfBytes = Phrase(
    "a cell is longer than {count} byte, the maximum; check for a quotation mark that is never closed",
    "a cell is longer than {count} bytes, the maximum; check for a quotation mark that is never closed"
  )
  static let longCell = Phrase(
    "a cell is longer than {size} MB, the maximum; check for a quotation mark that is never closed")
  static let longRowOfBytes = Phrase(
    "a row is longer than {count} byte, the maximum; check that the input is a text file with a table, such as CSV",
    "a row is longer than {count} bytes, the maximum; check that the input is a text file with a table, such as CSV"
  )
  static let longRow = Phrase(
    "a row is longer than {size} MB, the maximum; check that the input is a text file with a table, such as CSV"
  )
  static let openQuote = Phrase("a quotation mark is never closed; close it or remove it")
}

/// What dates are like; `{example}` is the last day of January 2012.
enum ExamplePhrases {
  /// Of dates such as 1/2/2012.
  static let monthFirst = Phrase("{example}, month first")
  static let dayFirst = Phrase("{example}, day first")
}

/// What is wrong with a whole table, after its name.
enum TablePhrases {
  static let empty = Phrase("is empty")
  static let fewLines = Phrase(
    "has no more than {count} line, and all of them were to be skipped; skip fewer lines",
    "has no more than {count} lines, and all of them were to be skipped; skip fewer lines")
  static let longLines = Phrase(
    "the first {count} line has more than {size} MB, too much to skip; remove it from the file",
    "the first {count} lines have more than {size} MB, too much to skip; remove them from the file")
  static let blank = Phrase("there are only blank lines; give a table with values")
  static let manyColumns = Phrase(
    "the table has {count} column, and at most {maximum} can be read; remove some columns",
    "the table has {count} columns, and at most {maximum} can be read; remove some columns")
  static let shortHeader = Phrase(
    "the header names {count} column, and each row has {cells} cells; name all columns",
    "the header names {count} columns, and each row has {cells} cells; name all columns")
  static let headerAlone = Phrase(
    "there is a header, but there are no rows after it; add rows with values")
  static let unclearColumns = Phrase("it is not clear which columns to plot; choose them")
  static let noRowOf = Phrase("no row has a value in column \"{x}\"; choose another x column")
  static let columnMissing = Phrase(
    "every value is missing in column \"{name}\"; choose another column")
  /// Of one column or several; `{names}` are in quotation marks.
  static let columnsMissing = Phrase("every value is missing in {names}; choose another column")
  static let allMissing = Phrase("every cell is missing; give a table with values")
  static let noValues = Phrase("no column holds numbers to plot")
  static let runningText = Phrase(
    "this text has no table of numbers; give rows and columns")
}
