import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which chart becomes of a specification, and what is said of it.
@Suite struct SpecificationChartTests {
  @Test(arguments: [
    ("line", ChartKind.line), ("trail", .line), ("area", .line), ("bar", .bar), ("point", .scatter),
    ("circle", .scatter), ("square", .scatter), ("tick", .scatter),
  ])
  func markDecidesTheKind(_ mark: String, _ kind: ChartKind) throws {
    let encoding =
      #""encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "c", "type": "quantitative"}}"#
    #expect(
      try Specifications.load(Specifications.text(#""mark": "\#(mark)", \#(encoding)"#)).chart.kind
        == kind)
    let object = Specifications.text(#""mark": {"type": "\#(mark)", "point": true}, \#(encoding)"#)
    #expect(try Specifications.load(object).chart.kind == kind)
  }

  @Test func anUnknownMarkStillSoundsAndIsNamed() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        #""mark": "rule", "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative"}}"#
      ))
    #expect(loaded.chart.series[0].count == 3)
    #expect(loaded.choices.contains { $0.contains("mark") && $0.contains("rule") })
  }

  @Test func titlesUnitsAndGridlinesAreTheAuthors() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        """
        "title": {"text": ["Two", "lines"], "subtitle": "and one"}, "description": "Words", "mark": "line",
        "encoding": {"x": {"field": "c", "type": "quantitative", "title": "Depth"},
          "y": {"field": "b", "type": "quantitative",
            "axis": {"title": "Share", "format": ".1%", "values": [1, 2]}, "scale": {"domain": [0, 5]}}}
        """))
    let chart = loaded.chart
    #expect(chart.title == "Two lines: and one")
    #expect(chart.summary == "Words")
    #expect(chart.xAxis.title == "Depth")
    #expect(chart.yAxis.title == "Share")
    #expect(chart.yAxis.range == 0...500)
    #expect(chart.yAxis.gridlines == [100, 200])
    #expect(chart.yAxis.unit?.other == "%")
    #expect(chart.series[0].ys == [300, 100, 200])
  }

  @Test func aPersonsOptionsGoBeforeTheSpecification() throws {
    var choices = ChartChoices()
    choices.title = "Mine"
    choices.yRange = ChartChoices.AxisRange(low: .number(-1), high: .number(9))
    choices.kind = .line
    choices.y = ["c"]
    let loaded = try Specifications.load(
      Specifications.text(
        #""title": "Theirs", "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative", "scale": {"domain": [0, 4]}}}"#
      ),
      choosing: choices)
    #expect(loaded.chart.title == "Mine")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.yAxis.range == -1...9)
    #expect(loaded.chart.series[0].ys == [10, 30, 20])
  }

  @Test func namesAreSortedUnlessTheSpecificationSaysOtherwise() throws {
    func names(_ sort: String) throws -> [String]? {
      try Specifications.load(
        Specifications.text(
          #""mark": "bar", "encoding": {"x": {"field": "a", "type": "nominal" \#(sort)}, "y": {"field": "b", "type": "quantitative"}}"#
        )
      ).chart.xAxis.categorical?.categories
    }
    #expect(try names("") == ["u", "v", "w"])
    #expect(try names(#", "sort": null"#) == ["u", "w", "v"])
    #expect(try names(#", "sort": "descending""#) == ["w", "v", "u"])
    #expect(try names(#", "sort": "y""#) == ["w", "v", "u"])
    #expect(try names(#", "sort": "-y""#) == ["u", "v", "w"])
    #expect(try names(#", "sort": ["v"]"#) == ["v", "u", "w"])
    #expect(try names(#", "sort": {"field": "c", "order": "descending"}"#) == ["v", "w", "u"])
    #expect(try names(#", "sort": {"op": "count"}"#) == ["u", "w", "v"])
    #expect(try names(#", "scale": {"domain": ["w", "u", "v"]}"#) == ["w", "u", "v"])
  }

  @Test func everythingUnsupportedIsToldByItsPath() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        """
        "transform": [{"calculate": "evil(datum.a)", "as": "z"},
          {"lookup": "a", "from": {"data": {"url": "https://example.org/d.csv"}, "key": "k", "fields": ["w"]}},
          {"sample": 2}],
        "params": [{"name": "brush", "select": "interval"}], "mark": "line",
        "encoding": {"x": {"field": "c", "type": "quantitative", "scale": {"type": "symlog"}},
          "y": {"field": "b", "type": "quantitative"}, "tooltip": {"field": "z"}}
        """))
    #expect(loaded.chart.series[0].count == 2)
    let told = loaded.choices
    for path in [
      "transform[0].calculate calls \"evil\", which is not supported: \"z\" is not calculated",
      "transform[1].from.data.url \"https://example.org/d.csv\" is on the network",
      "transform[2].sample: 2 keeps records at even steps",
      "encoding.x.scale.type: \"symlog\" is read as linear", "params[0]",
    ] {
      #expect(told.contains { $0.hasPrefix(path) }, "\(path)")
    }
  }

  @Test(arguments: [
    (#"{"filter": "datum.b >"}"#, "transform[0].filter: ends too early"),
    (#"{"strange": 5}"#, "transform[0]: \"strange\" is not a supported transform"),
    (#"{"calculate": "evil(datum.a)", "as": "b"}"#, "transform[0].calculate: calls \"evil\""),
    (#"{"calculate": "evil(datum.a)", "as": "a"}"#, "transform[0].calculate: calls \"evil\""),
    (
      #"{"calculate": "evil(1)", "as": "z"}, {"calculate": "datum.z + 1", "as": "b"}"#,
      "transform[0].calculate: calls \"evil\""
    ),
    (
      #"{"calculate": "evil(1)", "as": "z"}, {"filter": "datum.z > 1"}"#,
      "transform[0].calculate: calls \"evil\""
    ),
    (
      #"{"calculate": "evil(1)", "as": "z"}, {"aggregate": [{"op": "sum", "field": "z", "as": "b"}], "groupby": ["a"]}"#,
      "transform[0].calculate: calls \"evil\""
    ),
    (
      #"{"aggregate": [{"op": "mode", "field": "b", "as": "b"}], "groupby": ["a", "c"]}"#,
      "transform[0].aggregate[0].op: is not a supported operation"
    ),
    (
      #"{"window": [{"op": "strange", "as": "b"}]}"#,
      "transform[0].window[0].op: is not a supported operation"
    ),
    (
      #"{"timeUnit": "century", "field": "a", "as": "b"}"#,
      "transform[0].timeUnit: is not a supported unit of time"
    ),
    (
      #"{"lookup": "a", "from": {"data": {"url": "https://example.org/d.csv"}, "key": "k", "fields": ["b"]}}"#,
      "transform[0].from.data.url: \"https://example.org/d.csv\" is on the network"
    ),
    (#"{"pivot": "a"}"#, "transform[0]: lacks a part"),
    (#"{"regression": "b", "on": "c", "method": "magic"}"#, "transform[0].method: is not a supp"),
  ])
  func whatIsNotFollowedIsRefused(_ transforms: String, _ problem: String) {
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        Specifications.text(
          #""transform": [\#(transforms)], "mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}, "color": {"field": "a"}}"#
        ))
    }
    #expect(
      "\(error.map(\.description) ?? "")".hasPrefix("chart.vl.json: \(problem)"),
      "\(String(describing: error?.description))")
  }

  @Test(arguments: [
    #""aggregate": "mode", "field": "b""#, #""timeUnit": "century", "field": "b""#,
  ])
  func aChannelThatIsNotFollowedIsRefused(_ members: String) {
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        Specifications.text(
          #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {\#(members), "type": "quantitative"}}"#
        ))
    }
    #expect("\(error.map(\.description) ?? "")".hasPrefix("chart.vl.json: encoding.y."))
  }

  @Test func layersAreTriedInTurn() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        """
        "encoding": {"x": {"field": "a", "type": "nominal"}},
        "layer": [{"mark": "rule", "encoding": {"y": {"datum": 2}}}, {"mark": "text"},
          {"mark": "bar", "encoding": {"y": {"field": "b", "type": "quantitative"}}}]
        """))
    #expect(loaded.chart.kind == .bar)
    #expect(loaded.choices.contains("layers 1 (rule), 2 (text) are skipped"))
  }

  @Test func anyViewCanBeAskedFor() throws {
    var choices = ChartChoices()
    for (number, title) in [(1, "petalLength"), (4, "petalWidth")] {
      choices.view = number
      let loaded = try Specifications.chart("repeat", choosing: choices)
      #expect(loaded.chart.yAxis.title == title)
      #expect(loaded.decisions.contains(.specification(.view(number, of: 4))))
    }
    choices.view = 5
    #expect(throws: InputError.badChoice(.noView(5, count: 4))) {
      try Specifications.chart("repeat", choosing: choices)
    }
    choices.view = 2
    let facet = try Specifications.chart("grouped_bar_facet", choosing: choices).chart
    #expect(facet.title.hasSuffix("site Duluth"))
    #expect(facet.series.flatMap(\.ys).count == 2)
  }

  @Test func stacksAreParts() throws {
    let stacked = try Specifications.chart("stacked_bar").chart
    #expect(stacked.isStacked)
    let beside = try Specifications.chart("grouped_bar_xoffset").chart
    #expect(!beside.isStacked)
    let shares = try Specifications.chart("normalized_bar").chart
    #expect(shares.isStacked && shares.yAxis.unit?.other == "%")
    for ys in shares.totals.ys.map({ $0 }) { #expect(abs(ys - 100) < 1e-9) }
  }

  @Test func typesThatAreNotGivenAreTakenFromTheValues() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        #""mark": "line", "encoding": {"x": {"field": "b"}, "y": {"field": "c"}}"#))
    #expect(loaded.chart.series[0].xs == [1, 2, 3])
    #expect(loaded.chart.series[0].ys == [20, 30, 10])
    #expect(
      loaded.everything.contains("encoding.y has no type, so the type is taken from the values"))
    // Where there is something to measure, names stay names, as they are drawn.
    let counted = try Specifications.load(
      Specifications.text(
        #""mark": "bar", "encoding": {"x": {"field": "b"}, "y": {"aggregate": "count"}}"#))
    #expect(counted.chart.xAxis.categorical?.categories == ["1", "2", "3"])
  }

  @Test func whatCannotBeHeardIsNamed() {
    for (members, problem) in [
      (#""mark": "bar", "encoding": {}"#, "encoding: neither x nor y has a field"),
      (
        #""mark": "bar", "encoding": {"x": {"field": "zz"}, "y": {"field": "b", "type": "quantitative"}}"#,
        "encoding.x.field: no record has a field \"zz\"; the fields are a, b, c"
      ),
      (
        #""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "a"}}"#,
        "encoding.y: holds nominal"
      ),
      (
        #""mark": "bar", "transform": [{"filter": "false"}], "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#,
        "encoding.y: no records are left"
      ),
    ] {
      let error = #expect(throws: InputError.self) {
        try Specifications.load(Specifications.text(members))
      }
      #expect("\(error.map(\.description) ?? "")".hasPrefix("chart.vl.json: \(problem)"))
    }
  }
}
