import SonifyBase

/// The K-weighted power of a tone of amplitude factor 1 at every pitch.
struct ToneSpectrum {
  private let timbre: Timbre
  private let framesPerSecond: Double
  /// The power at pitches a twelfth of an octave apart, over seven octaves from 40 Hz, which reach
  /// beyond every allowed pitch.
  let powers: [Double]

  private static let perOctave = 12

  init(_ timbre: Timbre, framesPerSecond: Double) {
    self.timbre = timbre
    self.framesPerSecond = framesPerSecond
    powers = (0...(7 * Self.perOctave)).map { place in
      let octaves = Double(place) / Double(Self.perOctave)
      let frequency = LoudnessCurve.lowest.value * Exponential.powerOfTwo(octaves)
      let partials = PartialLimit.limited(
        timbre.partials, fundamental: frequency / framesPerSecond)
      return partials.indices.reduce(0) { sum, index in
        sum + partials[index] * partials[index] / 2
          * KWeighting.power(at: frequency * Double(index + 1))
      }
    }
  }

  /// Returns the power at a fractional index of the loudness curve, by linear interpolation between
  /// the known pitches.
  func power(atPlace place: Double) -> Double {
    let own = Self.place(ofCurve: place)
    let index = Int(own)
    return powers[index] + (powers[index + 1] - powers[index]) * (own - Double(index))
  }

  /// Returns the fractional index among the known pitches, below the last, for one of the loudness
  /// curve.
  @inline(__always) @_noLocks
  static func place(ofCurve place: Double) -> Double {
    // There are 12 known pitches and 48 factors of the curve in an octave, and 85 known pitches;
    // static constants would be lazy here, behind a lock.
    min(84 - 1e-9, max(0, place / 4))
  }

  /// Returns twice the mean product of two tones of the same pitch, in turns per frame, with a
  /// phase difference.
  func product(
    with other: ToneSpectrum, fundamental: Double, phaseDifference: Double
  ) -> Double {
    let one = PartialLimit.limited(timbre.partials, fundamental: fundamental)
    let two = PartialLimit.limited(other.timbre.partials, fundamental: fundamental)
    return one.indices.reduce(0) { sum, index in
      let order = Double(index + 1)
      return sum + one[index] * two[index] * Sine.cosine(phaseDifference * order)
        * KWeighting.power(at: fundamental * framesPerSecond * order)
    }
  }
}
