import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Lengths of time in hours and minutes, and what looks alike.
@Suite struct LengthOfTimeTests {
  private func load(_ header: String, _ cells: [String]) throws -> LoadedChart {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1),\($1)\n" }
    return try loadChart("Date,\(header)\n" + rows.joined())
  }

  @Test(arguments: [
    ("Time asleep", ["6:40", "7:15", "5:55", "8:05"]), ("Slept", ["6:40", "7:12", "5:55", "8:05"]),
    ("Deep sleep", ["1:20", "0:55", "1:05", "1:10"]), ("Time in bed", ["8:40", "7:15", "9:55"]),
    ("Hours", ["7:30", "8:00", "6:45"]), ("Break", ["0:30", "0:45", "1:00"]),
    ("Arbeitszeit", ["07:30", "08:00", "06:45"]), ("Überstunden", ["-0:30", "1:15", "0:00"]),
    ("Pause", ["0:30", "0:45", "0:32"]), ("Hours slept", ["7h30", "8h05", "6h45"]),
  ])
  func sleepAndWorkLastHours(header: String, cells: [String]) throws {
    let loaded = try load(header, cells)
    let chart = loaded.chart
    #expect(chart.yAxes[0].quantity == .duration)
    let seconds = cells.map { cell in
      let parts = cell.split { ":h".contains($0) }.compactMap { Double($0) }
      let minutes = abs(parts[0]) * 60 + parts[1]
      return (cell.first == "-" ? -minutes : minutes) * 60
    }
    #expect(chart.series[0].ys == seconds)
  }

  /// The times at which people go to bed and rest are none, and runs are in minutes.
  @Test(arguments: [
    ("Sleep", ["23:10", "22:45", "23:55"], NumericAxis.Quantity.timeOfDay, 83_400.0),
    ("Break", ["12:30", "12:45", "13:00"], .timeOfDay, 45_000),
    ("Woke up", ["7:00", "7:10", "6:40"], .timeOfDay, 25_200),
    ("Départ", ["9h30", "14h05", "12h00"], .timeOfDay, 34_200),
    ("Bed", ["23:10", "22:45", "23:55"], .timeOfDay, 83_400),
    ("Pace", ["6:40", "7:15", "5:55"], .duration, 400),
    ("Lap time", ["1:20", "1:25", "1:22"], .duration, 80),
    ("Duration", ["2m05", "3m10", "2m45"], .duration, 125),
  ])
  func others(header: String, cells: [String], quantity: NumericAxis.Quantity, first: Double) throws
  {
    let chart = try load(header, cells).chart
    #expect(chart.yAxes[0].quantity == quantity)
    #expect(chart.series[0].ys[0] == first)
  }

  @Test func whatHoursAreIsSaid() throws {
    let loaded = try load("Slept", ["6:40", "7:12", "5:55"])
    #expect(loaded.choices.contains("Slept holds hours and minutes"))
    let lines = ChartDescription(loaded.chart, facts: ChartFacts(loaded.chart)).lines
    #expect(lines[0].contains("5 h 55 min to 7 h 12 min"), "\(lines[0])")
  }

  /// The user has the last word.
  @Test(arguments: [AxisUnit.duration, .timeOfDay]) func aUnitIsChosen(unit: AxisUnit) throws {
    let chart = try loadChart("Date,Slept\n2024-01-01,6:40\n2024-01-02,7:12\n") { $0.yUnit = unit }
      .chart
    #expect(chart.yAxes[0].quantity == (unit == .duration ? .duration : .timeOfDay))
    #expect(chart.series[0].ys == [24_000, 25_920])
  }

  /// Codes are no lengths.
  @Test(arguments: ["7h3", "7h300", "h30", "7h60", "7hh30", "1h2h30", "7m"])
  func otherTextsAreNone(text: String) {
    let seconds = LengthOfTime.secondsInHours(Array(text.utf8).span, nil)
    #expect(seconds == nil)
  }
}
