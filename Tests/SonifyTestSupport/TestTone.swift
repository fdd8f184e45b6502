import Foundation

/// Sounds made straight from their formulas, to test analysers and renderers against.
public enum TestTone {
  /// The weights of the partials of a usual data tone, the fundamental first.
  public static let partials = [1, 0.35, 0.15, 0.08, 0.04]

  /// A tone whose fundamental glides evenly in log frequency.
  /// - Parameters:
  ///   - from: hertz at the start.
  ///   - to: hertz at the end.
  ///   - duration: seconds.
  ///   - sampleRate: frames in a second.
  ///   - amplitude: the peak of the fundamental.
  ///   - partials: the weights of the partials.
  ///   - attack: seconds of raised cosine at either end; 0 for none.
  /// - Returns: the samples.
  public static func glide(
    from: Double, to: Double, duration: Double, sampleRate: Double = 48_000,
    amplitude: Double = 0.25, partials: [Double] = partials, attack: Double = 0
  ) -> [Double] {
    let count = Int((duration * sampleRate).rounded())
    let rate = log(to / from) / duration
    return (0..<count).map { index in
      let time = Double(index) / sampleRate
      let phase = 2 * Double.pi * from * (rate == 0 ? time : expm1(rate * time) / rate)
      var value = 0.0
      for (k, weight) in partials.enumerated() { value += weight * sin(Double(k + 1) * phase) }
      let edge = min(1, min(time, duration - time) / max(attack, .leastNormalMagnitude))
      return amplitude * value * (attack > 0 ? 0.5 - 0.5 * cos(.pi * edge) : 1)
    }
  }

  /// A steady tone.
  /// - Parameters:
  ///   - frequency: hertz.
  ///   - duration: seconds.
  ///   - sampleRate: frames in a second.
  ///   - amplitude: the peak of the fundamental.
  ///   - partials: the weights of the partials; one alone makes a sine.
  ///   - attack: seconds of raised cosine at either end; 0 for none.
  /// - Returns: the samples.
  public static func steady(
    _ frequency: Double, duration: Double, sampleRate: Double = 48_000, amplitude: Double = 0.25,
    partials: [Double] = partials, attack: Double = 0
  ) -> [Double] {
    glide(
      from: frequency, to: frequency, duration: duration, sampleRate: sampleRate,
      amplitude: amplitude, partials: partials, attack: attack)
  }

  /// White noise, even between −`amplitude` and `amplitude`.
  public static func noise(count: Int, amplitude: Double, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double.random(in: -amplitude...amplitude, using: &random) }
  }

  /// The interval from one frequency to another in cents, a twelve-hundredth of an octave.
  public static func cents(_ from: Double, _ to: Double) -> Double { 1200 * log2(to / from) }
}
