import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Files that are no tables are called what they are.
struct UnsupportedFileTests {
  @Test(arguments: [
    (
      "%PDF-1.7\n1,2\n", InputError.DataFault.ForeignFormat.pdf,
      "this is a PDF, not a table; copy its table into a text file"
    ),
    (
      "PK\u{3}\u{4}\u{14}", .zip,
      "this is a ZIP archive, and not a workbook; unpack it, and give a file with the data"
    ),
    ("RIFF....WAVE", .sound, "this is a sound, not data; give a file with the data"),
    (
      "SQLite format 3", .sqlite,
      "this is an SQLite database, which is read only from a plain file; save it, and give that file"
    ),
    ("Obj\u{1}", .avro, "this is an Avro file; write its records as JSON lines"),
    (
      "// A chart\nconst config = {type: 'bar', data: {datasets: get()}};\ndraw(datasets: config);\n",
      .script,
      "this is JavaScript, not data; write the options of the chart as JSON, with JSON.stringify"
    ),
    (
      "{series: [{data: [1, 2]}], axes: {}}", .script,
      "this is JavaScript, not data; write the options of the chart as JSON, with JSON.stringify"
    ),
    ("BZh9", .bzip2, "the data are compressed with bzip2; decompress them first"),
  ])
  func whatItIsIsSaid(text: String, format: InputError.DataFault.ForeignFormat, problem: String) {
    #expect(throws: InputError.badData(InputError.Place(source: "data.csv"), .foreign(format))) {
      try ChartLoader.load(.bytes(Array(text.utf8), name: "data.csv"))
    }
    #expect(InputError.DataFault.foreign(format).description == problem)
  }

  @Test(arguments: [
    ([0x80, 0x04, 0x95, 0x2a], InputError.DataFault.ForeignFormat.pickle),
    ([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a, 0], .hdf5),
    ([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0], .numpy),
  ])
  func filesOfPythonAreNamed(bytes: [UInt8], format: InputError.DataFault.ForeignFormat) {
    #expect(throws: InputError.badData(InputError.Place(source: "a"), .foreign(format))) {
      try ChartLoader.load(.bytes(bytes, name: "a"))
    }
  }

  @Test func aTableMayBeginLikeOne() throws {
    let text = "Party,votes\nPAR,5\nGIF,3\n"
    #expect(try ChartLoader.load(.text(text)).chart.series[0].ys == [5, 3])
  }
}
