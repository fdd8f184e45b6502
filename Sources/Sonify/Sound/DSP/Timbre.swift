/// The weights of a tone's five partials, scaled so that every timbre has the power of a sine of
/// amplitude 1.
package struct Timbre: Equatable, Sendable, BitwiseCopyable {
  /// The amplitude of each partial, the fundamental first.
  let partials: InlineArray<5, Double>

  /// The maximum absolute value of the sum of the partials.
  let peak: Double

  /// The mean square of every timbre: that of a sine of amplitude 1.
  static let power = 0.5

  /// Makes a timbre from relative weights, not all zero.
  init(weights: InlineArray<5, Double>) {
    var squares = 0.0
    for index in weights.indices { squares += weights[index] * weights[index] }
    let scale = 1 / squares.squareRoot()
    var partials = weights
    for index in weights.indices { partials[index] = weights[index] * scale }
    self.partials = partials
    var peak = 0.0
    for step in 0..<256 {
      var sum = 0.0
      for index in partials.indices {
        sum += partials[index] * Sine.of(Double(step * (index + 1)) / 512)
      }
      peak = max(peak, abs(sum))
    }
    self.peak = peak
  }

  package static func == (one: Timbre, other: Timbre) -> Bool {
    one.partials.indices.allSatisfy { one.partials[$0] == other.partials[$0] }
  }

  /// A single sine of amplitude 1, used to measure the purity of the signal path.
  static let pure = Timbre(weights: [1, 0, 0, 0, 0])

  /// The timbres of the first, second, third … series; further series repeat them.
  ///
  /// The partials of the first fall off fast, so it is bright enough for small loudspeakers and
  /// calm enough for long listening. The others were found by a search that makes the smallest
  /// distance between two of them as large as it can be, under these constraints:
  ///
  /// - No overtone is stronger than 0.6 of the fundamental, which carries the pitch.
  /// - At 1,760 Hz, the top of the usual pitches, at most a third of the power is above 2 kHz, where
  ///   all overtones are: no timbre is harsh.
  /// - The distance of two timbres is the mean difference of their levels in those third octaves in
  ///   which either has a partial, at equal loudness, over the pitches from 220 to 1,760 Hz. Levels
  ///   more than 30 dB below the tone count as 30 dB: about there the fundamental masks an overtone.
  ///
  /// The smallest distance is 7.3 dB.
  package static let series: [Timbre] = [
    Timbre(weights: [1, 0.35, 0.15, 0.08, 0.04]),
    Timbre(weights: [1, 0, 0.4, 0, 0.35]),
    Timbre(weights: [1, 0.2, 0, 0.5, 0]),
    Timbre(weights: [1, 0.05, 0.3, 0.5, 0]),
    Timbre(weights: [1, 0, 0.6, 0, 0]),
    Timbre(weights: [1, 0.3, 0.4, 0.4, 0.3]),
    Timbre(weights: [1, 0.1, 0, 0.15, 0.2]),
    Timbre(weights: [1, 0.6, 0, 0, 0.35]),
  ]
}
