import Glibc
import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput

/// Text marks of specifications as labels of points.
@Suite struct TextMarkTests {
  private static func chart(
    text: String, mark: String = #""line""#, field: String = "y", records: String? = nil
  ) throws -> LoadedChart {
    let values =
      records
      ?? (0..<40).map {
        "{\"x\": \($0), \"y\": \($0 * 7 % 11), \"note\": \($0 == 12 ? "\"Flood\"" : "null")}"
      }
      .joined(separator: ",")
    return try Specifications.load(
      """
      {"data": {"values": [\(values)]},
       "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "\(field)", "type": "quantitative"}},
       "layer": [{"mark": \(mark)}, \(text)]}
      """)
  }

  @Test(arguments: [
    #"{"mark": "text", "encoding": {"text": {"field": "note"}}}"#,
    #"{"mark": {"type": "text", "dy": -8}, "encoding": {"text": {"field": "note", "type": "nominal"}}}"#,
    #"{"mark": "text", "transform": [{"filter": "datum.x == 12"}], "encoding": {"text": {"value": "Flood"}}}"#,
    #"{"mark": {"type": "text", "text": "Flood"}, "transform": [{"filter": "datum.x == 12"}]}"#,
    #"{"mark": "text", "data": {"values": [{"x": 12, "y": 99, "s": "Flood"}]}, "encoding": {"text": {"field": "s"}}}"#,
  ])
  func aTextLabelsThePointWhereItStands(text: String) throws {
    let loaded = try Self.chart(text: text)
    #expect(loaded.chart.labelledPoints.map(\.x) == [12])
    #expect(loaded.chart.labelledPoints.map(\.label) == ["Flood"])
    #expect(loaded.everything.contains("labels are from layer 2"))
    #expect(!loaded.everything.contains { $0.contains("skipped") })
    #expect(loaded.chart.kind == .line)
  }

  @Test(arguments: [
    #"{"mark": "text", "encoding": {"text": {"field": "y", "type": "quantitative"}}}"#,
    #"{"mark": "text", "encoding": {"text": {"field": "x"}}}"#,
    #"{"mark": "text", "encoding": {"text": {"condition": {"test": "datum.x == 12", "field": "note"}}}}"#,
    #"{"mark": "text", "data": {"values": [{"x": 999, "y": 5, "s": "nowhere"}]}, "encoding": {"text": {"field": "s"}}}"#,
    #"{"mark": "text", "encoding": {"text": {"field": "unknown"}}}"#, #"{"mark": "text"}"#,
  ])
  func otherTextsAreNoLabels(text: String) throws {
    let loaded = try Self.chart(text: text)
    #expect(loaded.chart.labelledPoints == [])
    #expect(loaded.everything.contains("layer 2 (text) is skipped"))
  }

  /// A text on every point names it.
  @Test func textsOnAllPointsAreNames() throws {
    let loaded = try Self.chart(
      text: #"{"mark": "text", "encoding": {"text": {"field": "s"}}}"#, mark: #""point""#,
      records:
        #"{"x": 3, "y": 1, "s": "a"}, {"x": 1, "y": 2, "s": "b"}, {"x": 2, "y": 5, "s": "c"}"#)
    #expect(loaded.chart.kind == .scatter)
    #expect(loaded.chart.labelledPoints == [])
    #expect(Set(loaded.chart.series[0].labels) == ["a", "b", "c"])
  }

  /// As many texts as points at one x are matched in time that grows with their number, whatever else runs.
  @Test func manyTextsAtOneXAreMatchedOneByOne() {
    func processorTime() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let count = 100_000
    for hasValues in [true, false] {
      var texts = Charts.series(
        (0..<count).map { hasValues ? Double($0) : .nan },
        xs: [Double](repeating: 1, count: count))
      texts.labels = (0..<count).map { "t\($0)" }
      let points = Charts.series(
        (0..<count).map { Double(count - 1 - $0) }, xs: [Double](repeating: 1, count: count))
      var chart = Charts.chart([points], kind: .scatter)
      let start = processorTime()
      let isAny = TextMarks(chart: Charts.chart([texts], kind: .scatter)).label(&chart)
      #expect(isAny && processorTime() - start < 2)
      let wanted = (0..<count).map { hasValues ? "t\(count - 1 - $0)" : "t0" }
      #expect(chart.series[0].labels == wanted)
    }
  }

  /// Of several series, only the point at the height of the text has the label; so have bars.
  @Test func seriesAndBarsHaveTheirLabels() throws {
    let records = (0..<30).map { index in
      ["u", "v"].map {
        "{\"d\": \"c\(index)\", \"s\": \"\($0)\", \"y\": \(index + ($0 == "u" ? 0 : 50))}"
      }
      .joined(separator: ",")
    }.joined(separator: ",")
    for mark in ["line", "bar"] {
      let loaded = try Specifications.load(
        """
        {"data": {"values": [\(records)]},
         "encoding": {"x": {"field": "d", "type": "ordinal"}, "y": {"field": "y", "type": "quantitative"}},
         "layer": [{"mark": "\(mark)", "encoding": {"color": {"field": "s"}}},
           {"transform": [{"filter": "datum.y == 57"}], "mark": "text", "encoding": {"text": {"value": "here"}}}]}
        """)
      let chart = loaded.chart
      #expect(chart.labelledPoints.count == 1)
      let point = try #require(chart.labelledPoints.first)
      #expect(chart.series[point.series].name == "v" && point.y == 57)
    }
  }

  /// A line, or one line for each of two names, with further layers.
  private static func lines(
    ofNames: Bool, x: String = #"{"field": "x", "type": "quantitative"}"#, layers: String
  ) throws -> LoadedChart {
    let records = (0..<40).flatMap { x in
      [("Ann", x * 7 % 11), ("Bob", x * 5 % 13)].map { name, y in
        #"{"x": \#(x), "day": "2001-02-\#(x % 28 < 9 ? "0" : "")\#(x % 28 + 1)", "who": "\#(name)", "y": \#(y)}"#
      }
    }
    let color = ofNames ? #", "color": {"field": "who"}"# : ""
    let y = #""y": {"field": "y", "type": "quantitative"}"#
    return try Specifications.load(
      """
      {"data": {"values": [\(records.joined(separator: ", "))]}, "encoding": {"x": \(x)},
       "layer": [{"mark": "line", "encoding": {\(y)\(color)}}, \(layers)]}
      """)
  }

  /// Annotations stand at a height of the page, or at one x, which need not be that of a point.
  static let annotations = [
    #"{"mark": "text", "transform": [{"filter": "datum.x == 12"}], "encoding": {"y": {"value": 10}, "text": {"value": "Flood"}}}"#,
    #"{"mark": {"type": "text", "text": "Flood"}, "encoding": {"x": {"datum": 12}, "y": {"value": 10}}}"#,
    #"{"mark": {"type": "text", "text": "Flood"}, "encoding": {"x": {"datum": 12.4}, "y": {"datum": 99}}}"#,
    #"{"mark": {"type": "text", "y": 10}, "encoding": {"x": {"datum": 11.6}, "text": {"datum": "Flood"}}}"#,
    #"""
    {"mark": "text", "data": {"values": [{"t": 12, "s": "Flood"}, {"t": 99, "s": "far"}, {"t": -0.6, "s": "before"}]},
     "encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"value": "height"}, "text": {"field": "s"}}}
    """#,
  ]

  @Test(arguments: annotations, [false, true])
  func anAnnotationLabelsTheNearestPoint(text: String, ofNames: Bool) throws {
    let loaded = try Self.lines(ofNames: ofNames, layers: text)
    let points = loaded.chart.labelledPoints
    #expect(loaded.chart.series.count == (ofNames ? 2 : 1))
    #expect(points.map(\.x) == [12], "\(loaded.everything)")
    #expect(points.map(\.label) == ["Flood"] && points.map(\.series) == [0])
  }

  @Test(arguments: [#"{"year": 2001, "month": "feb", "date": 13}"#, #""2001-02-13""#])
  func anAnnotationStandsAtADate(datum: String) throws {
    let loaded = try Self.lines(
      ofNames: true, x: #"{"field": "day", "type": "temporal"}"#,
      layers: """
        {"mark": {"type": "text", "text": "!"},
         "encoding": {"x": {"datum": \(datum)}, "y": {"value": 0}}}
        """)
    #expect(loaded.chart.labelledPoints.map(\.x) == [981_936_000 + 86_400])
  }

  /// Each annotation is often a layer of its own; lying bars have theirs at a category of y.
  @Test func layersOfTextsAddTheirLabels() throws {
    let loaded = try Self.lines(
      ofNames: false,
      layers: Self.annotations[1] + ", "
        + Self.annotations[1].replacing("12", with: "20").replacing("Flood", with: "Drought"))
    #expect(loaded.chart.labelledPoints.map(\.label) == ["Flood", "Drought"])
    let records = (0..<20).map { #"{"c": "c\#($0)", "v": \#($0 * 3 % 7)}"# }
    let bars = try Specifications.load(
      """
      {"data": {"values": [\(records.joined(separator: ", "))]},
       "encoding": {"y": {"field": "c", "type": "nominal"}},
       "layer": [{"mark": "bar", "encoding": {"x": {"field": "v", "type": "quantitative"}}},
         {"mark": {"type": "text", "text": "best"}, "encoding": {"y": {"datum": "c2"}, "x": {"value": 5}}}]}
      """)
    let best = try #require(bars.chart.labelledPoints.first)
    #expect(bars.chart.labelledPoints.count == 1 && best.y == 6 && best.label == "best")
  }

  /// At the ends of lines, their names take the place of a legend.
  @Test func namesOfLinesAreNoLabels() throws {
    for y in [#"{"field": "y", "type": "quantitative"}"#, #"{"value": 3}"#] {
      let loaded = try Self.lines(
        ofNames: true,
        layers: """
          {"mark": "text", "transform": [{"filter": "datum.x == 39"}],
           "encoding": {"y": \(y), "text": {"field": "who"}}}
          """)
      #expect(loaded.chart.series.map(\.name) == ["Ann", "Bob"])
      #expect(loaded.chart.series.allSatisfy { $0.labels.allSatisfy(\.isEmpty) })
    }
  }
}
