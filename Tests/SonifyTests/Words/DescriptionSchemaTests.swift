import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// The JSON Schema of descriptions against the code that writes them.
@Suite struct DescriptionSchemaTests {
  private static let path = ProjectFile.path("docs/description.schema.json")

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

  @Test func listsAreBoundedAndCounted() throws {
    // A line with a spike in every hundred rows, two lines that cross in every row, and a gap in
    // every second one.
    let count = 120_000
    let noise = Charts.noise(1009, seed: 4)
    var ys = (0..<count).map { noise[$0 % 1009] }
    for row in stride(from: 50, to: count, by: 100) { ys[row] += Double(60 + row % 977) }
    for row in stride(from: 3, to: count, by: 40) { ys[row] = Double.nan }
    let other: [Double] = (0..<count).map { $0 % 2 == 0 ? -1 : 1 }
    var chart = Charts.chart([
      Charts.series(ys, name: "a"), Charts.series(other, name: "b"),
    ])
    chart.series[1].ys = other
    let facts = ChartFacts(chart)
    let text = ChartDescription.text(of: chart, facts: facts, as: .json)
    #expect(text.utf8.count < 1_000_000)
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((whole["crossings"] as? [Any])?.count == DescriptionJSON.maxListed)
    #expect(whole["crossingCount"] as? Int == facts.crossingCount)
    let series = try #require((whole["series"] as? [[String: Any]])?.first)
    for (list, total, all) in [
      ("turningPoints", "turningPointCount", facts.series[0].turningPoints.count),
      ("segments", "segmentCount", facts.series[0].segments.count),
      ("steps", "stepCount", facts.series[0].steps.count),
      ("outliers", "outlierCount", facts.series[0].outliers.count),
      ("gaps", "gapCount", facts.series[0].gaps.count),
    ] {
      let listed = try #require(series[list] as? [[String: Any]])
      #expect(series[total] as? Int == all && listed.count == min(all, DescriptionJSON.maxListed))
      let xs = listed.compactMap { ($0["x"] ?? $0["from"]) as? Double }
      #expect(xs == xs.sorted())
    }
    #expect(facts.series[0].gaps.count > DescriptionJSON.maxListed)
    #expect(facts.series[0].outliers.count > DescriptionJSON.maxListed)
    let listed = (series["outliers"] as? [[String: Any]] ?? []).compactMap {
      ($0["deviations"] as? Double).map(abs)
    }
    let sizes = facts.series[0].outliers.map { abs($0.deviations) }.sorted(by: >)
    #expect(zip(listed.sorted(by: >), sizes).allSatisfy { abs($0 - $1) < 1e-9 * $1 })
  }

  @Test func crossingsBetweenDatesAreNotCutToThem() throws {
    let month = 86_400.0 * 31
    let chart = ChartDescriptor(
      title: "", kind: .line,
      xAxis: .numeric(NumericAxis(title: "", range: 0...month, quantity: .date(.month))),
      yAxis: NumericAxis(title: "price", range: 0...4),
      series: [
        Charts.series([0, 4], xs: [0, month], name: "a"),
        Charts.series([1, 1], xs: [0, month], name: "b"),
      ])
    #expect(json(chart).contains(#""x": "1970-01-08T18:00Z", "y": 1"#), "\(json(chart))")
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
