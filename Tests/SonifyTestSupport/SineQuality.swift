import Foundation

/// How pure a steady sine is.
public struct SineQuality: Sendable {
  /// Hertz.
  public var frequency: Double
  /// The peak of the sine, 1 at full scale.
  public var amplitude: Double
  /// All that is neither the sine nor a constant, relative to the sine, in decibels: THD+N over
  /// the whole band.
  public var distortionAndNoise: Double

  /// Measures a sine that fills the excerpt, or nothing when there is no tone in it.
  ///
  /// The sine is found by its spectrum, then fitted by least squares, which resolves −250 dB in
  /// a second of Doubles.
  public init?(of samples: [Double], in range: Range<Int>? = nil, sampleRate: Double) {
    let range = range ?? samples.indices
    let spectrum = Spectrum(of: samples[range].prefix(65_536), sampleRate: sampleRate)
    guard let peak = spectrum.peak(in: 20...(sampleRate / 2)) else { return nil }
    // A short excerpt leads the guess close enough for the whole.
    let middle = (range.lowerBound + range.upperBound) / 2
    var guess = peak
    var length = 4096
    while length < range.count {
      let near = ((middle - length / 2)..<(middle + length / 2)).clamped(to: range)
      guess =
        HarmonicFit(
          to: samples, in: near, sampleRate: sampleRate, guess: guess, harmonics: 1,
          iterations: 3
        ).frequency
      length *= 4
    }
    let fit = HarmonicFit(
      to: samples, in: range, sampleRate: sampleRate, guess: guess, harmonics: 1,
      fitsOffset: true, window: .rectangular)
    frequency = fit.frequency
    amplitude = fit.amplitudes[0]
    distortionAndNoise = 10 * log10(fit.residualPower / (amplitude * amplitude / 2))
  }
}
