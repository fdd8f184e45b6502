import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Times around midnight are those of one night.
@Suite struct NightTimesTests {
  private func load(_ times: [String], _ header: String = "Bedtime") throws -> LoadedChart {
    let rows = times.enumerated().map { "2025-01-0\($0 + 1),\($1)" }
    return try loadChart((["Date,\(header)"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func bedtimesPassMidnight() throws {
    let loaded = try load(["23:15", "23:50", "00:20", "22:45", "01:05", "23:30"])
    let minutes: [Double] = loaded.chart.series[0].ys.map { $0 / 60 }
    #expect(minutes == [1395, 1430, 1460, 1365, 1505, 1410])
    #expect(
      loaded.choices.contains("times after midnight in Bedtime count to the evening before"))
  }

  /// Doses of mornings and evenings, times of a day, and evenings alone are what they are.
  @Test(arguments: [
    ["07:00", "22:00", "07:10", "21:50", "07:05", "22:10"],
    ["22:00", "06:00", "22:00", "06:00", "22:00", "06:00"],
    ["06:30", "09:10", "12:00", "15:45", "20:20", "23:30"],
    ["22:10", "22:45", "23:15", "23:40", "22:30", "23:05"],
    ["00:10", "00:45", "01:15", "02:40", "00:30", "01:05"],
  ])
  func othersAreAsTheyStand(times: [String]) throws {
    let loaded = try load(times, "Bedtime")
    #expect(loaded.chart.series[0].ys.allSatisfy { $0 < 86_400 })
    #expect(!loaded.choices.contains("times after midnight"))
  }

  @Test func theTextsAreOfTheClock() throws {
    let chart = try load(["23:15", "23:50", "00:20", "22:45", "01:05"]).chart
    let text = ValueText(axis: chart.yAxes[0])
    #expect(chart.series[0].ys.map(text.text) == ["23:15", "23:50", "00:20", "22:45", "01:05"])
  }

  /// Mornings beside them are on an axis of their own, and no time has a day.
  @Test func morningsHaveTheirOwnAxis() throws {
    let nights = ["23:15", "23:50", "00:20", "22:45", "01:05"]
    let mornings = ["07:05", "07:20", "06:50", "07:10", "08:00"]
    let chart = try load(zip(nights, mornings).map { "\($0),\($1)" }, "Bedtime,Wake time").chart
    #expect(chart.series.map(\.name) == ["Bedtime", "Wake time"])
    for (series, texts) in zip(chart.series, [nights, mornings]) {
      #expect(series.ys.map(ValueText(axis: chart.yAxes[series.axis]).text) == texts)
    }
  }

  /// Bars begin at midnight.
  @Test func barsAreAsTheyStand() throws {
    let chart = try loadTable(
      "name,bedtime", ["Ann,21:30", "Bob,23:45", "Cy,00:30", "Di,22:15", "Eve,01:00"])
    #expect(chart.series[0].ys.allSatisfy { $0 < 86_400 })
  }

  /// Days without a year are in their order, as dates are.
  @Test func nightsOfDaysWithoutAYearGoOn() throws {
    let times = ["23:15", "23:50", "00:20", "22:45", "01:05"]
    let days = ["Mon 1 Apr", "Tue 2 Apr", "Wed 3 Apr", "Thu 4 Apr", "Fri 5 Apr"]
    let chart = try loadTable("Night,Bedtime", zip(days, times).map { "\($0),\($1)" })
    #expect(chart.series[0].ys.map { $0 / 3600 }.allSatisfy { (22...26).contains($0) })
    #expect(chart.series[0].ys.map(ValueText(axis: chart.yAxes[0]).text) == times)
  }
}
