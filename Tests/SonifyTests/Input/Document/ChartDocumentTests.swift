import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Charts that become documents, and documents that become charts.
@Suite struct ChartDocumentTests: DocumentReading {
  // MARK: - Round trips

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var charts = GeneratedCharts(seed: 1)
    for _ in 0..<400 {
      let chart = charts.next()
      let text = ChartDocument.text(of: chart)
      let loaded = try ChartDocument.read(.text(text))
      #expect(loaded.chart.held == chart.held, "\(text)")
      // Elements are made in no order and with gaps, which is said.
      #expect(loaded.choices.isEmpty || chart.hasFigures, "\(text)")
      #expect(ChartDocument.text(of: loaded.chart) == text)
    }
  }

  @Test(arguments: ["births", "co2", "stocks", "cars", "barley", "city-temperatures", "sunspots"])
  func samplesComeBackAsTheyWere(name: String) throws {
    var chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    let again = try ChartDocument.read(.text(ChartDocument.text(of: chart))).chart
    // A document does not keep the number of rows behind means.
    for index in chart.series.indices { chart.series[index].rowCounts = [] }
    #expect(again.held == chart.held)
  }

  @Test func piecesMakeTheWholeText() throws {
    let chart = Charts.line(Charts.noise(5000, seed: 5))
    var pieces: [[UInt8]] = []
    ChartDocument.write(chart) { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.count < 70_000 })
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == ChartDocument.text(of: chart))
  }

  @Test func whatHasNoPlaceIsLeftOut() throws {
    var chart = Charts.line([1, .infinity, 3, 4])
    chart.series[0].xs[3] = .nan
    let again = try ChartDocument.read(.text(ChartDocument.text(of: chart))).chart
    #expect(again.series[0].xs == [0, 1, 2])
    #expect(again.series[0].ys[1].isNaN)
  }

  @Test func aDateAxisHasNoUnit() throws {
    let table = Array("date,y\n2020-01-01,1\n2020-01-02,2\n2020-01-03,4\n".utf8)
    var choices = ChartChoices()
    choices.xUnit = AxisUnit(one: "cup", other: "cups")
    let chart = try ChartLoader.load(.bytes(table, name: "table"), choosing: choices).chart
    let text = ChartDocument.text(of: chart)
    let loaded = try ChartDocument.read(.text(text))
    #expect(loaded.choices == [], "\(text)")
    #expect(ChartDocument.text(of: loaded.chart) == text)
  }

  // MARK: - What a document leaves out

  @Test func whatIsNotSaidIsWorkedOut() throws {
    let loaded = try read(document(twoPoints))
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series[0].isContinuous)
    #expect(loaded.chart.xAxis.range == 1...2)
    #expect(loaded.chart.yAxis.range == 10...20)
    #expect(loaded.chart.yAxis.gridlines == Gridlines.values(in: 10...20))
    #expect(loaded.chart.contentDirection == .leftToRight)
    #expect(loaded.choices == ["kind is line"])
    #expect(loaded.rowCount == 2)
  }

  @Test func pointsThatDoNotRiseMakeAScatterAndNamesMakeBars() throws {
    let cloud = try read(document(#"{"x": 2, "y": 1}, {"x": 1, "y": 2}"#)).chart
    #expect(cloud.kind == .scatter)
    #expect(cloud.series[0].xs == [2, 1])
    let bars = try read(
      document(
        #"{"x": "May", "y": 3}, {"x": "June", "y": 4}"#, x: #"{"title": "month"}"#)
    ).chart
    #expect(bars.kind == .bar)
    #expect(bars.xAxis.categorical?.categories == ["May", "June"])
    #expect(bars.yAxis.range == 0...4)
  }

  @Test func stacksReachTheirTotalsOnAnyScale() throws {
    let text =
      #"{"xAxis": {"kind": "category"}, "yAxis": {SCALE}, "kind": "bar", "isStacked": true, "series": [{"points": [{"x": "a", "y": 2}, {"x": "b", "y": 3}]}, {"points": [{"x": "a", "y": 4}]}]}"#
    for (scale, range) in [("", 0.0...6.0), (#""scale": "log10""#, 2.0...6.0)] {
      let chart = try read(text.replacing("SCALE", with: scale)).chart
      #expect(chart.hasStacks)
      #expect(chart.yAxis.range == range)
    }
  }

  @Test func listedCategoriesKeepTheirOrder() throws {
    let axis = #"{"title": "month", "kind": "category", "categories": ["May", "June", "July"]}"#
    let chart = try read(document(#"{"x": "July", "y": 3}, {"x": "May", "y": 4}"#, x: axis)).chart
    #expect(chart.xAxis.categorical?.categories == ["May", "June", "July"])
    #expect(chart.series[0].xs == [0, 2])
    #expect(chart.series[0].ys == [4, 3])
  }

  @Test func datesAreReadAtTheirGranularity() throws {
    let axis = #"{"title": "when", "kind": "date"}"#
    for (first, second, granularity) in [
      ("2011", "2012", DateGranularity.year), ("2011-01", "2011-02", .month),
      ("2011-01-01", "2011-02-03", .day), ("2011-01-01T10:30Z", "2011-01-01T11:30+01:00", .minute),
    ] {
      let points = #"{"x": "\#(first)", "y": 1}, {"x": "\#(second)", "y": 2}"#
      if granularity == .minute {
        #expect(try read(document(points, x: axis)).chart.xAxis.range.lowerBound == 1_293_877_800)
      } else {
        let chart = try read(document(points, x: axis)).chart
        #expect(chart.xAxis.numeric?.quantity == .date(granularity))
        #expect(chart.xAxis.range.lowerBound == Samples.day(2011, 1, 1))
      }
      #expect(try read(document(points, x: #"{"title": ""}"#)).chart.xAxis.numeric != nil)
    }
  }

  @Test func yearsAreKnownByTheirTitle() throws {
    let points = #"{"x": 1999, "y": 1}, {"x": 2000, "y": 2}"#
    #expect(
      try read(document(points, x: #"{"title": "Year"}"#)).chart.xAxis.numeric?.quantity == .year)
    #expect(
      try read(document(points, x: #"{"title": "Year", "kind": "number"}"#)).chart.xAxis.numeric?
        .quantity == .number)
  }

  @Test func pointsOfALineArePutInOrder() throws {
    let loaded = try read(
      document(#"{"x": 2, "y": 1, "label": "b"}, {"x": 1, "y": 2}"#, more: #", "kind": "line""#))
    #expect(loaded.chart.series[0].xs == [1, 2])
    #expect(loaded.chart.series[0].labels == ["", "b"])
    #expect(loaded.choices == ["points sorted by x"])
  }

  @Test func nullIsAsGoodAsNothing() throws {
    let loaded = try read(
      document(
        #"{"x": 1, "y": null, "label": null, "additionalValues": null}, {"x": 2, "y": 3}"#,
        y: #"{"title": null, "kind": null, "range": null, "gridlines": null, "unit": null}"#,
        more: #", "summary": null, "additionalAxes": null, "$schema": "chart.schema.json""#))
    #expect(loaded.chart.series[0].ys[0].isNaN)
    #expect(loaded.chart.summary == nil)
    #expect(loaded.choices == ["kind is line"])
  }

  @Test func whatIsNotKnownIsPassedOverAndSaid() throws {
    let loaded = try read(
      document(
        #"{"x": 1, "y": 2, "colour": "red"}"#,
        x: #"{"title": "x", "color": 1, "unit": {"one": "a", "few": 1}}"#,
        more: #", "width": 100"#))
    #expect(
      loaded.choices == [
        "kind is line",
        "unknown members ignored: width, xAxis.color, series[0].points[0].colour, xAxis.unit.few",
      ])
  }

  @Test func ofAMemberThatComesTwiceTheLastCounts() throws {
    let loaded = try read(
      document(
        #"{"x": 1, "x": 2, "y": 3}, {"x": 5, "y": 4}"#, y: #"{"title": "a", "title": "b"}"#))
    #expect(loaded.chart.yAxis.title == "b")
    #expect(loaded.chart.series[0].xs == [2, 5])
    #expect(
      loaded.choices.last
        == "yAxis.title, series[0].points[0].x appear twice, and their last values are used")
  }

  @Test func stackedPartsReachTheirTotals() throws {
    let series = #"{"points": [{"x": "a", "y": 3}, {"x": "b", "y": 1}]}"#
    let text = #"{"isStacked": true, "xAxis": {}, "yAxis": {}, "series": [\#(series), \#(series)]}"#
    let chart = try read(text).chart
    #expect(chart.hasStacks)
    #expect(chart.yAxis.range == 0...6)
    #expect(try read(text) { $0.isStacked = false }.chart.yAxis.range == 0...3)
    #expect(
      problem(document(twoPoints)) { $0.isStacked = true }
        == "stacks need several series of bars or lines on one linear y axis, and this chart document has none to stack; leave stacks out"
    )
  }

  @Test func aHistogramHasBins() throws {
    let bins = document(
      #"{"x": "0 to 9", "y": 3}, {"x": "10 to 19", "y": 1}"#, x: "{}",
      more: #", "kind": "histogram""#)
    let chart = try read(bins).chart
    #expect(chart.kind == .histogram)
    #expect(chart.yAxis.range == 0...3)
    #expect(
      problem(document(twoPoints)) { $0.kind = .histogram }
        == "chart.json: kind: the x axis of a histogram must have categories, which are its bins")
  }

  // MARK: - What a person asks for

  @Test func optionsStandOverTheDocument() throws {
    let chart = try read(document(twoPoints)) {
      $0.title = "other"
      $0.xTitle = "step"
      $0.yTitle = "height"
      $0.yUnit = AxisUnit(one: "metre", other: "metres")
      $0.yRange = ChartChoices.AxisRange(low: .number(1), high: .number(100))
      $0.yScale = .log
      $0.xGrid = .at([.number(1.5)])
      $0.kind = .bar
    }.chart
    #expect(chart.title == "other")
    #expect(chart.kind == .bar)
    #expect(!chart.series[0].isContinuous)
    #expect(chart.xAxis.title == "step")
    #expect(chart.xAxis.numeric?.gridlines == [1.5])
    #expect(chart.yAxis.title == "height")
    #expect(chart.yAxis.unit?.one == "metre")
    #expect(chart.yAxis.range == 1...100)
    #expect(chart.yAxis.scale == .log10)
    #expect(chart.yAxis.gridlines == [1, 10, 100])
  }

  @Test func theAuthorsGridlinesStayWithTheirAxis() throws {
    let axis = #"{"range": [0, 30], "gridlines": [7, 8, 40]}"#
    #expect(try read(document(twoPoints, y: axis)).chart.yAxis.gridlines == [7, 8])
    #expect(
      try read(document(twoPoints, y: axis)) { $0.xTitle = "a" }.chart.yAxis.gridlines == [7, 8])
    #expect(
      try read(document(twoPoints, y: axis)) { $0.yGrid = .none }.chart.yAxis.gridlines == [])
  }

  @Test func whatADocumentDoesNotHaveCannotBeAskedFor() {
    #expect(throws: InputError.badChoice(.settingsOfDocument([.x, .series]))) {
      try read(document(twoPoints)) {
        $0.x = "a"
        $0.series = "b"
      }
    }
    #expect(throws: InputError.badChoice(.scaleOfDocument(.x, .time, holdsDates: false))) {
      try read(document(twoPoints)) { $0.xScale = .time }
    }
    #expect(
      problem(document(#"{"x": "a", "y": 1}"#, x: "{}")) {
        $0.xRange = ChartChoices.AxisRange(low: .number(1), high: .number(2))
      } == "an x axis of categories has no range; choose rows instead")
  }
}
