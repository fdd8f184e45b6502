import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// The JSON Schema of descriptions against the code that writes them.
@Suite struct DescriptionSchemaTests {
  private static var path: String {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "docs/description.schema.json").path
  }

  private func json(_ chart: ChartDescriptor) -> String {
    ChartDescription.text(of: chart, facts: ChartFacts(chart), as: .json)
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3-jsonschema is not installed"))
  func whatIsWrittenIsValid() throws {
    var documents = try GoldenDescriptionTests.names.map {
      try ChartDescription.text(
        of: GoldenDescriptionTests.chart($0), facts: GoldenDescriptionTests.facts($0), as: .json)
    }
    var charts = GeneratedCharts(seed: 52)
    for _ in 0..<150 { documents.append(json(charts.next())) }

    let folder = try TemporaryFolder()
    try JSONEncoder().encode(documents).write(to: URL(filePath: folder.file("documents.json")))
    let faults = try Python.run(
      """
      import json, jsonschema
      schema = json.load(open('\(Self.path)', encoding='utf-8'))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for number, text in enumerate(json.load(open('\(folder.file("documents.json"))', encoding='utf-8'))):
          for error in validator.iter_errors(json.loads(text)):
              print(number, error.json_path, error.message[:200])
      """)
    #expect(faults == "")
  }

  @Test func factsAreWrittenWhole() throws {
    let text = try json(GoldenDescriptionTests.chart("births.csv"))
    let chart = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let series = try #require((chart["series"] as? [[String: Any]])?.first)
    let turns = try #require(series["turningPoints"] as? [[String: Any]])
    #expect(turns.map { $0["kind"] as? String } == ["trough", "peak"])
    #expect(turns.map { $0["x"] as? Double } == [1933, 1957])
    #expect(turns.map { $0["y"] as? Double } == [125.7, 268.8])
    #expect((series["trend"] as? [String: Any])?["direction"] as? String == "none")
    #expect(series["period"] is NSNull)
    #expect((series["gaps"] as? [Any])?.isEmpty == true)
  }

  /// A line over days that rises by 2 a day, first at 100 on 1970-01-03.
  @Test func datesAreDatesAndTheirDifferencesDays() throws {
    let days = (0..<20).map { Double($0 + 2) }
    let chart = ChartDescriptor(
      title: "",
      xAxis: .numeric(
        NumericAxis(
          title: "day", range: 172_800...(21 * 86_400), quantity: .date(.day))),
      yAxis: NumericAxis(title: "", range: 0...200),
      series: [
        DataSeries(
          name: "", isContinuous: true, xs: days.map { $0 * 86_400 }, ys: days.map { 96 + 2 * $0 })
      ])
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(json(chart).utf8)) as? [String: Any])
    let series = try #require((whole["series"] as? [[String: Any]])?.first)
    #expect((series["first"] as? [String: Any])?["x"] as? String == "1970-01-03")
    for name in ["trend", "linearFit"] {
      let line = try #require(series[name] as? [String: Any])
      let (slope, intercept) = (line["slope"] as? Double, line["intercept"] as? Double)
      #expect(abs((slope ?? 0) - 2) < 1e-9)
      #expect(abs((intercept ?? 0) - 96) < 1e-6)
    }
  }
}
