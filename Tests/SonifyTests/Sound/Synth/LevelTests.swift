import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// The level is set from the score; here it is measured from the samples.
@Suite struct LevelTests {
  private func recording(_ score: Score) -> Recording {
    Recording(sampleRate: 48_000, interleaved: rendered(score), channels: score.channels)
  }

  private func tone(
    _ start: Int, _ duration: Int, _ frequency: Double, series: Int = 0, pan: Double = 0,
    kind: Score.Event.Kind = .tone, to end: Double? = nil
  ) -> Score.Event {
    Score.Event(
      kind: kind, start: start, duration: duration, series: series, frequency: Hertz(frequency),
      endFrequency: end.map { Hertz($0) }, pan: Pan(pan))
  }

  private var scores: [String: [Score.Event]] {
    [
      "a long glide": [tone(0, 96_000, 220, kind: .glide, to: 1760)],
      "a tone under 400 ms": [tone(0, 9600, 440)],
      "sparse short tones": (0..<5).map { tone($0 * 19_200, 9600, 300 * Double($0 + 1)) },
      "two series apart": [
        tone(0, 96_000, 300, pan: -0.6, kind: .glide, to: 900),
        tone(0, 96_000, 800, series: 1, pan: 0.6, kind: .glide, to: 310),
      ],
      "two series in unison": [
        tone(0, 96_000, 500), tone(0, 96_000, 500, series: 1),
      ],
      "a loud part and a soft one": [
        tone(0, 48_000, 500),
        Score.Event(
          kind: .tone, start: 48_000, duration: 48_000, series: 0, frequency: Hertz(700),
          gain: 0.1),
      ],
      "eight voices": (0..<40).map {
        tone($0 * 2000, 14_000, 220 + 37.7 * Double($0), pan: Double($0 % 9 - 4) / 5)
      },
      "tones with cues": [
        tone(0, 96_000, 600),
        Score.Event(kind: .tick, start: 10_000, duration: 384, gain: Decibels(-15).amplitude),
        Score.Event(
          kind: .mark, start: 40_000, duration: 1440, frequency: Hertz(4400),
          gain: Decibels(-6).amplitude),
        Score.Event(
          kind: .knock, start: 70_000, duration: 720, frequency: Hertz(2050),
          gain: Decibels(-14).amplitude),
      ],
    ]
  }

  @Test(arguments: [1, 2]) func everyScoreMeetsItsTarget(channels: Int) {
    for (name, events) in scores {
      let plain = UnlevelledScore(
        sampleRate: .standard, channels: channels, frames: events.map(\.end).max() ?? 0,
        events: events)
      let (score, estimate) = plain.levelled()
      let recording = recording(score)
      let loudness = LoudnessMeter.integrated(recording)
      let peak = TruePeak.level(recording)
      #expect(peak <= -1, "\(name)")
      #expect(peak <= estimate.truePeak.value + 0.1, "\(name)")
      #expect(abs(loudness - estimate.loudness) < 0.5, "\(name)")
      if !estimate.isLimitedByPeak { #expect(abs(loudness + 18) < 0.5, "\(name)") }
    }
  }

  @Test func volumeMovesTheTargetUntilThePeakWins() {
    let plain = UnlevelledScore(
      sampleRate: .standard, frames: 48_000, events: [tone(0, 48_000, 440)])
    let quiet = plain.levelled(volume: Decibels(-10))
    #expect(abs(quiet.estimate.loudness + 28) < 0.01)
    let loud = plain.levelled(volume: Decibels(40))
    #expect(loud.estimate.isLimitedByPeak)
    #expect(TruePeak.level(recording(loud.score)) <= -1)
  }

  @Test func silenceHasTheLevelOne() {
    let silence = UnlevelledScore(sampleRate: .standard, frames: 48_000, events: [])
    #expect(silence.levelled().score == silence.levelled(at: 1))
    #expect(silence.levelled().estimate.loudness == -.infinity)
  }
}
