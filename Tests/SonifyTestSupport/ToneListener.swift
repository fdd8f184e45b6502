import Foundation

/// Finds and follows one tone.
struct ToneListener {
  let samples: [Double]
  let sampleRate: Double
  let window: Double
  let harmonics: Int

  /// The least share of the power that a tone must explain to be believed.
  var minExplained = 0.85
  private static let heard = 38.0...5200.0

  /// The length of an excerpt that settles a pitch, in seconds.
  func length(for frequency: Double) -> Double { max(window, 6 / frequency) }

  private func range(around time: Double, length: Double) -> Range<Int> {
    let first = Int(((time - length / 2) * sampleRate).rounded())
    return (first..<(first + Int((length * sampleRate).rounded()))).clamped(to: samples.indices)
  }

  func level(around time: Double) -> Double {
    let excerpt = samples[range(around: time, length: window)]
    return 10 * log10(excerpt.reduce(0) { $0 + $1 * $1 } / Double(max(1, excerpt.count)) + 1e-30)
  }

  /// The tone at a moment, if it goes on from one found a little earlier and explains enough.
  func follow(_ earlier: HarmonicFit, to time: Double, explaining minimum: Double = 0.9)
    -> HarmonicFit?
  {
    let elapsed = time - earlier.centre / sampleRate
    let guess = earlier.frequency + earlier.glide * elapsed
    guard Self.heard.contains(guess) else { return nil }
    let fit = HarmonicFit(
      to: samples, in: range(around: time, length: length(for: guess)), sampleRate: sampleRate,
      guess: guess, glideGuess: earlier.glide, harmonics: harmonics, fitsGlide: true,
      iterations: 3)
    return fit.explained > minimum && Self.heard.contains(fit.frequency) ? fit : nil
  }

  /// The tone at a moment, from its spectrum: the highest fundamental that explains nearly as
  /// much as any, as every fraction of a fundamental explains all that it does.
  func find(around time: Double) -> HarmonicFit? {
    var best: HarmonicFit?
    for length in [window, max(window, 0.08)] {
      // Only low tones need the longer excerpt.
      if let best, best.frequency > 250 { break }
      let excerpt = samples[range(around: time, length: length)]
      let spectrum = Spectrum(
        of: excerpt, sampleRate: sampleRate, window: .hann, minSize: 4 * excerpt.count)
      guard let peak = spectrum.peak(in: Self.heard) else { continue }
      for divisor in 1...3 {
        let guess = peak / Double(divisor)
        guard Self.heard.contains(guess), length * guess >= 2 else { continue }
        let fit = refine(guess, glide: 0, around: time)
        if fit.explained > (best?.explained ?? 0) + 0.01 { best = fit }
        if let best, best.explained > 0.99 { return best }
      }
    }
    return best.flatMap(believed)
  }

  /// Fits the fundamental first, whose reach is the widest, then all partials and the glide.
  private func refine(_ guess: Double, glide: Double, around time: Double) -> HarmonicFit {
    let range = range(around: time, length: length(for: guess))
    let coarse = HarmonicFit(
      to: samples, in: range, sampleRate: sampleRate, guess: guess, glideGuess: glide,
      harmonics: min(2, harmonics), iterations: 2)
    return HarmonicFit(
      to: samples, in: range, sampleRate: sampleRate, guess: coarse.frequency, glideGuess: glide,
      harmonics: harmonics, fitsGlide: true, iterations: 4)
  }

  private func believed(_ fit: HarmonicFit) -> HarmonicFit? {
    fit.explained >= minExplained && Self.heard.contains(fit.frequency) ? fit : nil
  }
}
