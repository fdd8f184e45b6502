import Testing

@testable import SonifyChart
@testable import SonifyInput

/// Files that are no tables are called what they are.
struct ForeignFileTests {
  @Test(arguments: [
    (
      "%PDF-1.7\n1,2\n", InputError.DataFault.ForeignFormat.pdf,
      "is a PDF: copy its table into a text file"
    ),
    (
      "PK\u{3}\u{4}\u{14}", .zip,
      "is a ZIP archive or a workbook: unpack it, or save its sheet as CSV"
    ),
    ("RIFF....WAVE", .sound, "is a sound, not data"),
    ("SQLite format 3", .sqlite, "is an SQLite database: write a table of it as CSV"),
    ("BZh9", .bzip2, "is packed with bzip2: unpack it first"),
  ])
  func whatItIsIsSaid(text: String, format: InputError.DataFault.ForeignFormat, problem: String) {
    #expect(throws: InputError.badData(InputError.Place(source: "data.csv"), .foreign(format))) {
      try ChartLoader.load(.bytes(Array(text.utf8), name: "data.csv"))
    }
    #expect(InputError.DataFault.foreign(format).description == problem)
  }

  @Test func aTableMayBeginLikeOne() throws {
    let text = "Party,votes\nPAR,5\nGIF,3\n"
    #expect(try ChartLoader.load(.text(text)).chart.series[0].ys == [5, 3])
  }
}
