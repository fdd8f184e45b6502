import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Options of Chart.js, ECharts and Highcharts, part by part.
struct FigureTests {
  private func load(
    _ text: String, _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws(InputError) -> LoadedChart {
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(.text(text, name: "f.json"), choosing: choices)
  }

  private func refusal(_ text: String) -> String {
    do throws(InputError) {
      _ = try load(text)
      return ""
    } catch {
      return error.description
    }
  }

  // MARK: Recognition

  @Test(arguments: [
    (#"{"data": [{"y": [1]}], "layout": {}}"#, FigureLibrary.plotly),
    (#"{"type": "bar", "data": {"labels": [], "datasets": []}}"#, .chartJS),
    (
      #"{"xAxis": {"data": ["a"]}, "yAxis": {}, "series": [{"type": "bar", "data": [1]}]}"#,
      .eCharts
    ),
    (#"{"title": {}, "series": {"type": "pie", "data": []}}"#, .eCharts),
    (#"{"xAxis": {"categories": ["a"]}, "series": [{"data": [1]}]}"#, .highcharts),
    (#"{"chart": {}, "series": [{"type": "line", "data": [1]}]}"#, .highcharts),
    (#"{"xAxis": {"type": "datetime"}, "series": [{"type": "line", "data": [1]}]}"#, .highcharts),
    (#"{"title": {"text": "a"}, "series": [{"type": "scatter", "data": [[1, 2]]}]}"#, .highcharts),
    (#"{"version": "3.0", "title": "a", "roots": []}"#, .bokeh),
  ])
  func librariesAreRecognizedByTheirMembers(text: String, library: FigureLibrary) throws {
    let format = try InputFormat(of: ByteSource(name: "a", bytes: Array(text.utf8)), .init())
    #expect(format == .figure(library))
  }

  @Test(arguments: [
    (#"{"xAxis": {}, "yAxis": {}, "series": [{"points": []}]}"#, InputFormat.chart),
    (#"{"data": [{"x": 1}, {"x": 2}]}"#, .json),
    (#"{"series": [{"name": "a", "data": [1]}]}"#, .json),
    (#"{"data": {"values": []}, "mark": "bar", "layout": {}}"#, .vegaLite),
    (#"{"type": "FeatureCollection", "data": {"a": [1]}}"#, .json),
    (#"{"data": [[1, 2]], "layout": {}}"#, .json),
  ])
  func otherDataAreWhatTheyWere(text: String, format: InputFormat) throws {
    #expect(
      try InputFormat(of: ByteSource(name: "a", bytes: Array(text.utf8)), .init()) == format)
  }

  @Test func whatIsNoFigureIsRefused() {
    var reading = ReadingOptions()
    reading.format = .figure
    #expect {
      try ChartLoader.load(.text("{\"a\": 1}", name: "f.json"), reading: reading)
    } throws: { error in
      "\(error)".hasPrefix("f.json: this is no chart of Plotly, Chart.js")
    }
    #expect(refusal(#"{"version": "3.0", "title": "a", "roots": []}"#).contains("Bokeh"))
  }

  // MARK: Chart.js

  private func chartJS(
    _ kind: String, _ labels: String, _ datasets: String, _ options: String = ""
  ) -> String {
    #"{"type": "\#(kind)", "data": {"labels": [\#(labels)], "datasets": [\#(datasets)]}, "options": {\#(options)}}"#
  }

  @Test func dataOfChartJSHaveManyForms() throws {
    for data in [
      #"[5, null]"#, #"[{"x": "a", "y": 5}, {"x": "b", "y": null}]"#, #"{"a": 5, "b": null}"#,
    ] {
      let chart = try load(chartJS("bar", #""a", "b""#, #"{"label": "s", "data": \#(data)}"#)).chart
      #expect(chart.xAxis.categorical?.categories == ["a", "b"], "\(data)")
      #expect(chart.series[0].ys[0] == 5 && chart.series[0].ys[1].isNaN, "\(data)")
    }
    let keys = chartJS(
      "bar", "", #"{"data": [{"id": "a", "n": {"v": 7}}]}"#,
      #""parsing": {"xAxisKey": "id", "yAxisKey": "n.v"}"#)
    #expect(try load(keys).chart.series[0].ys == [7])
    let points = try load(
      chartJS("scatter", "", #"{"data": [{"x": 3, "y": 1}, {"x": 2, "y": 4}]}"#))
    #expect(points.chart.kind == .scatter && points.chart.series[0].xs == [3, 2])
  }

  @Test func barsOfChartJSMayRunToTheRight() throws {
    for (kind, options) in [("bar", #""indexAxis": "y""#), ("horizontalBar", "")] {
      let chart = try load(chartJS(kind, #""a", "b""#, #"{"data": [5, 6]}"#, options)).chart
      #expect(chart.xAxis.categorical?.categories == ["a", "b"])
      #expect(chart.series[0].ys == [5, 6])
    }
    #expect(
      refusal(chartJS("bar", #""a""#, #"{"data": [[1, 2]]}"#)).contains("\"floating bar\""))
  }

  @Test func stacksOfChartJSAreOne() throws {
    let options = #""scales": {"x": {"stacked": true}, "y": {"stacked": true}}"#
    let one = chartJS("bar", #""a""#, #"{"data": [5]}, {"data": [6]}"#, options)
    #expect(try load(one).chart.isStacked)
    let two = chartJS(
      "bar", #""a""#, #"{"data": [5], "stack": "u"}, {"data": [6], "stack": "v"}"#, options)
    let loaded = try load(two)
    #expect(!loaded.chart.isStacked)
    #expect(loaded.choices.contains { $0.contains("each series is used as it is") })
  }

  @Test func datesOfChartJS() throws {
    let text = chartJS(
      "line", #""2024-01-01", "2024-01-03""#, #"{"data": [1, 2]}"#,
      #""scales": {"x": {"type": "time"}}"#)
    #expect(
      try load(text).chart.series[0].xs == [Samples.day(2024, 1, 1), Samples.day(2024, 1, 3)])
    // Names that are rising dates are positions in time for a line.
    let names = chartJS(
      "line", #""2024-01-01", "2024-01-03", "2024-01-04""#, #"{"data": [1, 2, 3]}"#)
    #expect(try load(names).chart.series[0].xs[1] == Samples.day(2024, 1, 3))
  }

  // MARK: ECharts

  @Test func itemsOfECharts() throws {
    let text = #"""
      {"xAxis": {"type": "category", "data": ["a", {"value": "b"}, "c"]}, "yAxis": {},
       "legend": {"selected": {"hidden": false}},
       "series": [{"type": "line", "name": "s", "data": [1, {"value": 2}, "-"]},
                  {"type": "line", "name": "hidden", "data": [4, 5, 6]}]}
      """#
    let loaded = try load(text)
    #expect(loaded.chart.xAxis.categorical?.categories == ["a", "b", "c"])
    #expect(loaded.chart.series.map(\.name) == ["s"])
    #expect(loaded.chart.series[0].ys.prefix(2) == [1, 2] && loaded.chart.series[0].ys[2].isNaN)
    #expect(loaded.choices.contains("series[1] is skipped: it is hidden in the chart"))
  }

  @Test(arguments: [
    #"[["k", "u", "v"], ["a", 1, 3], ["b", 2, 4]]"#,
    #"[{"k": "a", "u": 1, "v": 3}, {"k": "b", "u": 2, "v": 4}]"#,
    #"{"k": ["a", "b"], "u": [1, 2], "v": [3, 4]}"#,
  ])
  func datasetsOfECharts(source: String) throws {
    let chart = try load(
      #"{"dataset": {"source": \#(source)}, "xAxis": {"type": "category"}, "yAxis": {}, "series": [{"type": "bar"}, {"type": "bar"}]}"#
    ).chart
    #expect(chart.series.map(\.name) == ["u", "v"])
    #expect(chart.series.map(\.ys) == [[1, 2], [3, 4]])
    let turned = try load(
      #"{"dataset": {"source": \#(source)}, "yAxis": {"type": "category"}, "xAxis": {}, "series": [{"type": "bar", "encode": {"x": "v", "y": "k"}}]}"#
    ).chart
    #expect(turned.xAxis.categorical?.categories == ["a", "b"])
    #expect(turned.series.map(\.ys) == [[3, 4]])
  }

  @Test func pointsAfterTheNamesAndTransparentBarsAreNotDrawn() throws {
    let text = #"""
      {"xAxis": {"data": ["a", "b"]}, "yAxis": {}, "title": {"text": "t", "subtext": "Source: u"},
       "series": [{"type": "bar", "data": [1, 2, 3]},
                  {"type": "bar", "itemStyle": {"color": "transparent"}, "data": [9, 9]}]}
      """#
    let chart = try load(text).chart
    #expect(chart.series.map(\.ys) == [[1, 2]])
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
    #expect(chart.source == "u" && chart.summary == nil)
  }

  @Test func aTransformIsNotFollowed() {
    #expect(
      refusal(
        #"{"dataset": [{"source": [[1, 2]]}, {"transform": {"type": "sort"}}], "xAxis": {}, "yAxis": {}, "series": [{"type": "line", "datasetIndex": 1}]}"#
      ).hasPrefix("f.json: dataset[1].transform: "))
  }

  @Test func theFirstPictureOfATimelineIsUsed() throws {
    let loaded = try load(
      #"{"baseOption": {"xAxis": {"data": ["a"]}, "yAxis": {}, "series": [{"type": "bar"}]}, "options": [{"title": {"text": "2010"}, "series": [{"data": [5]}]}, {"series": [{"data": [6]}]}]}"#
    )
    #expect(loaded.chart.series.map(\.ys) == [[5]] && loaded.chart.title == "2010")
  }

  // MARK: Highcharts

  @Test func positionsOfHighcharts() throws {
    let start = Samples.day(2024, 1, 31) * 1000
    let text = #"""
      {"xAxis": {"type": "datetime"}, "plotOptions": {"series": {"pointStart": \#(Int(start))}},
       "series": [{"data": [1, 2], "pointInterval": 86400000},
                  {"data": [1, 2], "pointInterval": 1, "pointIntervalUnit": "month"},
                  {"data": [["2024-02-01", 5]]}]}
      """#
    let series = try load(text).chart.series
    #expect(series[0].xs == [Samples.day(2024, 1, 31), Samples.day(2024, 2, 1)])
    #expect(series[1].xs == [Samples.day(2024, 1, 31), Samples.day(2024, 2, 29)])
    #expect(series[2].xs == [Samples.day(2024, 2, 1)])
  }

  @Test func sharesOfHighcharts() throws {
    let text =
      #"{"chart": {"type": "column"}, "plotOptions": {"column": {"stacking": "percent"}}, "series": [{"data": [1, 2]}, {"data": [3, 2]}]}"#
    let chart = try load(text).chart
    #expect(chart.isStacked && chart.series.map(\.ys) == [[25, 50], [75, 50]])
    #expect(chart.yAxis.unit?.other == "%")
  }

  @Test func pointsOfHighchartsMayHaveNames() throws {
    let bars = try load(
      #"{"chart": {"type": "column"}, "series": [{"data": [["u", 1], {"name": "v", "y": 2}]}]}"#)
    #expect(bars.chart.xAxis.categorical?.categories == ["u", "v"])
    let points = try load(
      #"{"chart": {"type": "scatter"}, "series": [{"data": [{"x": 1, "y": 2, "name": "u"}]}]}"#)
    #expect(points.chart.series[0].labels == ["u"])
  }

  // MARK: Limits

  @Test func tooManySeriesAndNamesAreRefused() {
    let series = Array(repeating: #"{"data": [1]}"#, count: 1001).joined(separator: ",")
    #expect(refusal(#"{"chart": {}, "series": [\#(series)]}"#).contains("at most 1000"))
    let names = (0...10_000).map { #"["n\#($0)", 1]"# }.joined(separator: ",")
    #expect(
      refusal(#"{"chart": {"type": "column"}, "series": [{"data": [\#(names)]}]}"#)
        .contains("more than 10000 different names"))
  }

  @Test func namesAreSafeToPrint() throws {
    let chart = try load(
      "{\"chart\": {\"type\": \"column\"}, \"title\": {\"text\": \"a\\u001b[31m\"}, \"series\": [{\"name\": \"b\\u001b\", \"data\": [[\"c\\u001b\", 1]]}]}"
    ).chart
    let texts = [chart.title, chart.series[0].name] + (chart.xAxis.categorical?.categories ?? [])
    #expect(texts.allSatisfy { !$0.contains("\u{1B}") })
  }
}
