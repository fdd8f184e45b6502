import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Exports that leave out the empty cells at the ends of rows, as those of bird lists do.
struct ShortRowTests {
  private func text(_ end: (Int) -> String) -> String {
    "date,count,protocol,details,comments\n"
      + (0..<40).map { "2024-02-\($0 % 28 + 1),\($0 * 37 % 11),walk\(end($0))\n" }.joined()
  }

  private static let ends = ["", ",", ",shy", ",,seen from a boat", ",shy,at dusk"]

  @Test func rowsMayEndBeforeRemarks() throws {
    let text = text { Self.ends[$0 % 5] }
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.series[0].ys == (0..<40).map { Double($0 * 37 % 11) })
    #expect(loaded.decisions.contains(.rows(.endingEarly(24, of: 40))))
  }

  /// A number that is missing from the middle would move those after it.
  @Test(arguments: [
    "a,b,c\n" + String(repeating: "1,2,3\n1,3\n", count: 10),
    "a,b,remark\n" + String(repeating: "1,2,x\n2\n", count: 10),
    "a,b,remark\n" + String(repeating: "1,2,x\n2,3,y,z\n", count: 10),
    // Low is missing, and High is where it was.
    "date,low,high,note\n"
      + (0..<20).map { "2024-02-\($0 + 10),\($0),\($0 % 3 == 0 ? "" : "2\($0),")ok\n" }.joined(),
    // A third of the last column is no number, and a is missing.
    "date,a,b\n"
      + (0..<40).map {
        "2024-02-\($0 % 28 + 1),9\($0)\($0 % 2 == 0 ? "" : $0 % 3 == 0 ? ",n.d.x" : ",7")\n"
      }
      .joined(),
    // A text is missing, and the remark is where the number should be.
    "date,shop,euro,remark\n"
      + (0..<20).map { "2024-02-\($0 + 10),\($0 % 3 == 0 ? "" : "north,")\($0),promo\n" }.joined(),
  ])
  func otherShortRowsAreFaults(text: String) {
    #expect(throws: InputError.self) { try ChartLoader.load(.text(text)) }
  }

  /// A measurement that failed leaves its time alone, or a message.
  @Test(arguments: ["no connection", "2024-02-01,", "2024-02-01"])
  func rowsWithTheirBeginningAloneAreSkipped(row: String) throws {
    let rows = (0..<60).map {
      $0 % 10 == 4 ? row : "2024-02-\($0 % 28 + 1),\($0),\($0 * 7 % 5),\($0 % 3),4,5"
    }
    let text = "date,a,b,c,d,e\n" + rows.joined(separator: "\n") + "\n"
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.skippedRows.count == 6)
    guard row.contains(",") else { return }
    // More of them are no table.
    let half = rows.enumerated().map { $0 % 2 == 0 ? row : $1 }
    #expect(throws: InputError.self) {
      try ChartLoader.load(.text("date,a,b,c,d,e\n" + half.joined(separator: "\n") + "\n"))
    }
  }

  /// The remarks of the rows that have some are at these.
  @Test func remarksStayAtTheirRows() throws {
    var choices = ChartChoices()
    choices.label = "comments"
    let loaded = try ChartLoader.load(.text(text { Self.ends[$0 % 5] }), choosing: choices)
    let expected = (0..<40).map { ["", "", "", "seen from a boat", "at dusk"][$0 % 5] }
    #expect(loaded.chart.series[0].labels == expected)
  }

  /// A cell that is no number is no sign of values that moved, if it is one of many.
  @Test func anOddCellIsNone() throws {
    let odd = text { Self.ends[$0 % 5] }.replacing("2024-02-13,4,walk", with: "2024-02-13,X,walk")
    let loaded = try ChartLoader.load(.text(odd))
    #expect(loaded.chart.series[0].ys.count { $0.isNaN } == 1)
  }

  /// What is cut off may be a part of a number.
  @Test func aLastRowThatIsCutIsNoPoint() throws {
    let loaded = try ChartLoader.load(.text(text { Self.ends[$0 % 5] } + "2024-03-01,1,wa"))
    #expect(loaded.chart.series[0].count == 40)
  }

  /// A few short rows are skipped as before.
  @Test func oneShortRowIsSkipped() throws {
    let text = text { $0 == 20 ? "" : ",shy,at dusk" }
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.series[0].count == 39)
  }
}
