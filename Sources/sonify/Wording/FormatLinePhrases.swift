import Sonify

/// Why an option does not suit the format of the data.
enum FormatLines {
  static let printedLines = Phrase(
    "--skip-lines does not suit a printed table, whose beginning is found (try --input-format csv)")
  static let jsonLines = Phrase("--skip-lines suits tables of text, not JSON")

  static let optionOfRecords = Phrase("{option} does not suit JSON that holds records")
  static let optionOfRows = Phrase("{option} does not suit JSON that holds arrays, each a row")
  static let optionOfNumbers = Phrase("{option} does not suit JSON that holds numbers")
  static let optionOfColumns = Phrase("{option} does not suit JSON that holds an object of columns")
  static let optionOfPairs = Phrase("{option} does not suit JSON that holds an object of numbers")
  static let optionOfKeyedRecords = Phrase(
    "{option} does not suit JSON that holds an object of records")
}

/// Why an option does not suit a chart document.
enum DocumentLines {
  static let noCells = Phrase(
    "{options}: a chart document has no columns and cells to choose and read")
  static let noStacks = Phrase(
    "--stack suits several series of bars or lines on one linear y axis, which the document has not"
  )
  static let names = Phrase(
    "the x axis of the document has names: only --x-scale category suits it")
  static let xDates = Phrase(
    "the x axis of the document holds dates: --x-scale {scale} does not suit it")
  static let xNumbers = Phrase(
    "the x axis of the document holds numbers: --x-scale {scale} does not suit it")
  static let yDates = Phrase(
    "the y axis of the document holds dates: --y-scale {scale} does not suit it")
  static let yNumbers = Phrase(
    "the y axis of the document holds numbers: --y-scale {scale} does not suit it")
}

/// Why an option does not suit a Vega-Lite specification.
enum SpecificationLines {
  static let rows = Phrase(
    "--where, --group, --sort, --first and --last suit tables: a specification chooses its own rows"
  )
  static let noCells = Phrase("{options}: a specification has no cells of text to read")
  static let oneY = Phrase("--y can be given once with a specification")
}
