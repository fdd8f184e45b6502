import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

/// How much is kept, how often something is said, and how fast tones glide.
@Suite struct MonitorLimitsTests {
  // MARK: - Memory

  @Test func theWindowIsBounded() {
    var window = RowWindow(.rows(100), width: 1)
    for row in 0..<50_000 { window.append([Double(row)], at: Double(row)) }
    let ys = window.chart(
      [Monitor.Column("a", scale: 0)], scales: [MonitorScale(fixed: nil)], start: nil)?
      .series[0].ys
    #expect(ys == (49_900..<50_000).map(Double.init))
    var timed = RowWindow(.seconds(Seconds(10)), width: 1)
    for row in 0..<50_000 { timed.append([1], at: Double(row) / 10) }
    #expect(timed.count == 101 && !timed.isThinned)
  }

  /// Ten hours of ten rows a second, with an alert every minute and keys that make texts wait.
  @Test func tenHoursOfRowsTakeNoMoreMemoryThanOne() {
    let alert = Monitor.Alert(.value(column: 0, .greater, 90), text: "a>90")
    var host = Monitored(["a", "b"], alerts: [alert]) { $0.interval = Seconds(10) }
    func moment(_ row: Int) -> SessionEvent.Moment {
      SessionEvent.Moment(time: Seconds(Double(row) / 10))
    }
    var sizes: [Int] = []
    for row in 0..<360_000 {
      while let due = host.monitor.nextTimer, due <= moment(row).time {
        _ = host.monitor.reduce(.timer, at: SessionEvent.Moment(time: due))
      }
      let value = row % 600 < 10 ? 95 : Double(row % 89)
      _ = host.monitor.reduce(.arrived(.rows([value, Double(row)])), at: moment(row))
      if row % 5000 == 4999 { _ = host.monitor.reduce(.key("y"), at: moment(row)) }
      if row % 36_000 == 35_999 { sizes.append(Self.elements(of: host.monitor)) }
    }
    #expect(host.monitor.window.count == 10_000)
    #expect(host.monitor.alerts.raised.count == MonitorAlerts.maxListed)
    // Three numbers for each row, of at most twice as many rows as are kept.
    #expect(sizes.allSatisfy { $0 > 30_000 && $0 < 61_000 }, "\(sizes)")
  }

  /// The number of elements of all collections in a value.
  private static func elements(of value: Any) -> Int {
    if let numbers = value as? [Double] { return numbers.count }
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .collection ? mirror.children.count : 0
    return mirror.children.reduce(own) { $0 + elements(of: $1.value) }
  }

  @Test func aWindowOfTimeIsThinnedAndThatIsSaidOnce() {
    var host = Monitored { $0.window = .seconds(Seconds(3600)) }
    for second in 0..<4 {
      let rows = Array(repeating: 3.0, count: Monitor.maxRows / 3)
      host.take(.arrived(.rows(rows)), at: Double(second))
    }
    #expect(host.monitor.window.count == Monitor.maxRows)
    #expect(host.texts.count { $0.contains("the window keeps the last 1,000,000 rows") } == 1)
  }

  // MARK: - Words

  @Test func theLastTwentyAlertsAreListed() {
    let alert = Monitor.Alert(.value(column: 0, .greater, 90), text: "us>90")
    var host = Monitored(alerts: [alert]) { $0.range = 0...100 }
    var time = 0.0
    for number in 1...25 {
      for value in [90 + Double(number) / 10, 0, 0, 0] {
        host.row(value, at: time)
        time += 1
      }
    }
    var listed: [String] = []
    for _ in 0..<30 {
      host.press("A", at: time)
      listed.append(host.texts.last ?? "")
      time += 1
    }
    // The last is listed first, and after the twentieth it begins again.
    #expect(listed[0].contains("us 92.5") && listed[19].contains("us 90.6"))
    #expect(listed[18].hasSuffix("(more)") && !listed[19].hasSuffix("(more)"))
    #expect(listed[20].contains("us 92.5"))
  }

  @Test func valuesAreSaidEveryInterval() {
    var host = Monitored {
      ($0.interval, $0.range) = (Seconds(10), 0...100)
    }
    for second in 0...25 { host.row(Double(second), at: Double(second)) }
    #expect(host.texts == ["10 us 9", "20 us 19"])
  }

  @Test func aHostWithoutATerminalHearsOfEachRowAtMostTwentyTimesASecond() {
    var host = Monitored {
      ($0.saysRows, $0.range) = (true, 0...1000)
    }
    for row in 0..<500 { host.row(Double(row), at: Double(row) / 100) }
    host.pass(to: 6)
    let said = host.texts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(said.count == 101 && said.last == 499)
    var slow = Monitored { $0.saysRows = true }
    for row in 0..<30 { slow.row(1, at: Double(row) / 2) }
    #expect(slow.texts.count { $0.hasSuffix("us 1") } == 30)
  }

  // MARK: - Sound

  @Test func aGlideIsNoLongerThanTheInterval() {
    var host = Monitored { $0.range = 0...10 }
    for time in [0, 1, 2, 2.05, 2.15, 9] { host.row(time, at: time) }
    let glides = host.occurrences.compactMap { _, effect -> Double? in
      if case .gauge(let gauge) = effect { gauge.glide.value } else { nil }
    }
    // Before the last row there was "no data", which ends the tone.
    let expected = [0.2, 0.2, 0.2, 0.05, 0.1, 0.2]
    let found = glides.prefix(5) + glides.suffix(1)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(glides)")
  }

  @Test func aFrozenWindowPlaysAndLosesNoPoint() {
    var host = Monitored {
      ($0.window, $0.range) = (.rows(5), 0...100)
    }
    for second in 0...9 { host.row(Double(second), at: Double(second)) }
    host.press(" ", at: 9.5)
    host.press(.home, at: 10)
    for second in 11...40 { host.row(50, at: Double(second)) }
    host.press("p", at: 41)
    let plays = host.occurrences.contains {
      if case .play = $0.effect { true } else { false }
    }
    #expect(plays)
    host.press("s", at: 42)
    host.press("y", at: 43)
    host.press(.end, at: 44)
    let points = host.monitor.walk?.walk.view.source.chart.series[0]
    #expect(points?.ys == [5, 6, 7, 8, 9])
    #expect(host.texts.last?.contains("9") == true)
  }
}
