import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput

/// Messages without numbers are counted over time.
@Suite struct MessageReportTests {
  private func load(_ lines: [String]) throws -> ChartDescriptor {
    try loadChart(lines.joined(separator: "\n") + "\n").chart
  }

  /// Days without a message count as 0, whatever the order of the lines.
  @Test(arguments: [true, false]) func messagesAreCountedByTheDay(isReversed: Bool) throws {
    let lines = [
      "2024-03-01 10:12:33 +0100 Fix crash in parser", "2024-03-01 16:40:02 +0100 Add more tests",
      "2024-03-02 09:01:55 +0100 Update the README", "2024-03-05 20:22:10 +0100 Speed up scrub",
      "2024-03-05 23:50:00 +0100 Release it now", "2024-03-06 08:15:44 +0100 Mend a typo",
    ]
    let chart = try load(isReversed ? lines.reversed() : lines)
    #expect(chart.series[0].name == "messages per day")
    #expect(chart.series[0].ys == [2, 1, 0, 0, 2, 1])
    #expect(chart.series[0].xs.first == Samples.day(2024, 3, 1))
  }

  /// In the journal of a system the year is missing, and its hours count on at midnight.
  @Test func hoursOfAJournalCountOn() throws {
    let hours = [22, 22, 23, 1, 1, 1, 3]
    let lines = hours.enumerated().map { place, hour in
      "Mar 2\(hour > 12 ? 7 : 8) \(hour < 10 ? "0" : "")\(hour):1\(place):12 box sshd[92\(place)]: "
        + "Failed for user\(place) port 5\(place)98"
    }
    let chart = try load(lines)
    #expect(chart.series[0].name == "messages per hour")
    #expect(chart.series[0].ys == [2, 1, 0, 3, 0, 1])
  }

  /// `git log` as it is; a word "Date:" in a message is none.
  @Test func commitsAreCounted() throws {
    let dates = [
      "Sun Nov 3 16:41:59", "Sun Nov 3 16:30:00", "Sat Nov 2 09:00:00", "Thu Oct 31 23:10:00",
    ]
    let lines = dates.flatMap { date in
      [
        "commit 45e0287a1b2c3d4e5f", "Author: A. B. <a@b.c>", "Date:   \(date) 2024 +0000", "",
        "    Date: is a word here", "",
      ]
    }
    let chart = try load(lines)
    #expect(chart.series[0].name == "commits per day")
    #expect(chart.series[0].ys == [1, 0, 1, 2])
  }

  /// As many messages as there may be take bounded memory, and the longer their time the longer the unit.
  @Test(arguments: [(1, "second"), (60, "minute"), (86_400, "day"), (40 * 86_400, "year")])
  func unitsFollowTheWholeTime(step: Int, unit: String) {
    var counts = MomentCounts()
    for place in 0..<90 { counts.add(1_700_000_000 + place * step) }
    let heard = counts.heard
    #expect("\(heard.unit)" == unit)
    #expect(heard.counts.reduce(0) { $0 + $1.count } == 90)
    #expect(heard.counts.count <= 100)
    #expect(zip(heard.counts, heard.counts.dropFirst()).allSatisfy { $0.start < $1.start })
  }

  /// A few messages of one hour are counted by the minute.
  @Test func oneUnitIsNoCourse() {
    var counts = MomentCounts()
    for place in 0..<6 { counts.add(1_700_000_400 + place * 480) }
    #expect("\(counts.heard.unit)" == "minute" && counts.heard.counts.count == 41)
  }

  @Test func manySecondsBecomeMinutes() {
    var counts = MomentCounts()
    for place in 0..<100_000 { counts.add(place * 7 - 300_000) }
    #expect(counts.heard.counts.reduce(0) { $0 + $1.count } == 100_000)
    #expect(counts.heard.counts.count <= 100)
  }

  /// Rows of a table begin with times as well.
  @Test(arguments: [
    "2024-03-01 10:12,Berlin town,7.5\n2024-03-01 11:12,Berlin town,8.5\n2024-03-01 12:12,Berlin town,9.5\n",
    "2024-03-01 10:12 Berlin Mitte 7\n2024-03-01 11:12 Berlin Mitte 8\n2024-03-01 12:12 Berlin Mitte 9\n",
    "2024-03-01 10:12,Yes often,\"a, b\",Tea\n2024-03-01 11:12,No never,c,Tea\n2024-03-02 12:12,Yes often,d,\"x, y, z\"\n",
  ])
  func rowsAreNoMessages(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(MessageReport(lines + lines) == nil)
  }
}
