import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput

/// Which column of a table has labels of points.
@Suite struct LabelColumnTests {
  private static func load(
    _ csv: String, choosing change: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    change(&choices)
    return try ChartLoader.load(.bytes(Array(csv.utf8), name: "a.csv"), choosing: choices)
  }

  /// A table of `rows` days with a header for remarks, which stand in some rows.
  private static func table(
    _ header: String, rows: Int = 60, x: (Int) -> String = { "\(1900 + $0)" },
    remarks: [Int: String] = [20: "Flood", 40: "Strike"]
  ) -> String {
    "year,value,\(header)\n"
      + (0..<rows).map { "\(x($0)),\($0 * 7 % 11),\(remarks[$0] ?? "")\n" }.joined()
  }

  @Test(arguments: [
    "label", "Note", "ANNOTATION", "comment", "event", "Labels", "my_note", "remark", "Bemerkung",
  ])
  func aColumnOfFewTextsLabelsPoints(header: String) throws {
    let loaded = try Self.load(Self.table(header))
    #expect(loaded.chart.series.count == 1 && loaded.chart.kind == .line)
    #expect(loaded.chart.labelledPoints.map(\.x) == [1920, 1940])
    #expect(loaded.chart.labelledPoints.map(\.label) == ["Flood", "Strike"])
    #expect(loaded.choices.contains("labels are from \(header)"), "\(loaded.choices)")
  }

  /// Also if texts repeat, x has names, or the first rows that are looked at have none.
  @Test func remarksAreFoundWhateverElseThereIs() throws {
    let repeated = try Self.load(
      Self.table("event", remarks: [3: "holiday", 13: "holiday", 33: "holiday"]))
    #expect(repeated.chart.labelledPoints.count == 3)
    #expect(repeated.chart.series.count == 1)
    let names = try Self.load(
      Self.table("note", rows: 12, x: { "name \($0)" }, remarks: [4: "best"]))
    #expect(names.chart.kind == .bar)
    #expect(names.chart.labelledPoints.map(\.label) == ["best"])
    let late = try Self.load(
      Self.table("note", rows: 30_000, x: { "\($0)" }, remarks: [29_990: "late"]))
    #expect(late.chart.labelledPoints.map(\.label) == ["late"])
    #expect(late.chart.series.map(\.name) == ["value"])
    let short = try Self.load("x,y,note\n1,2,\n2,3,first\n3,9,\n4,1,\n")
    #expect(short.chart.xAxis.title == "x")
    #expect(short.chart.labelledPoints.map(\.label) == ["first"])
  }

  /// Rows of one x are one point, which keeps the first remark on them.
  @Test(arguments: [false, true]) func combinedRowsKeepTheirRemarks(isStacked: Bool) throws {
    let rows = (0..<240).map { row -> String in
      let remark = [31: " ", 91: "Flood", 151: "Strike", 155: "Later"][row] ?? ""
      let year = 1900 + row * 7 % 60
      return "\(year),\(row * 7 % 11),\(row * 5 % 13),\(remark)\n"
    }
    let loaded = try Self.load("year,a,b,note\n" + rows.joined()) {
      $0.y = isStacked ? ["a", "b"] : ["a"]
      $0.kind = .bar
      $0.isStacked = isStacked
    }
    let labels = loaded.chart.labelledPoints.filter { $0.series == 0 }
    #expect(loaded.chart.series[0].count == 60)
    #expect(labels.map(\.x) == [1905, 1937])
    #expect(labels.map(\.label) == ["Later", "Flood"])
  }

  /// The names of all rows are not those of points that stand for several.
  @Test func combinedRowsHaveNoNames() throws {
    let rows = (0..<24).map { "\(1900 + $0 % 12),\($0 * 7 % 11),n\($0)\n" }
    let loaded = try Self.load("year,value,name\n" + rows.joined()) {
      $0.x = "year"
      $0.y = ["value"]
      $0.label = "name"
      $0.kind = .line
    }
    #expect(loaded.chart.series[0].count == 12)
    #expect(loaded.chart.series[0].labels.allSatisfy { $0.isEmpty })
    #expect(loaded.chart.labelledPoints == [])
  }

  /// A column with another role, or with numbers, is not one of labels.
  @Test func otherColumnsKeepTheirRoles() throws {
    let numbers = try Self.load("x,y,note\n1,2,7\n2,3,8\n3,4,9\n")
    #expect(numbers.chart.labelledPoints == [])
    #expect(numbers.chart.series.count == 2)
    let chosen = try Self.load(Self.table("note")) { $0.series = "note" }
    #expect(chosen.chart.labelledPoints == [])
    let full = try Self.load("x,y,name\n1,2,a\n2,3,b\n3,9,c\n4,1,d\n")
    #expect(full.chart.labelledPoints == [])
    #expect(full.chart.series[0].labels == ["a", "b", "c", "d"])
    #expect(full.choices.contains("points are named by name"))
    let empty = try Self.load("x,y,note\n1,2,\n2,3,\n3,9,\n")
    #expect(empty.chart.series.count == 1 && empty.chart.labelledPoints == [])
  }

