import Sonify

/// What to type for another outcome: options, with words in capitals for what a person replaces,
/// which are those of the help.
enum RemedyPhrases {
  static let encoding = Phrase("--encoding ENCODING")
  static let x = Phrase("--x COLUMN")
  static let y = Phrase("--y COLUMN")
  static let xAndY = Phrase("--x COLUMN --y COLUMN")
  static let yAlone = Phrase("--y COLUMN to hear one alone")
  static let whereAlone = Phrase("--where COLUMN=VALUE to hear one alone")
  static let series = Phrase("--series COLUMN")
  static let label = Phrase("--label COLUMN")
  static let kind = Phrase("--kind KIND")
  static let bins = Phrase("--bins COUNT")
  static let sort = Phrase("--sort COLUMN")
  static let xScale = Phrase("--x-scale SCALE")
  static let yScale = Phrase("--y-scale SCALE")
  static let yRange = Phrase("--y-range LOW:HIGH")
  static let xRange = Phrase("--x-range LOW:HIGH")
  static let oneAxis = Phrase("--y-range LOW:HIGH for one axis")
  static let xGrid = Phrase("--x-grid COUNT or V1,V2")
  static let yGrid = Phrase("--y-grid COUNT or V1,V2")
  static let group = Phrase("--group mean, sum, count, median, min or max")
  static let rows = Phrase("--where, --first or --last")
  static let delimiter = Phrase("--delimiter CHARACTER")
  static let inputFormat = Phrase("--input-format FORMAT")
  static let table = Phrase("--table NUMBER or NAME")
  static let cell = Phrase("--table CELL")
  static let skipLines = Phrase("--skip-lines COUNT")
  static let view = Phrase("--view N")
  static let missingText = Phrase("--missing TEXT")
  static let longYears = Phrase("four-digit years in the data")

  /// A suggestion after a sentence about a word among numbers.
  static let missing = Phrase("if it means a missing value, try --missing \"{text}\"")
  static let groupingPoints = Phrase("if points separate thousands, try --decimal-comma")
  static let leaveCommaOut = Phrase("try without --decimal-comma")
  static let point = Phrase("if it has a decimal point, try --no-decimal-comma")
  static let comma = Phrase("if it has a decimal comma, try --decimal-comma")
  /// What the number would be by either option.
  static let either = Phrase(
    "use --no-decimal-comma if it means {thousands}, or --decimal-comma if it means {decimal}")
  /// A suggestion after a sentence about a sound that has too little time.
  static let moreTime = Phrase("give more time with --duration")
  /// A suggestion after a sentence about outliers that leave little room to the other values.
  static let openRange = Phrase("open their range with --y-range {low}:{high}, or --y-range robust")
  static let robustRange = Phrase("open their range with --y-range robust")
  /// A sentence, and a suggestion that may correct what it reports.
  static let asked = Phrase("{sentence}; {question}")
}
