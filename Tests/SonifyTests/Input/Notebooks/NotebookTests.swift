import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The outputs of notebooks are read, and not their cells; see `Samples/README.md`.
struct NotebookTests {
  private static func load(_ name: String, table: TableReference? = nil) throws -> LoadedChart {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    var reading = ReadingOptions()
    reading.table = table
    return try ChartLoader.load(
      .file(path: folder.appending(path: name).path), reading: reading)
  }

  /// The chart of a notebook with cells of code, each given by its outputs.
  private func load(_ outputs: [String]) throws(InputError) -> LoadedChart {
    let cells = outputs.map {
      #"{"cell_type": "code", "execution_count": 1, "source": [], "outputs": [\#($0)]}"#
    }
    return try ChartLoader.load(
      .text(
        #"{"cells": [\#(cells.joined(separator: ","))], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}"#,
        name: "n.ipynb"))
  }

  @Test func theLastTableIsUsed() throws {
    let loaded = try Self.load("pandas.ipynb")
    #expect(loaded.chart.series.map(\.ys) == [[1, 2, 2, 3, 4, 4, 5, 6, 6, 7]])
    let others = [Decision.OtherTable(number: 1, name: "[2]")]
    #expect(loaded.decisions.contains(.table(.usedOutput(2, "[3]", others: others))))
  }

  @Test(arguments: ["1", "[2]"])
  func anotherTableIsChosen(table: String) throws {
    let loaded = try Self.load("pandas.ipynb", table: TableReference(table))
    #expect(loaded.chart.series.map(\.name) == ["bread", "cake"])
    #expect(throws: InputError.badChoice(.noTable(number: 3, count: 2))) {
      try Self.load("pandas.ipynb", table: "3")
    }
  }

  @Test func figuresOfPlotly() throws {
    let loaded = try Self.load("plotly.ipynb")
    #expect(loaded.chart.title == "Medals" && loaded.hasOwnTitle == true)
    #expect(loaded.chart.series.map(\.ys) == [[24, 10, 9], [13, 15, 12]])
    #expect(try Self.load("plotly.ipynb", table: "1").chart.series.count == 3)
  }

  @Test func chartsOfAltair() throws {
    #expect(try Self.load("altair.ipynb").chart.series.map(\.ys) == [[28, 55, 43]])
    let specification =
      #"{"data": {"values": [{"a": "A", "b": 2}]}, "mark": "bar", "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative"}}}"#
    let loaded = try load([
      #"{"output_type": "display_data", "data": {"application/vnd.vegalite.v5+json": \#(specification), "text/plain": "a"}}"#
    ])
    #expect(loaded.chart.series.map(\.ys) == [[2]])
  }

  @Test func anOutputThatCannotBePlayedIsNotTheLast() throws {
    let table =
      #"{"output_type": "stream", "name": "stdout", "text": ["| x | y |\n", "|---|---|\n", "| 1 | 5 |\n", "| 2 | 6 |\n"]}"#
    let surface =
      #"{"output_type": "display_data", "data": {"application/vnd.plotly.v1+json": {"data": [{"type": "surface", "z": [[1]]}], "layout": {}}}}"#
    #expect(try load([table, surface]).chart.series.map(\.ys) == [[5, 6]])
    #expect {
      try load([surface])
    } throws: { error in
      "\(error)".contains("\"surface\"")
    }
  }

  @Test func whatANotebookLacksIsSaid() {
    let place = InputError.Place(source: "n.ipynb")
    let cases: [([String], InputError.SheetFault)] = [
      ([], .noOutputs), ([""], .noOutputs),
      ([#"{"output_type": "display_data", "data": {"image/png": "AAAA"}}"#], .onlyPictures),
      ([#"{"output_type": "stream", "name": "stdout", "text": "done"}"#], .noTableInNotebook),
      ([#"{"output_type": "error", "ename": "E"}"#], .noTableInNotebook),
    ]
    for (outputs, fault) in cases {
      #expect(throws: InputError.badData(place, .sheet(fault))) { try load(outputs) }
    }
  }
}
