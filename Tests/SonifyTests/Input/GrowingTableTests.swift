import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables that are being written: their last line, and their malformed rows by line and text.
@Suite struct GrowingTableTests {
  private func load(
    _ text: String, name: String = "data.csv", block: Int = 1 << 20, threads: Int = 1,
    change: (inout ReadingOptions) -> Void = { $0.skipsPartialLine = true }
  ) throws -> LoadedChart {
    var limits = ReadingLimits()
    (limits.block, limits.threads) = (block, threads)
    var reading = ReadingOptions()
    change(&reading)
    return try ChartLoader.load(
      .text(text, name: name), reading: reading, choosing: ChartChoices(), within: limits)
  }

  /// "61,37" may become "61,3721": it is no row before its line ends.
  @Test(arguments: [
    ("x,y\n1,1\n2,4\n3,9\n", "4,1", "6\n"), ("x,y\r\n1,1\r\n2,4\r\n3,9\r\n", "4,16\r", "\n"),
    (" x  y\n 1  1\n 2  4\n 3  9\n", " 4  1", "6\n"),
    ("{\"x\":1,\"y\":1}\n{\"x\":2,\"y\":4}\n{\"x\":3,\"y\":9}\n", "{\"x\":4,\"y\"", ":16}\n"),
    ("{\"x\":1,\"y\":1}\n{\"x\":2,\"y\":4}\n{\"x\":3,\"y\":9}\n", "{\"x\":4,\"y\":16}", "\n"),
  ])
  func aLastLineWithoutItsEndIsNoRowYet(lines: String, half: String, rest: String) throws {
    #expect(try load(lines + half).chart.series[0].ys == [1, 4, 9])
    #expect(try load(lines + half + rest).chart.series[0].ys == [1, 4, 9, 16])
  }

  @Test(arguments: ["[{\"x\":1,\"y\":1},\n{\"x\":2,\"y\":4}]", "x,y,z\r1,2,3\r4,5,6"])
  func whatHasNoLinesIsReadWhole(text: String) throws {
    let whole = try load(text) { _ in }
    #expect(try load(text).chart == whole.chart)
    #expect(whole.chart.series[0].count == 2)
  }

  private static let odd = [
    3: "3,x", 17: "17", 18: "\"18\na\",b,c", 40: "40,\u{7}[2J", 61: "61,5,,", 90: "<x,y",
  ]

  /// 300 rows, of which some are malformed, and the lines of these.
  private static let text: (text: String, rows: [SkippedRows.Row]) = {
    var (text, line) = ("x,y\n", 2)
    var rows: [SkippedRows.Row] = []
    for row in 0..<300 {
      let cells = odd[row] ?? (row == 200 ? "200,<5" : "\(row),\(row * 7 % 31)")
      if odd[row] != nil {
        rows.append(
          SkippedRows.Row(
            line: line,
            text: cells.replacing("\n", with: " ").replacing("\u{7}", with: "\u{fffd}")))
      }
      text += cells + "\n"
      line += cells.count { $0 == "\n" } + 1
    }
    return (text, rows)
  }()

  @Test func malformedRowsAreListedByLineAndText() throws {
    for block in [16, 61, 200, 1 << 20] {
      for threads in [1, 3] {
        let loaded = try load(Self.text.text, block: block, threads: threads) {
          $0.skipsBadRows = true
        }
        #expect(loaded.skippedRows.count == Self.odd.count)
        #expect(loaded.skippedRows.listed == Self.text.rows, "blocks of \(block)")
      }
    }
  }

  @Test func aTableWithoutMalformedRowsListsNone() throws {
    #expect(try load("x,y\n1,1\n2,\n3,9\n").skippedRows == SkippedRows())
  }

  @Test func theListIsBounded() throws {
    let rows = (0..<1000).map { "\($0),\($0 % 4 == 1 ? "x" : "7")\n" }
    let skipped = try load("x,y\n" + rows.joined()) { $0.skipsBadRows = true }.skippedRows
    #expect(skipped.count == 250)
    #expect(skipped.listed.map(\.line) == (0..<SkippedRows.maxListed).map { 3 + 4 * $0 })
  }
}
