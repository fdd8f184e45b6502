import Sonify

/// What is wrong with the value of an option, or with several options together, and what to do.
///
/// Those that begin with "give" follow the value and the option: "The value '0' is invalid for
/// '--first <count>': give a whole number, 1 or more". Options, and words in capital letters, are
/// typed or stand for what is typed.
enum ArgumentFaults {
  static let standardInputTwice = Phrase(
    "standard input cannot be both CHART and --data; give one of them as a file")
  static let noChart = Phrase("there is no CHART; give a file, - or --function EXPRESSION")
  static let chartAndFunction = Phrase("--function is in place of CHART; leave one of them out")
  static let condition = Phrase(
    "give COLUMN=VALUE, as in 'origin=USA'; other tests are != < <= > >=")
  static let order = Phrase("give COLUMN, or COLUMN:desc for the highest first")
  static let count = Phrase("give a whole number, 1 or more")
  static let unit = Phrase("give the singular and the plural, as in \"cup|cups\"")
  static let range = Phrase("give LOW:HIGH, as in 0:100")
  static let gridlines = Phrase(
    "give auto, none, a count from 1 to {maximum}, or values, as in 10,20,50")
  static let bins = Phrase("give auto, or a count from 1 to {maximum}")
  static let encoding = Phrase("give utf8, latin1 or a name that iconv --list prints")
  static let lineCount = Phrase("give a whole number from 0 to 10000")
  static let size = Phrase("give a whole number of bytes, with or without K, M, G or T")
  static let view = Phrase("give the number of a view, 1 or more")
  static let delimiter = Phrase(
    "give tab, comma, semicolon, bar, space, or one ASCII character that is no part of a number or name"
  )
  static let seconds = Phrase("give {minimum} to {maximum} seconds")
  static let decibels = Phrase("give -60 to 40 decibels")
  /// `{minimum}` and `{maximum}` are the allowed shifts of cues.
  static let cueLevel = Phrase("give {minimum} to {maximum} decibels")
  static let sampleRate = Phrase("give a sample rate from {minimum} to {maximum} Hz")
  static let textSize = Phrase("give a percentage from {minimum} to {maximum}")
  static let pictureName = Phrase(
    """
    -o takes a name that ends in .svg or .brf, or - for standard output; give one, as in \
    -o chart.svg
    """)
  static let brailleHasOneSize = Phrase(
    "a .brf file has neither colours nor sizes; leave out --theme and --text-size")
  static let tactileHasOneSize = Phrase(
    "braille has one size; leave out --text-size or --theme tactile")
  static let pageName = Phrase(
    """
    -o takes a name that ends in .html or .epub, a folder for several charts, or - for standard \
    output; give one, as in -o chart.html or -o pages/
    """)
  static let certifiedPage = Phrase(
    "--certified-by is stated in books; add -o chart.epub, or leave out --certified-by")
  static let spokenPage = Phrase(
    "--speak is for books; add -o chart.epub, or leave out --speak")
  static let voiceOfPage = Phrase("--voice and --speech-rate work only with --speak; add --speak")
  static let fragmentOfBook = Phrase("--fragment has no meaning for a book; leave it out")
  static let pagesFolder = Phrase(
    "several charts need a folder or a book; give one, as in -o pages/ or -o charts.epub")
  /// Opus is a format of sound.
  static let pageRate = Phrase(
    "the sound of a page is Opus; give 8000, 12000, 16000, 24000 or 48000 Hz")
  /// An alert; "for" and "no data" are typed.
  static let alert = Phrase("give 'COLUMN>VALUE', 'COLUMN>VALUE for 30s' or 'no data for 30s'")
  static let window = Phrase("give a number of rows up to {maximum}, or a time such as 10m")
  static let interval = Phrase("give a time from 1ms to 24h, such as 500ms or 10s")
  static let manyColumns = Phrase("at most {maximum} columns can sound at once; leave out some")
  static let everyAlone = Phrase("--every works only with -o or --keys; add one, or leave it out")
  static let speechOfReplay = Phrase(
    "-o and --keys cannot speak; leave out --speech, or -o and --keys")
  /// A table of a database.
  static let sqlTable = Phrase(
    "give TABLE or SCHEMA.TABLE; a part with a dot in it is in quotation marks")
  static let emptyColumn = Phrase("the name of a column is empty; give one, as in --y price")
  static let slots = Phrase("give a whole number from 1 to {maximum}")
  static let milliseconds = Phrase("give 1 to 2000 milliseconds")
  static let noName = Phrase("-o has an empty file name; give a name, as in -o chart.json")
  static let outputWithoutKeys = Phrase("-o works only with --keys; add --keys, or leave out -o")
  static let followWithKeys = Phrase(
    "--follow works only at a terminal; leave out --follow or --keys")
  static let speechWithKeys = Phrase(
    "--keys prints texts and cannot speak them; leave out --speech or --keys")
  static let followStandardInput = Phrase(
    "--follow cannot read standard input again; give a file")
  static let followFunction = Phrase("a function never changes; leave out --follow or --function")

  static let cells = Phrase("give {minimum} to {maximum} cells")
  static let dots = Phrase("give 6 or 8 dots")
  static let asciiHasSixDots = Phrase(
    "--braille-ascii has cells of 6 dots only; leave out --dots 8 or --braille-ascii")
  static let brailleIsText = Phrase(
    "--braille prints text only; leave out --format or --braille")
  static let brailleOptionsAlone = Phrase(
    "--cells, --dots and --braille-ascii work only with --braille; add --braille")
}
