import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifyWords

/// Values heard as they arrive.
@Suite struct MonitorTests {
  private static let over = Monitor.Alert.Condition.value(column: 0, .greater, 90)

  // MARK: - Scales

  @Test func aScaleBeginsRoundAndDoublesUntilItHoldsTheValue() {
    var scale = MonitorScale(fixed: nil)
    #expect(scale.hold(37) && scale.range == 0...50)
    #expect(!scale.hold(50) && !scale.hold(0))
    #expect(scale.hold(51) && scale.range == 0...100)
    #expect(scale.hold(450) && scale.range == 0...800)
    #expect(scale.hold(-3) && scale.range == -5...800)
    #expect(!scale.hold(.nan) && !scale.hold(.infinity))
    var negative = MonitorScale(fixed: nil)
    #expect(negative.hold(-0.03) && negative.range == -0.05...0)
    var fixed = MonitorScale(fixed: 1...2)
    #expect(!fixed.hold(9) && fixed.range == 1...2)
  }

  @Test func aScaleHoldsEveryFiniteValue() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var scale = MonitorScale(fixed: nil)
      var before = 0.0...0.0
      for _ in 0..<20 {
        let value = Double(bitPattern: random.next())
        guard value.isFinite else { continue }
        let changed = scale.hold(value)
        let range = scale.range ?? 1...1
        #expect(range.contains(value) && range.lowerBound <= 0 && range.upperBound >= 0)
        #expect(range.contains(before.lowerBound) && range.contains(before.upperBound))
        #expect(changed == (range != before) || before == 0...0)
        before = range
      }
    }
  }

  @Test func theScaleIsSaidWhenItGrows() {
    var session = Monitored()
    session.row(40, at: 0)
    session.row(45, at: 1)
    session.row(120, at: 2)
    #expect(session.texts == ["0 range now 0 to 50", "2 range now 0 to 200"])
    var both = Monitored(["us", "free"])
    both.row(4, 3000, at: 0)
    #expect(both.texts == ["0 us: range now 0 to 5, free: range now 0 to 5,000"])
  }

  // MARK: - Sound

  @Test func aToneIsHeldAndGlidesToEachValue() throws {
    var session = Monitored(["us", "sy", "wa"], sharing: true) { $0.range = 0...100 }
    session.row(0, 50, 100, at: 0)
    session.row(100, 50, .nan, at: 1)
    let first = session.tones(0).compactMap { $0 }
    #expect(first.map(\.frequency.value) == [220, 1760])
    #expect(first.allSatisfy { $0.isJoined && $0.duration.value > 3600 })
    #expect(abs((session.tones(1)[0]?.frequency.value ?? 0) - 622.25) < 0.01)
    #expect(session.tones(2).map { $0?.frequency.value } == [1760, nil])
    #expect((0..<3).compactMap { session.tones($0)[0]?.pan.value } == [-0.6, 0, 0.6])
    #expect((0..<3).compactMap { session.tones($0)[0]?.series } == [0, 1, 2])
    // Three tones together are as loud as one alone.
    let power = (0..<3).compactMap { session.tones($0)[0]?.gain }.reduce(0) { $0 + $1 * $1 }
    #expect(abs(10 * log10(power) + 18) < 0.01)
  }

  @Test func ofRowsThatComeTogetherTheNewestSounds() {
    var session = Monitored { $0.range = 0...10 }
    session.row(1, at: 0)
    session.take(.arrived(.rows((0..<1000).map { Double($0 % 10) } + [5])), at: 1)
    #expect(session.tones().count == 2)
    #expect(session.monitor.window.count == 1002)
    let xs = session.monitor.chart?.series[0].xs ?? []
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 } && xs.last == 1)
  }

  @Test func aSteadyToneSinksUntilItChanges() throws {
    var session = Monitored { $0.range = 0...100 }
    for second in 0...12 { session.row(50, at: Double(second)) }
    session.row(51, at: 13)
    let gains = session.tones().compactMap { $0?.gain }.map { 20 * log10($0) + 18 }
    #expect(gains.prefix(10).allSatisfy { abs($0) < 0.01 })
    #expect(gains[10...12].allSatisfy { abs($0 + 12) < 0.01 })
    #expect(abs(gains[13]) < 0.01)
  }

  @Test func notesSoundForEachRowAndChangesForMoreThanNoise() {
    var notes = Monitored { ($0.style, $0.range) = (.notes, 0...100) }
    for second in 0...3 { notes.row(50, at: Double(second)) }
    #expect(notes.tones().count == 4)
    #expect(notes.tones().allSatisfy { $0.map { !$0.isJoined && $0.duration.value < 1 } ?? false })
    var changes = Monitored { ($0.style, $0.range) = (.changes, 0...100) }
    let wobble = [50.0, 51, 50, 51, 50, 51, 52, 51]
    for (second, value) in wobble.enumerated() { changes.row(value, at: Double(second)) }
    #expect(changes.tones().count == 1)
    changes.row(60, at: 8)
    #expect(changes.tones().count == 2)
  }

  @Test func aCounterIsHeardAsItsRateAndAFallIsAReset() {
    var session = Monitored { $0.showsRates = true }
    for (time, value) in [(0.0, 100.0), (1, 110), (2, 130), (3, 5), (5, 25)] {
      session.row(value, at: time)
    }
    let values = session.monitor.chart?.series[0].ys ?? []
    #expect(values.map { $0.isNaN ? -1 : $0 } == [-1, 10, 20, -1, 10])
  }

  @Test(arguments: [0x1p32, 0x1p64])
  func aCounterThatWrapsGoesOn(end: Double) {
    var series = MonitoredSeries()
    let step = end / 0x1p20
    func take(_ number: Double, at time: Double) -> Double {
      series.take(number, at: time, isCounter: true)
    }
    #expect(take(end - 2.5 * step, at: 0).isNaN)
    #expect(take(end - 1.5 * step, at: 1) == step)
    #expect(take(end - 0.5 * step, at: 2) == step)
    #expect(take(0.5 * step, at: 3) == step)
    #expect(take(1.5 * step, at: 4) == step)
    // Not so near the end, a fall is a reset.
    #expect(take(0, at: 5).isNaN)
    #expect(take(step, at: 6) == step)
  }

  @Test func missedRowsAreSaidOnceAndEndTheTone() {
    var session = Monitored { $0.range = 0...100 }
    for second in 0...3 { session.row(50, at: Double(second)) }
    session.pass(to: 60)
    #expect(session.texts == ["6 no data for 3 s"])
    #expect(session.tones().last == .some(nil))
    session.row(50, at: 61)
    #expect(session.tones().last??.frequency.value ?? 0 > 0)
  }

  // MARK: - Alerts

  @Test func anAlertIsRaisedWhenItsConditionHasLasted() {
    var session = Monitored(
      alerts: [Monitor.Alert(Self.over, lasting: Seconds(3), text: "us>90 for 3s")]
    ) { $0.range = 0...100 }
    for (time, value) in [(0.0, 80.0), (1, 95), (2, 85), (3, 95), (4, 96), (5, 97), (6, 98)] {
      session.row(value, at: time)
    }
    #expect(session.texts == ["6 alert: us 97, us>90 for 3s"])
    #expect(session.cues == [.alert])
    // It is armed again when the condition was false for as long, and at least three rows.
    for (time, value) in [(7.0, 80.0), (8, 95), (9, 80), (10, 80), (11, 80)] {
      session.row(value, at: time)
    }
    #expect(session.texts.count == 1)
    session.press("y", at: 11.5)
    session.row(80, at: 12)
    #expect(session.texts.dropFirst() == ["11.5 us 80", "12 us back under 90 after 6 s"])
    for time in 13...16 { session.row(99, at: Double(time)) }
    #expect(session.texts.last == "16 alert: us 99, us>90 for 3s")
  }

  @Test func anAlertOnASilentColumnAndOnNoData() {
    var session = Monitored(
      alerts: [
        Monitor.Alert(.value(column: 1, .less, 5), text: "free<5"),
        Monitor.Alert(.noData, lasting: Seconds(30), text: "no data for 30s"),
      ], watched: ["free"]
    ) { $0.range = 0...100 }
    session.row(1, 9, at: 0)
    session.row(1, 4, at: 1)
    session.pass(to: 31)
    #expect(session.texts == ["1 alert: free 4, free<5", "31 alert: no data for 30 s"])
    session.press("A", at: 40)
    #expect(session.texts.last == "40 9 s ago, alert: no data for 30 s (more)")
    session.press("A", at: 41)
    #expect(session.texts.last == "41 39 s ago, alert: free 4, free<5")
    session.row(1, 9, at: 61)
    #expect(session.texts.last == "61 data again after 1 min")
  }

  @Test func anAlertEndsSilence() {
    var session = Monitored(alerts: [Monitor.Alert(Self.over, text: "us>90")]) {
      $0.range = 0...100
    }
    session.row(50, at: 0)
    session.press("s", at: 0.5)
    #expect(session.tones().last == .some(nil))
    let count = session.tones().count
    session.row(60, at: 1)
    #expect(session.tones().count == count)
    session.row(95, at: 2)
    #expect(session.tones().last??.frequency.value ?? 0 > 1500)
  }

  @Test func whatIsSaidUnaskedWaitsForAKeyAfterAnAlert() {
    var session = Monitored(alerts: [Monitor.Alert(Self.over, text: "us>90")])
    session.row(95, at: 0)
    session.row(150, at: 1)
    #expect(session.texts == ["0 alert: us 95, us>90"])
    session.press("y", at: 2)
    #expect(
      session.texts.dropFirst() == ["2 range now 0 to 100", "2 range now 0 to 200", "2 us 150"])
  }

  // MARK: - Freezing

  @Test func spaceFreezesTheWindowAndReturns() {
    var session = Monitored(alerts: [Monitor.Alert(Self.over, text: "us>90")]) {
      $0.range = 0...100
    }
    for second in 0...4 { session.row(Double(second * 10), at: Double(second)) }
    session.press(" ", at: 4.5)
    #expect(session.texts.first == "4.5 frozen, 5 rows, Space goes back to now")
    #expect(session.texts.count == 2 && session.texts.last?.contains("40") == true)
    session.press(.left, at: 6)
    #expect(session.texts.last?.contains("30") == true)
    // Rows go on beneath, silently, and alerts sound.
    let tones = session.tones().count
    session.row(95, at: 7)
    #expect(session.tones().count == tones)
    #expect(session.texts.last == "7 alert: us 95, us>90")
    session.press("h", at: 8)
    #expect(session.texts.last?.contains("20") == true)
    session.press(" ", at: 9)
    #expect(session.texts.last == "9 now: us 95")
    #expect(session.tones().last??.frequency.value ?? 0 > 1500)
    #expect(session.monitor.window.count == 6)
  }

  @Test func timesOfOneDayAreSaidWithoutIt() {
    var host = Monitored { $0.start = 1_700_000_000 }
    for second in 0..<5 { host.row(Double(second), at: Double(second)) }
    host.press("x", at: 4.1)
    host.press("w", at: 4.5)
    host.press(" ", at: 5)
    host.press(.left, at: 6)
    host.press("x", at: 7)
    #expect(
      host.texts.suffix(6) == [
        "4.1 14 November 2023 22:13:24", "4.5 us 4, 22:13:24",
        "5 frozen, 5 rows, Space goes back to now", "5 22:13:24, 4", "6 22:13:23, 3",
        "7 time: 14 November 2023 22:13:23",
      ])
  }

  /// Each page is as full as it can be, and ends within a sentence only where that is too long.
  @Test func theDescriptionIsSaidSentenceBySentence() throws {
    var host = Monitored(["user", "system"], sharing: true) { $0.start = 1_700_000_000 }
    for second in 0..<9 { host.row(Double(second), Double(second * 5 % 7), at: Double(second)) }
    let chart = try #require(host.monitor.chart)
    let sentences = ChartDescription(chart, facts: ChartFacts(chart)).lines
    let pages = TextPages(sentences, width: 79).lines
    #expect(pages.count > sentences.count)
    for page in pages.indices { host.press("d", at: 8.1 + 0.26 * Double(page)) }
    let texts = host.texts.suffix(pages.count).map { $0.drop { $0 != " " }.dropFirst() }
    #expect(texts.map { String($0) } == pages)
  }

  @Test func aLargeWindowIsDescribedBesideTheSession() throws {
    var host = Monitored {
      $0.window = .rows(1_000_000)
      $0.session.findsFactsBeside = true
    }
    let count = 200_000
    host.take(.arrived(.rows((0..<count).map { Double($0 % 7) })), at: 1)
    host.press("d", at: 2)
    #expect(host.texts.last == "2 describing 200,000 points, any key cancels")
    guard case .findFacts(let chart, let number) = try #require(host.occurrences.last).effect else {
      Issue.record("no facts are sought")
      return
    }
    // Rows that come meanwhile change neither the session nor the words.
    host.row(3, at: 2.5)
    let facts = ChartFacts(chart)
    host.take(.factsFound(facts, number: number), at: 3)
    let first = try #require(ChartDescription(chart, facts: facts).lines.first)
    #expect(host.texts.last?.hasPrefix("3 \(first)") == true)
    // A key cancels, and facts of an earlier window are never those of a walk.
    host.press("d", at: 4)
    host.press("y", at: 5)
    host.press(" ", at: 6)
    host.press("d", at: 7)
    let before = host.texts
    host.take(.factsFound(facts, number: number + 1), at: 8)
    #expect(host.texts == before)
  }

  @Test func aKeyThatMovesFreezes() {
    var session = Monitored { $0.range = 0...100 }
    for second in 0...4 { session.row(Double(second * 10), at: Double(second)) }
    session.press("f", at: 5)
    session.pass(to: 6)
    #expect(session.texts.last?.contains("0") == true)
    #expect(session.monitor.walk?.cursor?.stop == 0)
  }

  @Test func theEndDescribesTheWindowUnlessItIsFrozen() {
    var session = Monitored { $0.range = 0...100 }
    for second in 0...20 { session.row(Double(second), at: Double(second)) }
    var frozen = session
    session.take(.arrived(.ended), at: 21)
    #expect(session.occurrences.last?.effect == .quit)
    #expect(session.texts.contains { $0.contains("us") && $0.contains("20") })
    frozen.press(" ", at: 20.5)
    frozen.take(.arrived(.ended), at: 21)
    #expect(frozen.texts.last == "21 the input has ended; q quits")
    frozen.press(.left, at: 22)
    frozen.press("q", at: 23)
    #expect(frozen.occurrences.last?.effect == .quit)
  }

  @Test func everyEventIsTakenInAnyOrder() {
    var random = SeededGenerator(seed: 8)
    let keys: [SessionKey] = [
      " ", "A", "s", "q", "y", "x", "w", "d", "?", "V", "v", "S", "p", .left, .end, "f", "n", "z",
      "b",
      .enter, .escape, "G", "§",
    ]
    for _ in 0..<60 {
      var session = Monitored(
        ["a", "b"], alerts: [Monitor.Alert(Self.over, lasting: Seconds(1), text: "a>90")])
      var time = 0.0
      for _ in 0..<60 {
        time += Double.random(in: 0...2, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0...2:
          let values = [1e300, -1e300, .nan, 0, 95, .leastNonzeroMagnitude].shuffled(using: &random)
          session.row(values[0], values[1], at: time)
        case 3...4: session.press(keys.randomElement(using: &random) ?? " ", at: time)
        default:
          session.pass(to: time)
          session.take(.soundLost("gone"), at: time)
        }
        for case .say(let text) in session.occurrences.map(\.effect) {
          #expect(text.count <= 79 && !text.contains("\n"))
        }
      }
    }
  }
}
