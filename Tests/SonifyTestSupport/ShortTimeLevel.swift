import Foundation

/// The level of a sound over time.
public struct ShortTimeLevel: Sendable {
  /// Decibels relative to a mean square of 1, one for each ``hop``, the first for time 0.
  public let decibels: [Double]
  /// Seconds between levels.
  public let hop: Double

  /// Follows the level of a sound.
  /// - Parameters:
  ///   - samples: one channel.
  ///   - sampleRate: frames in a second.
  ///   - hop: seconds between levels.
  ///   - window: seconds over which each level is taken, around its time; as long as a period or
  ///     longer, lest the level follow the wave.
  public init(of samples: [Double], sampleRate: Double, hop: Double = 0.001, window: Double = 0.008)
  {
    self.hop = hop
    let half = Int(window * sampleRate / 2)
    let weights = Window.hann.weights(2 * half + 1)
    let total = weights.reduce(0, +)
    let count = Int(Double(samples.count) / sampleRate / hop) + 1
    decibels = (0..<count).map { number in
      let middle = Int((Double(number) * hop * sampleRate).rounded())
      var sum = 0.0
      for index in max(0, middle - half)..<max(0, min(samples.count, middle + half + 1)) {
        sum += weights[index - middle + half] * samples[index] * samples[index]
      }
      return 10 * log10(sum / total + 1e-30)
    }
  }

  /// The stretches, in seconds, whose level stays at or below a limit for some time.
  /// - Parameters:
  ///   - limit: decibels.
  ///   - length: the least length of a stretch in seconds.
  /// - Returns: the stretches in rising order; each lacks half the window at either end.
  public func stretches(atMost limit: Double, lasting length: Double) -> [ClosedRange<Double>] {
    runs { $0 <= limit }.filter { Double($0.count - 1) * hop >= length }
      .map { (Double($0.lowerBound) * hop)...(Double($0.upperBound - 1) * hop) }
  }

  /// The longest runs of levels that all satisfy a condition.
  func runs(where condition: (Double) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, level) in decibels.enumerated() {
      if condition(level) {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<decibels.count) }
    return runs
  }
}
