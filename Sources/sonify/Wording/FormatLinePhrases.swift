import Sonify

/// Why an option does not suit the format of the data.
enum FormatLines {
  static let cellLines = Phrase(
    "--skip-lines does not work with a page or a workbook, because sonify itself finds where the table starts; leave --skip-lines out"
  )
  static let noTables = Phrase(
    "--table chooses one of several tables, sheets or outputs, and this is one table; leave --table out"
  )
  static let noDatabase = Phrase(
    "--sql works only with an SQLite database, and this is none; leave --sql out")
  static let tableAndQuery = Phrase(
    "--table and --sql do not work together; leave one of them out")
  static let jsonLines = Phrase(
    "--skip-lines works only with tables of text, and this is JSON; leave it out")

  static let optionOfRecords = Phrase(
    "{option} does not work with JSON that holds records; leave it out")
  static let optionOfRows = Phrase(
    "{option} does not work with JSON that holds an array for each row; leave it out")
  static let optionOfNumbers = Phrase(
    "{option} does not work with JSON that is only a list of numbers; leave {option} out")
  static let optionOfArrays = Phrase(
    "{option} does not work with JSON that holds an array for each column; leave it out")
  static let optionOfColumns = Phrase(
    "{option} does not work with JSON that holds an object of columns; leave it out")
  static let optionOfPairs = Phrase(
    "{option} does not work with JSON that holds an object of numbers; leave it out")
  static let optionOfKeyedRecords = Phrase(
    "{option} does not work with JSON that holds an object of records; leave it out")
}

/// Why an option does not suit a chart document.
enum DocumentLines {
  static let noCells = Phrase(
    "{options}: options for tables do not work with a chart document, which has no rows and columns; leave them out"
  )
  static let noStacks = Phrase(
    "--stack needs several series of bars or lines on one linear y axis, and this chart document has none to stack; leave it out"
  )
  static let names = Phrase(
    "the x axis of the chart document has categories, so no --x-scale but category works; leave --x-scale out"
  )
  static let xDates = Phrase(
    "the x axis of the chart document holds dates, so --x-scale {scale} does not work; leave it out"
  )
  static let xNumbers = Phrase(
    "the x axis of the chart document holds numbers, so --x-scale {scale} does not work; leave it out"
  )
  static let yDates = Phrase(
    "the y axis of the chart document holds dates, so --y-scale {scale} does not work; leave it out"
  )
  static let yNumbers = Phrase(
    "the y axis of the chart document holds numbers, so --y-scale {scale} does not work; leave it out"
  )
}

/// Why an option does not suit a chart of another library.
enum FigureLines {
  static let noCells = Phrase(
    "{options}: options for tables do not work with a chart of a library such as Plotly; leave them out"
  )
}

/// Why an option does not suit a Vega-Lite specification.
enum SpecificationLines {
  static let rows = Phrase(
    "--where, --group, --every, --sort, --first and --last work only with tables, and a Vega-Lite specification chooses its own rows; leave them out"
  )
  static let noCells = Phrase(
    "{options}: options for tables of text do not work with a Vega-Lite specification; leave them out"
  )
  static let oneY = Phrase("a Vega-Lite specification takes only one --y; leave the others out")
}

/// What is wrong with functions.
///
/// Words that begin with -- are typed as they are.
enum FunctionLines {
  /// `{options}` is a list of options, as in "--x, --where".
  static let noColumns = Phrase(
    "{options}: a function is a line and has no rows and columns; leave them out")
  /// `{problem}` follows the formula, as in "ends too early".
  static let formula = Phrase("--function '{formula}' {problem}")
  /// `{character}` is the number of the character where the problem is, from 1.
  static let formulaAt = Phrase("--function '{formula}' {problem} (character {character})")
  static let nowhere = Phrase(
    "the function has no value from {from} to {to}; try another --x-range LOW:HIGH")
}
