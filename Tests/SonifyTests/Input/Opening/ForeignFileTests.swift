import Testing

@testable import Sonify

/// Files that are no tables are called what they are.
struct ForeignFileTests {
  @Test(arguments: [
    ("%PDF-1.7\n1,2\n", "is a PDF: copy its table into a text file"),
    ("PK\u{3}\u{4}\u{14}", "is a ZIP archive or a workbook: unpack it, or save its sheet as CSV"),
    ("RIFF....WAVE", "is a sound, not data"),
  ])
  func whatItIsIsSaid(text: String, problem: String) {
    #expect(throws: InputError.badData(InputPlace(source: "data.csv"), problem: problem)) {
      try ChartLoader.load(.bytes(Array(text.utf8), name: "data.csv"))
    }
  }

  @Test func aTableMayBeginLikeOne() throws {
    let text = "Party,votes\nPAR,5\nGIF,3\n"
    #expect(try ChartLoader.load(.text(text)).chart.series[0].ys == [5, 3])
  }
}
