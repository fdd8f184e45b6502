import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// What the path from score to stored samples adds to a sound, measured from the samples.
@Suite struct PurityTests {
  private let rate = 48_000.0

  /// A sine at −1 dB of full scale, two seconds long, as it leaves the renderer.
  private func sine(_ frequency: Double) -> [Float] {
    let score = Score(
      sampleRate: .standard, channels: 1, frames: 96_000,
      events: [
        Score.Event(
          kind: .tone, start: 0, duration: 96_000, series: 0, frequency: Hertz(frequency))
      ], level: Decibels(-1).amplitude)
    return rendered(score, timbres: [.pure])
  }

  private func quality(_ samples: [Double]) throws -> Double {
    try #require(SineQuality(of: samples, in: 2000..<94_000, sampleRate: rate))
      .distortionAndNoise
  }

  @Test(arguments: [63.7, 440, 997, 4989.3])
  func aSineIsPureInEveryFormat(frequency: Double) throws {
    let samples = sine(frequency)
    #expect(try quality(samples.map(Double.init)) <= -150)

    var sixteenBits = [Int16](repeating: 0, count: samples.count)
    var output16 = sixteenBits.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &output16)
    #expect(try quality(sixteenBits.map { Double($0) / 0x8000 }) <= -92)

    var twentyFourBits = [Int32](repeating: 0, count: samples.count)
    var output24 = twentyFourBits.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &output24)
    #expect(try quality(twentyFourBits.map { Double($0) / 0x8000_0000 }) <= -140)
  }

  /// A tone's attack and release are no clicks when, 2 kHz and more from every partial, its
  /// spectrum is 100 dB down.
  @Test(arguments: [90.0, 220, 441.3, 1000, 1760])
  func aToneBeginsAndEndsWithoutAClick(frequency: Double) {
    let score = Score(
      sampleRate: .standard, channels: 1, frames: 16_384,
      events: [
        Score.Event(
          kind: .tone, start: 3000, duration: 9600, series: 0, frequency: Hertz(frequency))
      ], level: 0.5)
    let samples = rendered(score).map(Double.init)
    let spectrum = Spectrum(of: samples, sampleRate: rate, window: .rectangular)
    let partials = (1...5).map { frequency * Double($0) }
    #expect(spectrum.level(farFrom: partials, by: 2000) <= -100)
  }

  @Test func aGlideStaysWithinTheFourthDifferenceOfItsPartials() {
    let score = Score(
      sampleRate: .standard, channels: 1, frames: 24_000,
      events: [
        Score.Event(
          kind: .glide, start: 0, duration: 9001, series: 0, frequency: Hertz(220),
          endFrequency: Hertz(1760)),
        Score.Event(
          kind: .glide, start: 9001, duration: 14_999, series: 0, frequency: Hertz(1760),
          endFrequency: Hertz(300), gain: 0.1),
      ], level: 0.5)
    let samples = rendered(score).map(Double.init)
    let partials = Timbre.series[0].partials
    let allowance = Clicks.allowance(
      frequency: 1760, amplitudes: partials.indices.map { 0.5 * partials[$0] }, sampleRate: rate)
    #expect(Clicks.fourthDifference(of: samples, in: 4..<24_000) <= 1.05 * allowance)
  }
}
