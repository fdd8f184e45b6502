import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Heat maps in chart documents are held to the law of heat maps.
@Suite struct CellDocumentTests {
  private func document(_ series: String, additionalAxes: String = "[]") -> String {
    #"{"kind": "heatmap", "xAxis": {"title": "hour", "kind": "number"}, "yAxis": {"title": "v"},"#
      + #" "additionalAxes": \#(additionalAxes), "series": [\#(series)]}"#
  }

  private func fault(of text: String) -> String? {
    do throws(InputError) {
      _ = try ChartDocument.read(.text(text))
      return nil
    } catch {
      guard case .badData(_, .document(let fault)) = error else { return "\(error)" }
      return fault
    }
  }

  @Test func rowsHaveAllColumns() throws {
    let text = document(
      #"{"name": "a", "points": [{"x": 1, "y": 5}, {"x": 3, "y": 6, "label": "here"}]},"#
        + #" {"name": "b", "points": [{"x": 2, "y": 7}]}"#)
    let chart = try ChartDocument.read(.text(text)).chart
    #expect(chart.series.map(\.xs) == [[1, 2, 3], [1, 2, 3]])
    #expect(chart.series[0].ys[0] == 5 && chart.series[0].ys[1].isNaN && chart.series[0].ys[2] == 6)
    #expect(chart.series[0].labels == ["", "", "here"])
    #expect(chart.series[1].ys[0].isNaN && chart.series[1].ys[1] == 7)
    // Other charts keep their points.
    let lines = text.replacing("heatmap", with: "scatter")
    #expect(try ChartDocument.read(.text(lines)).chart.series.map(\.count) == [2, 1])
  }

  @Test func rowsShareOneAxis() {
    let text = document(
      #"{"points": [{"x": 1, "y": 5}]}, {"axis": 1, "points": [{"x": 1, "y": 7}]}"#,
      additionalAxes: #"[{"title": "w"}]"#)
    #expect(
      fault(of: text)
        == "series[1].axis: the rows of a heat map share one y axis; leave this axis out")
    #expect(fault(of: text.replacing("heatmap", with: "scatter")) == nil)
  }

  @Test func aRowHasOneCellAtEachX() {
    let text = document(#"{"points": [{"x": 4, "y": 5}, {"x": 2, "y": 6}, {"x": 4, "y": 7}]}"#)
    #expect(
      fault(of: text)
        == "series[0].points: 4 is there twice, and a row of a heat map has one cell in each column"
    )
  }

  @Test func tooManyCellsAreRefused() {
    // A thousand rows of columns of their own.
    let rows = (0..<1000).map { row in
      let points = (0..<5).map { "{\"x\": \(row * 5 + $0), \"y\": 1}" }.joined(separator: ",")
      return "{\"points\": [\(points)]}"
    }
    #expect(
      fault(of: document(rows.joined(separator: ",")))
        == "series: 1000 rows over 5000 columns are more than 4000000 cells; leave some out")
  }

  @Test func tonesOfCellsAreRefused() {
    let text = document(
      #"{"points": [{"x": 1, "y": 5, "additionalValues": [3]}]}"#,
      additionalAxes: #"[{"title": "w"}]"#)
    var choices = ChartChoices()
    choices.tones[.volume] = ColumnReference("w")
    #expect(throws: InputError.badChoice(.tonesOfFigures)) {
      try ChartLoader.load(.text(text), choosing: choices)
    }
  }
}
