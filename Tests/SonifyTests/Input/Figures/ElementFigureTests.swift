import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Boxes and candles of other libraries.
@Suite struct ElementFigureTests {
  private func load(_ text: String) throws(InputError) -> LoadedChart {
    // Plotly writes a layout with every figure.
    let isBare = text.hasPrefix(#"{"data""#) && !text.contains(#""layout""#)
    return try ChartLoader.load(
      .text(isBare ? #"{"layout": {}, "# + text.dropFirst() : text, name: "f.json"))
  }

  private func figures(_ chart: ChartDescriptor, series: Int = 0) -> [PointFigure?] {
    chart.series[series].xs.indices.map { chart.figure(ofSeries: series, at: $0) }
  }

  private let candle = PointFigure([.open: 3, .high: 6, .low: 2, .close: 5])
  private let box = PointFigure([
    .lowWhisker: 1, .lowerQuartile: 2, .median: 3, .upperQuartile: 4, .highWhisker: 5,
  ])

  // MARK: Plotly

  @Test func tracesOfPlotlyAreABoxEach() throws {
    let chart = try load(
      """
      {"data": [{"type": "box", "name": "a", "y": [1, 2, 3, 4, 100]},
        {"type": "box", "name": "b", "y": [5, 7], "boxpoints": false}],
        "layout": {"yaxis": {"title": "weight"}}}
      """
    ).chart
    #expect(chart.kind == .box && chart.series.count == 1 && chart.yAxis.title == "weight")
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
    // Quartiles of type 5: ranks 5/4 + 1/2 and 15/4 + 1/2.
    #expect(
      figures(chart)[0]
        == PointFigure(
          [
            .lowWhisker: 1, .lowerQuartile: 1.75, .median: 3, .upperQuartile: 28,
            .highWhisker: 28,
          ], outliers: [100]))
    #expect(
      figures(chart)[1]
        == PointFigure([
          .lowWhisker: 5, .lowerQuartile: 5, .median: 6, .upperQuartile: 7, .highWhisker: 7,
        ]))
  }

  @Test(arguments: [("exclusive", 1.5, 4.5), ("inclusive", 2, 4)])
  func quartilesOfPlotlyAreThoseOfTheMethod(method: String, lower: Double, upper: Double) throws {
    let chart = try load(
      #"{"data": [{"type": "box", "y": [5, 1, 4, 2, 3], "quartilemethod": "\#(method)"}]}"#
    ).chart
    #expect(figures(chart)[0]?[.lowerQuartile] == lower)
    #expect(figures(chart)[0]?[.upperQuartile] == upper)
  }

  @Test func groupsOfPlotlyAreSeries() throws {
    let chart = try load(
      """
      {"data": [
        {"type": "box", "name": "m", "x": ["p", "q", "p"], "y": [1, 5, 3], "orientation": "v"},
        {"type": "box", "name": "w", "x": ["q", "q"], "y": [2, 4], "orientation": "v"}]}
      """
    ).chart
    #expect(chart.series.map(\.name) == ["m", "w"])
    #expect(chart.series[0].ys == [2, 5] && chart.series[1].ys == [3])
    #expect(chart.xAxis.categorical?.categories == ["p", "q"])
  }

  @Test func boxesOfPlotlyMayLieOrBeGiven() throws {
    let lying = try load(
      #"{"data": [{"type": "box", "x": [1, 2, 3], "name": "a"}], "layout": {"xaxis": {"title": "g"}}}"#
    ).chart
    #expect(lying.yAxis.title == "g" && lying.series[0].ys == [2])
    let given = try load(
      """
      {"data": [{"type": "box", "x": ["a"], "lowerfence": [1], "q1": [2], "median": [3],
        "q3": [4], "upperfence": [5]}]}
      """
    ).chart
    #expect(figures(given) == [box])
  }

  @Test(arguments: ["candlestick", "ohlc"])
  func candlesOfPlotly(type: String) throws {
    let loaded = try load(
      """
      {"data": [{"type": "\(type)", "x": ["2020-01-02", "2020-01-03"], "open": [3, 5],
        "high": [6, 7], "low": [2, 3], "close": [5, 4]},
        {"type": "scatter", "mode": "lines", "name": "mean", "y": [4, 4.5]}]}
      """)
    #expect(loaded.chart.kind == .candlestick && figures(loaded.chart)[0] == candle)
    #expect(loaded.chart.series.count == 1)
    #expect(
      loaded.choices.contains(
        "data[1] is skipped: series of the kind \"line\" are not played together with boxes or candles"
      ))
  }

