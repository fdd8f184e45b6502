import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which layers of a view become series of one chart.
@Suite struct LayerTests {
  private func load(_ members: String) throws -> LoadedChart {
    try Specifications.load(Specifications.text(members))
  }

  private let bars =
    #"{"mark": "bar", "encoding": {"y": {"field": "b", "type": "quantitative"}}}"#
  private let line =
    #"{"mark": "line", "encoding": {"y": {"field": "c", "type": "quantitative"}}}"#
  private let x = #""encoding": {"x": {"field": "a", "type": "nominal"}}"#

  @Test func layersThatShareXAreSeries() throws {
    let loaded = try load(#"\#(x), "layer": [\#(bars), \#(line)]"#)
    #expect(loaded.chart.series.map(\.name) == ["b", "c"])
    #expect(loaded.chart.series.map(\.isContinuous) == [false, true])
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.additionalAxes.isEmpty)
    #expect(loaded.chart.yAxis.range == 0...30)
    #expect(loaded.choices.contains("y is b, c"))
    #expect(!loaded.choices.contains { $0.contains("skipped") })
  }

  @Test func independentScalesAreAxes() throws {
    let loaded = try load(
      #"\#(x), "layer": [\#(bars), \#(line)], "resolve": {"scale": {"y": "independent"}}"#)
    #expect(loaded.chart.series.map(\.axis) == [0, 1])
    #expect(loaded.chart.yAxis.range == 0...3)
    #expect(loaded.chart.axis(of: loaded.chart.series[1]).range == 10...30)
    #expect(loaded.decisions.contains(.axis(.ownAxis(["c"]))))
  }

  @Test func anotherUnitIsAnAxis() throws {
    let percent =
      #"{"mark": "line", "encoding": {"y": {"field": "c", "type": "quantitative", "axis": {"format": "%"}}}}"#
    let chart = try load(#"\#(x), "layer": [\#(bars), \#(percent)]"#).chart
    #expect(chart.series.map(\.axis) == [0, 1])
  }

  @Test func pointsOnALineAddNothing() throws {
    let points = #"{"mark": "point", "encoding": {"y": {"field": "c", "type": "quantitative"}}}"#
    let loaded = try load(#"\#(x), "layer": [\#(line), \#(points)]"#)
    #expect(loaded.chart.series.count == 1)
    #expect(!loaded.choices.contains { $0.contains("skipped") })
  }

  @Test func aFitIsASeriesBesideItsPoints() throws {
    let loaded = try load(
      #"""
      "encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "c", "type": "quantitative"}},
      "layer": [{"mark": "point"},
        {"mark": "line", "transform": [{"regression": "c", "on": "b"}]}]
      """#)
    #expect(loaded.chart.series.map(\.name) == ["c", "c, line"])
    // The rows fall by 5 for each step of x, around 2 and 20.
    #expect(loaded.chart.series[1].xs == [1, 3])
    #expect(loaded.chart.series[1].ys == [25, 15])
  }

  @Test func whatDoesNotFitIsNamed() throws {
    let other =
      #"{"mark": "line", "encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "c", "type": "quantitative"}}}"#
    let refused =
      #"{"mark": "line", "transform": [{"unknown": 1}], "encoding": {"y": {"field": "c", "type": "quantitative"}}}"#
    let loaded = try load(#"\#(x), "layer": [\#(bars), \#(other), \#(refused)]"#)
    #expect(loaded.chart.series.count == 1)
    #expect(loaded.choices.contains("layers 2 (line), 3 (line) are skipped"))
  }

  @Test func layersThatNobodySeesComeLast() throws {
    let hidden =
      #"{"mark": "line", "encoding": {"y": {"field": "c", "type": "quantitative"}, "opacity": {"value": 0}}}"#
    let loaded = try load(#"\#(x), "layer": [\#(hidden), \#(bars)]"#)
    #expect(loaded.chart.series.map(\.name) == ["b"])
    #expect(loaded.choices.contains("layer 1 (line) is skipped"))
  }

  @Test func groupsOfTwoMeasuresAreTold() throws {
    let loaded = try load(
      #"""
      "encoding": {"x": {"field": "b", "type": "quantitative"}, "color": {"field": "a", "type": "nominal"}},
      "layer": [{"mark": "line", "encoding": {"y": {"field": "c", "type": "quantitative"}}},
        {"mark": "line", "transform": [{"calculate": "datum.c / 2", "as": "half"}], "encoding": {"y": {"field": "half", "type": "quantitative"}}}]
      """#)
    #expect(
      loaded.chart.series.map(\.name) == ["u, c", "v, c", "w, c", "u, half", "v, half", "w, half"])
  }

  @Test func columnsThatTheUserChoosesAreThoseOfOneLayer() throws {
    var choices = ChartChoices()
    choices.y = ["b"]
    let loaded = try Specifications.load(
      Specifications.text(#"\#(x), "layer": [\#(bars), \#(line)]"#), choosing: choices)
    #expect(loaded.chart.series.count == 1)
    #expect(loaded.choices.contains("layer 2 (line) is skipped"))
  }

  @Test func aLayerOfValuesInheritsTypesOfTheView() throws {
    let chart = try load(
      #"""
      "encoding": {"y": {"type": "quantitative"}, "x": {"type": "quantitative", "title": "Steps"}},
      "layer": [{"mark": "line", "encoding": {"x": {"field": "b"}, "y": {"field": "c"}}}]
      """#
    ).chart
    #expect(chart.xAxis.title == "Steps")
    #expect(chart.series[0].xs == [1, 2, 3])
  }
}
