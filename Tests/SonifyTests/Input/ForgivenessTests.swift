import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Few malformed rows and cells are skipped and said; many are not.
@Suite struct ForgivenessTests {
  /// A table of `count` rows, of which some are replaced by text.
  private func text(_ count: Int, _ odd: [Int: String]) -> String {
    "year,rate\n"
      + (0..<count).map { odd[$0] ?? "\(1900 + $0),\($0 * 7 % 13)" }
      .joined(separator: "\n") + "\n"
  }

  @Test(arguments: ["1917", "1917,5,6", "1917,5,"]) func anOddRowIsSkippedAndSaid(
    row: String
  ) throws {
    let loaded = try loadChart(text(60, [17: row]))
    #expect(loaded.chart.series[0].count == 59)
    #expect(!loaded.chart.series[0].xs.contains(1917))
    let said = try #require(loaded.decisions.first { $0.text.hasPrefix("skipped 1 row of 60") })
    #expect(said.text.contains("line 19 has") && said.isReported)
    // Lines after it are counted as before.
    #expect(loaded.chart.series[0].xs.last == 1959)
  }

  /// A cell that an option would read is an error even in a column that has another odd cell before it.
  @Test func aCellThatAnOptionReadsIsNeverSkipped() {
    for odd in [[17: "1917,err", 30: "1930,\"12,5\""], [17: "1917,\"12,5\"", 30: "1930,err"]] {
      let error = #expect(throws: InputError.self) { try loadChart(text(60, odd)) }
      #expect(error?.description.contains("12,5") == true)
    }
  }

  /// Where power failed, a disk has zeros in place of what was not written yet.
  @Test(arguments: ["\u{0}\u{0}\u{0}1917,5", "1917,\u{0}\u{0}"]) func rowsOfZerosAreSkippedAndSaid(
    row: String
  ) throws {
    let loaded = try loadChart(text(120, [17: row]))
    #expect(loaded.chart.series[0].count == 119)
    let said = loaded.decisions.filter { $0.text.hasPrefix("skipped") }
    #expect(said.map(\.text) == ["skipped 1 row of 120: line 19 has NUL bytes"])
    #expect(said[0].isReported)
    #expect(throws: InputError.self) {
      try loadChart(text(120, Dictionary(uniqueKeysWithValues: (0..<9).map { (40 + $0, row) })))
    }
  }

  /// The noun follows the number of cells, not that of rows.
  @Test func oneCellIsOneCell() throws {
    func said(_ odd: [Int: String]) throws -> [String] {
      try loadChart(text(120, odd)).decisions.map(\.text).filter { $0.hasPrefix("skipped") }
    }
    #expect(try said([17: "1917"]) == ["skipped 1 row of 120: line 19 has 1 cell instead of 2"])
    #expect(
      try said([17: "1917,5,6", 18: "1918"])
        == ["skipped 2 rows of 120: first, line 19 has 3 cells instead of 2"])
  }

  @Test(arguments: ["*****", "late", "<=5", "2 or 3"]) func anOddCellIsMissingAndSaid(
    cell: String
  ) throws {
    let loaded = try loadChart(text(60, [17: "1917,\(cell)"]))
    #expect(loaded.chart.series[0].count == 60)
    #expect(loaded.chart.series[0].ys[17].isNaN)
    let said = loaded.decisions.first { $0.text.hasPrefix("1 cell of rate counts as missing") }
    #expect(said?.text.hasSuffix("\"\(cell)\" in line 19") == true)
  }

  @Test func aDateThatIsNoneIsNamed() throws {
    let days = (1...28).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let rows =
      ["01", "02", "03"].flatMap { month in days.map { "2023-\(month)-\($0),\($0)" } }
      + ["2023-02-29,4"]
    let loaded = try loadChart("day,y\n" + rows.joined(separator: "\n"))
    #expect(loaded.decisions.contains { $0.text.contains("\"2023-02-29\" in line 86") })
  }

  @Test(arguments: [5, 6, 49, 50, 100, 1000]) func theLimitIsOneOrTwoPercent(rows: Int) throws {
    let limit = rows > 5 ? max(1, rows / 50) : 0
    for count in [limit, limit + 1] {
      let places = (0..<count).map { ($0 + 1) * (rows / (count + 2)) }
      let text = text(rows, Dictionary(uniqueKeysWithValues: places.map { ($0, "1,2,3") }))
      if count > limit {
        #expect(throws: InputError.self) { try loadChart(text) }
      } else {
        #expect(try loadChart(text).chart.series[0].count == rows - count)
      }
    }
  }

  @Test func manyOddCellsMakeAColumnOfText() throws {
    let odd = Dictionary(uniqueKeysWithValues: (40..<50).map { ($0, "\(1900 + $0),4,late") })
    let rows = (0..<600).map { odd[$0] ?? "\(1900 + $0),\($0 % 7),\($0 % 5)" }
    let text = "step,a,b\n" + rows.joined(separator: "\n")
    #expect(throws: Never.self) { try loadChart(text) }
    let wide =
      "step,a,b\n"
      + (0..<6000).map { "\($0),\($0 % 7),\($0 > 5000 && $0 % 2 == 0 ? "late" : "3")" }
      .joined(separator: "\n")
    #expect(try loadChart(wide).chart.series.map(\.name) == ["a"])
    #expect(throws: InputError.self) { try loadChart(wide) { $0.y = ["b"] } }
  }

  @Test func whatAnOptionReadsIsNeverSkipped() {
    #expect(throws: InputError.self) {
      try loadChart("x;y\n1;2.5\n2;3.5\n3;1,234,5\n4;5.5\n5;6.5\n" + "6;12,5\n")
    }
  }
  /// Where the only values cannot be read, years or steps must not be played in their place.
  @Test(arguments: [20, 100, 600]) func whatIsTooOddIsNoOtherChart(rows: Int) {
    let odd = Dictionary(
      uniqueKeysWithValues: (0..<rows / 10).map { ($0 * 10 + 5, "\(1905 + $0 * 10),late") })
    #expect(throws: InputError.self) { try loadChart(text(rows, odd)) }
  }
}
