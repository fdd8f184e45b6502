import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Columns of times of day, and those that look alike and are lengths of time.
@Suite struct TimeOfDayTests {
  private static let times: [(String, Double)] = [
    ("09:30", 34_200), ("9:30", 34_200), ("14:05:09.25", 50_709.25), ("12:00 AM", 0),
    ("12:30 PM", 45_000), ("1:05 pm", 47_100), ("9:30a.m.", 34_200), ("24:00", 86_400),
    ("9pm", 75_600), ("12 am", 0), ("11 P.M.", 82_800),
    ("14h30", 52_200), ("7.15 Uhr", 26_100), ("20 Uhr", 72_000), ("07:15 uhr", 26_100),
    ("25:10:00", 90_600), ("14:05:09Z", 50_709),
  ]

  @Test(arguments: times)
  func timesAreSecondsSinceMidnight(text: String, seconds: Double) {
    let read = TimeOfDay.seconds(Array(text.utf8).span)
    #expect(read == seconds)
  }

  @Test(arguments: [
    "", ":", "9", "9:3", "09:60", "09:30:60", "09.5:30", "13:00 PM", "0:10 AM", "09:30:15:10",
    "a:30",
    "13pm", "pm", "Uhr", "7.5 Uhr", "7.15", "25 Uhr", "9.5 pm", "h30", "14h3", "14h30h10",
    "09:30 XM", "09:30Z", "-9:30", "1234567:00",
  ])
  func otherTextsAreNone(text: String) {
    let read = TimeOfDay.seconds(Array(text.utf8).span)
    #expect(read == nil)
  }

  private static let columns: [(String, NumericAxis.Quantity)] = [
    ("time,temp\n09:00:00,20\n09:10:00,21\n09:20:00,22\n", .timeOfDay),
    ("Time,Visitors\n9:00 AM,20\n10:00 AM,35\n1:00 PM,75\n", .timeOfDay),
    ("t,visits\n7.15 Uhr,5\n7.20 Uhr,7\n8 Uhr,20\n", .timeOfDay),
    ("hour,visits\n10am,5\n11am,7\n12pm,20\n1pm,18\n", .timeOfDay),
    ("hour,load\n00:00,20\n01:00,35\n02:00,75\n", .timeOfDay),
    ("Uhrzeit;Gäste\n9:00;20\n10:30;35\n13:15;75\n", .timeOfDay),
    ("time,visitors\n9:00,20\n10:00,35\n11:30,75\n", .timeOfDay),
    // The last row stands first.
    ("time,cars\n16:00,50\n15:00,44\n14:00,41\n08:00,61\n", .timeOfDay),
    ("watts,time\n110,14:05:09\n118,14:05:19\n112,14:05:29\n", .timeOfDay),
    // Lengths of time from the beginning of a run.
    ("time,temp\n00:00:00,20\n00:00:10,21\n00:00:20,22\n", .duration),
    ("time,rate\n00:00,80\n00:10,85\n00:21,90\n", .duration),
    ("elapsed,temp\n09:00:00,20\n09:10:00,21\n09:20:00,22\n", .duration),
    ("departure delay,km\n0:15,300\n0:45,350\n1:10,380\n", .duration),
    ("lap,best\n3:25,20\n3:31,21\n3:40,22\n", .duration),
  ]

  @Test(arguments: columns)
  func headerAndOrderTell(table: String, quantity: NumericAxis.Quantity) throws {
    let axis = try #require(try loadChart(table).chart.xAxis.numeric)
    #expect(axis.quantity == quantity, "\(table)")
  }

  /// Times of runners are in order, and no times of day.
  @Test func resultsOfARaceAreLengths() throws {
    let chart = try loadChart(
      "rank,name,time\n1,A,02:05:13\n2,B,02:06:30\n3,C,02:07:44\n4,D,02:09:10\n"
    ).chart
    #expect(chart.yAxis.quantity == .duration)
  }

  @Test func sunriseAndSunsetShareAnAxis() throws {
    let chart = try loadChart(
      """
      day,sunrise,sunset
      2025-01-01,08:05,16:10
      2025-02-01,07:40,16:58
      2025-03-01,06:46,17:50

      """
    ).chart
    #expect(chart.series.map(\.name) == ["sunrise", "sunset"])
    #expect(chart.yAxis.quantity == .timeOfDay && chart.yAxes.count == 1)
    #expect(chart.series[1].ys == [58_200, 61_080, 64_200])
  }

  @Test func wavesStartWithinAnHour() throws {
    let chart = try loadChart("wave,start\nA,09:00\nB,09:10\nC,09:20\n").chart
    #expect(chart.yAxis.quantity == .timeOfDay && chart.series[0].ys == [32_400, 33_000, 33_600])
  }

