import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Titles and comments above a table and notes below it are left out, and it is said.
struct TableMarginsTests {
  private func load(_ text: String, skipping lines: Int? = nil) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.skippedLines = lines
    return try ChartLoader.load(.text(text), reading: reading)
  }

  /// Rows of years and values.
  private let rows = "1917,183.1\n1918,183.9\n1919,163.1\n"

  @Test(arguments: [
    "# made by hand\n#\n\nyear,births\n", "Births in Sweden\nyear,births\n",
    "# year,births\n", "#year,births\n\n", "# a comment\n# year,births\n",
    "Births in Sweden\n\nper thousand\n\nyear,births\n",
    "\nBirths in Sweden\r\n\r\nyear,births\r\n",
  ])
  func linesAboveAreLeftOut(_ above: String) throws {
    for text in [above + rows, "\u{feff}" + above + rows] {
      let loaded = try load(text)
      #expect(loaded.rowCount == 3)
      #expect(loaded.chart.series.map(\.name) == ["births"])
    }
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let loaded = try load("Births in Sweden\n\nyear,births\n" + rows)
    #expect(loaded.decisions.contains(.writing(.linesAbove(1))))
    #expect(loaded.choices.first == "skipped 1 line above the table")
    #expect(loaded.chart.title == "Births in Sweden")
    #expect(try load("A\nB\nyear,births\n" + rows).chart.title == "")
    #expect(
      try load("year,births\n" + rows + "\nSource: the authority\nAll regions\n").choices.first
        == "skipped 2 lines below the table")
    #expect(
      try load("year,births\n" + rows + "======\nFootnotes\nAll regions\n").choices.first
        == "skipped 3 lines below the table")
    #expect(try load("year,births\n" + rows).choices.first == "x is year")
  }

  /// pandas, R and spreadsheets number columns of which they know no names.
  @Test(arguments: [
    ",0,1\n", "0,1,2\n", ",V1,V2\n", "V1,V2,V3\n", "A,B,C\n", "Table 1\n\n,0,1\n",
  ])
  func numbersAboveTheHeaderAreLeftOut(_ above: String) throws {
    let loaded = try load(above + "name,age,height\nAnn,20,170\nBob,30,180\nCid,33,190\n")
    #expect(loaded.rowCount == 3)
    #expect(loaded.chart.series.map(\.name) == ["age", "height"])
    let years = try load(",0,1,2\nname,2020,2021,2022\nA,1990,1991,1992\nB,5,6,7\nC,8,8,9\n")
    #expect(years.chart.series.map(\.name) == ["A", "B", "C"])
  }

  @Test func aTitleAboveNumbersIsKept() throws {
    let loaded = try load("Sales\n\n0,1,2\nname,age,height\nAnn,20,170\nBob,30,180\nCid,33,190\n")
    #expect(loaded.chart.title == "Sales")
    // Units below short names are no names.
    let units = try load("A,B,C\nm,s,kg\n1.5,2,3\n2.5,3,4\n5,6,7\n8,9,12\n")
    #expect(units.chart.series.map(\.name) == ["B (s)", "C (kg)"])
  }

  @Test(arguments: [
    ",0,1,2\nMon,5,6,7\nTue,5,9,7\nWed,4,6,7\n", "A,B,C\nx,1,2\ny,20,170\nz,30,180\n",
    "V1,V2,V3\nyes,no,none yet\nno,yes,4\nmaybe,what,5\nsure,fine,6\n",
    "0,1,2,3\n1,2,3,4\n5,6,7,8\n9,1,2,3\n",
  ])
  func numbersThatNameTheColumnsAreKept(_ text: String) throws {
    let sniffer = try TableSniffer(
      ByteSource(name: "table", bytes: Array(text.utf8)), ReadingOptions(), ReadingLimits())
    #expect(sniffer.decisions.isEmpty)
  }

  /// A comma with a space after it may be a part of a name, and then no cells stand below.
  @Test func aNameWithTheDelimiterIsOne() throws {
    let rows = "A,2012,3268\nA,2013,3279\nB,2012,400\nB,2013,555\n"
    let quoted = try load("\"region\",\"year\",Price, mean\n" + rows)
    #expect(quoted.chart.yAxis.title == "Price, mean")
    #expect(throws: InputError.self) { try load("region, year, Price, mean\n" + rows) }
    // At the end a name may have no cells.
    let open = try load("date,high, low\n2020-01-01,5\n2020-01-02,6\n2020-01-03,7\n")
    #expect(open.choices.contains("no row has cells below low"))
    #expect(try load("a,b, \n1,2\n2,3\n3,4\n").chart.series.map(\.name) == ["b"])
  }

  /// Quotation marks in notes do not hide them, however long the table is.
  @Test func longTablesHaveNotes() throws {
    let rows = (0..<2000).map { "\($0),\($0 % 7)\n" }.joined()
    let loaded = try load("x,y\n" + rows + "__________\n\"Before 1990: West\nSince: all\"\n")
    #expect(loaded.rowCount == 2000)
    #expect(loaded.choices.first == "skipped 3 lines below the table")
  }

  @Test func filesOfTheWorldBank() throws {
    let years = (1960...1970).map { "\"\($0)\"" }.joined(separator: ",")
    let values = (1960...1970).map { "\"\($0 - 1900).5\"" }.joined(separator: ",")
    let text = """
      \u{feff}"Data Source","World Development Indicators",

      "Last Updated Date","2024-03-28",

      "Country Name","Country Code","Indicator Name","Indicator Code",\(years),
      "Aruba","ABW","Population","SP.POP.TOTL",\(values),
      "Chad","TCD","Population","SP.POP.TOTL",\(values),
      "Oman","OMN","Population","SP.POP.TOTL",\(values),

      """
    let loaded = try load(text)
    #expect(loaded.rowCount == 3)
    #expect(loaded.choices.first == "skipped 2 lines above the table")
  }

  @Test func filesOfTheGoddardInstitute() throws {
    let loaded = try load(
      """
      Land-Ocean: Global Means
      Year,Jan,Feb,Mar
      1880,-.18,-.24,-.09
      1881,-.19,-.14,.04
      1882,.16,.14,***
      """)
    #expect(loaded.chart.title == "Land-Ocean: Global Means")
    #expect(loaded.rowCount == 3)
  }

  @Test func spreadsheetsFillUpWithDelimiters() throws {
    let loaded = try load("Births;;\n;;\nyear;births;deaths\n1917;1;2\n1918;3;5\n1919;2;2\n")
    #expect(loaded.chart.series.map(\.name) == ["births", "deaths"])
    #expect(loaded.rowCount == 3)
  }

  @Test func linesAreThoseOfTheFile() {
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv", line: 8),
        .cell(.notNumber("oops", mayBeMissing: true), column: 2, name: "births"))
    ) { try load("Births\n\nyear,births\n" + rows + "1920,1\n1921,oops\n") }
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv", line: 6), .row(.tooFewCells(1, expected: 2)))
    ) { try load("Births\nyear,births\n" + rows + "1920\n") }
  }

  @Test func thePersonMayCount() throws {
    #expect(
      try load("a,b\nyear,births\n" + rows, skipping: 1).chart.series.map(\.name) == ["births"])
    #expect(try load("year,births\n" + rows, skipping: 2).rowCount == 2)
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv"), .tooFewLines(9))
    ) { try load(rows, skipping: 9) }
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv", line: 2),
        .cell(.notNumber("year", mayBeMissing: true), column: 1, name: "Births")
      )
    ) { try load("Births\nyear,births\n" + rows, skipping: 0) }
  }

  @Test func rowsThatAreWrongAreNoMargins() {
    for (text, line) in [
      ("x,y\n1,2,3\n4,5,6\n7,8,9\n", 2), ("x,y\n1,2\n2,3\n3,4\n\n3,4,5\n", 6),
      ("x,y\n1,2\n2,3\n3\n", 4),
      ("x,y\n1,2\n2,3\n\nx,y\n5\n", 6), ("x,y\n1,2\n2,3\nnote\n", 4),
    ] {
      do throws(InputError) {
        _ = try load(text)
        Issue.record("no error: \(text)")
      } catch {
        guard case .badData(let place, _) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(place.line == line, "\(error)")
      }
    }
  }

  @Test func rowsOfJSONAreAllRows() throws {
    let records = """
      [{"#": "a", "y": 1}, {"#": "b", "y": 2}, {"#": null, "y": null}, {"#": "c", "y": null}]
      """
    let loaded = try load(records)
    #expect(loaded.rowCount == 4)
    #expect(!loaded.choices.contains { $0.contains("the table") })
  }
}
