import SonifyBase

/// Which table of a page or a workbook is used, and which of its rows.
enum TablePartPhrases {
  /// `{table}` and `{others}` are numbers with names, as `2 "Staff"`.
  static let used = Phrase(
    "table {table} is used; there is another with numbers, {others}",
    "table {table} is used; there are others with numbers, {others}")
  /// `{table}` and `{others}` are numbers with names, as `2 "Staff"`.
  static let sheet = Phrase(
    "sheet {table} is used; there is another, {others}",
    "sheet {table} is used; there are others, {others}")
  /// `{table}` and `{others}` are numbers with the names of cells, as `2 "[5]"`.
  static let output = Phrase(
    "output {table} is used; there is another that may be a chart or a table, {others}",
    "output {table} is used; there are others that may be charts or tables, {others}")
  /// `{table}` and `{others}` are numbers.
  static let chart = Phrase(
    "chart {table} of the page is used; there is another, {others}",
    "chart {table} of the page is used; there are others, {others}")
  /// `{names}` are in quotation marks.
  static let hiddenSheets = Phrase(
    "hidden sheet {names} is ignored", "hidden sheets {names} are ignored")
  static let hiddenRows = Phrase(
    "ignored {count} hidden row", "ignored {count} hidden rows")
  /// `{names}` are letters.
  static let hiddenColumns = Phrase(
    "ignored hidden column {names}", "ignored hidden columns {names}")
  /// `{cell}` is the first, as "D2".
  static let formulas = Phrase(
    "the formula in {cell} has no value and is missing; open and save the workbook in a spreadsheet program",
    "{count} formulas, from {cell} on, have no value and are missing; open and save the workbook in a spreadsheet program"
  )
  static let rowsAbove = Phrase(
    "skipped {count} row above the table", "skipped {count} rows above the table")
  static let rowsBelow = Phrase(
    "skipped {count} row below the table", "skipped {count} rows below the table")
  static let headings = Phrase(
    "skipped {count} row that repeats the header or heads a section",
    "skipped {count} rows that repeat the header or head a section")
  static let totals = Phrase(
    "row {names} at the end sums up the others and is no point",
    "rows {names} at the end sum up the others and are no points")
  static let subtotals = Phrase(
    "row {names} sums up others and is no point", "rows {names} sum up others and are no points")
  static let limits = Phrase(
    "row {names} holds the highest possible values and is no point",
    "rows {names} hold the highest possible values and are no points")
  static let otherUnits = Phrase(
    "row {names} has another unit than the others and is no point",
    "rows {names} have another unit than the others and are no points")
  static let rowsLeftOut = Phrase(
    "rows were left out at line {line} when the table was written; they are missing")
  /// `{names}` are first cells, as "D1" or "Costs.D1".
  static let otherTables = Phrase(
    "another table, at {names}, is not used", "other tables, at {names}, are not used")
}

/// Why a page or a workbook has no table that can be read.
enum SheetFaultPhrases {
  static let noTableOnPage = Phrase(
    "the page has no table with numbers; give a page with a table, or a file with the data")
  /// `{name}` is the name of an encoding.
  static let encoding = Phrase(
    "the page is encoded in {name}; convert it to UTF-8, with iconv -f {name} -t UTF-8")
  static let tooLarge = Phrase(
    "the table has too many cells, or merged cells that cover too many; save it as CSV")
  static let noTableInWorkbook = Phrase(
    "no sheet of the workbook has a table with numbers; give one that has")
  static let noTableOnSheet = Phrase(
    "sheet \"{name}\" has no table with numbers; choose another sheet")
  /// `{name}` is a part of a sheet, as "Costs.B4:F20".
  static let noTableInCells = Phrase(
    "there is no table with numbers at \"{name}\"; choose other cells")
  static let encrypted = Phrase(
    "the workbook is protected with a password; open it and save it without a password")
  /// `{problem}` is a clause.
  static let damaged = Phrase(
    "the workbook is damaged: {problem}; make or download the file again")
  static let binary = Phrase(
    "this is a binary workbook (.xlsb); save it as .xlsx in a spreadsheet program")
  static let noOutputs = Phrase("the notebook has no outputs; run it and save it")
  static let onlyPictures = Phrase(
    "the outputs of the notebook are pictures; show the data too, in a cell with the name of the table, run it and save it"
  )
  static let noTableInNotebook = Phrase(
    "no output of the notebook is a chart or a table with numbers; show the data in a cell with the name of the table, run it and save it"
  )
  static let pageTooLong = Phrase(
    "the page has more than {size}, the maximum; save its table as CSV")
}

/// Why a table that was chosen is not used.
enum TableFaultPhrases {
  static let noTable = Phrase(
    "there is no table {number}; there is {count}",
    "there is no table {number}; there are {count}")
  static let unknownTable = Phrase(
    "there is no table \"{name}\"; the tables are {names}")
  static let unnamedTables = Phrase(
    "there is no table \"{name}\"; choose by a number, from 1 to {count}")
  static let noTables = Phrase(
    "a table can be chosen only from data that hold several; leave the choice out")
  static let skippedLines = Phrase(
    "lines cannot be skipped in a page or a workbook, because the first row of the table is found without that; choose no lines"
  )
}
