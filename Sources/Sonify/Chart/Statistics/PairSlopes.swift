/// The slopes between all pairs of points whose x differ, without a list of them.
///
/// For a slope *b*, the points are sorted by *y* − *b*·*x*. A pair whose order this reverses has a
/// slope below *b*; so inversions count the slopes below any number, and those between two numbers
/// can be listed or sampled. The median is found by narrowing an interval around it, as in J.
/// Matoušek, "Randomized optimal algorithm for slope selection" (1991), and M. Dillencourt, D.
/// Mount and N. Netanyahu, "A randomized algorithm for slope selection" (1992).
struct PairSlopes {
  /// The factor from these slopes to those of the data.
  let scale: Double

  private let xs: [Double]
  private let ys: [Double]
  private let centredXs: Deviations
  private let centredYs: Deviations
  private var random = SplitMix()

  /// The number of pairs with different x.
  private let count: Int

  /// The number of slopes in a sample for narrowing, in a full list, and in a sample of all slopes.
  private static let (sampleCount, listCount, largeSampleCount) = (1 << 15, 1 << 18, 1 << 20)

  /// Takes points by rising x, and by rising y if x is equal, or returns nil if all have the same
  /// x.
  init?(_ pairs: CompletePairs) {
    guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys), x.sumOfSquares > 0 else {
      return nil
    }
    scale = y.scale / x.scale
    xs = pairs.xs.map { $0 / x.scale }
    ys = pairs.ys.map { $0 / y.scale }
    (centredXs, centredYs) = (x, y)
    var (count, run) = (0, 0)
    for index in xs.indices.dropFirst() {
      run = xs[index] == xs[index - 1] ? run + 1 : 0
      count += index - run
    }
    self.count = count
  }

  /// The slopes from `low` up to but not including `high`; nil for no bound on that side.
  private struct Interval {
    var low: Double?
    var high: Double?
    /// The number of slopes below the interval.
    var below = 0
    /// The number of slopes inside.
    var inside: Int
  }

  /// Returns the median slope; for an even count, the mean of the two in the middle.
  /// - Complexity: O(*n* log *n*) expected.
  mutating func median() -> Double {
    let ranks = (count - 1) / 2...count / 2
    var interval = Interval(inside: count)
    // Each round leaves about a hundredth; ten rounds are enough for any number of pairs.
    for _ in 0..<10 {
      guard interval.inside > Self.listCount else {
        return Self.mean(
          of: slopes(in: interval, Array(0..<interval.inside)),
          ranks: ranks.lowerBound - interval.below, ranks.upperBound - interval.below)
      }
      if let slope = narrow(&interval, around: ranks) { return slope }
    }
    let sample = slopes(in: interval, evenPicks(of: interval.inside, Self.listCount))
    let rank = sample.count * (ranks.lowerBound - interval.below) / max(1, interval.inside)
    return Self.mean(of: sample, ranks: rank, rank)
  }

  /// Returns the median of a sample of the slopes.
  /// - Complexity: O(*n*).
  mutating func sampledMedian() -> Double {
    // Every point forms pairs with the points of smaller x, which come before it.
    var (second, lesser, met) = (0, 0, 0)
    let size = min(count, Self.largeSampleCount)
    let sample = (0..<size).map { place in
      let pick = evenPick(place, of: size, below: count)
      while pick >= met + lesser {
        met += lesser
        second += 1
        lesser = xs[second] == xs[second - 1] ? lesser : second
      }
      return slope(from: pick - met, to: second)
    }
    return Self.mean(of: sample, ranks: (size - 1) / 2, size / 2)
  }

  /// Narrows an interval around some ranks by a sample.
  /// - Returns: the slope at those ranks, if it is so frequent that it is known.
  private mutating func narrow(_ interval: inout Interval, around ranks: ClosedRange<Int>)
    -> Double?
  {
    let sample = slopes(in: interval, evenPicks(of: interval.inside, Self.sampleCount)).sorted()
    guard !sample.isEmpty else { return nil }
    let share = Double(ranks.lowerBound - interval.below) / Double(interval.inside)
    let middle = Int(share * Double(sample.count))
    // Four standard deviations of the rank of a median in such a sample.
    let reach = Int(2 * Double(sample.count).squareRoot())
    var low = sample[max(0, min(sample.count - 1, middle - reach))]
    var high = sample[min(sample.count - 1, middle + reach)]
    let common = low == high ? low : nil
    if let common {
      // Rounding may put pairs of exactly this slope on either side of it.
      let margin = max(common.magnitude, 1) * 1e-12
      (low, high) = (common - margin, common + margin)
    }
    let earlier = interval.inside
    let (belowLow, belowHigh) = (countBelow(low), countBelow(high))
    if ranks.lowerBound >= belowLow, ranks.upperBound < belowHigh, let common { return common }
    let end = interval.below + interval.inside
    if ranks.upperBound < belowLow {
      interval.high = low
      interval.inside = belowLow - interval.below
    } else if ranks.lowerBound >= belowHigh {
      interval.low = high
      (interval.below, interval.inside) = (belowHigh, end - belowHigh)
    } else if ranks.lowerBound >= belowLow, ranks.upperBound < belowHigh {
      (interval.low, interval.high) = (low, high)
      (interval.below, interval.inside) = (belowLow, belowHigh - belowLow)
    }
    // Nearly all slopes may be equal to that at an end.
    return interval.inside > earlier / 2 ? leaveEnds(low, high, of: &interval, around: ranks) : nil
  }

  /// Narrows an interval by the slopes equal to either of its ends.
  /// - Returns: the slope at an end, if it is that at the ranks.
  private func leaveEnds(
    _ low: Double, _ high: Double, of interval: inout Interval, around ranks: ClosedRange<Int>
  ) -> Double? {
    for end in [low, high] {
      let margin = max(end.magnitude, 1) * 1e-12
      let (below, belowNext) = (countBelow(end - margin), countBelow(end + margin))
      if ranks.lowerBound >= below, ranks.upperBound < belowNext { return end }
      let last = interval.below + interval.inside
      if ranks.lowerBound >= belowNext, belowNext > interval.below {
        interval.low = end + margin
        (interval.below, interval.inside) = (belowNext, last - belowNext)
      } else if ranks.upperBound < below, below < last {
        interval.high = end - margin
        interval.inside = below - interval.below
      }
    }
    return nil
  }

  private func countBelow(_ slope: Double) -> Int {
    Inversions.find(in: RankOrder(heights(above: slope))).count
  }

  private func heights(above slope: Double) -> [Double] {
    xs.indices.map { centredYs[$0] - slope * centredXs[$0] }
  }

  /// Returns some of the slopes in an interval.
  private func slopes(in interval: Interval, _ picks: [Int]) -> [Double] {
    let heights = interval.high.map(heights(above:)) ?? xs.map { -$0 }
    let order = interval.low.map { RankOrder(self.heights(above: $0)).indices.map(Int.init) }
    let ordered = order?.map { heights[$0] } ?? heights
    let found = Inversions.find(in: RankOrder(ordered), picking: picks)
    return found.picked.map { pair in
      let (first, second) = (order?[pair.first] ?? pair.first, order?[pair.second] ?? pair.second)
      return slope(from: first, to: second)
    }
  }

  private func slope(from first: Int, to second: Int) -> Double {
    (ys[second] - ys[first]) / (xs[second] - xs[first])
  }

  /// Returns rising numbers below `count`, one at random from each of `picks` equal ranges.
  private mutating func evenPicks(of count: Int, _ picks: Int) -> [Int] {
    let picks = min(count, picks)
    return (0..<picks).map { evenPick($0, of: picks, below: count) }
  }

  /// Returns a number below `count`, at random from one of `picks` equal ranges.
  private mutating func evenPick(_ place: Int, of picks: Int, below count: Int) -> Int {
    guard count > picks else { return place }
    let stretch = Double(count) / Double(picks)
    return min(count - 1, Int((Double(place) + random.fraction()) * stretch))
  }

  private static func mean(
    of numbers: consuming [Double], ranks lower: Int, _ upper: Int
  ) -> Double {
    guard let last = numbers.indices.last else { return 0 }
    var room = numbers.mutableSpan
    return Selection.mean(
      of: &room, count: last + 1, ranks: max(0, min(lower, last)), max(0, min(upper, last)))
  }
}

/// A repeatable sequence of random numbers.
///
/// G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators" (2014).
private struct SplitMix {
  private var state: UInt64 = 0x5EED

  /// Returns a number from 0 up to but not including 1.
  mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
