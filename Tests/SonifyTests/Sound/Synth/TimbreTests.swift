import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// The timbres of the series, measured from their samples.
@Suite struct TimbreTests {
  private static let pitches = [220.0, 330, 500, 740, 1100, 1760]

  private static func score(
    _ series: Int, _ pitch: Double, sampleRate: SampleRate = .standard
  ) -> Score {
    let frames = sampleRate.framesPerSecond / 2
    return Score(
      sampleRate: sampleRate, channels: 1, frames: frames,
      events: [
        Score.Event(
          kind: .tone, start: 0, duration: frames, series: series, frequency: Hertz(pitch))
      ], level: 0.25)
  }

  private static func samples(_ series: Int, _ pitch: Double) -> [Double] {
    rendered(score(series, pitch)).map(Double.init)
  }

  @Test(arguments: [48_000, 8000]) func allAreEquallyLoudAtEveryPitch(rate: Int) throws {
    let sampleRate = try #require(SampleRate(framesPerSecond: rate))
    for pitch in Self.pitches {
      let loudness = Timbre.series.indices.map { series in
        LoudnessMeter.integrated(
          Recording(
            sampleRate: Double(rate),
            interleaved: rendered(Self.score(series, pitch, sampleRate: sampleRate)), channels: 1))
      }
      let range = (loudness.max() ?? 0) - (loudness.min() ?? 0)
      #expect(range < 0.5, "\(pitch) Hz: \(loudness)")
    }
  }

  @Test func noOvertoneIsStrongerThanTheFundamental() {
    for series in Timbre.series.indices {
      for pitch in Self.pitches {
        let fit = HarmonicFit(
          to: Self.samples(series, pitch), in: 4800..<19_200, sampleRate: 48_000, guess: pitch,
          harmonics: 5)
        let strongest = fit.amplitudes.dropFirst().max() ?? 0
        #expect(strongest < 0.61 * fit.amplitudes[0], "series \(series + 1) at \(pitch) Hz")
      }
    }
  }

  @Test func noneIsHarshAtTheTop() {
    for series in Timbre.series.indices {
      let spectrum = Spectrum(of: Self.samples(series, 1760)[4800..<19_200], sampleRate: 48_000)
      #expect(spectrum.energy(in: 2000...24_000) < spectrum.energy / 2.99)
    }
  }

  /// Returns the levels of the third octaves of a tone, above those 30 dB below the whole.
  private static func thirdOctaves(_ samples: [Double]) -> [Int: Double] {
    let spectrum = Spectrum(of: samples[4800..<19_200], sampleRate: 48_000)
    var levels: [Int: Double] = [:]
    for band in -7...10 {
      let centre = 1000 * pow(10, Double(band) / 10)
      let edge = pow(10, 0.05)
      let share = spectrum.energy(in: (centre / edge)...(centre * edge)) / spectrum.energy
      if share > 1e-3 { levels[band] = 10 * log10(share) }
    }
    return levels
  }

  /// Returns the mean difference of levels in the third octaves that either tone has.
  private static func distance(_ one: [Int: Double], _ other: [Int: Double]) -> Double {
    let bands = Set(one.keys).union(other.keys)
    let differences = bands.map { abs((one[$0] ?? -30) - (other[$0] ?? -30)) }
    return differences.reduce(0, +) / Double(max(1, bands.count))
  }

  @Test func eightDifferByAtLeastSixDecibels() {
    #expect(Timbre.series.count == 8)
    let tones = Timbre.series.indices.map { series in
      Self.pitches.map { Self.thirdOctaves(Self.samples(series, $0)) }
    }
    for one in tones.indices {
      for other in tones.indices where other > one {
        let distances = zip(tones[one], tones[other]).map(Self.distance)
        let mean = distances.reduce(0, +) / Double(distances.count)
        #expect(mean >= 6, "series \(one + 1) and \(other + 1)")
      }
    }
  }
}