  @Test func sunriseIsNoX() throws {
    let chart = try loadChart("week,sunrise\n1,08:05\n2,08:01\n3,07:55\n4,07:46\n").chart
    #expect(chart.xAxis.title == "week" && chart.yAxis.quantity == .timeOfDay)
  }

  @Test func timesAfterMidnightAreOfTheNextDay() throws {
    let chart = try loadChart("time,temp\n22:00,5\n23:30,4\n01:00,3\n04:15,2\n").chart
    #expect(chart.series[0].xs == [79_200, 84_600, 90_000, 101_700])
    #expect(chart.xAxis.sentence == "time, 22:00 to 04:15")
    // The last may stand first.
    let reversed = try loadChart("time,temp\n04:15,2\n01:00,3\n23:30,4\n22:00,5\n").chart
    #expect(reversed.series[0].xs == chart.series[0].xs && reversed.series[0].ys == [5, 4, 3, 2])
  }

  /// Each series has all hours of the same day, wherever the column stands.
  @Test func seriesAreOfOneDay() throws {
    let rows = ["A", "B", "C"].flatMap { name in
      (0..<24).map { "\($0 < 10 ? "0" : "")\($0):00,\(name),\($0 + name.count)\n" }
    }
    let other = rows.map { row in
      let cells = row.dropLast().split(separator: ",")
      return "\(cells[1]),\(cells[0]),\(cells[2])\n"
    }
    for table in [
      "time,station,temp\n" + rows.joined(), "station,time,temp\n" + other.joined(),
    ] {
      let chart = try loadChart(table).chart
      #expect(chart.series.map(\.name) == ["A", "B", "C"])
      #expect(chart.xAxis.numeric?.range == 0...82_800)
      #expect(chart.xAxis.numeric?.quantity == .timeOfDay)
    }
  }

  @Test func aDayWithHalvesIsADate() throws {
    let chart = try loadChart(
      """
      date,time,temp
      2025-01-01,9:00 AM,1
      2025-01-01,9:00 PM,2
      2025-01-02,9:00 AM,3
      2025-01-02,9:00 PM,4

      """
    ).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.minute))
    #expect(chart.series[0].xs.map { $0 - chart.series[0].xs[0] } == [0, 43_200, 86_400, 129_600])
  }

  @Test func rangesAreGivenByTheClock() throws {
    let table = "time,temp\n09:00,20\n09:10,21\n09:20,22\n09:30,23\n"
    for text in ["9:10:9:20", "09:10:09:20"] {
      var choices = ChartChoices()
      choices.xRange = ChartChoices.AxisRange(parsing: text)
      let chart = try ChartLoader.load(.text(table), choosing: choices).chart
      #expect(chart.xAxis.range == 33_000...33_600)
    }
  }

  /// Of a range over midnight, the end is on the next day.
  @Test func rangesMayEndAfterMidnight() throws {
    var choices = ChartChoices()
    choices.xRange = ChartChoices.AxisRange(parsing: "23:00:02:00")
    let table = "time,temp\n22:00,5\n23:30,4\n01:00,3\n04:15,2\n"
    let chart = try ChartLoader.load(.text(table), choosing: choices).chart
    #expect(chart.xAxis.range == 82_800...93_600)
    #expect(chart.series[0].ys == [4, 3])
  }

  @Test func rangesOfValuesAreGivenByTheClock() throws {
    var choices = ChartChoices()
    choices.yRange = ChartChoices.AxisRange(parsing: "6:00:9:00")
    let table = "day,sunrise\n2025-01-01,08:05\n2025-02-01,07:40\n2025-03-01,06:46\n"
    let chart = try ChartLoader.load(.text(table), choosing: choices).chart
    #expect(chart.yAxis.range == 21_600...32_400)
  }

  /// Minutes and seconds look like hours and minutes: the unit decides.
  @Test func theUnitDecides() throws {
    let table = "year,winning time\n1980,2:12\n1985,2:08\n1990,2:07\n"
    var choices = ChartChoices()
    choices.yUnit = .timeOfDay
    let chart = try ChartLoader.load(.text(table), choosing: choices).chart
    #expect(chart.series[0].ys == [7920, 7680, 7620])
    choices.yUnit = nil
    #expect(try ChartLoader.load(.text(table), choosing: choices).chart.series[0].ys[0] == 132)
  }

  @Test func documentsKeepThem() throws {
    let chart = try loadChart("time,temp\n09:00,20\n09:10,21\n09:20,22\n").chart
    let document = ChartDocument.text(of: chart)
    #expect(document.contains(#""kind": "timeOfDay""#))
    #expect(try ChartLoader.load(.text(document)).chart == chart)
  }
}
