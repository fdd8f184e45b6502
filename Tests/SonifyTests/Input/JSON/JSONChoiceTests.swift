import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// A JSON text with several tables: the one with the most rows is heard, the others are named, and each can be chosen.
@Suite struct JSONChoiceTests {
  private func load(_ text: String, _ table: TableReference? = nil) throws -> LoadedChart {
    var reading = ReadingOptions()
    reading.table = table
    return try ChartLoader.load(.bytes(Array(text.utf8), name: "a.json"), reading: reading)
  }

  /// Open-Meteo: hours and days, each with the units of its columns.
  private static let forecast = """
    {"latitude": 52.5, "hourly_units": {"time": "iso8601", "temp": "°C", "rain": "mm"},
     "hourly": {"time": ["2024-05-01T00:00", "2024-05-01T01:00", "2024-05-01T02:00", "2024-05-01T03:00"],
      "temp": [9.1, 8.7, 8.2, 8.4], "rain": [0, 0.2, 1.1, 0]},
     "daily": {"time": ["2024-05-01", "2024-05-02", "2024-05-03"], "max": [19.5, 21, 17.25]}}
    """

  @Test func othersAreNamedAndChosen() throws {
    let hours = try load(Self.forecast)
    #expect(hours.chart.series.map(\.name) == ["temp (°C)", "rain (mm)"])
    #expect(
      hours.choices.contains(
        "table 1 \"hourly\" is used; there is another with numbers, 2 \"daily\""))
    for name in ["daily", "2", "Daily"] {
      let days = try load(Self.forecast, TableReference(name))
      #expect(days.chart.series.map(\.name) == ["max"])
      #expect(days.chart.series[0].ys == [19.5, 21, 17.25])
    }
    #expect(throws: InputError.self) { try load(Self.forecast, "monthly") }
    #expect(throws: InputError.self) { try load(Self.forecast, "3") }
  }

  @Test func keysWithinOthersNameTables() throws {
    let text = """
      {"report": {"sleep": [{"day": 1, "hours": 7}, {"day": 2, "hours": 8}],
       "steps": [{"day": 1, "n": 900}, {"day": 2, "n": 700}, {"day": 3, "n": 800}],
       "notes": [{"text": "a"}, {"text": "b"}]}}
      """
    let steps = try load(text)
    #expect(steps.chart.series.map(\.name) == ["n"])
    #expect(steps.choices.contains { $0.contains("1 \"report.sleep\"") && !$0.contains("notes") })
    for name in ["report.sleep", "sleep", "1"] {
      #expect(try load(text, TableReference(name)).chart.series[0].ys == [7, 8])
    }
  }

  /// The measures of a watch: records of texts, each with a table of its days.
  @Test func recordsOfTablesAreTables() throws {
    func metric(_ name: String, _ values: [Int]) -> String {
      let days = values.enumerated().map { "{\"date\":\"2024-02-0\($0 + 1)\",\"qty\":\($1)}" }
      return "{\"name\":\"\(name)\",\"units\":\"count\",\"data\":[\(days.joined(separator: ","))]}"
    }
    let metrics = [metric("steps", [10, 30, 20, 25]), metric("floors", [1, 4, 2])]
    let text = "{\"data\":{\"metrics\":[\(metrics.joined(separator: ","))]}}"
    let steps = try load(text)
    #expect(steps.chart.series.map(\.ys) == [[10, 30, 20, 25]])
    #expect(steps.choices.contains { $0.contains("2 \"floors\"") })
    #expect(try load(text, "floors").chart.series.map(\.ys) == [[1, 4, 2]])
    // Records with numbers are rows, whatever they hold besides.
    let rows =
      "[{\"n\":1,\"v\":5,\"data\":[{\"q\":1},{\"q\":2},{\"q\":3}]},{\"n\":2,\"v\":7,\"data\":[]}]"
    #expect(try load(rows).chart.series.map(\.name) == ["v"])
  }

  /// CoinGecko writes pairs of a time and a value under the name of the values.
  @Test func keysNameTheSecondOfTwoNumbers() throws {
    let times = (0..<4).map { 1_709_251_200_000 + $0 * 86_400_000 }
    func pairs(_ factor: Int) -> String {
      times.enumerated().map { "[\($1),\(factor * (3 + $0 * $0 % 5)).5]" }.joined(separator: ",")
    }
    let text = "{\"prices\":[\(pairs(1))],\"market_caps\":[\(pairs(70))]}"
    let prices = try load(text)
    #expect(prices.chart.series.map(\.name) == ["prices"])
    #expect(prices.chart.series[0].ys == [3.5, 4.5, 7.5, 7.5])
    #expect(try load(text, "market_caps").chart.series.map(\.name) == ["market_caps"])
    #expect(try load("{\"data\":[\(pairs(1))]}").chart.series.map(\.name) == ["column 2"])
    #expect(
      try load("{\"prices\":[[\"t\",\"price\"],[1,5],[2,7]]}").chart.series.map(\.name) == ["price"]
    )
  }

  /// Units are those of the only table, too.
  @Test func oneTableHasUnits() throws {
    let text = """
      {"hourly_units": {"temp": "°C"}, "hourly": {"time": ["2024-05-01T00:00", "2024-05-01T01:00"],
       "temp": [9.1, 8.7]}}
      """
    #expect(try load(text).chart.series.map(\.name) == ["temp (°C)"])
  }

  /// What is within the rows of a table is a part of it, and metadata are no data.
  @Test(arguments: [
    #"[{"a": 1, "b": [1, 2, 3]}, {"a": 2, "b": [4, 5, 6]}, {"a": 4, "b": []}]"#,
    #"{"data": [{"t": 1, "v": 3}, {"t": 2, "v": 5}], "meta": {"columns": [{"n": 1}, {"n": 2}]}}"#,
    #"{"t": [1, 2, 3], "v": [4, 5, 7]}"#,
  ])
  func oneTableIsNoChoice(text: String) throws {
    #expect(!(try load(text).choices.contains { $0.contains("is used") }))
    #expect(throws: InputError.badChoice(.tableOfOther)) { try load(text, "1") }
  }
}
