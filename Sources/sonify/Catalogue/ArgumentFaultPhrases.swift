import Sonify

/// What is wrong with the value of an option, or with several options together, and how to mend it.
///
/// Options, and words in capital letters, are typed or stand for what is typed.
enum ArgumentFaults {
  static let standardInputTwice = Phrase(
    "standard input is either the specification or its data: give the other as a file")
  static let condition = Phrase(
    "give COLUMN=VALUE, or != < <= > >= between them, as in 'origin=USA'")
  static let order = Phrase("give COLUMN or COLUMN:desc")
  static let count = Phrase("give a whole number above 0")
  static let unit = Phrase("give the singular and the plural, as in \"cup|cups\"")
  static let range = Phrase("give LOW:HIGH, as in 0:100")
  static let gridlines = Phrase(
    "give auto, none, a count up to {maximum}, or values as in 10,20,50")
  static let bins = Phrase("give auto, or a count up to {maximum}")
  static let lineCount = Phrase("give a whole number from 0 to 10000")
  static let view = Phrase("give the number of a view, from 1")
  static let delimiter = Phrase(
    "give tab, comma, semicolon, bar, space, or one ASCII sign that no number or name has")
  static let seconds = Phrase("give {minimum} to {maximum} seconds")
  static let decibels = Phrase("give -60 to 40 decibels")
  static let sampleRate = Phrase("give {minimum} to {maximum} frames in a second")
  static let milliseconds = Phrase("give 1 to 2000 milliseconds")
  static let noName = Phrase("the output has no name; give one as in -o chart.json")
  static let outputWithoutKeys = Phrase("-o records what --keys sounds: give both")
  static let followWithKeys = Phrase(
    "--keys is over before a file changes: --follow needs a terminal")
  static let speechWithKeys = Phrase(
    "--keys prints what is said and speaks nothing: leave --speech out, or --keys")
  static let followStandardInput = Phrase(
    "--follow needs a file that can change, not standard input")

  static let cells = Phrase("give {minimum} to {maximum} cells")
  static let dots = Phrase("give 6 or 8 dots")
  static let asciiHasSixDots = Phrase(
    "--braille-ascii has six dots to a cell: leave out --dots 8")
  static let brailleIsText = Phrase("--braille is written as text: leave out --format")
  static let brailleOptionsAlone = Phrase(
    "--cells, --dots and --braille-ascii are for --braille: give it too")
}
