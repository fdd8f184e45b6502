import Testing

@testable import Sonify

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
