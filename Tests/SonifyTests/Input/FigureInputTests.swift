import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Boxes, candles and bands from tables.
@Suite struct FigureInputTests {
  private func figures(_ chart: ChartDescriptor, series: Int = 0) -> [PointFigure?] {
    chart.series[series].xs.indices.map { chart.figure(ofSeries: series, at: $0) }
  }

  // MARK: Boxes

  private let raw =
    "feed,weight\n"
    + (["a,1", "a,2", "a,3", "a,4", "a,100"] + ["b,5", "b,7"])
    .joined(separator: "\n") + "\n"

  @Test func rawValuesGiveTukeysBoxes() throws {
    let loaded = try loadChart(raw) { $0.kind = .box }
    let chart = loaded.chart
    #expect(chart.kind == .box && chart.hasFigures)
    #expect(chart.xAxis.categorical?.categories == ["a", "b"])
    let boxes = figures(chart)
    // R: quantile(c(1, 2, 3, 4, 100)) is 1 2 3 4 100; fences at 2 − 3 and 4 + 3.
    #expect(
      boxes[0]
        == PointFigure(
          [
            .lowWhisker: 1, .lowerQuartile: 2, .median: 3, .upperQuartile: 4, .highWhisker: 4,
          ], outliers: [100]))
    #expect(boxes[1]?[.lowerQuartile] == 5.5 && boxes[1]?[.upperQuartile] == 6.5)
    #expect(chart.yAxis.range == 1...100)
    #expect(loaded.choices.contains("7 values in 2 boxes"))
  }

  @Test func columnsWithoutNamesOfGroupsAreABoxEach() throws {
    let chart = try loadChart("p,q\n4,10\n2,20\n3,30\n1,15\n") { $0.kind = .box }.chart
    #expect(chart.xAxis.categorical?.categories == ["p", "q"])
    #expect(figures(chart).map { $0?[.median] } == [2.5, 17.5])
  }

  @Test func columnsAsBoxesHaveATitleAndNoX() throws {
    let loaded = try loadChart("p,q\n$4,$10\n$2,$20\n$3,$30\n$1,$15\n") { $0.kind = .box }
    #expect(loaded.chart.yAxis.title == "value")
    #expect(loaded.chart.yAxis.unit?.text("5") == "$5")
    #expect(loaded.choices.suffix(3) == ["y is p, q", "kind is box", "8 values in 2 boxes"])
    #expect(!loaded.choices.contains { $0.hasPrefix("x is") })
    let one = try loadChart("p\n4\n2\n3\n1\n") { $0.kind = .box }.chart
    #expect(one.yAxis.title == "p")
  }

  @Test func valuesAreCountedInTheRangeOfX() throws {
    let rows = (1...20).map { "\($0 % 10),\($0)" }.joined(separator: "\n")
    let loaded = try loadChart("g,v\n\(rows)\n") {
      $0.kind = .box
      ($0.x, $0.y) = ("g", ["v"])
      $0.xRange = ChartChoices.AxisRange(parsing: "2:4")
    }
    #expect(loaded.choices.contains("6 values in 3 boxes"))
  }

  @Test func groupsThatAreTooManyForBoxesAreNamed() throws {
    let rows = (0..<180).map { "group\($0 % 60),\($0)" }.joined(separator: "\n")
    let loaded = try loadChart("team,score\n\(rows)\n") { $0.kind = .box }
    let sentence = "team has over 50 values, so they do not have boxes of their own"
    #expect(loaded.choices.contains(sentence))
    #expect(
      loaded.decisions.first { $0.text == sentence }.map { $0.remedy == .x } == true)
    let chosen = try loadChart("team,score\n\(rows)\n") { ($0.kind, $0.x) = (.box, "team") }
    #expect(chosen.chart.series[0].count == 60)
    #expect(!chosen.choices.contains(sentence))
  }

  @Test func aBoxWithoutItsMedianIsNamed() throws {
    let loaded = try loadChart(
      "site,min,q1,median,q3,max\nx,4,9,,15,22\ny,1,2,3,4,5\nz,,,,,\n")
    #expect(loaded.chart.series[0].ys.map(\.isFinite) == [false, true, false])
    #expect(
      loaded.choices.contains(
        "1 element is skipped, because its main value is missing: x has no median"))
  }

  @Test func fiveNumbersAreBoxesUnasked() throws {
    let chart = try loadChart("site,min,q1,median,q3,max\nx,4,9,12,15,22\ny,1,2,3,4,5\n").chart
    #expect(chart.kind == .box)
    #expect(
      figures(chart)[0]
        == PointFigure([
          .lowWhisker: 4, .lowerQuartile: 9, .median: 12, .upperQuartile: 15, .highWhisker: 22,
        ]))
    #expect(chart.yAxis.range == 1...22)
  }

  // MARK: Candles

  private let prices = """
    Date,Open,High,Low,Close,Adj Close,Volume
    2020-01-02,3,6,2,5,5,100
    2020-01-03,5,7,3,4,4,200
    2020-01-06,4,9,4,8,8,300

    """

  @Test func pricesOfADateAreCandlesUnasked() throws {
    let loaded = try loadChart(prices)
    #expect(loaded.chart.kind == .candlestick && loaded.chart.series.count == 1)
    #expect(loaded.chart.series[0].ys == [5, 4, 8])
    #expect(figures(loaded.chart)[0] == PointFigure([.open: 3, .high: 6, .low: 2, .close: 5]))
    #expect(loaded.chart.yAxis.range == 2...9)
    #expect(loaded.choices.contains("not used: Adj Close, Volume"))
    #expect(try loadChart(prices) { $0.kind = .line }.chart.kind == .line)
    #expect(try loadChart(prices) { $0.y = ["Close"] }.chart.kind == .line)
  }

  @Test func aCloseOutsideIsNamedAndKept() throws {
    let loaded = try loadChart("day,open,high,low,close\n1,3,6,2,9\n2,3,6,2,4\n") {
      $0.kind = .candlestick
    }
    #expect(loaded.chart.series[0].ys == [9, 4])
    #expect(
      loaded.choices.contains {
        $0.hasPrefix("1 element has values out of order: 1, open 3, high 6, low 2, close 9")
      })
  }

  @Test func candlesWithoutAllValuesAreNamed() throws {
    let loaded = try loadChart(
      "Date,Open,High,Low,Close\n2020-01-02,3,6,2,5\n2020-01-03,5,,,4\n2020-01-06,4,9,4,8\n"
        + "2020-01-07,,9,4,8\n2020-01-08,4,9,4,\n2020-01-09,,,,\n")
    #expect(
      loaded.choices.contains(
        "2 elements are incomplete; the first: 3 January 2020 has no High, Low"))
    #expect(
      loaded.choices.contains(
        "1 element is skipped, because its main value is missing: 8 January 2020 has no Close"))
    #expect(!(try loadChart(prices)).choices.contains { $0.contains("element") })
  }

  @Test func otherNamesAreTakenInOrder() throws {
    let chart = try loadChart("t,a,b,c,d\n1,3,6,2,5\n2,5,7,3,4\n") {
      $0.kind = .candlestick
      $0.y = ["a", "b", "c", "d"]
    }.chart
    #expect(figures(chart)[1] == PointFigure([.open: 5, .high: 7, .low: 3, .close: 4]))
    #expect(throws: InputError.badChoice(.noFigureColumns(.candlestick))) {
      try loadChart("t,a\n1,2\n2,3\n") { $0.kind = .candlestick }
    }
  }

  // MARK: Bands

  @Test(arguments: [
    "x,value,lower,upper", "x,yhat,yhat_lower,yhat_upper", "x,mean,ci_low,ci_high",
    "x,fit,lwr,upr",
  ])
  func edgesBySureNamesAreABandUnasked(header: String) throws {
    let chart = try loadChart(header + "\n1,12,9,15\n2,13,9,17\n3,11,10,12\n").chart
    #expect(chart.kind == .band && chart.series.count == 1 && chart.series[0].isContinuous)
    #expect(figures(chart)[0] == PointFigure([.line: 12, .lower: 9, .upper: 15]))
    #expect(chart.yAxis.range == 9...17)
  }

  @Test func temperaturesOfADayAreLinesUnlessABandIsAskedFor() throws {
    let table = "day,mean,min,max\n1,12,9,15\n2,13,9,17\n3,11,10,12\n"
    #expect(try loadChart(table).chart.kind == .line)
    let chart = try loadChart(table) { $0.kind = .band }.chart
    #expect(figures(chart)[1] == PointFigure([.line: 13, .lower: 9, .upper: 17]))
  }

  @Test func anErrorGivesBothEdges() throws {
    let chart = try loadChart("dose,mean,se\n1,12,3\n2,13,0.5\n4,11,1\n").chart
    #expect(figures(chart)[0] == PointFigure([.line: 12, .lower: 9, .upper: 15]))
    let bars = try loadChart("group,score,sd\na,12,3\nb,13,1\n") { $0.kind = .band }.chart
    #expect(bars.series[0].isContinuous == false)
    #expect(figures(bars)[1] == PointFigure([.line: 13, .lower: 12, .upper: 14]))
  }

  @Test func aLowerEdgeOverTheUpperIsNamed() throws {
    let loaded = try loadChart("x,value,lower,upper\n1,12,15,9\n2,13,9,17\n")
    #expect(
      loaded.choices.contains { $0.hasPrefix("1 element has values out of order: 1, lower 15") })
    #expect(loaded.chart.series[0].count == 2)
  }

  @Test func aLineMayGoOnWithoutItsBand() throws {
    let loaded = try loadChart("x,value,lower,upper\n1,12,,\n2,13,9,17\n3,11,10,\n")
    #expect(loaded.choices.contains("1 element is incomplete: 3 has no upper"))
  }

  @Test(arguments: [ChartKind.box, .candlestick, .band])
  func tonesOfFiguresFollowNothingElse(kind: ChartKind) {
    #expect(throws: InputError.badChoice(.tonesOfFigures)) {
      try loadChart(prices) {
        $0.kind = kind
        $0.tones = [.volume: "Volume"]
      }
    }
  }

  // MARK: Chart documents

  @Test(arguments: [
    "feed,weight\na,1\na,2\na,3\na,4\na,100\nb,5\nb,7\n",
    "Date,Open,High,Low,Close\n2020-01-02,3,6,2,5\n2020-01-03,5,7,3,4\n",
    "x,value,lower,upper\n1,12,9,15\n2,13,,\n3,11,10,12\n",
  ])
  func documentsKeepAllValues(table: String) throws {
    let chart = try loadChart(table) { if table.hasPrefix("feed") { $0.kind = .box } }.chart
    let text = ChartDocument.text(of: chart)
    let read = try ChartLoader.load(.text(text, name: "chart.json")).chart
    #expect(read.hasFigures && ChartDocument.text(of: read) == text)
  }

  // MARK: Vega-Lite

  /// Layers of boxes that were summarised before, with the outliers of the second.
  private func layers(_ outliers: String) throws -> LoadedChart {
    try ChartLoader.load(
      .text(
        """
        {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "data": {"values": [
          {"s": "a", "lower": 1, "q1": 2, "median": 3, "q3": 4, "upper": 5, "outliers": []},
          {"s": "b", "lower": 2, "q1": 3, "median": 4, "q3": 5, "upper": 6, "outliers": \(outliers)}]},
          "encoding": {"x": {"field": "s", "type": "nominal"}},
          "layer": [
            {"mark": "rule", "encoding": {"y": {"field": "lower", "type": "quantitative"},
              "y2": {"field": "upper"}}},
            {"mark": "bar", "encoding": {"y": {"field": "q1", "type": "quantitative"},
              "y2": {"field": "q3"}}},
            {"mark": "tick", "encoding": {"y": {"field": "median", "type": "quantitative"}}},
            {"transform": [{"flatten": ["outliers"]}], "mark": "point",
              "encoding": {"y": {"field": "outliers", "type": "quantitative"}}}]}
        """, name: "a.vl.json"))
  }

  @Test func layersOfSummariesAreBoxes() throws {
    let loaded = try layers("[0, 9]")
    #expect(loaded.chart.kind == .box && loaded.chart.series.count == 1)
    #expect(
      figures(loaded.chart)[1]
        == PointFigure(
          [
            .lowWhisker: 2, .lowerQuartile: 3, .median: 4, .upperQuartile: 5, .highWhisker: 6,
          ], outliers: [0, 9]))
    #expect(!loaded.choices.contains { $0.contains("two ends") })
  }

  @Test func aTooltipDoesNotAddUpTheValuesOfBoxes() throws {
    let loaded = try ChartLoader.load(
      .text(
        """
        {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "mark": "boxplot",
          "data": {"values": [{"v": 1}, {"v": 1}, {"v": 1}, {"v": 5}]},
          "encoding": {"y": {"field": "v", "type": "quantitative"},
            "tooltip": {"field": "v", "aggregate": "mean"}}}
        """, name: "a.vl.json"))
    #expect(loaded.choices.contains("4 values in 1 box"))
    #expect(figures(loaded.chart)[0]?[.median] == 1)
  }

  @Test func documentsOutOfOrderAreNamed() throws {
    let text = """
      {"kind": "box", "xAxis": {"kind": "category"}, "yAxis": {}, "series": [{"points": [
        {"x": "a", "y": 3, "lowerQuartile": 2, "upperQuartile": 4},
        {"x": "b", "y": 3, "lowerQuartile": 5, "upperQuartile": 4},
        {"x": "c", "y": 3, "lowerQuartile": 2},
        {"x": "d", "lowerQuartile": 2, "upperQuartile": 4}]}]}
      """
    let loaded = try ChartLoader.load(.text(text, name: "chart.json"))
    #expect(
      loaded.choices.contains {
        $0.hasPrefix(
          "1 element has values out of order: b, lowerQuartile 5, y 3, upperQuartile 4")
      })
    #expect(loaded.choices.contains("1 element is incomplete: c has no upperQuartile"))
    #expect(
      loaded.choices.contains(
        "1 element is skipped, because its main value is missing: d has no y"))
  }

  @Test func aDocumentWithoutFurtherValuesIsNoBand() throws {
    let text = """
      {"kind": "band", "xAxis": {}, "yAxis": {}, "series": [{"points": [{"x": 1, "y": 2}]}]}
      """
    #expect(throws: InputError.self) { try ChartLoader.load(.text(text, name: "chart.json")) }
  }

  /// The last price of a day is the close, whatever it is called.
  @Test(arguments: [
    "Date,Price,Open,High,Low\n03/28/2024,5,3,6,2\n03/27/2024,4,5,7,3\n03/26/2024,6,4,9,4\n",
    "Date,Close/Last,Volume,Open,High,Low\n03/28/2024,5,88,3,6,2\n03/27/2024,4,99,5,7,3\n",
  ])
  func theLastPriceCloses(text: String) throws {
    let chart = try loadChart(text).chart
    #expect(chart.kind == .candlestick)
    #expect(chart.series[0].ys.last == 5)
  }
}
