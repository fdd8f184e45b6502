import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What parameters and selections are before anybody chooses anything.
@Suite struct ParameterTests {
  private let encoding =
    #""mark": "point", "encoding": {"x": {"field": "b", "type": "quantitative"}, "y": {"field": "c", "type": "quantitative"}}"#

  private func ys(_ parameters: String, _ filter: String) throws -> [Double] {
    try Specifications.load(
      Specifications.text(#"\#(parameters), "transform": [{"filter": \#(filter)}], \#(encoding)"#)
    ).chart.series[0].ys
  }

  @Test func nothingSelectedIncludesAllUnlessAFilterSaysOtherwise() throws {
    let brush = #""params": [{"name": "brush", "select": "interval"}]"#
    #expect(try ys(brush, #"{"param": "brush"}"#) == [10, 20, 30])
    #expect(try ys(brush, #"{"not": {"param": "brush", "empty": false}}"#) == [10, 20, 30])
    let error = #expect(throws: InputError.self) {
      try ys(brush, #"{"param": "brush", "empty": false}"#)
    }
    #expect("\(error.map(\.description) ?? "")".contains("no records are left"))
  }

  @Test(arguments: [
    (#"{"name": "p", "select": {"type": "point", "fields": ["a"]}, "value": "w"}"#, [20.0]),
    (
      #"{"name": "p", "select": {"type": "point", "fields": ["a"]}, "value": [{"a": "u"}, {"a": "v"}]}"#,
      [10, 30]
    ),
    (#"{"name": "p", "select": {"type": "point", "encodings": ["x"]}, "value": 2}"#, [30]),
    (#"{"name": "p", "select": {"type": "interval"}, "value": {"x": [3, 2], "y": [0, 15]}}"#, [10]),
    (
      #"{"name": "p", "select": {"type": "interval", "encodings": ["y"]}, "value": [15, 30]}"#,
      [20, 30]
    ),
  ])
  func firstValuesSelect(_ parameter: String, _ expected: [Double]) throws {
    #expect(try ys(#""params": [\#(parameter)]"#, #"{"param": "p"}"#) == expected)
  }

  @Test func selectionsOfVersion4Select() throws {
    let selection =
      #""selection": {"p": {"type": "multi", "fields": ["a"], "init": [{"a": "u"}]}, "q": {"type": "interval", "encodings": ["x"], "init": {"x": [2, 4]}}, "r": {"type": "single", "empty": "none"}}"#
    #expect(try ys(selection, #"{"selection": "p"}"#) == [10])
    #expect(try ys(selection, #"{"selection": {"and": ["p", "q"]}}"#) == [10])
    #expect(try ys(selection, #"{"selection": {"or": ["r", {"not": "p"}]}}"#) == [20, 30])
  }

  @Test func expressionsUseThem() throws {
    let parameters =
      #""params": [{"name": "twice", "expr": "once * 2"}, {"name": "once", "value": 5, "bind": {"input": "range"}}, {"name": "list", "value": {"a": [7, 15]}}, {"name": "p", "select": {"type": "point", "fields": ["a"]}, "value": "w"}]"#
    #expect(try ys(parameters, #""datum.c > twice""#) == [20, 30])
    #expect(try ys(parameters, #""datum.c > list.a[1]""#) == [20, 30])
    #expect(try ys(parameters, #""datum.a == p.a[0]""#) == [20])
  }

  @Test(arguments: [
    (#"{"param": "other"}"#, "transform[0].filter.param: there is no parameter \"other\""),
    (#""datum.c > other""#, "transform[0].filter: uses \"other\", which is not supported"),
    (#"{"param": "binned"}"#, "params[0].value[0].x: is an initial value that is not supported"),
  ])
  func unknownOnesAreRefused(_ filter: String, _ problem: String) {
    let error = #expect(throws: InputError.self) {
      try Specifications.load(
        Specifications.text(
          #""params": [{"name": "binned", "select": {"type": "point", "encodings": ["x"]}, "value": [{"x": 1}]}], "transform": [{"filter": \#(filter)}], "mark": "bar", "encoding": {"x": {"field": "b", "bin": true, "type": "quantitative"}, "y": {"aggregate": "count"}}"#
        ))
    }
    #expect("\(error.map(\.description) ?? "")".hasPrefix("chart.vl.json: \(problem)"))
  }

  @Test func aLookupFindsWhatASelectionIncludes() throws {
    let loaded = try Specifications.load(
      Specifications.text(
        #"""
        "layer": [
          {"params": [{"name": "start", "value": [{"b": 2}], "select": {"type": "point", "fields": ["b"]}}],
            "mark": "rule", "encoding": {"x": {"field": "a"}}},
          {"transform": [{"lookup": "a", "from": {"param": "start", "key": "a"}},
              {"calculate": "datum.start ? datum.start.c : 0", "as": "d"}],
            "mark": "bar", "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "d", "type": "quantitative"}}}]
        """#))
    #expect(loaded.chart.series.map(\.ys) == [[0, 30, 0]])
  }
}
