import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Whatever a specification holds, it ends in a chart or in one line, soon and in bounded memory.
@Suite struct HostileSpecificationTests {
  private let encoding =
    #""mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}}"#

  /// Loads, or fails with an ``InputError``; either will do.
  private func survives(_ members: String) {
    _ = try? Specifications.load(Specifications.text(members))
  }

  @Test func manyFiltersEndInAnError() {
    let filters = Array(repeating: #"{"filter": "datum.b > 0"}"#, count: 2000)
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        Specifications.text(#""transform": [\#(filters.joined(separator: ","))], \#(encoding)"#))
    }
    #expect(error?.description.contains("more than the 1000") == true)
  }

  @Test func workIsBounded() {
    // Each of a hundred thousand frames has as many records.
    let window =
      #"{"window": [{"op": "median", "field": "data", "as": "m"}], "frame": [null, null]}"#
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        #"{"data": {"sequence": {"start": 0, "stop": 100000}}, "transform": [\#(window)], "mark": "tick", "encoding": {"x": {"field": "data", "type": "quantitative"}}}"#
      )
    }
    #expect(error?.description.contains("steps") == true)
  }

  @Test func memoryIsBounded() {
    for transform in [
      #"{"fold": [\#(Array(repeating: "\"data\"", count: 100).joined(separator: ","))]}"#,
      #"{"impute": "data", "key": "data", "keyvals": {"start": 0, "stop": 1e12}}"#,
      #"{"impute": "data", "key": "data", "groupby": ["data"]}"#,
    ] {
      #expect(throws: InputError.self) {
        try Specifications.load(
          #"{"data": {"sequence": {"start": 0, "stop": 100000}}, "transform": [\#(transform)], "mark": "tick", "encoding": {"x": {"field": "data", "type": "quantitative"}}}"#
        )
      }
    }
    for sequence in [
      #"{"start": 0, "stop": 1e300}"#, #"{"start": 0, "stop": 5, "step": 0}"#,
      #"{"start": 0, "stop": 1, "step": 1e-300}"#,
    ] {
      #expect(throws: InputError.self) {
        try Specifications.load(#"{"data": {"sequence": \#(sequence)}, \#(encoding)}"#)
      }
    }
  }

  @Test(arguments: [
    #""window": [\#(HostileSpecificationTests.many(#"{"op": "rank", "as": "m"}"#))]"#,
    #""window": [\#(HostileSpecificationTests.many(#"{"op": "sum", "field": "data", "as": "m"}"#))]"#,
    #""window": [{"op": "rank", "as": "m"}], "groupby": [\#(HostileSpecificationTests.many(#""data""#))]"#,
    #""window": [{"op": "rank", "as": "m"}], "sort": [\#(HostileSpecificationTests.many(#"{"field": "data"}"#))]"#,
    #""stack": "data", "groupby": [\#(HostileSpecificationTests.many(#""data""#))]"#,
    #""aggregate": [], "groupby": [\#(HostileSpecificationTests.many(#""data""#))]"#,
    #""joinaggregate": [], "groupby": [\#(HostileSpecificationTests.many(#""data""#))]"#,
  ])
  func longListsOfFieldsAndOperationsAreWorkAsWell(transform: String) {
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        #"{"data": {"sequence": {"start": 0, "stop": 20000}}, "transform": [{\#(transform)}], "mark": "tick", "encoding": {"x": {"field": "data", "type": "quantitative"}}}"#
      )
    }
    #expect(error?.description.contains("steps") == true)
  }

  /// A list of very many equal elements.
  static func many(_ element: String) -> String {
    Array(repeating: element, count: 2000).joined(separator: ",")
  }

  @Test(arguments: ["0", "-1e300", "-1e19"])
  func aSequenceThatEndsBeforeItBeginsHoldsNothing(stop: String) {
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        #"{"data": {"sequence": {"start": 0, "stop": \#(stop), "as": "b"}}, "mark": "tick", "encoding": {"y": {"field": "b", "type": "quantitative"}}}"#
      )
    }
    #expect(error?.description.contains("nothing to plot") == true)
  }

  @Test func nestingIsBounded() {
    let depth = 100
    let nots =
      String(repeating: #"{"not": "#, count: depth) + "\"true\""
      + String(repeating: "}", count: depth)
    survives(#""transform": [{"filter": \#(nots)}], \#(encoding)"#)
    let layers =
      String(repeating: #"{"layer": ["#, count: 60) + #"{"mark": "line"}"#
      + String(repeating: "]}", count: 60)
    survives(#""layer": [\#(layers)], "encoding": {}"#)
    let pages =
      String(repeating: #"{"concat": ["#, count: 60) + #"{"mark": "line"}"#
      + String(repeating: "]}", count: 60)
    survives(#""concat": [\#(pages)]"#)
    let fields = Array(repeating: "\"b\"", count: 2000).joined(separator: ",")
    #expect(throws: InputError.self) {
      try Specifications.load(
        Specifications.text(
          #""repeat": {"row": [\#(fields)], "column": [\#(fields)]}, "spec": {\#(encoding)}"#))
    }
  }

  @Test(arguments: [
    #""transform": 5, "mark": [], "encoding": []"#,
    #""transform": [5, null, [], {}], "mark": "bar", "encoding": {"x": 5, "y": null}"#,
    #""mark": "bar", "encoding": {"x": {"field": 5}, "y": {"field": ""}}"#,
    #""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"step": 0}}, "y": {"aggregate": "count"}}"#,
    #""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"step": 1e-300}}, "y": {"aggregate": "count"}}"#,
    #""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"maxbins": -5, "base": 0}}, "y": {"aggregate": "count"}}"#,
    #""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"extent": [9, 1], "anchor": 1e308}}, "y": {"aggregate": "count"}}"#,
    #""mark": "bar", "encoding": {"x": {"field": "b", "bin": {"extent": [-1e308, 1e308]}}, "y": {"aggregate": "count"}}"#,
    #""mark": "line", "encoding": {"x": {"field": "c", "type": "temporal", "timeUnit": "yearmonth"}, "y": {"field": "b", "type": "quantitative", "scale": {"domain": [1e308, -1e308]}}}"#,
    #""mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative", "axis": {"tickCount": 1e300, "values": [1e308, null]}}, "y": {"field": "b", "type": "quantitative", "scale": {"type": "log", "domain": [-1, 5]}}}"#,
    #""transform": [{"window": [{"op": "sum", "field": "b", "as": "s"}], "frame": [-1e300, 1e300]}], "mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "s", "type": "quantitative"}}"#,
    #""transform": [{"window": [{"op": "lag", "field": "b", "param": 1e300, "as": "s"}], "frame": []}], "mark": "line", "encoding": {"x": {"field": "c", "type": "quantitative"}, "y": {"field": "s", "type": "quantitative"}}"#,
    #""transform": [{"calculate": "datetime(1e300, -1e300)", "as": "s"}, {"timeUnit": "yearweek", "field": "s", "as": "t"}], "mark": "line", "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"field": "b", "type": "quantitative"}}"#,
    #""transform": [{"calculate": "datum.b / 0", "as": "s"}], "mark": "line", "encoding": {"x": {"field": "s", "type": "quantitative"}, "y": {"field": "s", "type": "quantitative"}}"#,
    #""transform": [{"calculate": "1e308 * datum.b * (datum.b > 2 ? -10 : 0.5)", "as": "s"}], "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "s", "type": "quantitative", "axis": {"format": "%"}}, "color": {"field": "a"}}"#,
    #""facet": {"row": {"field": "zz"}}, "spec": {"mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}}"#,
  ])
  func strangePartsEndWell(_ members: String) {
    survives(members)
  }

  @Test func textsFromTheSpecificationAreHarmless() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        #""title": "\u001b[31mred\u0007", "mark": "\u001b[2J", "transform": [{"calculate": "\u001b[1m", "as": "\u001b[2m"}], "encoding": {"x": {"field": "a", "title": "\u001b]0;x\u0007"}, "y": {"field": "b", "type": "quantitative"}}"#
      ))
    let texts = loaded.everything + [loaded.chart.title, loaded.chart.xAxis.title]
    for text in texts { #expect(!text.unicodeScalars.contains { $0.value < 0x20 }) }
    for part in [
      #""encoding": {"x": {"field": "\u001b[31m"}, "y": {"field": "b", "type": "quantitative"}}"#,
      #""transform": [{"\u001b[1m": 1}], "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}"#,
      #""transform": [{"filter": {"param": "\u001b[1m"}}], "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}"#,
    ] {
      let error = #expect(throws: InputError.self) {
        try Specifications.load(Specifications.text(#""mark": "bar", \#(part)"#))
      }
      #expect(error?.description.unicodeScalars.contains { $0.value < 0x20 } == false)
    }
  }

  @Test func manySeriesAreHeardAsOne() throws {
    let loaded = try Specifications.load(
      #"{"data": {"sequence": {"start": 0, "stop": 200, "as": "i"}}, "transform": [{"calculate": "-datum.i", "as": "j"}], "mark": "line", "encoding": {"x": {"field": "i", "type": "quantitative"}, "y": {"field": "i", "type": "quantitative"}, "detail": {"field": "j"}}}"#
    )
    #expect(loaded.chart.series.count == 1)
    #expect(loaded.choices.contains { $0.hasPrefix("encoding.detail: 200 different values") })
  }
}
