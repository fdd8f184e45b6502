import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The ways in which tables are written all give the same chart.
struct DialectTests {
  private func series(
    _ text: String, _ options: (inout ReadingOptions) -> Void = { _ in },
    _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> [DataSeries] { try chart(.text(text), options, choose).series }

  private func chart(
    _ source: ChartSource, _ options: (inout ReadingOptions) -> Void = { _ in },
    _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> ChartDescriptor {
    var reading = ReadingOptions()
    options(&reading)
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(source, reading: reading, choosing: choices).chart
  }

  private let expected = [
    DataSeries(name: "y", isContinuous: true, xs: [1, 2, 3], ys: [0.5, -2, 7])
  ]

  @Test(arguments: [
    "x,y\n1,.5\n2,-2\n3,7", "x,y\r\n1,0.5\r\n2,-2\r\n3,7\r\n", "x,y\r1,0.5\r2,-2\r3,7\r",
    "\u{FEFF}x,y\n1,0.5\n2,-2\n3,7\n", "x;y\n1;0.5\n2;-2\n3;7\n", "x;y\n1;0,5\n2;-2\n3;7\n",
    "x\ty\n1\t0.5\n2\t-2\n3\t7\n", "x|y\n1|0.5\n2|-2\n3|7\n", "x,y\n\n1,0.5\n\r\n2,-2\n3,7\n\n\n",
    "\"x\",\"y\"\n\"1\",\"0.5\"\n\"2\",\"-2\"\n\"3\",\"7\"\n", "x, y\n1, 0.5\n 2 ,\t-2\n3,7 \n",
    "x, \"y\"\n1, \"0.5\" \n2,+-2\n3,7\n".replacing("+-", with: "-"),
    "x,y\n1,5e-1\n2,-2E0\n+3,\u{2212}-7\n".replacing("\u{2212}-", with: ""),
    "x,y\n1,0.5\n2,\u{2212}2\n3,7\n", "x,y\n1.,0.50\n2.0,-2.000\n003,7.\n",
  ])
  func sameTable(_ text: String) throws {
    #expect(try series(text) == expected)
  }

  @Test func quotedCells() throws {
    let text = "name,n\n\"a, \"\"b\"\"\nc\",1\n\"d\"e,2\nf\"g,3\n"
    let axis = try #require(try chart(.text(text)).xAxis.categorical)
    #expect(axis.categories == ["a, \"b\" c", "de", "f\"g"])
  }

  @Test func withoutHeader() throws {
    let found = try chart(.text("1,5\n2,6\n3,4\n"))
    #expect(found.xAxis.title == "column 1")
    #expect(found.series.map(\.name) == ["column 2"])
    #expect(found.series.first?.count == 3)
    #expect(try series("1,5\n2,6\n", { $0.hasHeader = true }).first?.count == 1)
    #expect(throws: InputError.self) { try series("x,y\n1,5\n2,6\n", { $0.hasHeader = false }) }
    // A first row of years above numbers that are none.
    let years = try chart(.text("country,1990,2000\nChad,4.1,5\nMali,3.2,4\nTogo,3.9,6\n"))
    #expect(years.series.map(\.name) == ["1990", "2000"])
  }

  @Test func missingValues() throws {
    let text =
      "x,y\n1,\n2,NA\n3,n/a\n4,NaN\n5,null\n6,-\n7,.\n8,3\n9,4\n"
      + (10...40).map { "\($0),1\n" }.joined()
    let series = try #require(try series(text).first)
    #expect(series.count == 40)
    #expect(series.ys.prefix(7).allSatisfy { $0.isNaN })
    #expect(series.ys[7] == 3)
    let marked = try #require(
      try self.series(
        "x,y\n1,-999\n2,5\n3,none yet\n4,6\n5,7\n", { $0.missingMarkers = ["-999", "none yet"] }
      ).first)
    #expect(marked.ys.map(\.isNaN) == [true, false, true, false, false])
  }

  @Test func rowsWithoutXAreLeftOutAndCounted() throws {
    let loaded = try ChartLoader.load(.text("x,y\n1,5\n,6\n3,7\n"), choosing: ChartChoices())
    #expect(loaded.chart.series.first?.xs == [1, 3])
    #expect(loaded.choices.contains("skipped 1 row without a value in x"))
    #expect(loaded.rowCount == 3)
  }

  @Test func chosenDelimiters() throws {
    #expect(try series("x;y\n1;0.5\n2;-2\n3;7\n", { $0.delimiter = UInt8(ascii: ";") }) == expected)
    #expect(try series("x y\n1 0.5\n2 -2\n3 7\n", { $0.delimiter = UInt8(ascii: " ") }) == expected)
    #expect(ReadingOptions.delimiter(named: "tab") == 9)
    #expect(ReadingOptions.delimiter(named: "5") == nil)
    #expect(ReadingOptions.delimiter(named: "\"") == nil)
    let tabbed = ChartSource.bytes(Array("a,b\ty\n1\t2\n2\t3\n".utf8), name: "t.tsv")
    #expect(try chart(tabbed).xAxis.title == "a,b")
  }

  /// `PVGIS`: the place and the system before tabs, the hours between commas.
  @Test func factsAboveATableMayBeWrittenInAnotherWay() throws {
    let facts = "Latitude:\t52.5\nElevation (m):\t41\n\nSlope: 10 deg. \nLosses (%):\t14\n"
    let rows = (10..<40).map { "2020-01-01 \($0 % 24):00,\($0),\($0 * 37 % 11)\n" }.joined()
    let loaded = try ChartLoader.load(.text(facts + "time,power,wind\n" + rows))
    #expect(loaded.chart.series.map(\.name) == ["power", "wind"])
    #expect(loaded.chart.series[0].count == 30)
    // A table of tabs, whose last cells have commas, is one of tabs.
    let notes = (0..<20).map { "\($0)\t\($0 * 37 % 11)\ta, b, c\n" }.joined()
    #expect(try ChartLoader.load(.text("x\ty\tnote\n" + notes)).chart.series.map(\.name) == ["y"])
  }

  /// Where other numbers have decimal points, the option that reads points as signs of thousands fails.
  @Test func nobodyIsToldOfAnOptionThatFails() throws {
    let water = ["294.948", "298.112", "301.555"]
    let rows = { (gas: String) in
      (0..<6).map { "2020-01-0\($0 + 1);\(water[$0 % 3]);\($0)\(gas)\n" }.joined()
    }
    let open = try ChartLoader.load(.text("date;water;gas\n" + rows("")))
    #expect(open.decisions.contains(.writing(.openPoints(column: "water"))))
    let closed = try ChartLoader.load(.text("date;water;gas\n" + rows(".34")))
    #expect(!closed.decisions.contains(.writing(.openPoints(column: "water"))))
  }

  @Test func decimalCommas() throws {
    #expect(try series("x\ty\n1\t0,5\n2\t-2\n3\t7\n", { $0.decimalComma = true }) == expected)
    #expect(try series("x,y\n1,\"0,5\"\n2,-2\n3,7\n", { $0.decimalComma = true }) == expected)
    // One cell with a point says that commas are none.
    #expect(throws: InputError.self) { try series("x;y\n1;0,5\n2;-2.5\n3;7\n4;1\n5;1\n") }
  }

  @Test func latinLetters() throws {
    let bytes = Array("caf".utf8) + [0xe9] + Array(",n\nA,1\nB,2\n".utf8)
    let found = try chart(.bytes(bytes, name: "l.csv"), { $0.encoding = .latin1 })
    #expect(found.xAxis.title == "café")
  }

  @Test func decimalCommasWithAnyOtherDelimiter() throws {
    #expect(try series("x\ty\n1\t0,5\n2\t-2\n3\t7\n") == expected)
    #expect(try series("x|y\n1|0,5\n2|-2\n3|7\n") == expected)
    // These may be thousands.
    let loaded = try ChartLoader.load(.text("x\ty\tz\n1\t1,234\t1\n2\t2,345\t3\n3\t3,456\t2\n"))
    #expect(
      loaded.decisions.contains {
        $0.text == #"y holds text such as "1,234""# && $0.isReported
          && $0.remedy == .decimalSign(.either(withComma: "1.234", withPoint: "1234"))
      })
    #expect(loaded.chart.series.map(\.name) == ["z"])
  }

