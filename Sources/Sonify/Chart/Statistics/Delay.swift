import Glibc

/// Two series of which one does what the other did a while before.
public struct Delay: Equatable, Sendable {
  /// The index of the series that comes first.
  public let leader: Int
  /// The index of the series that follows.
  public let follower: Int
  /// How much later, along x; above zero.
  public let length: Double
  /// The correlation of the changes at that distance, 0 to 1.
  public let correlation: Double

  /// The maximum number of series and of values that are compared.
  private static let (maxSeries, maxCount) = (6, 20_000)
  /// The minimum number of values.
  private static let minCount = 40
  /// The minimum correlation, and by how much its square must exceed that without a delay.
  private static let (minCorrelation, minGain) = (0.6, 0.2)
  /// The correlation at another delay, up to twice as long, as a part of the largest, from which on it is not
  /// known who follows whom: two lines with one period agree every time that passes.
  private static let minUniqueness = 0.9
  /// The standard errors of a correlation that must be exceeded, as many series and delays are tried.
  ///
  /// Three changes share a mean, so a third of them count.
  private static let errors = 3.5

  /// Returns the clearest delay, or nil if there is none.
  ///
  /// The changes from value to value are compared, as levels that wander correlate by chance: G. Yule, "Why
  /// do we sometimes get nonsense-correlations between time-series?" (1926). They are averaged over three
  /// values, so that a delay need not be whole.
  /// - Parameter lines: the lines at the same x.
  /// - Returns: the delay.
  /// - Complexity: O(*n*) times the number of delays that are tried, a tenth of the values and at most 60.
  static func clearest(in lines: AlignedLines) -> Delay? {
    let count = lines.xs.count
    guard (2...maxSeries).contains(lines.ys.count), (minCount...maxCount).contains(count),
      let first = lines.xs.first, let last = lines.xs.last
    else { return nil }
    // Only of evenly spaced lines is a number of rows a length.
    let step = (last - first) / Double(count - 1)
    let isEven = zip(lines.xs, lines.xs.dropFirst()).allSatisfy {
      abs($1 - $0 - step) < 0.2 * step
    }
    guard isEven else { return nil }
    let changes = lines.ys.map { ys in
      let means = RunningMean.values(of: ys, width: 3)
      return zip(means, means.dropFirst()).map { $1 - $0 }
    }
    let limit = max(minCorrelation, errors / (Double(count) / 3).squareRoot())
    // A few large changes, as at the end of a line that grows, must not decide.
    let ranks = changes.map { Midranks($0).ranks }
    var best: Delay?
    for leader in changes.indices {
      for follower in changes.indices where follower != leader {
        let same = correlation(changes[leader], changes[follower], delay: 0)
        for delay in 1...min(60, count / 10) {
          let found = correlation(changes[leader], changes[follower], delay: delay)
          guard found >= limit, found * found - same * same >= minGain,
            found > best?.correlation ?? 0,
            correlation(ranks[leader], ranks[follower], delay: delay) >= minCorrelation
          else { continue }
          best = Delay(
            leader: leader, follower: follower, length: Double(delay) * step, correlation: found)
        }
      }
    }
    return best.flatMap { found in
      let delay = Int((found.length / step).rounded())
      func isAsClose(_ other: Int) -> Bool {
        // The changes of neighbouring delays share two of three values.
        guard abs(other - delay) > 3, abs(other) < count / 2 else { return false }
        let (first, second) =
          other > 0
          ? (found.leader, found.follower) : (found.follower, found.leader)
        return correlation(changes[first], changes[second], delay: abs(other))
          >= minUniqueness * found.correlation
      }
      return (-2 * delay...2 * delay).contains(where: isAsClose) ? nil : found
    }
  }

  private static func correlation(_ first: [Double], _ second: [Double], delay: Int) -> Double {
    let count = Double(first.count - delay)
    var (x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in 0..<(first.count - delay) {
      let (one, other) = (first[index], second[index + delay])
      x += one
      y += other
      xx += one * one
      yy += other * other
      xy += one * other
    }
    let spread = (xx - x * x / count) * (yy - y * y / count)
    return spread > 0 ? (xy - x * y / count) / spread.squareRoot() : 0
  }
}
