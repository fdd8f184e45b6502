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
    ("Pause", ["0:30", "0:45", "0:32"]), ("Time awake", ["0:35", "0:42", "1:05"]),
    ("Saldo", ["+0:25", "-0:20", "1:05"]), ("Hours slept", ["7h30", "8h05", "6h45"]),
    ("Hours worked", ["38:15", "40:45", "35:30"]), ("Arbeitszeit", ["38:15", "7:45", "41:50"]),
    ("Saldo", ["-30:25", "0:20", "12:05"]), ("Arbeitszeit", ["152:30", "160:15", "148:45"]),
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
    ("Marathon", ["2h30", "3h15", "4h45"], .duration, 9000),
    ("Start", ["8:58", "9:05", "9:06"], .timeOfDay, 32_280),
    ("End time", ["17:03", "16:45", "17:12"], .timeOfDay, 61_380),
    ("Start", ["0:58", "3:05", "9:06"], .duration, 58),
    ("Opening hours", ["8:30", "10:30", "8:45"], .timeOfDay, 30_600),
    ("Asleep at", ["0:30", "1:15", "0:45"], .timeOfDay, 1800),
    ("Practice time", ["1:32.456", "1:31.900", "1:30.112"], .duration, 92.456),
    ("Rest time", ["1:30", "2:00", "2:15"], .duration, 90),
    ("Screen load time", ["0:01", "0:03", "0:12"], .duration, 1),
  ])
  func others(header: String, cells: [String], quantity: NumericAxis.Quantity, first: Double) throws
  {
    let chart = try load(header, cells).chart
    #expect(chart.yAxes[0].quantity == quantity)
    #expect(chart.series[0].ys[0] == first)
  }

  /// Hours of the day order the rows.
  @Test(arguments: ["Hours", "Horas"]) func hoursOfTheDayAreX(header: String) throws {
    let rows = (9...15).map { "\($0 < 10 ? "0" : "")\($0):00,\($0 * 7 % 5)\n" }
    let chart = try loadChart("\(header),Visitors\n" + rows.joined()).chart
    #expect(chart.xAxis.numeric?.quantity == .timeOfDay)
  }

  /// Metres and centimetres in French are no minutes.
  @Test func metresAreNoMinutes() {
    #expect(throws: InputError.self) {
      try loadTable("Enfant,Taille", ["A,1m05", "B,1m12", "C,1m38"])
    }
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

  /// Beside hours and minutes, a bare number may be hours as well, and is no second.
  @Test func bareNumbersAreNone() throws {
    let cells = ["6:40", "7:15", "8", "7:30", "5:30", "6:50", "0", "7:10", "7:20"]
    #expect(throws: InputError.self) { try load("Slept", cells) }
    #expect(try load("Slept", cells.filter { $0 != "8" }).chart.series[0].ys[5] == 0)
  }

  @Test func unitsAreLengthsToo() {
    for (text, length) in [("7m", 420.0), ("7h 5m", 25_500), ("-45 min", -2700)] {
      let seconds = LengthOfTime.secondsInHours(Array(text.utf8).span)
      #expect(seconds == length)
    }
  }

  /// Codes are no lengths.
  @Test(arguments: [
    "7h3", "7h300", "h30", "7h60", "7hh30", "1h2h30", "7m3", "-", "--7:30", "+-7:30", "",
  ])
  func otherTextsAreNone(text: String) {
    let seconds = LengthOfTime.secondsInHours(Array(text.utf8).span)
    #expect(seconds == nil)
  }
}
