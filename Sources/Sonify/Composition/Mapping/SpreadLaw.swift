import Glibc
package import SonifyBase

/// The noise that represents the spread of values without time of their own.
package enum SpreadLaw {
  /// The shares of the values below the lower and below the upper pitch.
  static let shares = (lower: 0.1, upper: 0.9)
  /// The level of noise of ``fullWidth`` and more under a tone: both RMS, with equal loudness.
  static let level = Decibels(-12)
  /// The width, in semitones, up to which there is no noise: within a critical band the tone would
  /// mask it.
  static let minWidth = 1.0
  /// The width, in semitones, from which the level stays the same.
  static let fullWidth = 12.0

  /// Returns the amplitude factor of noise between two pitches.
  ///
  /// Its power is linear in the width, so that a semitone of a wide band is as loud as one of a
  /// narrow band.
  package static func gain(from lower: Hertz, to upper: Hertz) -> Double {
    let width = 12 * abs(log2(upper.value / lower.value))
    let power = (width - minWidth) / (fullWidth - minWidth)
    return level.amplitude * min(1, max(0, power)).squareRoot()
  }

  /// Returns the amplitude factors of noise at the pitches of two values, of which the higher has a
  /// share.
  ///
  /// The power of each is in proportion to its share, and both together are as loud as a band
  /// between the pitches if the values are equally frequent, and silent if there is only one.
  package static func gains(
    from lower: Hertz, to upper: Hertz, upperShare share: Double
  ) -> (lower: Double, upper: Double) {
    let both = gain(from: lower, to: upper) * min(1, 2 * (share * (1 - share)).squareRoot())
    return (both * (1 - share).squareRoot(), both * share.squareRoot())
  }
}
