import Testing

@testable import Sonify

/// Charts that become documents, and documents that become charts.
@Suite struct ChartDocumentTests {
  private func read(_ text: String, _ change: (inout ChartChoices) -> Void = { _ in }) throws
    -> LoadedChart
  {
    var choices = ChartChoices()
    change(&choices)
    return try ChartLoader.load(.text(text, name: "chart.json"), choosing: choices)
  }

  private func problem(_ text: String, _ change: (inout ChartChoices) -> Void = { _ in }) -> String
  {
    do {
      _ = try read(text, change)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  /// A document with some members besides its axes, or with other axes.
  private func document(
    _ points: String, x: String = #"{"title": "x", "kind": "number"}"#,
    y: String = #"{"title": "y", "kind": "number"}"#, more: String = ""
  ) -> String {
    #"{"title": "t", "xAxis": \#(x), "yAxis": \#(y), "series": [{"name": "s", "points": [\#(points)]}]\#(more)}"#
  }

  private let twoPoints = #"{"x": 1, "y": 10}, {"x": 2, "y": 20}"#

  // MARK: - Round trips

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var charts = GeneratedCharts(seed: 1)
    for _ in 0..<400 {
      let chart = charts.next()
      let text = ChartDocument.text(of: chart)
      let loaded = try ChartDocument.read(.text(text))
      #expect(loaded.chart.held == chart.held, "\(text)")
      #expect(loaded.choices == [], "\(text)")
      #expect(ChartDocument.text(of: loaded.chart) == text)
    }
  }

  @Test(arguments: ["births", "co2", "stocks", "cars", "barley", "city-temperatures", "sunspots"])
  func samplesComeBackAsTheyWere(name: String) throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    let again = try ChartDocument.read(.text(ChartDocument.text(of: chart))).chart
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
        "passed over width, xAxis.color, series[0].points[0].colour, xAxis.unit.few: without meaning there",
      ])
  }

  // MARK: - Faults

  @Test(arguments: [
    (#"{"x": 1, "y": "abc"}"#, #"series[0].points[0].y: "abc" is not a number"#),
    (#"{"x": 1, "y": true}"#, "series[0].points[0].y: true is not a number"),
    (#"{"x": "a\u001b[2J", "y": 1}"#, "series[0].points[0].x: \"a\u{FFFD}[2J\" is not a number"),
    (#"{"y": 1}"#, "series[0].points[0].x: is missing"),
    (#"{"x": null, "y": 1}"#, "series[0].points[0].x: is missing"),
    (#"[1, 2]"#, "series[0].points[0]: an array is not an object"),
    (#"{"x": 1, "y": 2, "label": 7}"#, "series[0].points[0].label: 7 is not a text"),
    (
      #"{"x": 1, "y": 2, "additionalValues": [1]}"#,
      "series[0].points[0].additionalValues: has 1 elements, and there are 0 additional axes"
    ),
    (
      #"{"x": 1, "y": {}}, {"x": [], "y": 1}"#,
      "series[0].points[0].y: an object is not a number; series[0].points[1].x: an array is not a number"
    ),
  ])
  func aFaultyPointIsNamed(points: String, message: String) {
    #expect(problem(document(points)) == "chart.json: \(message)")
  }

  @Test(arguments: [
    (
      #"{"kind": "logarithmic"}"#,
      #"yAxis.kind: "logarithmic" is none of "number", "year", "date", "category""#
    ),
    (#"{"kind": "category"}"#, "yAxis.kind: values lie on an axis of numbers or dates"),
    (#"{"title": 3}"#, "yAxis.title: 3 is not a text"),
    (#"{"range": [3, 1]}"#, "yAxis.range: is upside down: write the lower end first"),
    (#"{"range": [3]}"#, "yAxis.range: has 1 elements: a range has 2"),
    (#"{"range": ["a", 1]}"#, #"yAxis.range[0]: "a" is not a number"#),
    (#"{"range": "0:1"}"#, #"yAxis.range: "0:1" is not an array"#),
    (
      #"{"range": [0, 1], "scale": "ln"}"#,
      "yAxis.scale: a ln scale needs values above 0: the least is 0"
    ),
    (#"{"scale": "log"}"#, #"yAxis.scale: "log" is none of "linear", "log10", "ln""#),
    (#"{"gridlines": [1, null]}"#, "yAxis.gridlines[1]: null is not a number"),
    (#"{"unit": "km"}"#, #"yAxis.unit: "km" is not an object"#),
    (#"{"unit": {"other": "km"}}"#, "yAxis.unit.one: is missing"),
    (
      #"{"valueDescriptions": [{"value": 1}]}"#,
      "yAxis.valueDescriptions[0].description: is missing"
    ),
    (
      #"{"valueDescriptions": [{"description": "a"}]}"#,
      "yAxis.valueDescriptions[0].value: null is not a number"
    ),
    ("7", "yAxis: 7 is not an object"),
  ])
  func aFaultyAxisIsNamed(axis: String, message: String) {
    #expect(problem(document(twoPoints, y: axis)) == "chart.json: \(message)")
  }

  @Test(arguments: [
    (#"{"xAxis": {}, "series": []}"#, "yAxis: is missing"),
    (#"{"series": 1, "xAxis": {}, "yAxis": {}}"#, "series: 1 is not an array"),
    (#"{"series": [7], "xAxis": {}, "yAxis": {}}"#, "series[0]: 7 is not an object"),
    (#"{"series": [{"name": "a"}], "xAxis": {}, "yAxis": {}}"#, "series[0].points: is missing"),
    (
      #"{"series": [{"axis": 1, "points": []}], "xAxis": {}, "yAxis": {}}"#,
      "series[0].axis: 1 is not a whole number from 0 to 0"
    ),
    (
      #"{"series": [{"isContinuous": 1, "points": []}], "xAxis": {}, "yAxis": {}}"#,
      "series[0].isContinuous: 1 is neither true nor false"
    ),
    (
      #"{"contentDirection": "up", "series": [], "xAxis": {}, "yAxis": {}}"#,
      #"contentDirection: "up" is none of "leftToRight", "rightToLeft", "topToBottom", "bottomToTop", "radialClockwise", "radialCounterClockwise""#
    ),
  ])
  func aFaultyDocumentIsNamed(text: String, message: String) {
    #expect(problem(text) == "chart.json: \(message)")
  }

  @Test func aNameThatIsNotListedIsNamed() {
    let axis = #"{"kind": "category", "categories": ["a"]}"#
    #expect(
      problem(document(#"{"x": "b", "y": 1}"#, x: axis))
        == #"chart.json: series[0].points[0].x: "b" is none of xAxis.categories"#)
    #expect(
      problem(document(#"{"x": 1, "y": 1}"#, x: axis))
        == "chart.json: series[0].points[0].x: 1 is not the name of a category")
  }

  @Test func aDateThatIsNoneSaysHowToWriteIt() {
    #expect(
      problem(document(#"{"x": "2012-13-01", "y": 1}"#, x: #"{"kind": "date"}"#))
        == #"chart.json: series[0].points[0].x: "2012-13-01" is not a date (write it as 2012-01-31 or 2012-01-31T12:30:05Z)"#
    )
  }

  @Test func manyFaultsAreCounted() {
    let points = (0..<9).map { _ in #"{"x": 1, "y": "a"}"# }.joined(separator: ",")
    let message = problem(document(points))
    #expect(message.hasPrefix(#"chart.json: series[0].points[0].y: "a" is not a number; "#))
    #expect(message.hasSuffix("; and 4 more like these"))
  }

  @Test func whatIsTooMuchIsRefused() {
    let names = (0...ChartAssembly.greatestCategories).map { #"{"x": "n\#($0)", "y": 1}"# }
    #expect(
      problem(document(names.joined(separator: ","), x: #"{"kind": "category"}"#)).hasSuffix(
        "more than 10000 different names: too many for categories"))
    let series = (0..<65).map { _ in #"{"points": []}"# }.joined(separator: ",")
    #expect(
      problem(#"{"xAxis": {}, "yAxis": {}, "series": [\#(series)]}"#)
        == "chart.json: series: has 65 elements: at most 64")
  }

  // MARK: - What a person asks for

  @Test func optionsStandOverTheDocument() throws {
    let chart = try read(document(twoPoints)) {
      $0.title = "other"
      $0.xTitle = "step"
      $0.yTitle = "height"
      $0.yUnit = Unit(one: "metre", other: "metres")
      $0.yRange = RangeChoice(low: .number(1), high: .number(100))
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
    #expect(
      problem(document(twoPoints)) {
        $0.x = "a"
        $0.series = "b"
      } == "--x, --series: a chart document has no columns and cells to choose and read")
    #expect(
      problem(document(twoPoints)) { $0.xScale = .time }
        == "the x axis of the document holds numbers: --x-scale time does not suit it")
    #expect(
      problem(document(#"{"x": "a", "y": 1}"#, x: "{}")) {
        $0.xRange = RangeChoice(low: .number(1), high: .number(2))
      } == "--x-range does not suit an axis of names")
  }
}
