import Glibc
import SonifyTestSupport
import Testing

@testable import SonifyDevices

/// Speech comes at 22,050 samples a second and is converted to the rate of the score.
@Suite struct RateConverterTests {
  private func sine(_ frequency: Double, frames: Int) -> [Float] {
    (0..<frames).map { Float(0.5 * sin(2 * .pi * frequency * Double($0) / 22_050)) }
  }

  @Test(arguments: [100, 1000, 4000, 9500], [44_100, 48_000, 96_000])
  func noiseIsInaudible(frequency: Int, rate: Int) throws {
    let converted = try RateConverter.open().convert(
      sine(Double(frequency), frames: 11_025), from: 22_050, to: rate)
    #expect(converted.count == rate / 2)
    let samples = converted.map(Double.init)
    // The first and the last moments hold the beginning and the end of the sine.
    let quality = try #require(
      SineQuality(
        of: samples, in: (rate / 10)..<(rate * 4 / 10), sampleRate: Double(rate)))
    #expect(abs(quality.frequency - Double(frequency)) < 0.01)
    #expect(abs(quality.amplitude - 0.5) < 0.005)
    #expect(quality.distortionAndNoise < -120)
  }

  @Test func lowerRatesHaveNoAliases() throws {
    let samples = try RateConverter.open().convert(
      sine(6000, frames: 11_025), from: 22_050, to: 8000)
    // 6 kHz is above what 8,000 samples a second can carry, and would return at 2 kHz.
    #expect(samples[800..<3200].allSatisfy { abs($0) < 1e-5 })
  }

  @Test func theSameSamplesComeTwiceAndInLittleTime() throws {
    func processorTime() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let converter = try RateConverter.open()
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<441_000).map { _ in Float.random(in: -0.5...0.5, using: &generator) }
    let start = processorTime()
    let first = try converter.convert(noise, from: 22_050, to: 48_000)
    // 20 seconds of speech, as much as `births` has, take 0.02 s.
    #expect(processorTime() - start < 0.2)
    #expect(try converter.convert(noise, from: 22_050, to: 48_000) == first)
  }
}
