import Testing

@testable import SonifyInput

/// Documents that make no chart, and the line that says why.
@Suite struct DocumentFaultTests: DocumentReading {
  @Test(arguments: [
    (#"{"x": 1, "y": "abc"}"#, #"series[0].points[0].y: "abc" is not a number"#),
    (#"{"x": 1, "y": true}"#, "series[0].points[0].y: true is not a number"),
    (#"{"x": "a\u001b[2J", "y": 1}"#, "series[0].points[0].x: \"a\u{FFFD}[2J\" is not a number"),
    (#"{"y": 1}"#, "series[0].points[0].x: is missing"),
    (#"{"x": null, "y": 1}"#, "series[0].points[0].x: is missing"),
    (#"[1, 2]"#, "series[0].points[0]: an array is not an object"),
    (#"{"x": 1, "y": 2, "label": 7}"#, "series[0].points[0].label: 7 is not a string"),
    (
      #"{"x": 1, "y": 2, "additionalValues": [1]}"#,
      "series[0].points[0].additionalValues: has 1 element, but there are 0 additional axes"
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
      #"yAxis.kind: "logarithmic" is not one of "number", "year", "row", "duration", "timeOfDay", "date", "category""#
    ),
    (
      #"{"kind": "category"}"#,
      "yAxis.kind: values need an axis of numbers or dates, not of categories"
    ),
    (#"{"title": 3}"#, "yAxis.title: 3 is not a string"),
    (#"{"range": [3, 1]}"#, "yAxis.range: is the wrong way round; write the lower end first"),
    (#"{"range": [3]}"#, "yAxis.range: has 1 element, but a range has 2"),
    (#"{"range": ["a", 1]}"#, #"yAxis.range[0]: "a" is not a number"#),
    (#"{"range": "0:1"}"#, #"yAxis.range: "0:1" is not an array"#),
    (
      #"{"range": [0, 1], "scale": "ln"}"#,
      "yAxis.scale: a ln scale needs values above 0, and the lowest is 0"
    ),
    (#"{"scale": "log"}"#, #"yAxis.scale: "log" is not one of "linear", "log10", "ln""#),
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
      #"contentDirection: "up" is not one of "leftToRight", "rightToLeft", "topToBottom", "bottomToTop", "radialClockwise", "radialCounterClockwise""#
    ),
  ])
  func aFaultyDocumentIsNamed(text: String, message: String) {
    #expect(problem(text) == "chart.json: \(message)")
  }

  @Test func aNameThatIsNotListedIsNamed() {
    let axis = #"{"kind": "category", "categories": ["a"]}"#
    #expect(
      problem(document(#"{"x": "b", "y": 1}"#, x: axis))
        == #"chart.json: series[0].points[0].x: "b" is not one of xAxis.categories"#)
    #expect(
      problem(document(#"{"x": 1, "y": 1}"#, x: axis))
        == "chart.json: series[0].points[0].x: 1 is not the name of a category")
  }

  @Test func aDateThatIsNoneSaysHowToWriteIt() {
    #expect(
      problem(document(#"{"x": "2012-13-01", "y": 1}"#, x: #"{"kind": "date"}"#))
        == #"chart.json: series[0].points[0].x: "2012-13-01" is not a date; write it as 2012-01-31 or 2012-01-31T12:30:05Z"#
    )
  }

  @Test func manyFaultsAreCounted() {
    let points = (0..<9).map { _ in #"{"x": 1, "y": "a"}"# }.joined(separator: ",")
    let message = problem(document(points))
    #expect(message.hasPrefix(#"chart.json: series[0].points[0].y: "a" is not a number; "#))
    #expect(message.hasSuffix("; and 4 more like these"))
  }

  @Test func whatIsTooMuchIsRefused() {
    let names = (0...ChartAssembly.maxCategories).map { #"{"x": "n\#($0)", "y": 1}"# }
    #expect(
      problem(document(names.joined(separator: ","), x: #"{"kind": "category"}"#)).hasSuffix(
        "there are more than 10000 different names, too many for categories"))
    let series = (0..<1001).map { _ in #"{"points": []}"# }.joined(separator: ",")
    #expect(
      problem(#"{"xAxis": {}, "yAxis": {}, "series": [\#(series)]}"#)
        == "chart.json: series: has 1001 elements, and at most 1000 are allowed")
  }
}
