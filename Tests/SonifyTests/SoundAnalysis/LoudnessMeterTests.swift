import Foundation
import Testing

@testable import SonifyTestSupport

@Suite struct LoudnessMeterTests {
  /// BS.1770: a sine of 997 Hz at full scale in one channel reads −3.01 LUFS.
  @Test(arguments: [8000.0, 44_100, 48_000, 96_000])
  func theReferenceToneReadsMinusThree(rate: Double) {
    let sine = TestTone.steady(997, duration: 2, sampleRate: rate, amplitude: 1, partials: [1])
    let loudness = LoudnessMeter.integrated(Recording(sampleRate: rate, channels: [sine]))
    #expect(abs(loudness + 3.01) < 0.02)
  }

  /// EBU Tech 3341, cases 1 and 3: two channels at −23 dBFS; −36 dBFS for 10 s on either side of
  /// −23 dBFS for 60 s is gated away.
  @Test func theGatesWork() {
    func sine(_ level: Double, _ duration: Double) -> [Double] {
      TestTone.steady(
        1000, duration: duration, sampleRate: 8000, amplitude: pow(10, level / 20), partials: [1])
    }
    let steady = sine(-23, 5)
    #expect(
      abs(LoudnessMeter.integrated(Recording(sampleRate: 8000, channels: [steady, steady])) + 23)
        < 0.1)
    let uneven = sine(-36, 10) + sine(-23, 60) + sine(-36, 10)
    #expect(
      abs(LoudnessMeter.integrated(Recording(sampleRate: 8000, channels: [uneven, uneven])) + 23)
        < 0.1)
  }

  /// The coefficients for 48 kHz that BS.1770-4 prints in its annex 1.
  @Test func theFiltersAreThoseOfTheRecommendation() {
    let printed = [
      (
        [1.53512485958697, -2.69169618940638, 1.19839281085285],
        [-1.69065929318241, 0.73248077421585]
      ),
      ([1, -2, 1], [-1.99004745483398, 0.99007225036621]),
    ]
    for (section, (b, a)) in zip(WeightingFilter(sampleRate: 48_000).sections, printed) {
      for (found, expected) in zip(section.b + section.a, b + a) {
        #expect(abs(found - expected) < 1e-13)
      }
    }
  }

  @Test func shortSoundsCountAsIfSilenceFollowed() {
    let whole = TestTone.steady(997, duration: 0.4, amplitude: 1, partials: [1])
    let half = Array(whole.prefix(whole.count / 2))
    let loudness = LoudnessMeter.integrated(Recording(sampleRate: 48_000, channels: [half]))
    #expect(abs(loudness + 3.01 + 3.01) < 0.05)
    #expect(LoudnessMeter.integrated(Recording(sampleRate: 48_000, channels: [[]])) == -.infinity)
  }
}

@Suite struct TruePeakTests {
  /// A sine of a quarter of the sample rate, sampled 45° beside its peaks, reads 3 dB too low.
  @Test func peaksBetweenSamplesAreFound() {
    let sine = (0..<4800).map { 0.5 * sin(.pi * (Double($0) / 2 + 0.25)) }
    let peak = TruePeak.level(Recording(sampleRate: 48_000, channels: [[0], sine]))
    #expect(abs(peak - 20 * log10(0.5)) < 0.1)
  }

  @Test(arguments: [100.0, 997, 5000, 12_345, 19_000])
  func sinesReadTheirAmplitude(frequency: Double) {
    let sine = TestTone.steady(
      frequency, duration: 0.1, amplitude: 0.7, partials: [1], attack: 0.02)
    let peak = TruePeak.level(Recording(sampleRate: 48_000, channels: [sine]))
    #expect(abs(peak - 20 * log10(0.7)) < 0.1)
  }

  @Test func silenceHasNone() {
    #expect(TruePeak.level(Recording(sampleRate: 48_000, channels: [[0, 0]])) == -.infinity)
  }
}

@Suite struct PanTrackTests {
  @Test(arguments: [-1, -0.9, 0, 0.33, 1.0])
  func theEqualPowerLawIsReadBack(pan: Double) throws {
    let angle = (pan + 1) * .pi / 4
    let tone = TestTone.steady(300, duration: 0.2)
    let track = PanTrack(
      of: Recording(
        sampleRate: 48_000,
        channels: [tone.map { $0 * cos(angle) }, tone.map { $0 * sin(angle) }]))
    for frame in track.frames { #expect(abs(try #require(frame.pan) - pan) < 1e-9) }
    let silent = PanTrack(
      of: Recording(sampleRate: 48_000, channels: [[0, 0], [0, 0]]), hop: 2e-5)
    #expect(silent.frames.allSatisfy { $0.pan == nil })
  }
}
