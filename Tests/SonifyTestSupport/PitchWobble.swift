import Foundation

/// How a pitch wavers over time.
public enum PitchWobble {
  /// The strongest line in the spectrum of a pitch, in decibels over the median of the bins around
  /// it.
  ///
  /// The pitch is taken in cents, without what strays from its median by over half an octave, as
  /// single values that sound on their own. Chance makes lines of 13 dB in a thousand frames; a
  /// periodic wobble gathers in one bin and stands out the more the longer it lasts.
  /// - Parameters:
  ///   - pitches: hertz at even times, nothing where no tone is heard.
  ///   - rate: how many of them there are in a second.
  ///   - band: in hertz, where to look.
  /// - Returns: decibels.
  public static func line(
    in pitches: [Double?], rate: Double, band: ClosedRange<Double> = 1...25
  ) -> Double {
    guard pitches.count > 100 else { return 0 }
    let spectrum = Spectrum(of: cents(pitches), sampleRate: rate, window: .hann)
    let bins = Int(band.lowerBound / spectrum.binWidth)...Int(band.upperBound / spectrum.binWidth)
    return bins.map { bin in
      let near = spectrum.energies[max(1, bin - 20)...(bin + 20)].sorted()
      return 10 * log10(spectrum.energies[bin] / max(near[near.count / 2], 1e-30))
    }.max() ?? 0
  }

  /// The deviation of the pitch from its mean, root mean square, in cents.
  public static func depth(of pitches: [Double?]) -> Double {
    cents(pitches).meanSquare.squareRoot()
  }

  /// The pitch in cents from its mean; what is missing or strays keeps the pitch before it.
  private static func cents(_ pitches: [Double?]) -> [Double] {
    let present = pitches.compactMap { $0 }.sorted()
    guard !present.isEmpty else { return [Double](repeating: 0, count: pitches.count) }
    let median = present[present.count / 2]
    var last = 0.0
    let cents = pitches.map { pitch in
      if let pitch, abs(log2(pitch / median)) < 0.5 { last = 1200 * log2(pitch / median) }
      return last
    }
    let mean = cents.reduce(0, +) / Double(cents.count)
    return cents.map { $0 - mean }
  }
}
