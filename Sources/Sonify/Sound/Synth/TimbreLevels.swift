/// The amplitude factors that make timbres as loud as the first one at the same pitch.
///
/// Loudness is that of BS.1770. Its weighting raises what is above 1.5 kHz by up to 4 dB, so of two
/// tones with the same pitch and power the brighter one is louder, by up to 1 dB here.
struct TimbreLevels {
  /// The factors of the first timbre, then of the second, and so on: ``width`` for each timbre.
  let factors: [Double]

  /// The number of factors of a timbre, whose pitches are those of ``ToneSpectrum/powers``.
  static var width: Int { @_noLocks get { 85 } }

  /// Computes the factors of spectra, the first of which needs none.
  init(_ spectra: [ToneSpectrum]) {
    factors = spectra.flatMap { spectrum in
      zip(spectra[0].powers, spectrum.powers).map { ($0 / $1).squareRoot() }
    }
  }

  /// Computes the factors of the first `used` of some timbres.
  init(_ timbres: [Timbre], used: Int, framesPerSecond: Double) {
    // A lone series, by far the most frequent, needs none.
    self.init(
      used < 2
        ? []
        : timbres.prefix(used).map { ToneSpectrum($0, framesPerSecond: framesPerSecond) })
  }

  /// Returns the factor of a timbre at a fractional index of the loudness curve.
  func factor(of timbre: Int, atPlace place: Double) -> Double {
    let own = ToneSpectrum.place(ofCurve: place)
    let index = Int(own)
    let first = timbre * Self.width + index
    return factors[first] + (factors[first + 1] - factors[first]) * (own - Double(index))
  }
}
