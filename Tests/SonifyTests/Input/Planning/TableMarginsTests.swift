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
