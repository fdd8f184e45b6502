import Glibc

extension SeriesFacts {
  /// The law by which the values of a line grow or shrink.
  public enum Growth: Equatable, Sendable {
    /// They double or, if the trend falls, halve every time x grows by the same length.
    case doubling(every: Double)
    /// They approach a value, the median at the end.
    case levelling(near: Double)
    /// They rise or fall ever faster.
    case faster
    /// They rise or fall ever more slowly.
    case slower
  }
}

/// The search for the law by which a line grows.
struct GrowthLaw {
  /// The minimum share of the variance of logarithms that equal ratios explain.
  private static let minShare = 0.9
  /// The minimum ratio of the ends.
  private static let minRatio = 3.0
  /// The share of what a straight line leaves that a curve must explain.
  private static let minGain = 0.5

  /// The share of the variance that the rounding of a Double may leave.
  private static let rounding = 0x1p-40

  /// The minimum number of points.
  private static let minCount = 10

  /// Finds the law of a line that rises or falls without turning.
  ///
  /// ``OuterPoints`` at an end make no law.
  /// - Parameters:
  ///   - numbers: the values, all finite, at least ten.
  ///   - xs: the x of each, rising.
  /// - Returns: the law, or nil if a straight line says as much.
  /// - Complexity: O(*n*).
  static func law(of numbers: [Double], at xs: [Double]) -> SeriesFacts.Growth? {
    guard numbers.count >= minCount, let law = bend(of: numbers, at: xs) else { return nil }
    let (withoutFirst, withoutLast) = OuterPoints.left(of: xs)
    for part in [withoutFirst, withoutLast] {
      switch (law, bend(of: Array(numbers[part]), at: Array(xs[part]))) {
      case (.doubling, .doubling), (.levelling, .levelling), (.levelling, .slower),
        (.faster, .faster), (.faster, .doubling), (.slower, .slower), (.slower, .levelling):
        continue
      default: return nil
      }
    }
    return law
  }

  private static func bend(of numbers: [Double], at xs: [Double]) -> SeriesFacts.Growth? {
    guard let first = xs.first, let last = xs.last, last > first,
      let minimum = numbers.min(), let maximum = numbers.max(), maximum > minimum
    else { return nil }
    let places = xs.map { ($0 - first) / (last - first) }
    let sums = RunningSums(
      xs: places, ys: numbers.map { ($0 - minimum) / (maximum - minimum) })
    let all = numbers.indices
    let misfit = sums.misfitOfLine(all)
    if minimum > 0 {
      // Relative to the smallest, so that their size leaves no digits out.
      let logs = numbers.map { log($0 / minimum) }
      let fit = RunningSums(xs: places, ys: logs)
      let (slope, total) = (fit.slope(all), fit.misfitOfLevel(all))
      let left = fit.misfitOfLine(all)
      if abs(slope) >= log(minRatio), left <= (1 - minShare) * total,
        left <= rounding * total || curved(logs, places) > (1 - minGain) * left,
        misfitOfRatios(numbers.map { $0 / minimum }, places, fit, (maximum - minimum) / minimum)
          < minGain * misfit
      {
        return .doubling(every: log(2) / abs(slope) * (last - first))
      }
    }
    let ys = numbers.map { ($0 - minimum) / (maximum - minimum) }
    guard curved(ys, places) < (1 - minGain) * misfit else { return nil }
    let third = numbers.count / 3
    let (early, late) = (sums.slope(0..<third), sums.slope((numbers.count - third)..<numbers.count))
    let whole = sums.slope(all)
    guard whole != 0 else { return nil }
    guard !turnsBack(whole > 0 ? ys : ys.map { 1 - $0 }) else { return nil }
    let (start, end) = (early / whole, late / whole)
    if start > 1, end < 0.25 * start, end > -0.1 * start {
      let ends = ys.suffix(max(3, numbers.count / 8)).sorted()
      let level = ends[ends.count / 2]
      if ends.allSatisfy({ abs($0 - level) <= maxDistance }) {
        return .levelling(near: minimum + level * (maximum - minimum))
      }
    }
    guard start > 0 || end > 0 else { return nil }
    return end >= 2 * max(start, 0) ? .faster : start >= 2 * max(end, 0) ? .slower : nil
  }

  /// Returns whether values that rise overall fall first, or fall at last, by a turn that is too small to be one of the
  /// ``SeriesFacts/turningPoints``: as means of an eighth, or of three, show it.
  private static func turnsBack(_ values: [Double]) -> Bool {
    let size = max(3, values.count / 8)
    var sum = values[..<size].reduce(0, +)
    let first = sum
    var (minimum, maximum) = (sum, sum)
    for place in size..<values.count {
      sum += values[place] - values[place - size]
      (minimum, maximum) = (min(minimum, sum), max(maximum, sum))
    }
    let range = maximum - minimum
    return first - minimum > maxDip * range || maximum - sum > maxReturn * range
  }

  /// The maximum way to the first extreme, and back from the last one, as shares of the range of these means: what
  /// rises ever faster may begin with a dip.
  private static let (maxDip, maxReturn) = (0.2, 0.1)
  /// The maximum distance of the last values from their median where they level off, as a share of the range.
  private static let maxDistance = 0.05

  /// Returns the sum of squares that a parabola leaves.
  private static func curved(_ ys: [Double], _ places: [Double]) -> Double {
    Parabola.residuals(of: ys, at: places).reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the sum of squares that equal ratios leave, relative to the range of the values.
  private static func misfitOfRatios(
    _ numbers: [Double], _ places: [Double], _ fit: RunningSums, _ range: Double
  ) -> Double {
    zip(numbers, places).reduce(0) { sum, point in
      let distance = (point.0 - exp(fit.height(of: numbers.indices, at: point.1))) / range
      return sum + distance * distance
    }
  }
}