  // MARK: Highcharts

  @Test(arguments: [
    #"[1577923200000, 3, 6, 2, 5]"#,
    #"{"x": 1577923200000, "open": 3, "high": 6, "low": 2, "close": 5}"#,
  ])
  func candlesOfHighcharts(point: String) throws {
    let chart = try load(
      """
      {"chart": {"type": "candlestick"}, "xAxis": {"type": "datetime"},
        "series": [{"data": [\(point), [1578009600000, 5, 7, 3, 4]]}]}
      """
    ).chart
    #expect(chart.kind == .candlestick && figures(chart)[0] == candle)
    #expect(chart.series[0].xs[0] == Samples.day(2020, 1, 2))
  }

  @Test func boxesOfHighchartsTakeTheirOutliers() throws {
    let chart = try load(
      """
      {"chart": {"type": "boxplot"}, "xAxis": {"categories": ["a", "b"]}, "series": [
        {"name": "Observations", "data": [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6]]},
        {"name": "Outliers", "type": "scatter", "data": [[0, 9], [0, -3]]}]}
      """
    ).chart
    #expect(chart.kind == .box && chart.series.count == 1)
    #expect(figures(chart)[0] == PointFigure(box.values, outliers: [-3, 9]))
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
    #expect(chart.yAxis.range.contains(9) && chart.yAxis.range.contains(-3))
  }

  @Test func pointsThatAreSkippedAddNoNames() throws {
    let loaded = try load(
      """
      {"chart": {}, "xAxis": {"type": "category"}, "series": [
        {"type": "boxplot",
          "data": [{"name": "a", "low": 1, "q1": 2, "median": 3, "q3": 4, "high": 5}]},
        {"type": "scatter", "data": [{"name": "b", "y": 9}]}]}
      """)
    #expect(loaded.chart.kind == .box && figures(loaded.chart) == [box])
    #expect(loaded.chart.xAxis.categorical?.categories == ["a"])
    #expect(loaded.decisions.contains { "\($0)".contains("series[1]") })
  }

  // MARK: ECharts

  @Test func candlesOfEChartsHaveTheirOwnOrder() throws {
    let own = try load(
      """
      {"xAxis": {"data": ["2020-01-02", "2020-01-03"]}, "yAxis": {},
        "series": [{"type": "candlestick", "data": [[3, 5, 2, 6], {"value": [5, 4, 3, 7]}]}]}
      """
    ).chart
    #expect(own.kind == .candlestick && figures(own)[0] == candle)
    let dataset = try load(
      """
      {"dataset": {"source": [["day", "open", "close", "low", "high"], ["mon", 3, 5, 2, 6]]},
        "xAxis": {"type": "category"}, "yAxis": {},
        "series": [{"type": "candlestick", "encode": {"x": "day", "y": [1, 2, 3, 4]}}]}
      """
    ).chart
    #expect(figures(dataset) == [candle])
  }

  @Test(arguments: [("xAxis", "yAxis"), ("yAxis", "xAxis")])
  func boxesOfEChartsStandOrLie(names: String, values: String) throws {
    let chart = try load(
      """
      {"\(names)": {"type": "category", "data": ["a", "b"]}, "\(values)": {"type": "value"},
        "series": [{"type": "boxplot", "data": [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6]]}]}
      """
    ).chart
    #expect(chart.kind == .box && figures(chart)[0] == box)
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
  }

  // MARK: Error bars

  private func bands(_ chart: ChartDescriptor) -> [[Double?]] {
    figures(chart).map { [$0?[.lower], $0?[.line], $0?[.upper]] }
  }

