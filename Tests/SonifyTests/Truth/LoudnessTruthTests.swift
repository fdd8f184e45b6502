import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// How loud one pitch is against another, measured from steady tones.
@Suite struct LoudnessTruthTests {
  /// A row of table 1 of ISO 226:2023.
  private struct Row {
    var frequency, exponent, transfer, threshold: Double

    /// The level of a tone as loud as one of 1 kHz at `phon`, relative to that: formula (1) of the
    /// standard.
    func level(phon: Double) -> Double {
      let perceived =
        pow(4e-10, 0.3 - exponent) * (pow(10, 0.03 * phon) - pow(10, 0.072))
        + pow(10, exponent * (threshold + transfer) / 10)
      return 10 / exponent * log10(perceived) - transfer - phon
    }
  }

  private static let standard = [
    (100, 0.433, -8.2, 26.5), (125, 0.412, -6.3, 22.1), (160, 0.391, -4.6, 17.9),
    (200, 0.373, -3.2, 14.4), (250, 0.357, -2.1, 11.4), (315, 0.343, -1.2, 8.6),
    (400, 0.33, -0.5, 6.2), (500, 0.32, 0, 4.4), (630, 0.311, 0.4, 3), (800, 0.303, 0.5, 2.2),
    (1000, 0.3, 0, 2.4), (1250, 0.295, -2.7, 3.5), (1600, 0.292, -4.2, 1.7),
    (2000, 0.29, -1.2, -1.3), (2500, 0.29, 1.4, -4.2), (3150, 0.289, 2.3, -6),
    (4000, 0.289, 1, -5.4), (5000, 0.289, -2.3, -1.5),
  ].map { Row(frequency: $0.0, exponent: $0.1, transfer: $0.2, threshold: $0.3) }

  /// The amplitudes, in decibels, of the fundamentals of steady tones of some pitches.
  private static func levels(of pitches: [Double], _ loudness: SoundOptions.Loudness) throws
    -> [Double]
  {
    // With linear spacing over a range equal to that of the values, every value is its own pitch.
    let chart = Charts.chart(
      [Charts.series([40] + pitches + [5000], isContinuous: false)])
    let range = try PitchRange(from: Hertz(40), to: Hertz(5000))
    let sounding = try Sounding(chart) {
      $0.loudness = loudness
      $0.pitchScale = .linear
      $0.pitchRange = range
      $0.ticks = .none
      $0.isMono = true
    }
    let samples = sounding.tones(from: 0, to: sounding.score.duration.value).mono
    return try zip(sounding.score.events(.tone).dropFirst(), pitches).map { tone, pitch in
      try #require(abs((tone.frequency?.value ?? 0) - pitch) < 1e-9)
      let steady = (tone.start + 960)..<(tone.end - 960)
      let fit = HarmonicFit(
        to: samples, in: steady, sampleRate: sounding.rate, guess: pitch, harmonics: 5)
      return 20 * log10(fit.amplitudes[0])
    }
  }

  @Test func tonesFollowTheEqualLoudnessContourOfSixtyPhon() throws {
    #expect(try Self.worstAgainstTheStandard() < 0.2)
  }

  /// The greatest distance of a tone's level from the standard, in decibels; tones under 160 Hz
  /// need more than the 12 dB that are given.
  static func worstAgainstTheStandard() throws -> Double {
    let measured = try levels(of: standard.map(\.frequency), .equal)
    let reference = try #require(standard.firstIndex { $0.frequency == 1000 })
    return zip(standard, measured).map { row, level in
      abs(level - measured[reference] - min(12, row.level(phon: 60)))
    }.max() ?? .infinity
  }

  @Test func flatTonesAreAllAlike() throws {
    #expect(try Self.spreadOfFlat() < 0.1)
  }

  /// The difference of the loudest tone from the softest, in decibels.
  static func spreadOfFlat() throws -> Double {
    let measured = try levels(of: standard.map(\.frequency), .flat)
    return (measured.max() ?? .infinity) - (measured.min() ?? 0)
  }

  /// The same on real data: every tone is as loud as the contour between the standard's rows says.
  @Test func theTonesOfAChartFollowTheContour() throws {
    let sounding = try SampleSteps.births.sounding { $0.isMono = true }
    let samples = sounding.tones(from: 0, to: sounding.score.duration.value).mono
    let gains = try SampleSteps.births.expected().map { tone in
      let first = Int(((tone.time + 0.016) * sounding.rate).rounded())
      let last = Int(((tone.time + tone.duration - 0.016) * sounding.rate).rounded())
      let fit = HarmonicFit(
        to: samples, in: first..<last, sampleRate: sounding.rate, guess: tone.pitch, harmonics: 5)
      return 20 * log10(fit.amplitudes[0]) - Self.contour(at: tone.pitch)
    }
    #expect((gains.max() ?? .infinity) - (gains.min() ?? 0) < 0.2)
  }

  private static func contour(at pitch: Double) -> Double {
    guard let next = standard.firstIndex(where: { $0.frequency >= pitch }), next > 0 else {
      return .nan
    }
    let (low, high) = (standard[next - 1], standard[next])
    let fraction = log(pitch / low.frequency) / log(high.frequency / low.frequency)
    return low.level(phon: 60) * (1 - fraction) + high.level(phon: 60) * fraction
  }
}
