import Sonify

/// What is wrong with a whole table, and how to correct it.
///
/// Words that begin with --, and those after them, are typed as they are; so are commands such as
/// "zstdcat FILE | sonify -".
enum TableLines {
  /// `{size}` is a number with its unit, as "16 GiB".
  static let tooLong = Phrase(
    "more than {size} came from a pipe or were decompressed; allow more with --max-input, or give a plain file"
  )
  static let shortHeader = Phrase(
    "the header names {count} column, and each row has {cells} cells; name all columns, or skip the header with --skip-lines {lines} --no-header",
    "the header names {count} columns, and each row has {cells} cells; name all columns, or skip the header with --skip-lines {lines} --no-header"
  )
  static let unclearColumns = Phrase(
    "it is not clear which columns to plot; choose them with --x COLUMN and --y COLUMN")
  static let noValues = Phrase(
    "no column holds numbers to plot; to count rows instead, try --x COLUMN --group count")
}

/// What is wrong with a cell, and what may correct it; `{cell}` is its text, in quotation marks.
enum CellLines {
  /// A row with another number of cells; `{fault}` says so, and what to check.
  static let ragged = Phrase("{fault}, or skip such rows with --skip-bad-rows")
  static let wordAmongNumbers = Phrase(
    "{cell} is not a number; if it means a missing value, try --missing {cell}")
  /// A time such as 8:03 under a header that does not say what it is.
  static let clock = Phrase(
    "{cell} is not a number; name its column with --y, and say what it is with --y-unit duration or --y-unit 'time of day'"
  )
  static let wordAmongDates = Phrase(
    "{cell} is not a date like {example}; if it means a missing value, try --missing {cell}")
  static let noComma = Phrase(
    "{cell} is not a number with a decimal comma; try without --decimal-comma")
  static let point = Phrase(
    "{cell} does not have the decimal comma that is expected here; if it has a decimal point, try --no-decimal-comma"
  )
  static let comma = Phrase(
    "{cell} is not a number; if it has a decimal comma, try --decimal-comma")
  /// What the number would be by either option.
  static let either = Phrase(
    "{cell} can mean two numbers; use --no-decimal-comma if it means {thousands}, or --decimal-comma if it means {decimal}"
  )
  static let notUTF8 = Phrase(
    "{cell} is not UTF-8 text; try --encoding with the encoding of the file, such as latin1 or shift_jis"
  )
}

/// What is wrong with JSON, and what may correct it.
enum JSONLines {
  static let more = Phrase(
    "there is more text after the end of the JSON value; if each line holds a value, try --input-format ndjson"
  )
  /// `{fault}` is a sentence, perhaps with advice.
  static let row = Phrase("{fault} (--skip-bad-rows skips such rows)")
  static let notUTF8 = Phrase(
    "a string is not UTF-8 text; try --encoding with the encoding of the file, such as latin1 or shift_jis"
  )
}

/// Why a table of a database cannot be read.
enum DatabaseLines {
  /// `{names}` are in quotation marks, and `{name}` is the first of them.
  static let severalTables = Phrase(
    "the database has {count} table, {names}; try --table {name}",
    "the database has {count} tables, {names}; try --table {name}, or --sql 'SELECT …'")
}

/// What data are that people mistake for tables, and how the command can read them.
enum ForeignLines {
  /// `{command}` is what to type, here and below.
  static let parquet = Phrase("this is a Parquet file; try {command}")
  static let arrow = Phrase("this is an Arrow file; try {command}")
  static let hdf5 = Phrase("this is an HDF5 file; if pandas wrote it, try {command}")
  static let pickle = Phrase(
    "this is a pickle of Python, which can run programs when it is opened; if you trust it, try {command}"
  )
  static let avro = Phrase("this is an Avro file; try {command}")
  static let numpy = Phrase("this is an array of numpy; try {command}")
  static let zstd = Phrase("the data are compressed with zstd; try zstdcat FILE | sonify -")
  static let xz = Phrase("the data are compressed with xz; try xzcat FILE | sonify -")
  static let bzip2 = Phrase("the data are compressed with bzip2; try bzcat FILE | sonify -")
}

/// Why a notebook has no chart, and which command mends it.
enum NotebookLines {
  static let noOutputs = Phrase(
    "the notebook has no outputs; run it and save it, with jupyter nbconvert --to notebook --execute --inplace FILE"
  )
}

/// Why the data of a Vega-Lite specification cannot be read; `{file}` is a name in quotation marks.
enum SpecificationDataLines {
  static let dataMissing = Phrase(
    "the specification has no data; give a data file with --data FILE")
  static let noDataset = Phrase(
    "the specification has no dataset {name}; give a data file with --data FILE")
  static let notRead = Phrase(
    "data of the kind {kind} are not supported; give a data file with --data FILE")
  static let onNetwork = Phrase(
    "{file} is on the network, where sonify does not read; download it, then give it with --data FILE"
  )
  static let noName = Phrase(
    "the address of the data does not name a file; give a data file with --data FILE")
  static let notBeside = Phrase(
    "{file} is outside the folder of the specification, and sonify looks only inside it; give the file with --data FILE"
  )
  static let fromInput = Phrase(
    "{file} cannot be found, because a specification from standard input has no folder to search; give the file with --data FILE"
  )
  static let noFile = Phrase(
    "there is no file {file} in the folder of the specification; give the data file with --data FILE"
  )
  static let leadsOut = Phrase(
    "{file} is a link to a file outside the folder of the specification, and sonify looks only inside it; give the file with --data FILE"
  )
  static let noPlainFile = Phrase(
    "{file} is a folder, a pipe or a device, not a file; give a data file with --data FILE")
}