  @Test func blankLinesOfATableOfOneColumn() throws {
    for text in ["y\n1\n\n3\n5\n", "y\r\n1\r\n\r\n3\r\n5\r\n\r\n\r\n", "y\n1\n \n3\n5\n  \n\n \n"] {
      let loaded = try ChartLoader.load(.text(text))
      let series = try #require(loaded.chart.series.first)
      #expect(loaded.rowCount == 4)
      #expect(series.xs == [1, 2, 3, 4])
      #expect(series.ys.map(\.isNaN) == [false, true, false, false])
    }
  }

  @Test func blankLinesOfOneColumnInManyBlocks() throws {
    var limits = ReadingLimits()
    limits.block = 16
    limits.threads = 3
    let text = "y\n" + String(repeating: "7\n\n", count: 500) + String(repeating: "\n", count: 300)
    let loaded = try ChartLoader.load(
      .text(text), reading: ReadingOptions(), choosing: ChartChoices(), within: limits)
    #expect(loaded.rowCount == 999)
    #expect(loaded.chart.series.first?.ys.filter(\.isNaN).count == 499)
  }

  @Test(arguments: ["  ", "\t", " \n\n \r\n", "  \n"])
  func aLastLineOfSpacesIsBlank(_ end: String) throws {
    #expect(try series("x,y\n1,0.5\n2,-2\n3,7\n" + end) == expected)
  }

