import SonifyBase

/// Why data cannot be opened or read, after their name, as in "births.csv: ".
enum FilePhrases {
  /// What messages call the data where they have no name.
  static let standardInput = Phrase("standard input")

  static let noFile = Phrase("no such file")
  static let noPermission = Phrase("no permission to read it")
  static let isDirectory = Phrase("is a directory, not a file")
  static let becameShorter = Phrase("the file became shorter while it was being read; try again")
  /// `{reason}` is the system's own.
  static let noRoom = Phrase(
    "cannot be kept in {folder} while it is read: {reason}; set TMPDIR to another folder")
  /// `{size}` is a number with its unit, as "16 GiB".
  static let tooLong = Phrase(
    "more than {size} came from a pipe or were decompressed; allow more, or give a plain file")

  static let noMemory = Phrase("there is not enough memory to decompress it; decompress it first")
  static let unpacksToMuch = Phrase(
    "it decompresses to more than {factor} times its size; if that is right, decompress it first")
  static let damaged = Phrase("its gzip data are damaged; make or download the file again")
  static let cutOff = Phrase("its gzip data end early; make or download the file again")
}

/// What data are that people mistake for tables.
enum ForeignPhrases {
  static let picture = Phrase("this is a picture, not data; give a file with the data")
  static let sound = Phrase("this is a sound, not data; give a file with the data")
  static let program = Phrase("this is a program, not data; give a file with the data")
  static let pdf = Phrase("this is a PDF, not a table; copy its table into a text file")
  static let zip = Phrase(
    "this is a ZIP archive, and not a workbook; unpack it, and give a file with the data")
  static let office = Phrase("this is an old Office document; save its sheet as CSV")
  static let sqlite = Phrase(
    "this is an SQLite database, which is read only from a plain file; save it, and give that file")
  static let parquet = Phrase("this is a Parquet file; write it as CSV")
  static let arrow = Phrase("this is an Arrow file; write it as CSV")
  static let avro = Phrase("this is an Avro file; write its records as JSON lines")
  static let hdf5 = Phrase("this is an HDF5 file; write one of its tables as CSV")
  static let numpy = Phrase("this is an array of numpy; write it as CSV")
  static let pickle = Phrase(
    "this is a pickle of Python, which can run programs when it is opened; if you trust it, write it as CSV"
  )
  static let script = Phrase(
    "this is JavaScript, not data; write the options of the chart as JSON, with JSON.stringify")
  static let facts = Phrase(
    "these are facts with names, not rows of a table; give a table with values in its columns")
  static let report = Phrase(
    "this is a report about data, not a table of them; give the data, from R by write.csv")
  static let zstd = Phrase("the data are compressed with zstd; decompress them first")
  static let xz = Phrase("the data are compressed with xz; decompress them first")
  static let bzip2 = Phrase("the data are compressed with bzip2; decompress them first")
}

/// What was found out about the bytes of the data.
enum FormatPhrases {
  static let unpacked = Phrase("decompressed by gzip")
  static let utf16 = Phrase("text is UTF-16, by its byte order mark")
  static let utf8 = Phrase("text is UTF-8")
  static let latin1 = Phrase("text is Latin-1")
  /// `{name}` is the name of an encoding, such as SHIFT_JIS.
  static let converted = Phrase("text is {name}")
  static let replaced = Phrase(
    "{count} byte is no character in {name}", "{count} bytes are no characters in {name}")
  static let delimited = Phrase("read as delimited text")
  static let table = Phrase("read as a printed table")
  static let html = Phrase("read as an HTML page")
  static let xlsx = Phrase("read as an Excel workbook")
  static let ods = Phrase("read as an OpenDocument spreadsheet")
  static let sqlite = Phrase("read as an SQLite database")
  static let json = Phrase("read as JSON")
  static let ndjson = Phrase("read as JSON lines")
  static let vegaLite = Phrase("read as a Vega-Lite specification")
  static let chart = Phrase("read as a chart document")
  static let figure = Phrase("read as a chart of another library")
  static let notebook = Phrase("read as a notebook")
}

/// Tables as tools print them.
enum PrintedTablePhrases {
  static let noTable = Phrase(
    "there is no table with aligned columns or frames; choose another format")
  static let rowsLeftOut = Phrase(
    "rows were left out here when the table was printed; print all of them, or write CSV")
  static let columnsLeftOut = Phrase("columns were left out when the table was printed")
  static let deepArray = Phrase(
    "the array has more than two dimensions; print one row or table of it")
  static let noLastBar = Phrase(
    "a row of the table has no last bar; check whether the table was cut off")
  static let textAcross = Phrase("text runs across two columns; print the table as CSV")
  static let header = Phrase("the first row of the printed table is the header")
}
