import Sonify

/// Why a choice does not suit the data, by the options of the command.
///
/// Words that begin with --, and those behind them, are what is typed.
enum ChoiceLines {
  static let notSpecification = Phrase("--view and --data suit Vega-Lite specifications only")
  static let oneCounted = Phrase(
    "a histogram counts the values of one column: name it with --y alone")
  static let rangeOfNames = Phrase("--x-range does not suit an axis of names")
  static let binsOfOthers = Phrase("--bins suits histograms: add --kind histogram")
  static let stackedScatter = Phrase("--stack suits bars and lines, not a scatter chart")
  static let stackedLog = Phrase(
    "--stack does not suit --y-scale log: parts add up on a linear scale")
  static let textsOnScale = Phrase(
    "column \"{name}\" holds texts: only --x-scale category suits it")
  static let datesOnLog = Phrase("column \"{name}\" holds dates: --x-scale log does not suit it")
  static let yScale = Phrase("--y-scale is auto, linear or log")
}

/// Why rows cannot be chosen as asked.
enum RowLines {
  static let noGroups = Phrase(
    "--group {option} needs a column whose values come again: --x COLUMN")
  static let tooLarge = Phrase(
    "--group {option}: a {option} of \"{name}\" is past the greatest number")
  /// `{condition}` is as it was given, "site=Waseca".
  static let noValue = Phrase("--where {condition}: give a value behind the sign")
  static let notNumber = Phrase(
    "--where {condition}: \"{value}\" is not a number, and column \"{name}\" holds numbers")
  static let notDate = Phrase(
    "--where {condition}: \"{value}\" is not a date, and column \"{name}\" holds dates like {example}"
  )
  static let manyTexts = Phrase(
    "column \"{name}\" has more than {maximum} different texts: too many for --where")
  static let noRow = Phrase("--where {condition} leaves no row")
  static let notTogether = Phrase("--where {condition} leaves no row: all conditions must hold")
  static let nearest = Phrase("--where {condition} leaves no row: did you mean \"{text}\"?")
  static let known = Phrase("--where {condition} leaves no row: there are {texts}")
  static let knownOfMany = Phrase("--where {condition} leaves no row: there are {texts}, …")
}