  @Test func namesHideNothing() throws {
    let text = "\"a  b\u{200F}\",n\u{FEFF}\nA\u{E0041},1\nB,2\n"
    let found = try chart(.text(text), { _ in }, { $0.x = "a  b\u{200F}" })
    #expect(found.xAxis.title == "a b\u{FFFD}")
    #expect(found.series.map(\.name) == ["n\u{FFFD}"])
    #expect(found.xAxis.categorical?.categories == ["A\u{FFFD}", "B"])
  }

  /// Spreadsheet programs name the delimiter in the first line, which is no title.
  @Test(arguments: [
    "sep=;\nMonat;Umsatz\nJan;5\nFeb;7,5\n", "\"sep=;\"\r\nMonat;Umsatz\r\nJan;5\r\nFeb;7,5\r\n",
    "\u{feff}SEP=|\nMonat|Umsatz\nJan|5\nFeb|7.5\n", "sep=\t\nMonat\tUmsatz\nJan\t5\nFeb\t7.5\n",
  ])
  func theDelimiterIsNamed(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.title.isEmpty)
    #expect(chart.categories == ["Jan", "Feb"])
    #expect(chart.series.map(\.ys) == [[5, 7.5]])
  }

  /// Lines are counted from it, and a delimiter that is asked for goes before.
  @Test func theNamedDelimiterCounts() throws {
    #expect {
      try loadChart("sep=;\nMonat;Umsatz\nJan;5\nFeb;x y\nMar;7\nApr;8\n") { $0.y = ["Umsatz"] }
    } throws: {
      "\($0)".contains(":4:")
    }
    var reading = ReadingOptions()
    reading.delimiter = UInt8(ascii: ",")
    let chart = try ChartLoader.load(.text("sep=;\nm,u\nJan,5\nFeb,7\n"), reading: reading).chart
    #expect(chart.series.map(\.ys) == [[5, 7]])
    // Texts end with a letter or a digit.
    #expect(try loadChart("sep=a\n3\n5\n").chart.series.map(\.ys) == [[3, 5]])
    #expect(try loadChart("sep=x,n\nJan,5\nFeb,7\n").chart.series.map(\.ys) == [[5, 7]])
  }
}
