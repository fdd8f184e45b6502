import SonifyBase

/// Why data cannot be opened or read, behind their name, as in "births.csv: ".
enum FilePhrases {
  /// What messages call the data where they have no name.
  static let standardInput = Phrase("standard input")

  static let noFile = Phrase("no such file")
  static let noPermission = Phrase("no permission to read it")
  static let isDirectory = Phrase("is a directory, not a file")
  static let becameShorter = Phrase("became shorter while it was read")
  /// `{reason}` is the system's own.
  static let noRoom = Phrase(
    "cannot be kept in {folder} while it is read: {reason} (TMPDIR names another folder)")
  static let tooLong = Phrase("more than 16 GiB in a pipe or unpacked: use a file")

  static let noMemory = Phrase("no memory to unpack it")
  static let unpacksToMuch = Phrase(
    "unpacks to over {factor} times its size: unpack it first if that is right")
  static let damaged = Phrase("its gzip data are damaged")
  static let cutOff = Phrase("its gzip data end in the middle: cut off?")
}

/// What data are that people mistake for tables.
enum ForeignPhrases {
  static let picture = Phrase("is a picture, not data")
  static let sound = Phrase("is a sound, not data")
  static let program = Phrase("is a program, not data")
  static let pdf = Phrase("is a PDF: copy its table into a text file")
  static let zip = Phrase("is a ZIP archive or a workbook: unpack it, or save its sheet as CSV")
  static let office = Phrase("is an old Office document: save its sheet as CSV")
  static let sqlite = Phrase("is an SQLite database: write a table of it as CSV")
  static let parquet = Phrase("is a Parquet file: write it as CSV")
  static let arrow = Phrase("is an Arrow file: write it as CSV")
  static let zstd = Phrase("is packed with zstd: unpack it first")
  static let xz = Phrase("is packed with xz: unpack it first")
  static let bzip2 = Phrase("is packed with bzip2: unpack it first")
}

/// What was found out about the bytes of the data.
enum FormatPhrases {
  static let unpacked = Phrase("unpacked by gzip")
  static let utf16 = Phrase("characters are UTF-16, as the mark before them says")
  static let utf8 = Phrase("characters are UTF-8")
  static let latin1 = Phrase("characters are Latin-1")
  static let delimited = Phrase("read as delimited text")
  static let table = Phrase("read as a printed table")
  static let json = Phrase("read as JSON")
  static let ndjson = Phrase("read as JSON lines")
  static let vegaLite = Phrase("read as a Vega-Lite specification")
  static let chart = Phrase("read as a chart document")
}

/// Tables as tools print them.
enum PrintedTablePhrases {
  static let noTable = Phrase("shows no table with aligned columns or frames")
  static let skippedLines = Phrase(
    "lines cannot be skipped above a printed table, whose beginning is found")
  static let rowsLeftOut = Phrase(
    "rows were left out here when the table was printed: print all of them, or CSV")
  static let expanded = Phrase("psql's expanded display is not read")
  static let noLastBar = Phrase("a row of the table without its last bar: cut off?")
  static let textAcross = Phrase("a text runs across two columns (print the table as CSV)")
  static let header = Phrase("the head of the table names the columns")
  static let onlyAbove = Phrase("only the table above line {line} is read")
}
