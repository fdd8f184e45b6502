import Sonify

/// Lines about the source of a monitor, or about a file that scrub follows.
enum MonitorMessagePhrases {
  /// Standard input, as the name of a source.
  static let input = Phrase("standard input")
  /// A row of a followed file; `{text}` is its beginning.
  static let malformed = Phrase("skipped a malformed row: {text}")
  static let malformedAt = Phrase("line {line}: skipped a malformed row: {text}")
  static let moreMalformed = Phrase(
    "skipped {count} more malformed row", "skipped {count} more malformed rows")
  static let cutOff = Phrase("{path}: the file was cut off; reading it from its start")
  static let replaced = Phrase("{path}: the file was replaced; reading the new one")
  static let gone = Phrase("{path}: the file is gone; waiting for it to return")
  /// --log is typed.
  static let logIsOther = Phrase(
    "{path}: rows are read or sound is written there; choose another file for --log")
  static let logNoFile = Phrase("{path}: not a regular file; choose another one for --log")
  static let otherLog = Phrase(
    "{path}: the file holds other columns; choose another one for --log")
  /// Rows go on sounding; `{fault}` names the file.
  static let notKept = Phrase("{fault}; rows are no longer kept")
  /// Which columns sound if none was asked for; --y is typed.
  static let chosen = Phrase("hearing {names}; not {others} (change with --y)")
  /// Only the rows of one processor, disk or the like are used; `{column}` is the name of a column,
  /// `{label}` what it holds in these rows.
  static let grouped = Phrase(
    "rows come in groups; hearing those with {column} {label} (change with --where)")
  /// The rows of a group differ from group to group, as processes do.
  static let mixed = Phrase(
    "rows of different things come together; choose one with --where COLUMN=VALUE")
  /// The file was replaced by one with other columns.
  static let lost = Phrase("no column {names} in the new file so far; its rows are skipped")
  /// What arrives may be no table; `{text}` is the beginning of the last line.
  static let noRowsYet = Phrase(
    "no row of numbers in {count} line; the last one is: {text}",
    "no row of numbers in {count} lines; the last one is: {text}")
  /// Keys cannot be read from the terminal that rows are typed at.
  static let nothingPiped = Phrase(
    "monitor reads rows from a pipe or a file; give one, as in vmstat 1 | sonify monitor")
  /// No row has all columns that were asked for.
  static let tooLong = Phrase(
    "{count} row would last longer than a day; give a shorter --every",
    "{count} rows would last longer than a day; give a shorter --every")
  static let noRows = Phrase(
    "{path}: no rows with numbers; check that the table has columns of numbers")

  /// Returns which columns sound, and the first of the others.
  static func text(choosing names: [String], among others: [String]) -> String {
    let shown = others.prefix(8).map { UntrustedText.harmless($0, limit: 40) }
    return chosen.text([
      "names": Lists.text(names), "others": Lists.text(shown, of: others.count),
    ])
  }
}
