import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

@Suite struct EqualLoudnessTests {
  /// Gains in dB over 1 kHz at 60 phon by ISO 226:2023, at notes from E3 to C8, worked out apart
  /// from this program.
  @Test(
    arguments: [
      (164.814, 12.0), (261.626, 7.01), (523.251, 1.81), (1046.502, 0.43), (2093.005, -0.5),
      (4186.009, -1.7),
    ])
  func gainsAreThoseOfTheStandard(frequency: Double, gain: Double) {
    #expect(abs(EqualLoudness.gain(at: Hertz(frequency)).value - gain) < 0.06)
  }

  @Test func theCurveFollowsTheGains() {
    for frequency in stride(from: 40.0, through: 5000, by: 7.3) {
      let factor = LoudnessCurve.equal.factor(at: Hertz(frequency))
      let gain = EqualLoudness.gain(at: Hertz(frequency)).amplitude
      #expect(abs(20 * log10(factor / gain)) < 0.07)
      #expect(factor <= EqualLoudness.maxGain.amplitude)
    }
    #expect(abs(LoudnessCurve.equal.factor(at: Hertz(1000)) - 1) < 0.004)
  }
}
