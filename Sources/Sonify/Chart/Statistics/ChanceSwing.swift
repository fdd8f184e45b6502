import Glibc

/// How far a line swings, there and back, by chance alone: found from the line's own noise.
///
/// The noise of the line is drawn in a random order many times, which keeps how heavy its tails are and
/// how much its spread changes. No distribution is assumed, as in R. Fisher, "The design of experiments"
/// (1935), chapter 3. Where neighbours may be correlated, the new noise of an autoregressive process is
/// drawn.
enum ChanceSwing {
  /// The number of random orders.
  private static let draws = 119
  /// The number of random orders that may swing farther: 1.7 % at each of three scales.
  private static let allowed = 2
  /// The maximum number of values that are drawn.
  private static let maxCount = 4096
  /// The standard errors by which the correlation of neighbours may be larger than estimated.
  private static let errors = 2.0
  /// What residuals lack, as the median that they are the distances from has noise of its own: where few
  /// values are far out, many orders swing equally far, and the line itself by chance a little farther.
  private static let margin = 1.05

  /// Finds the swings that noise exceeds, both before and after a turn, in one of twenty lines.
  /// - Parameters:
  ///   - line: the values, without outliers; at least three.
  ///   - noise: their noise.
  /// - Returns: the swing of means of neighbours, for means of one value, of a twentieth and of an eighth of
  ///   the line.
  /// - Complexity: O(*n*).
  static func scales(
    of line: [Double], over noise: SerialNoise
  ) -> [(width: Int, swing: Double)] {
    let residuals = RunningMedian.distances(of: line)
    let sample = sample(of: residuals)
    let process = noise.process(withErrors: errors)
    let spread = SerialNoise.clampedDeviation(of: residuals) ?? 0
    let hasMemory = process.correlation > 0 && spread > 0
    let innovations = hasMemory ? sample.map { $0 / spread * process.innovation } : sample
    let widths = widths(for: sample.count)
    var swings = swings(
      of: innovations, memory: hasMemory ? process.correlation : 0, widths: widths)
    if residuals.count > maxCount {
      swings[0] *= (log(Double(line.count)) / log(Double(maxCount))).squareRoot()
      // The farthest values of many decide how far they swing, unless each affects those after it.
      let extremes = Array(residuals.sorted { abs($0) > abs($1) }.prefix(maxCount))
      swings[0] = max(swings[0], self.swings(of: extremes, memory: 0, widths: [1])[0])
    }
    swings = swings.map { margin * $0 }
    swings[0] = min(swings[0], swingOfWalks(with: line))
    return Array(zip(self.widths(for: line.count), swings))
  }

  /// Returns the swing that one in twenty random walks with the steps of a line exceeds: what goes farther is
  /// no chance, even where a narrow peak makes neighbours seem to be correlated.
  ///
  /// In 2,000 walks each of 20 to 1,000 steps, 5 % swung by 1.08 to 1.33 roots of the sum of squared steps.
  private static func swingOfWalks(with line: [Double]) -> Double {
    let squares = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    return 1.35 * squares.squareRoot()
  }

  /// The numbers of neighbours in a mean, all odd and rising.
  private static func widths(for count: Int) -> [Int] {
    [1] + [40, 16].map { count / $0 * 2 + 1 }.filter { $0 > 1 }
  }

  /// Returns at most ``maxCount`` residuals, evenly spaced.
  private static func sample(of residuals: [Double]) -> [Double] {
    guard residuals.count > maxCount else { return residuals }
    return (0..<maxCount).map { residuals[$0 * residuals.count / maxCount] }
  }

  /// Returns the swings that few of the random orders exceed, for every width of means.
  private static func swings(
    of innovations: [Double], memory: Double, widths: [Int]
  ) -> [Double] {
    var random = FixedRandom()
    var noise = innovations
    var swings = widths.map { _ in [Double]() }
    for _ in 0..<draws {
      noise.shuffle(using: &random)
      var level = 0.0
      let line = noise.map { new in
        level = memory * level + new
        return level
      }
      for (index, width) in widths.enumerated() {
        swings[index].append(
          swing(of: width > 1 ? RunningMean.values(of: line, width: width) : line))
      }
    }
    return swings.map { $0.sorted()[draws - allowed] }
  }

  /// Returns how far a line moves both before and after one of its values, at most.
  private static func swing(of line: [Double]) -> Double {
    // The lowest and the highest value from each value on.
    var (lows, highs) = (line, line)
    for index in line.indices.dropLast().reversed() {
      lows[index] = min(line[index], lows[index + 1])
      highs[index] = max(line[index], highs[index + 1])
    }
    var (low, high, largest) = (Double.infinity, -Double.infinity, 0.0)
    for index in line.indices {
      (low, high) = (min(low, line[index]), max(high, line[index]))
      largest = max(
        largest, line[index] - max(low, lows[index]), min(high, highs[index]) - line[index])
    }
    return largest
  }
}
