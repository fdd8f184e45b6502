import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// Cues are heard by old ears, measured from samples: a tone of 65 dB SPL at any pitch, and the cue
/// at its level beside it.
///
/// With the flat loudness curve a tone has the same level at every pitch, as cues follow that level.
@Suite struct CueAudibilityTests {
  private static let rate = 48_000.0
  private static let tonePitches = [
    110.0, 165, 220, 311, 440, 587, 659, 831, 1047, 1319, 1480, 1760,
  ]

  private static func samples(_ event: Score.Event) -> [Double] {
    let score = Score(
      sampleRate: .standard, channels: 1, frames: event.end, events: [event], level: 0.25)
    return score.recording(in: 0..<score.frames).channels[0]
  }

  /// A tone of 65 dB SPL.
  private struct Tone {
    var pitch: Double
    var series: Int
    /// Its partials in SPL.
    var partials: [Hearing.Component]
    /// The level of full scale in dB SPL.
    var fullScale: Double
  }

  private static let tones = tonePitches.flatMap { pitch in
    Timbre.series.indices.map { tone(pitch, $0) }
  }

  private static func tone(_ pitch: Double, _ series: Int) -> Tone {
    let event = Score.Event(
      kind: .tone, start: 0, duration: 9600, series: series, frequency: Hertz(pitch))
    let fit = HarmonicFit(
      to: samples(event), in: 2400..<7200, sampleRate: rate, guess: pitch, harmonics: 5)
    let squares = fit.amplitudes.map { $0 * $0 / 2 }
    let fullScale = 65 - 10 * log10(squares.reduce(0, +))
    return Tone(
      pitch: pitch, series: series,
      partials: squares.enumerated().map {
        Hearing.Component(
          frequency: pitch * Double($0.offset + 1),
          power: $0.element * pow(10, fullScale / 10))
      }, fullScale: fullScale)
  }

  /// How a cue is heard beside a tone, the worst over pitches and timbres.
  static func worst(
    _ kind: Score.Event.Kind, _ measures: CueLaw.Measures, age: Double, above lowest: Double = 0,
    isMasked: Bool = true
  ) throws -> Hearing.Audibility {
    let hearing = Hearing(age: age)
    var waveforms: [Hertz?: [Double]] = [:]
    var worst: Hearing.Audibility?
    for tone in tones where tone.pitch >= lowest && (isMasked || tone.series == 0) {
      let frequency: Hertz? =
        switch kind {
        case .mark: CueLaw.markPitch(above: .standard, at: .standard)
        case .knock: CueLaw.knockPitch(against: Hertz(tone.pitch))
        default: nil
        }
      let cue =
        waveforms[frequency]
        ?? samples(
          Score.Event(
            kind: kind, start: 0, duration: SampleRate.standard.frames(in: measures.duration),
            frequency: frequency, gain: measures.level.amplitude))
      waveforms[frequency] = cue
      let heard = hearing.audibility(
        of: Hearing.components(of: cue, sampleRate: rate, fullScale: tone.fullScale),
        lasting: measures.duration.value, over: isMasked ? tone.partials : [])
      if heard.margin() < worst?.margin() ?? .infinity { worst = heard }
    }
    return try #require(worst)
  }

  @Test(arguments: [
    (Score.Event.Kind.tick, CueLaw.tick), (.knock, CueLaw.knock), (.mark, CueLaw.mark),
    (.alert, CueLaw.alert),
  ])
  func cuesOverTonesAreHeardAtSeventy(kind: Score.Event.Kind, measures: CueLaw.Measures) throws {
    let heard = try Self.worst(kind, measures, age: 70)
    #expect(heard.aboveThreshold >= 10 && heard.aboveMasker >= 0, "\(heard)")
  }

  @Test func gapsAndEdgesAreHeardAtSeventy() throws {
    // A gap sounds in a silence, an edge after a tone; only tones below 220 Hz could mask the thuds.
    let gap = try Self.worst(
      .gap, CueLaw.gap, age: 70, isMasked: false)
    #expect(gap.aboveThreshold >= 10, "\(gap)")
    let edge = try Self.worst(
      .edge, CueLaw.edge, age: 70, isMasked: false)
    #expect(edge.aboveThreshold >= 10, "\(edge)")
    let masked = try Self.worst(
      .edge, CueLaw.edge, age: 70, above: 220)
    #expect(masked.aboveThreshold >= 10 && masked.aboveMasker >= 0, "\(masked)")
  }

  @Test func anOldEarHearsLessThanAYoungOne() {
    let hearings = [20.0, 50, 70].map { Hearing(age: $0) }
    // The rows of the standards' tables at 1 and 4 kHz.
    #expect(zip(hearings, [2.4, 6.2, 16.3]).allSatisfy { abs($0.threshold(at: 1000) - $1) < 0.2 })
    #expect(zip(hearings, [-5.4, 3.7, 24.7]).allSatisfy { abs($0.threshold(at: 4000) - $1) < 0.2 })
    // A soft sine beside a strong one of nearly its pitch is masked, and far above it is heard.
    let strong = [Hearing.Component(frequency: 1000, power: 1e6)]
    func heard(_ frequency: Double) -> Double {
      hearings[0].audibility(
        of: [Hearing.Component(frequency: frequency, power: 1e4)], lasting: 0.2, over: strong
      ).aboveMasker
    }
    #expect(heard(1050) < 0 && heard(4000) > 20 && heard(500) > 20)
  }
}