  /// Under such a header, half of the cells may be numbers.
  @Test func aRemarkMayBeANumber() throws {
    let loaded = try Self.load(Self.table("note", remarks: [20: "multi", 40: "2.5"]))
    #expect(loaded.chart.labelledPoints.map(\.label) == ["multi", "2.5"])
    #expect(loaded.chart.series.map(\.name) == ["value"])
    let size = try Self.load(Self.table("size", remarks: [20: "multi", 40: "2.5"]))
    #expect(size.chart.labelledPoints == [])
  }

  @Test func theListenerChooses() throws {
    let csv =
      "x,y,note,code\n" + (0..<40).map { "\($0),\($0 % 7),\($0 == 9 ? "n" : ""),\($0)\n" }.joined()
    #expect(try Self.load(csv).chart.labelledPoints.map(\.label) == ["n"])
    let codes = try Self.load(csv) { $0.label = "code" }
    #expect(codes.chart.series.map(\.name) == ["y"])
    #expect(codes.chart.series[0].labels[7] == "7" && codes.chart.labelledPoints == [])
    for change in [
      { $0.y = ["y"] }, { $0.x = "y" }, { ($0.y, $0.series) = (["x"], "y") },
    ] as [(inout ChartChoices) -> Void] {
      #expect(throws: InputError.badChoice(.labelInUse(column: "y"))) {
        try Self.load(csv) {
          $0.label = "y"
          change(&$0)
        }
      }
    }
    #expect(throws: InputError.badChoice(.labelsOfHistogram)) {
      try Self.load(csv) { ($0.label, $0.kind) = ("note", .histogram) }
    }
    #expect(throws: InputError.self) { try Self.load(csv) { $0.label = "none" } }
    let summary = try Self.load(csv) { $0.summary = "Words." }
    #expect(summary.chart.summary == "Words.")
  }

  /// A remark on a row is one, however many columns of values there are: it stands at the first value.
  @Test(arguments: 1...8)
  func aRemarkStandsAtTheFirstValueOfItsRow(columns: Int) throws {
    let rows = (0..<150).map { row in
      let values = (0..<columns).map {
        row == 40 && $0 == 0 || row == 50 ? "" : "\(row * ($0 + 3) % 17)"
      }
      return "\(row),\(values.joined(separator: ",")),\(row % 10 == 0 ? "n\(row)" : "")\n"
    }
    let names = (0..<columns).map { "y\($0)" }
    let loaded = try Self.load("x,\(names.joined(separator: ",")),note\n" + rows.joined())
    let points = loaded.chart.labelledPoints
    #expect(loaded.chart.series.map(\.name) == names)
    #expect(Set(points.map(\.label)).count == points.count)
    #expect(Set(points.map(\.x)) == Set((0..<15).map { Double($0 * 10) }))
    for point in points {
      #expect(point.series == (point.x == 40 && columns > 1 ? 1 : 0))
      #expect((point.y == nil) == (point.x == 50 || point.x == 40 && columns == 1))
    }
    #expect(LabelledPoints(loaded.chart).leftOut == 0)
  }

  /// Names of rows are those of all their values.
  @Test func namesAreThoseOfAllColumns() throws {
    let loaded = try Self.load("x,y,z,name\n1,2,5,a\n2,3,6,b\n3,9,7,c\n4,1,8,d\n")
    #expect(loaded.chart.series.map(\.labels) == [["a", "b", "c", "d"], ["a", "b", "c", "d"]])
  }

  /// A part of x keeps what is labelled in it, even if that is no longer few.
  @Test func aRangeKeepsItsLabels() throws {
    let csv = Self.table("note", remarks: [20: "a", 22: "b", 24: "c", 50: "d"])
    let loaded = try Self.load(csv) {
      $0.xRange = ChartChoices.AxisRange(low: .number(1919), high: .number(1925))
    }
    #expect(loaded.chart.labelledPoints.map(\.label) == ["a", "b", "c"])
  }
}

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

  /// As many texts as points at one x are matched in time that grows with their number.
  @Test func manyTextsAtOneXAreMatchedOneByOne() {
    let count = 100_000
    for hasValues in [true, false] {
      var texts = Charts.series(
        (0..<count).map { hasValues ? Double($0) : .nan },
        xs: [Double](repeating: 1, count: count))
      texts.labels = (0..<count).map { "t\($0)" }
      let points = Charts.series(
        (0..<count).map { Double(count - 1 - $0) }, xs: [Double](repeating: 1, count: count))
      var chart = Charts.chart([points], kind: .scatter)
      let start = ContinuousClock.now
      let isAny = TextMarks(chart: Charts.chart([texts], kind: .scatter)).label(&chart)
      #expect(isAny && ContinuousClock.now - start < .seconds(2))
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
