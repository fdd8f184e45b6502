import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Lengths of time as values.
@Suite struct ClockTextTests {
  private static let cases: [(ClosedRange<Double>, Double, String)] = [
    (0...9000, 7500, "2 h 5 min"), (0...9000, 200, "3 min 20 s"), (0...9000, 7200, "2 h"),
    (0...9000, 0, "0 s"), (0...9000, 7220, "2 h 20 s"), (0...9000, 3661, "1 h 1 min 1 s"),
    (0...9000, 59.7, "1 min"), (0...9000, -300, "-5 min"), (0...9000, -0.1, "0 s"),
    (0...10, 9.996, "10 s"), (0...10, 9.873, "9.87 s"), (0...100, 59.99, "1 min"),
    (0...100, 61.25, "1 min 1.3 s"), (0...0.01, 0.001_25, "0.00125 s"),
    (0...1e5, 7534, "2 h 6 min"), (0...1e7, 7_534_000, "2,093 h"), (5...5, 0.25, "0.25 s"),
    (0...7e-8, 1.6718e-8, "16.72 ns"), (0...2e-4, 1.25e-4, "125 µs"), (0...2e-4, 0, "0 µs"),
    (-7e-8...7e-8, -5e-8, "-50 ns"), (0...0, 0, "0 s"),
    (0...9000, .nan, "not a number s"), (0...9000, 1e300, "1e300 s"),
  ]

  @Test(arguments: cases)
  func lengthsAreSaidInHoursMinutesAndSeconds(
    range: ClosedRange<Double>, seconds: Double, text: String
  ) {
    #expect(ClockText(range: range).text(seconds) == text)
  }

  /// Whatever is said, put together again, is the length to a thousandth of the range.
  @Test func whatIsSaidIsTheLength() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<1000 {
      let maximum = Double.random(in: 0.01...3e5, using: &random)
      let value = Double.random(in: 0...maximum, using: &random)
      let text = ClockText(range: 0...maximum).text(value)
      let words = text.split(separator: " ")
      var sum = 0.0
      for place in stride(from: 0, to: words.count, by: 2) {
        let digits = String(words[place].filter { $0 != "," })
        let number = try #require(Double(digits))
        let unit = words[place + 1]
        sum += number * (unit == "h" ? 3600 : unit == "min" ? 60 : 1)
        #expect(unit == "h" || number < 60, "\(text)")
      }
      #expect(abs(sum - value) <= max(maximum / 1000, 1e-6), "\(text) is not \(value)")
    }
  }

  @Test func anAxisOfSecondsIsSaidByTheClockIfAskedFor() throws {
    let table = "runner,time\n1,5025\n2,5110\n3,5340.5\n4,6010\n5,7500\n"
    var choices = ChartChoices()
    choices.yUnit = AxisUnit(parsing: "duration")
    let chart = try ChartLoader.load(.text(table), choosing: choices).chart
    #expect(chart.yAxis.quantity == .duration && chart.yAxis.unit == nil)
    #expect(chart.yAxis.sentence == "time, 1 h 23 min 45 s to 2 h 5 min")
    #expect(chart.yAxis.gridlines.allSatisfy { $0.remainder(dividingBy: 300) == 0 })
    #expect(ValueText(axis: chart.yAxis).exact(5340.5) == "5340.5")
    let texts = try Spoken.texts(chart, keys: "m Right M")
    #expect(texts.contains { $0.contains("1 h 25 min 10 s") }, "\(texts)")
    #expect(texts.contains { $0.contains("1 min 25 s more") }, "\(texts)")
    let lines = ChartDescription.text(
      of: chart, facts: ChartFacts(chart), as: .text, detail: .full, wording: .descriptive)
    #expect(lines.contains("2 h 5 min"))
  }

  @Test func gridlinesDivideHours() {
    #expect(Gridlines.durations(in: 0...7200) == [0, 1800, 3600, 5400, 7200])
    #expect(Gridlines.durations(in: 0...60) == [0, 10, 20, 30, 40, 50, 60])
    #expect(Gridlines.durations(in: 0...1) == Gridlines.numbers(in: 0...1))
    #expect(Gridlines.durations(in: 5...5) == [5])
    for range in [-1e300...1e300, 0...1e15, 1e15...1e15, -5000.0...5000] {
      let lines = Gridlines.durations(in: range)
      #expect(lines.count <= 10 && lines.allSatisfy(range.contains))
    }
  }
}
