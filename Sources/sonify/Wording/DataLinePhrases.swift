import Sonify

/// What is wrong with a table as a whole, and how to mend it.
///
/// Words that begin with --, and those behind them, are what is typed.
enum TableLines {
  static let nothingStandsOut = Phrase("no columns stand out: name them with --x and --y")
  static let nothingToHear = Phrase(
    "no column of numbers that could be heard (count rows? try --x COLUMN --group count)")
  static let expanded = Phrase(
    "psql's expanded display is not read (try {option}, or psql --csv)")
}

/// What is wrong with a cell, and what may mend it; `{cell}` is what stands there, in quotation marks.
enum CellLines {
  static let wordAmongNumbers = Phrase(
    "{cell} is not a number (leave it out? try --missing {cell})")
  static let wordAmongDates = Phrase(
    "{cell} is not a date like {example} (leave it out? try --missing {cell})")
  static let noComma = Phrase(
    "{cell} is not a number with a decimal comma (leave --decimal-comma out?)")
  static let point = Phrase("{cell} is not a number (decimal point? try --no-decimal-comma)")
  static let comma = Phrase("{cell} is not a number (decimal comma? try --decimal-comma)")
  /// What the number would be by either option.
  static let either = Phrase(
    "{cell} is not a number (--no-decimal-comma if it means {thousands}, --decimal-comma if it means {decimal})"
  )
  static let notUTF8 = Phrase("{cell} is not UTF-8 (Latin-1? try --encoding latin1)")
}

/// What is wrong with JSON, and what may mend it.
enum JSONLines {
  static let more = Phrase(
    "more follows behind the end of the value (try --input-format ndjson)")
  static let notUTF8 = Phrase(
    "a string that is not UTF-8 (Latin-1? try --encoding latin1)")
}

/// What data are that people mistake for tables, and how the command can read them.
enum ForeignLines {
  static let sqlite = Phrase(
    "is an SQLite database: sqlite3 FILE 'select …' -csv -header | sonify -")
  static let zstd = Phrase("is packed with zstd: zstdcat FILE | sonify -")
  static let xz = Phrase("is packed with xz: xzcat FILE | sonify -")
  static let bzip2 = Phrase("is packed with bzip2: bzcat FILE | sonify -")
}

/// Why the data of a Vega-Lite specification cannot be read; `{file}` is a name in quotation marks.
enum SpecificationDataLines {
  static let dataMissing = Phrase("is missing: give it with --data FILE")
  static let noDataset = Phrase(
    "{name} is not among the datasets: give it with --data FILE")
  static let notRead = Phrase("{kind} is not read: give records with --data FILE")
  static let onNetwork = Phrase(
    "{file} is on the network: download it and give it with --data FILE")
  static let noName = Phrase("{file} names no file: give it with --data FILE")
  static let notBeside = Phrase(
    "{file} does not lie beside the specification: give it with --data FILE")
  static let fromInput = Phrase(
    "{file} cannot be found from standard input: give it with --data FILE")
  static let noFile = Phrase(
    "{file} is no file beside the specification: give it with --data FILE")
  static let leadsOut = Phrase(
    "{file} leads out of the folder of the specification: give it with --data FILE")
  static let noPlainFile = Phrase(
    "{file} is a folder, a pipe or a device: give a file with --data FILE")
}
