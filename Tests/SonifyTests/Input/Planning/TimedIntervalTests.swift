import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Lengths of time beside when each began and ended.
struct TimedIntervalTests {
  private func load(_ text: String) throws -> ChartDescriptor {
    try ChartLoader.load(.text(text)).chart
  }

  private static let hours = [5400.0, 9600, 2700, 6000, 3900]

  /// `huckleberry`: 01:10 of sleep are no 70 seconds.
  @Test(arguments: ["Duration", "Time", "Dauer"])
  func lengthsBetweenTimesAreHours(name: String) throws {
    let times = ["08:00,09:30,1:30", "09:30,12:10,2:40", "13:00,13:45,0:45", "22:30,00:10,1:40"]
    let rows =
      times.enumerated().map { "2024-03-0\($0 + 1),\($1),Mail\n" } + [
        "2024-03-06,08:00,09:05,1:05,Mail\n"
      ]
    let clocks = try load("Date,Start,End,\(name),Task\n" + rows.joined())
    #expect(clocks.series.map(\.name) == [name])
    #expect(clocks.series[0].ys == Self.hours)
    let dated = [
      "2024-03-01 08:00,2024-03-01 09:30,1:30", "2024-03-02 09:30,2024-03-02 12:10,2:40",
      "2024-03-03 13:00,2024-03-03 13:45,0:45", "2024-03-04 22:30,2024-03-05 00:10,1:40",
      "2024-03-06 08:00,2024-03-06 09:05,1:05",
    ]
    let dates = try load("Start,End,Duration\n" + dated.joined(separator: "\n"))
    #expect(dates.series[0].ys == Self.hours)
  }

  /// Laps of a run with a start and an end far apart are minutes and seconds as before.
  @Test func otherLengthsStayMinutes() throws {
    let rows = (1...6).map {
      "2024-03-0\($0) 08:00,2024-03-0\($0) 11:00,\($0 + 3):1\($0)\n"
    }
    let chart = try load("Start,End,Duration\n" + rows.joined())
    #expect(chart.series[0].ys == [251, 312, 373, 434, 495, 556])
  }
}
