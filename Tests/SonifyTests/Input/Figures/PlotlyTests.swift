import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Figures of Plotly, part by part.
struct PlotlyTests {
  /// The chart of traces and a layout.
  private func load(
    _ traces: String, _ layout: String = "", _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws(InputError) -> LoadedChart {
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(
      .text("{\"data\": [\(traces)], \"layout\": {\(layout)}}", name: "f.json"), choosing: choices)
  }

  private func refusal(_ traces: String, _ layout: String = "") -> String {
    do throws(InputError) {
      _ = try load(traces, layout)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func positionsFollowFromAStartAndAStep() throws {
    #expect(try load(#"{"y": [3, null, 5]}"#).chart.series[0].xs == [0, 1, 2])
    #expect(try load(#"{"y": [3, 4], "x0": 10, "dx": 5}"#).chart.series[0].xs == [10, 15])
    let dates = try load(#"{"y": [3, 4], "x0": "2024-01-01", "dx": 86400000}"#).chart
    #expect(dates.series[0].xs == [Samples.day(2024, 1, 1), Samples.day(2024, 1, 2)])
    #expect(try load(#"{"y": [3, null, 5]}"#).chart.series[0].ys[1].isNaN)
  }

  @Test(arguments: [
    ("i1", "Af8=", [1.0, -1]), ("u1", "Af8=", [1, 255]), ("i2", "AQD//w==", [1, -1]),
    ("u2", "AQD//w==", [1, 65_535]), ("<i4", "AQAAAP////8=", [1, -1]),
    ("u4", "AQAAAP////8=", [1, 4_294_967_295]), ("f4", "AACAPwAAwL8=", [1, -1.5]),
    ("f8", "AAAAAAAA8D8AAAAAAAD4vw==", [1, -1.5]),
  ])
  func typedArrays(type: String, bytes: String, values: [Double]) throws {
    let trace = #"{"y": {"dtype": "\#(type)", "bdata": "\#(bytes)"}}"#
    #expect(try load(trace).chart.series[0].ys == values)
  }

  @Test(arguments: [#""f8", "bdata": "AAAA""#, #""c16", "bdata": """#, #""i1", "bdata": "?""#])
  func aDamagedTypedArrayIsNamed(array: String) {
    #expect(
      refusal("{\"y\": {\"dtype\": \(array)}}")
        == "f.json: data[0].y: the typed array is damaged, or its type is unknown; save the chart again"
    )
  }

  @Test func hiddenTracesAndOtherKindsAreSkippedByTheirPaths() throws {
    let loaded = try load(
      #"{"y": [1, 2], "visible": "legendonly", "name": "a"}, {"y": [5, 6]}, {"type": "violin", "y": [1]}"#
    )
    #expect(loaded.chart.series.map(\.ys) == [[5, 6]])
    let texts = loaded.choices
    #expect(texts.contains("data[0] \"a\" is skipped: it is hidden in the chart"))
    #expect(
      texts.contains("data[2] is skipped: charts of the kind \"violin\" are not supported"))
    #expect(
      refusal(#"{"type": "surface", "z": [[1]]}, {"type": "violin", "y": [1]}"#)
        == "f.json: data[0].type: charts of the kind \"surface\", \"violin\" are not supported; give a chart of lines, bars or points"
    )
    #expect(refusal(#"{"y": [1], "visible": false}"#).contains("all series are hidden"))
    #expect(refusal(#"{"x": [1], "y": [null]}"#).contains("no series with values"))
  }

  @Test func aHistogramCountsItsValues() throws {
    let trace =
      #"{"type": "histogram", "x": [1, 2, 2, 3, 9], "xbins": {"start": 0, "end": 10, "size": 5}}"#
    let loaded = try load(trace, #""xaxis": {"title": {"text": "length"}}"#)
    #expect(loaded.chart.kind == .histogram)
    #expect(loaded.chart.xAxis.title == "length")
    #expect(loaded.chart.series[0].ys == [4, 1])
    let fine = try load(trace) { $0.binCount = 10 }
    #expect(fine.chart.series[0].count == 9)
    let names = try load(#"{"type": "histogram", "y": ["a", "b", "a"]}"#).chart
    #expect(names.kind == .bar && names.series[0].ys == [2, 1])
    let means = try load(
      #"{"type": "histogram", "x": ["a", "b", "a"], "y": [1, 5, 2], "histfunc": "avg"}"#)
    #expect(means.chart.series[0].ys == [1.5, 5])
    #expect(
      refusal(#"{"type": "histogram", "x": [1, 2], "y": [1, 5], "histfunc": "sum"}"#)
        .hasPrefix("f.json: data[0].histfunc: "))
  }

  @Test func aHistogramOfDatesHasBinsOfTheCalendar() throws {
    let dates = #"["2024-01-03", "2024-01-20", "2024-02-29", "2024-06-01"]"#
    let counts = try load(#"{"type": "histogram", "x": \#(dates)}"#).chart
    #expect(counts.kind == .bar && counts.xAxis.numeric?.quantity == .date(.month))
    #expect(counts.series[0].xs == [1, 2, 6].map { Samples.day(2024, $0, 1) })
    #expect(counts.series[0].ys == [2, 1, 1])
    let sums = try load(
      #"{"type": "histogram", "x": \#(dates), "y": [1, 2, 3, 4], "histfunc": "sum", "xbins": {"size": "M3"}}"#
    ).chart
    #expect(sums.series[0].xs == [1, 4].map { Samples.day(2024, $0, 1) })
    #expect(sums.series[0].ys == [6, 4])
  }

  @Test func barsAtOneNameAreAddedAndStackedAsDrawn() throws {
    let traces =
      #"{"type": "bar", "x": ["u", "v", "u"], "y": [1, 2, 3]}, {"type": "bar", "x": ["v"], "y": [6]}"#
    let chart = try load(traces, #""barmode": "stack""#).chart
    #expect(chart.isStacked && chart.series.map(\.ys) == [[4, 2], [6]])
    #expect(chart.series.map(\.name) == ["trace 0", "trace 1"])
    #expect(try !load(traces).chart.isStacked)
    let shares = try load(traces, #""barmode": "stack", "barnorm": "percent""#).chart
    #expect(shares.series.map(\.ys) == [[100, 25], [75]])
    #expect(shares.yAxis.unit?.other == "%")
  }

  @Test(arguments: [
    ("\"array\", \"categoryarray\": [\"c\", \"a\", \"b\"]", ["c", "a", "b"]),
    ("\"category descending\"", ["c", "b", "a"]), ("\"total ascending\"", ["b", "c", "a"]),
    ("\"trace\"", ["b", "a", "c"]),
  ])
  func namesHaveTheirOrder(order: String, names: [String]) throws {
    let chart = try load(
      #"{"type": "bar", "x": ["b", "a", "c"], "y": [1, 3, 2]}"#,
      #""xaxis": {"categoryorder": \#(order)}"#
    ).chart
    #expect(chart.xAxis.categorical?.categories == names)
    let values = ["a": 3.0, "b": 1, "c": 2]
    #expect(chart.series[0].ys == names.map { values[$0] })
  }

  @Test func axesSayWhatTheirValuesAre() throws {
    let log = try load(
      #"{"x": [1, 2, 3], "y": [1, 0, 100]}"#, #""yaxis": {"type": "log", "range": [0, 3]}"#
    ).chart
    #expect(log.yAxis.scale == .log10 && log.yAxis.range == 1...1000)
    #expect(log.series[0].ys[1].isNaN)
    let percent = try load(#"{"y": [0.5, 1]}"#, #""yaxis": {"tickformat": ".0%"}"#).chart
    #expect(percent.series[0].ys == [50, 100] && percent.yAxis.unit?.other == "%")
    let names = try load(
      #"{"type": "bar", "x": [2018, 2019], "y": [1, 2]}"#, #""xaxis": {"type": "category"}"#
    ).chart
    #expect(names.xAxis.categorical?.categories == ["2018", "2019"])
    let reversed = try load(#"{"y": [1, 2]}"#, #""yaxis": {"autorange": "reversed"}"#)
    #expect(
      reversed.decisions.contains(
        .specification(.notReversed(path: "layout.yaxis", isPitch: true))))
  }

  @Test func subplotsAreViews() throws {
    let traces = #"{"y": [1, 2]}, {"y": [3, 4], "xaxis": "x2", "yaxis": "y2"}"#
    let layout = #""xaxis2": {"anchor": "y2"}, "yaxis2": {"anchor": "x2"}"#
    let first = try load(traces, layout)
    #expect(first.chart.series.map(\.ys) == [[1, 2]])
    #expect(first.decisions.contains(.specification(.view(1, of: 2))))
    #expect(try load(traces, layout) { $0.view = 2 }.chart.series.map(\.ys) == [[3, 4]])
    #expect(throws: InputError.badChoice(.noView(3, count: 2))) {
      try load(traces, layout) { $0.view = 3 }
    }
  }

  @Test func aPieHasNames() throws {
    let chart = try load(
      #"{"type": "pie", "labels": ["a", "b"], "values": [3, 1]}"#,
      #""title": {"text": "<b>Share</b> of&nbsp;all<br>cakes"}"#
    ).chart
    #expect(chart.kind == .bar && chart.series[0].ys == [3, 1])
    #expect(chart.title == "Share of\u{A0}all cakes")
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
  }

  @Test func valuesThatAreNamesExchangeTheAxes() throws {
    let chart = try load(#"{"mode": "markers", "x": [3, 1], "y": ["u", "v"]}"#).chart
    #expect(chart.xAxis.categorical?.categories == ["u", "v"])
    #expect(chart.series[0].ys == [3, 1])
  }

  @Test func theUserTakesPrecedence() throws {
    let chart = try load(#"{"y": [1, 2]}"#) {
      $0.title = "Mine"
      $0.kind = .bar
      $0.yRange = ChartChoices.AxisRange(low: .number(0), high: .number(9))
    }.chart
    #expect(chart.title == "Mine" && chart.kind == .bar && chart.yAxis.range == 0...9)
    #expect(throws: InputError.badChoice(.settingsOfFigure([.x]))) {
      try load(#"{"y": [1, 2]}"#) { $0.x = "x" }
    }
  }
}
