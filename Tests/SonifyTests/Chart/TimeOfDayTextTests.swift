import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Times of day as values.
@Suite struct TimeOfDayTextTests {
  private static let cases: [(ClosedRange<Double>, Double, String)] = [
    (0...86_400, 34_200, "09:30"), (0...86_400, 0, "00:00"), (0...86_400, 86_400, "24:00"),
    (32_400...36_000, 32_413, "09:00:13"), (32_400...36_000, 33_000, "09:10"),
    (32_400...86_400, 32_413, "09:00:13"), (0...86_400, 32_413.7, "09:00"),
    (32_400...32_401, 32_400.25, "09:00:00.25"), (32_400...32_400, 32_400, "09:00"),
    (32_400...126_000, 32_400, "09:00 on day 1"), (32_400...126_000, 120_600, "09:30 on day 2"),
    (0...86_400, 86_399, "23:59"), (-3600...108_000, -210, "23:57 on day 0"),
    (76_140...76_140.0000058, 76_140.000005, "21:09:00.000005"),
    (0...86_400, -60, "23:59 on day 0"),
    (0...86_401, 86_400, "00:00 on day 2"), (-3600...3600, -1800, "23:30 on day 0"),
    // A night has each hour once.
    (79_200...101_700, 79_200, "22:00"), (79_200...101_700, 101_700, "04:15"),
    (43_200...86_401, 86_401, "00:00:01 on day 2"),
    (0...86_400, .nan, "not a number s"), (0...86_400, 1e300, "1e300 s"),
  ]

  @Test(arguments: cases)
  func timesAreSaidByTheClock(range: ClosedRange<Double>, seconds: Double, text: String) {
    #expect(TimeOfDayText(range: range).text(seconds) == text)
  }

  /// Whatever is said, read again, is the time to a thousandth of the range.
  @Test func whatIsSaidIsTheTime() throws {
    var random = SeededGenerator(seed: 37)
    for _ in 0..<1000 {
      let low = Double.random(in: 0...80_000, using: &random)
      let high = Double.random(in: low...86_400, using: &random)
      let value = Double.random(in: low...high, using: &random)
      let text = TimeOfDayText(range: low...high).text(value)
      let said = TimeOfDay.seconds(Array(text.utf8).span)
      let read = try #require(said, "\(text)")
      #expect(abs(read - value) <= max((high - low) / 1000, 1e-6) + 1e-9, "\(text) is not \(value)")
    }
  }

  /// Times of a night are said by the clock, each by one text.
  @Test func nightsAreSaidByTheClock() throws {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<1000 {
      let low = Double.random(in: 43_201...86_399, using: &random)
      let high = Double.random(in: low...(low + 43_200), using: &random)
      let value = Double.random(in: low...high, using: &random)
      let text = TimeOfDayText(range: low...high).text(value)
      let said = TimeOfDay.seconds(Array(text.utf8).span)
      let read = try #require(said, "\(text)")
      let difference = abs(read - value).remainder(dividingBy: 86_400)
      #expect(
        abs(difference) <= max((high - low) / 1000, 1e-6) + 1e-9, "\(text) is not \(value)")
    }
  }

  @Test func aTideTableIsSaidByTheClock() throws {
    let chart = try loadChart("time,height\n00:30,1.2\n06:45,4.5\n12:50,1.1\n19:02,4.7\n").chart
    let axis = try #require(chart.xAxis.numeric)
    #expect(axis.quantity == .timeOfDay && axis.unit == nil)
    #expect(axis.sentence == "time, 00:30 to 19:02")
    #expect(axis.gridlines.allSatisfy { $0.remainder(dividingBy: 3600) == 0 })
    #expect(chart.series[0].xs == [1800, 24_300, 46_200, 68_520])
    let texts = try Spoken.texts(chart, keys: "m Right Right M")
    #expect(texts.contains { $0.contains("12:50") }, "\(texts)")
    #expect(texts.contains { $0.contains("12 h 20 min later") }, "\(texts)")
  }
}
