import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Which sheet of a workbook is heard if nobody chooses one.
@Suite struct SheetChoiceTests {
  private static let summary = WorkbookTests.rows([
    ["Specimen", "Fmax", "d0"], ["L1", "14840", "6"],
  ])
  private static let values = WorkbookTests.rows(
    [["Time", "Force"]] + (1...9).map { ["\($0)", "\($0 * $0 % 11)"] })

  private func load(_ sheets: [String], _ table: TableReference? = nil) throws -> LoadedChart {
    let book = try WorkbookTests.book(sheets.enumerated().map { ("S\($0)", "", $1) })
    var reading = ReadingOptions()
    reading.table = table
    return try ChartLoader.load(.bytes(book, name: "book.xlsx"), reading: reading)
  }

  /// A row of results before the readings sums them up.
  @Test func rowsGoBeforeASingleRow() throws {
    #expect(try load([Self.summary, Self.values]).chart.xAxis.title == "Time")
    #expect(try load([Self.values, Self.summary]).chart.xAxis.title == "Time")
  }

  @Test func aSingleRowIsHeardIfThereIsNoMore() throws {
    #expect(try load([Self.summary, Self.summary]).chart.series.map(\.name) == ["Fmax", "d0"])
    #expect(try load([Self.summary, Self.values], "1").chart.series.map(\.name) == ["Fmax", "d0"])
  }
}