  @Test(
    arguments: [
      (#"{"type": "data", "array": [1, 2]}"#, [[9.0, 10, 11], [18, 20, 22]]),
      (#"{"array": [1, 2], "arrayminus": [3, null]}"#, [[7, 10, 11], [nil, 20, 22]]),
      (
        #"{"array": [1, 2], "arrayminus": [3, 4], "symmetric": true}"#,
        [[9, 10, 11], [18, 20, 22]]
      ),
      (#"{"type": "percent", "value": 50}"#, [[5, 10, 15], [10, 20, 30]]),
      (#"{"value": 10, "valueminus": 20}"#, [[8, 10, 11], [16, 20, 22]]),
      (#"{"type": "constant", "value": 4}"#, [[6, 10, 14], [16, 20, 24]]),
    ] as [(String, [[Double?]])])
  func errorBarsOfPlotlyAreABand(errors: String, expected: [[Double?]]) throws {
    for type in [#""mode": "markers""#, #""mode": "lines""#, #""type": "bar""#] {
      let loaded = try load(
        #"{"data": [{\#(type), "x": [1, 2], "y": [10, 20], "error_y": \#(errors)}]}"#)
      #expect(loaded.chart.kind == .band)
      #expect(bands(loaded.chart) == expected)
      #expect(loaded.chart.series[0].isContinuous == type.contains("lines"))
    }
  }

  @Test func errorBarsThatAreNotDrawnAreNone() throws {
    for errors in [#"{"array": [1, 2], "visible": false}"#, "{}"] {
      let chart = try load(
        #"{"data": [{"mode": "lines", "x": [1, 2], "y": [10, 20], "error_y": \#(errors)}]}"#
      ).chart
      #expect(chart.kind == .line && !chart.hasFigures)
    }
  }

  /// Bars to the right have their values, and their errors, along x.
  @Test func errorBarsMayLie() throws {
    let chart = try load(
      """
      {"data": [{"type": "bar", "orientation": "h", "x": [10, 20], "y": ["a", "b"],
        "error_x": {"array": [1, 2]}}]}
      """
    ).chart
    #expect(bands(chart) == [[9, 10, 11], [18, 20, 22]])
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
  }

  /// What is around one of several values at a place is not around their sum, and that is said.
  @Test func errorBarsOfStacksAreSaidToBeLeftOut() throws {
    let loaded = try load(
      """
      {"data": [{"type": "bar", "x": ["a", "b"], "y": [1, 2], "error_y": {"array": [1, 1]}},
        {"type": "bar", "x": ["a", "b"], "y": [3, 4]}], "layout": {"barmode": "stack"}}
      """)
    #expect(loaded.chart.kind == .bar && loaded.chart.isStacked && !loaded.chart.hasFigures)
    #expect(loaded.decisions.contains { "\($0)".contains("error bars are not used") })
  }

  @Test func rangesOfHighchartsAreBandsAroundTheirSeries() throws {
    let ranged = try load(
      """
      {"chart": {}, "series": [
        {"type": "line", "name": "t", "data": [[1, 10], [2, 20], [3, 30]]},
        {"type": "arearange", "linkedTo": ":previous", "data": [[1, 8, 12], [3, 25, 31]]}]}
      """
    ).chart
    #expect(ranged.kind == .band && ranged.series.map(\.name) == ["t"])
    #expect(bands(ranged) == [[8, 10, 12], [nil, 20, nil], [25, 30, 31]])
    let named = try load(
      """
      {"chart": {}, "xAxis": {"categories": ["p", "q"]}, "series": [
        {"type": "column", "id": "a", "data": [5, 6]},
        {"type": "errorbar", "data": [[4, 6], [5, 9]]}]}
      """
    ).chart
    #expect(named.kind == .band && bands(named) == [[4, 5, 6], [5, 6, 9]])
    let pointed = try load(
      """
      {"chart": {}, "series": [
        {"type": "column", "id": "a", "data": [["p", 5], ["q", 6]]},
        {"type": "errorbar", "linkedTo": "a", "data": [{"low": 4, "high": 6}, [5, 9]]}]}
      """
    ).chart
    #expect(bands(pointed) == [[4, 5, 6], [5, 6, 9]])
  }

  /// A range alone has no value to be around.
  @Test func aRangeAloneIsSkipped() throws {
    let loaded = try load(
      """
      {"chart": {}, "series": [{"type": "line", "data": [1, 2]},
        {"type": "arearange", "data": [[0, 2], [1, 3]]}]}
      """)
    #expect(loaded.chart.kind == .line)
    #expect(loaded.decisions.contains { "\($0)".contains("arearange") })
  }

  /// Members of our own documents are no words of other libraries.
  @Test func partsAreCalledAsTheyAreSaid() throws {
    let box = try load(
      """
      {"data": [{"type": "box", "x": ["a", "b"], "lowerfence": [null, 1], "q1": [2, 2],
        "median": [3, 3], "q3": [4, 4], "upperfence": [5, 5]}]}
      """)
    #expect(box.decisions.contains { "\($0)".contains("lower whisker") }, "\(box.decisions)")
    #expect(!box.decisions.contains { "\($0)".contains("lowWhisker") })
  }
}
