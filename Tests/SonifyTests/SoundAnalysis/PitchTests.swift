import Foundation
import SonifyTestSupport
import Testing

@Suite struct PitchTests {
  @Test(arguments: [40.0, 61.7, 220, 440.3, 1000, 1760, 3000, 5000])
  func steadyTonesAreKnownWithinATenthOfACent(frequency: Double) throws {
    var tone = TestTone.steady(frequency, duration: 0.3)
    for (index, noise) in TestTone.noise(count: tone.count, amplitude: 1e-4, seed: 1).enumerated() {
      tone[index] += noise
    }
    let track = PitchTrack(of: tone, sampleRate: 48_000)
    #expect(track.voiced.count == track.frames.count)
    for frame in track.frames where (track.reach...(0.3 - track.reach)).contains(frame.time) {
      let found = try #require(frame.frequency)
      #expect(abs(TestTone.cents(frequency, found)) < 0.1)
      #expect(abs(frame.amplitudes[0] - 0.25) < 0.001)
    }
  }

  /// An octave in a tenth of a second is steeper than charts make lines.
  @Test(arguments: [
    (220.0, 1760.0, 1.0), (1760, 220, 1), (440, 880, 0.1), (880, 440, 0.1), (40, 80, 1),
    (2500, 5000, 0.5),
  ])
  func glidesAreFollowedWithinACent(from: Double, to: Double, duration: Double) throws {
    let track = PitchTrack(
      of: TestTone.glide(from: from, to: to, duration: duration), sampleRate: 48_000, hop: 0.005)
    let inner = track.reach...(duration - track.reach)
    let frames = track.frames.filter { inner.contains($0.time) }
    #expect(!frames.isEmpty)
    for frame in frames {
      let found = try #require(frame.frequency, "\(frame.time)")
      let expected = from * pow(to / from, frame.time / duration)
      #expect(abs(TestTone.cents(expected, found)) < 1, "\(frame.time)")
    }
  }

  @Test func aToneUnderTicksIsStillFollowed() throws {
    var tone = TestTone.glide(from: 300, to: 900, duration: 1)
    let noise = TestTone.noise(count: tone.count, amplitude: 0.05, seed: 2)
    for index in tone.indices where index % 4800 < 384 { tone[index] += noise[index] }
    for frame in PitchTrack(of: tone, sampleRate: 48_000).frames {
      let found = try #require(frame.frequency)
      #expect(abs(TestTone.cents(300 * pow(3, frame.time), found)) < 5)
    }
  }

  @Test func noiseAndSilenceHaveNoPitch() {
    let noise = TestTone.noise(count: 24_000, amplitude: 0.5, seed: 3)
    #expect(PitchTrack(of: noise, sampleRate: 48_000).voiced.isEmpty)
    #expect(
      PitchTrack(of: [Double](repeating: 0, count: 24_000), sampleRate: 48_000).voiced.isEmpty)
  }

  @Test func otherTimbresAndRatesAreHeardAtTheirFundamental() throws {
    for rate in [22_050.0, 44_100, 96_000] {
      let tone = TestTone.steady(
        330, duration: 0.1, sampleRate: rate, partials: [0.5, 1, 0.1, 0.4, 0.05])
      for frame in PitchTrack(of: tone, sampleRate: rate).frames {
        #expect(abs(TestTone.cents(330, try #require(frame.frequency))) < 0.1)
      }
    }
  }
}

@Suite struct SineQualityTests {
  @Test func aPureSineHasNoNoiseToSpeakOf() throws {
    let sine = TestTone.steady(996.8, duration: 1, amplitude: 0.9, partials: [1])
    let quality = try #require(SineQuality(of: sine, sampleRate: 48_000))
    #expect(quality.distortionAndNoise < -220)
    #expect(abs(TestTone.cents(996.8, quality.frequency)) < 1e-9)
    #expect(abs(quality.amplitude - 0.9) < 1e-12)
  }

  @Test func roundingToFloatAndToSixteenBitsIsMeasured() throws {
    let sine = TestTone.steady(996.8, duration: 1, amplitude: 0.891, partials: [1])
    let float = try #require(SineQuality(of: sine.map { Double(Float($0)) }, sampleRate: 48_000))
    #expect((-156 ... -150).contains(float.distortionAndNoise))
    let coarse = sine.map { ($0 * 32_768).rounded() / 32_768 + 0.01 }
    let sixteen = try #require(SineQuality(of: coarse, sampleRate: 48_000))
    // 6.02·16 + 1.76 dB for full scale, one less for −1 dB.
    #expect(abs(sixteen.distortionAndNoise + 97.1) < 0.3)
  }

  @Test func aKnownSecondHarmonicIsMeasured() throws {
    let sine = TestTone.steady(500, duration: 0.5, amplitude: 0.5, partials: [1, 1e-5])
    let quality = try #require(SineQuality(of: sine, sampleRate: 44_100))
    #expect(abs(quality.distortionAndNoise + 100) < 0.1)
  }
}
