import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The format of data is told by what they hold.
struct InputFormatTests {
  private func format(
    _ text: String, name: String = "data", _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> InputFormat {
    var options = ReadingOptions()
    change(&options)
    return try InputFormat(of: ByteSource(name: name, bytes: Array(text.utf8)), options)
  }

  @Test func contentsDecide() throws {
    #expect(try format("x,y\n1,2\n") == .delimited)
    #expect(try format("") == .delimited)
    #expect(try format("[{\"x\": 1}]", name: "data.csv") == .json)
    #expect(try format("\n {\"x\": [1, 2]}", name: "data.txt") == .json)
    #expect(try format("{\"x\": 1}\n{\"x\": 2}\n") == .ndjson)
    #expect(try format("{\"mark\": \"line\", \"encoding\": {}}") == .vegaLite)
    #expect(try format("{\"series\": [], \"xAxis\": {}}") == .chart)
    #expect(try format("{\"xAxis\": {}, \"yAxis\": {}}") == .chart)
    #expect(try format("| x | y |\n|---|---|\n| 1 | 2 |\n", name: "table.md") == .table)
    #expect(try format("1 2\n2 3\n", name: "points.dat") == .table)
  }

  @Test func namesDecideWhereContentsAreInDoubt() throws {
    let text = "[a],{b}\n1,2\n"
    #expect(try format(text) == .json)
    for name in ["data.csv", "DATA.TSV", "data.csv.gz"] {
      #expect(try format(text, name: name) == .delimited)
    }
  }

  @Test func thePersonDecides() throws {
    #expect(try format("[{\"x\": 1}]") { $0.format = .csv } == .delimited)
    #expect(try format("x,y\n1,2\n") { $0.format = .table } == .table)
    #expect(try format("1 2\n2 3\n") { $0.delimiter = 0x2c } == .delimited)
    #expect(try format("a b\nc d\n") { $0.delimiter = 0x20 } == .table)
  }

  @Test func theWayFromBytesToTextIsExplained() throws {
    func told(_ bytes: [UInt8]) throws -> [String] {
      let loaded = try ChartLoader.load(.bytes(bytes, name: "data"))
      return loaded.decisions.filter { !$0.isReported }.map(\.text)
    }
    let table = "x,y\n1,2\n2,3\n"
    #expect(
      try told(Array(table.utf8)).prefix(3) == [
        "text is UTF-8", "read as delimited text", "cells are separated by commas",
      ])
    let packed = try told(gzip(Array("[{\"x\":1,\"y\":2},{\"x\":2,\"y\":3}]".utf8)))
    #expect(
      packed.prefix(4) == [
        "decompressed by gzip", "text is UTF-8", "read as JSON", "the JSON holds records",
      ])
    // Of the text between, which nobody sees, nothing is said.
    #expect(!packed.contains { $0.contains("separated") || $0.contains("is the header") })
    let wide = table.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(
      try told([0xff, 0xfe] + wide).prefix(2) == [
        "text is UTF-16, by its byte order mark", "read as delimited text",
      ])
    let printed = try told(Array("| x | y |\n|---|---|\n| 1 | 2 |\n| 2 | 3 |\n".utf8))
    #expect(printed.contains("read as a printed table"))
    #expect(!printed.contains { $0.contains("separated") })
  }

  @Test(arguments: [
    ("[{\"x\":1},{\"x\":2}]", InputError.ChoiceFault.skippedLinesOfJSON),
    ("{\"x\":1}\n{\"x\":2}\n", .skippedLinesOfJSON),
    ("<table><tr><td>1<td>2</table>", .skippedLinesOfCells),
    ("{\"mark\":\"bar\",\"encoding\":{}}", .settingsOfSpecification([.skippedLines])),
    ("{\"series\":[],\"xAxis\":{}}", .settingsOfDocument([.skippedLines])),
  ])
  func linesAreSkippedAboveTablesOfTextOnly(_ text: String, _ fault: InputError.ChoiceFault) {
    var reading = ReadingOptions()
    reading.skippedLines = 1
    #expect(throws: InputError.badChoice(fault)) {
      try ChartLoader.load(.text(text), reading: reading)
    }
  }

  @Test func lineBehindAnObjectOnALineOfItsOwnMakesLines() throws {
    #expect(try format("{\"x\": 1}\nnot JSON\n{\"x\": 2}\n") == .ndjson)
    #expect(try format("{\"x\":\n1}\nnot JSON\n") == .json)
    #expect(try format("{\"x\": 1} not JSON\n") == .json)
  }

  @Test func singleSpacesCanBeAskedFor() throws {
    var reading = ReadingOptions()
    reading.delimiter = 0x20
    for text in ["day  births\nMon   1\nTue   2\n", "day births\nMon 1\nTue 2\n"] {
      let loaded = try ChartLoader.load(.text(text), reading: reading)
      #expect(loaded.chart.series.map(\.name) == ["births"])
      #expect(loaded.rowCount == 2)
    }
  }
}
