import Glibc
import SonifyBase
package import SonifySound

extension LoudnessCurve {
  /// Returns the curve that a listener's options ask for.
  package static func of(_ options: SoundOptions) -> LoudnessCurve {
    options.loudness == .equal ? .equal : .flat
  }

  /// The curve that makes every pitch from 40 Hz up as loud as one of 1 kHz, as far as
  /// ``EqualLoudness/maxGain`` allows.
  package static let equal = LoudnessCurve(
    factors: (0...335).map { index in
      let octaves = Double(index) / Double(factorsPerOctave)
      return EqualLoudness.gain(at: Hertz(lowest.value * exp2(octaves))).amplitude
    })
}
