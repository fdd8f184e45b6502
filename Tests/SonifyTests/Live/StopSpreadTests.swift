import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyLive
@testable import SonifySession
@testable import SonifySound

/// The noise of a stop that stands for several points.
@Suite struct StopSpreadTests {
  /// The tone of the stop that a script ends on.
  private func tone(_ ys: [Double], _ script: String) throws -> SessionEffect.Tone? {
    var chart = Charts.line(ys, xGrid: [])
    chart.yAxis = NumericAxis(title: "y", range: -1...1)
    let session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    let occurrences = try Array(ScriptedSession(session, script: KeyScript(parsing: script)))
    return occurrences.compactMap {
      if case .effect(.tone(let tone)) = $0.content { tone } else { nil }
    }.last
  }

  @Test func aStopOfNoiseSoundsItsSpread() throws {
    var random = SeededGenerator(seed: 1)
    let ys = (0..<200_000).map { _ in 0.2 * random.gaussian() }
    let tone = try #require(try tone(ys, "l l l"))
    let spread = try #require(tone.spreads.first)
    #expect(tone.spreads.count == 1)
    let width = 12 * log2(spread.upper.value / spread.lower.value)
    // A session's view fills the pitches with the values in view.
    let range = (ys.max() ?? 1) - (ys.min() ?? 0)
    #expect(abs(width / (2 * 1.28155 * 0.2 / range * 36) - 1) < 0.2)
    #expect(spread.gain > 0.1 * tone.gain && spread.gain <= 0.2512 * tone.gain)
  }

  @Test func aStopOfTwoValuesSoundsThemAndTheirShare() throws {
    var random = SeededGenerator(seed: 2)
    let ys = (0..<400_000).map { _ in Double.random(in: 0..<1, using: &random) < 0.3 ? 1.0 : -1 }
    let tone = try #require(try tone(ys, "l l l"))
    #expect(tone.spreads.map(\.lower) == [Hertz(220), Hertz(1760)])
    #expect(tone.spreads.map(\.upper) == [Hertz(220), Hertz(1760)])
    let share = log2(tone.frequency.value / 220) / 3
    #expect(abs(share - 0.3) < 0.06)
  }

  @Test func aSinglePointAndAConstantHaveNone() throws {
    let ys = (0..<100).map { Double($0 % 7) / 7 }
    #expect(try tone(ys, "l l")?.spreads.isEmpty == true)
    #expect(try tone([Double](repeating: 0.5, count: 100_000), "l l")?.spreads.isEmpty == true)
  }

  /// A mean that rounding takes off the only value would be off an axis of no width.
  @Test(arguments: [5, -3, 0.1, 21.7, 100, 0.3, 7, 1.1])
  func aConstantSoundsAtThePitchOfItsValue(value: Double) throws {
    for count in [49_999, 100_000] {
      let session = Session(
        Charts.line([Double](repeating: value, count: count), xGrid: []),
        options: SessionOptions(), settings: SessionSettings())
      for script in ["l l l", "l l l + + l"] {
        let tones = try Array(ScriptedSession(session, script: KeyScript(parsing: script)))
          .compactMap { if case .effect(.tone(let tone)) = $0.content { tone } else { nil } }
        #expect(!tones.isEmpty, "\(script)")
        for tone in tones {
          #expect(abs(12 * log2(tone.frequency.value / 622.254)) < 0.01, "\(count) \(script)")
        }
      }
    }
  }

  /// A part in which nothing changes, zoomed until it fills the view.
  @Test(arguments: [5, 0.1, 21.7, 1.1]) func aPlateauSoundsAtThePitchOfItsValue(value: Double)
    throws
  {
    let ys = (0..<100_000).map { $0 < 60_000 ? value : value + Double($0 % 1000) / 1000 }
    let session = Session(
      Charts.line(ys, xGrid: []), options: SessionOptions(), settings: SessionSettings())
    let tones = try Array(ScriptedSession(session, script: KeyScript(parsing: "l l + + + + l l")))
      .compactMap { if case .effect(.tone(let tone)) = $0.content { tone } else { nil } }
    let last = try #require(tones.last)
    #expect(abs(12 * log2(last.frequency.value / 622.254)) < 0.01)
  }

  @Test func aPerformerPlaysTheNoiseAndEndsItWithTheTone() {
    func event(_ pitch: Double, _ kind: Score.Event.Kind, upper: Double? = nil) -> Score.Event {
      Score.Event(
        kind: kind, start: 0, duration: 9600, series: 0, frequency: Hertz(pitch),
        gain: kind == .tone ? 0.2 : 0.05, upperFrequency: upper.map { Hertz($0) })
    }
    var rehearsal = Rehearsal()
    rehearsal.add(
      Rehearsal.part.tone(
        event(300, .tone), isJoined: false, spreads: [event(2000, .spread, upper: 3000)]),
      at: 0)
    rehearsal.add(Rehearsal.part.tone(event(310, .tone), isJoined: true), at: 4800)
    let samples = rehearsal.samples(frames: 20_000).0
    #expect(samples == rehearsal.samples(frames: 20_000, blocks: [1, 63]).0)
    let recording = Recording(sampleRate: 48_000, interleaved: samples, channels: 2)
    func energy(_ frames: Range<Int>) -> Double {
      Spectrum(of: recording.mono[frames], sampleRate: 48_000).energy(in: 2000...3000)
    }
    #expect(energy(1000..<4000) > 1e3 * energy(5300..<8300))
    #expect(recording.mono[9700...].allSatisfy { $0 == 0 } == false)
    #expect(recording.mono[15_000...].allSatisfy { $0 == 0 })
  }
}
