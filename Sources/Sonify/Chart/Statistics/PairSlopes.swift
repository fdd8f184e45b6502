/// The slopes between all pairs of points whose x differ, without a list of them.
///
/// For a slope *b*, the points are put in the order of *y* − *b*·*x*. A pair that this turns round
/// has a slope below *b*; so inversions count the slopes below any number, and those between two
/// numbers can be listed or sampled. The median is found by narrowing an interval around it, as in
/// J. Matoušek, "Randomized optimal algorithm for slope selection" (1991), and M. Dillencourt,
/// D. Mount and N. Netanyahu, "A randomized algorithm for slope selection" (1992).
struct PairSlopes {
  /// By how much the slopes here are to be multiplied to be those of the data.
  let scale: Double

  private let xs: [Double]
  private let ys: [Double]
  private let centredXs: [Double]
  private let centredYs: [Double]
  private var random = SplitMix()

  /// How many pairs have different x.
  private let count: Int

  /// How many slopes tell where to narrow, how many are listed, and how many stand for all.
  private static let (sampleCount, listCount, largeSampleCount) = (1 << 15, 1 << 18, 1 << 20)

  /// Takes points by rising x, those of equal x by rising y; nothing if all have the same x.
  init?(_ pairs: CompletePairs) {
    guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys), x.sumOfSquares > 0 else {
      return nil
    }
    scale = y.scale / x.scale
    xs = pairs.xs.map { $0 / x.scale }
    ys = pairs.ys.map { $0 / y.scale }
    (centredXs, centredYs) = (x.distances, y.distances)
    var (count, run) = (0, 0)
    for index in xs.indices.dropFirst() {
      run = xs[index] == xs[index - 1] ? run + 1 : 0
      count += index - run
    }
    self.count = count
  }

  /// The slopes from `low` on and below `high`; without one of them, to that side all.
  private struct Interval {
    var low: Double?
    var high: Double?
    /// How many slopes are below the interval.
    var below = 0
    /// How many slopes are inside.
    var inside: Int
  }

  /// The median; of an even count, the mean of the two in the middle.
  /// - Complexity: O(*n* log *n*) expected.
  mutating func median() -> Double {
    let ranks = (count - 1) / 2...count / 2
    var interval = Interval(inside: count)
    // Each round leaves about a hundredth; ten are enough for any number of pairs.
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

  /// The median of some of the slopes.
  /// - Complexity: O(*n*).
  mutating func sampledMedian() -> Double {
    // Every point makes a pair with those of a lesser x, which stand before it.
    var (second, lesser, met) = (0, 0, 0)
    let sample = evenPicks(of: count, Self.largeSampleCount).map { pick in
      while pick >= met + lesser {
        met += lesser
        second += 1
        lesser = xs[second] == xs[second - 1] ? lesser : second
      }
      return slope(from: pick - met, to: second)
    }
    return Self.mean(of: sample, ranks: (sample.count - 1) / 2, sample.count / 2)
  }

  /// Narrows an interval to what a sample says of the ranks.
  /// - Returns: the slope of those ranks, if so many are the same that it is known.
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
      // Rounding may put pairs of this very slope on either side of it.
      let margin = max(common.magnitude, 1) * 1e-12
      (low, high) = (common - margin, common + margin)
    }
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
    return nil
  }

  private func countBelow(_ slope: Double) -> Int {
    Inversions.find(in: RankOrder(heights(above: slope))).count
  }

  private func heights(above slope: Double) -> [Double] {
    zip(centredXs, centredYs).map { x, y in y - slope * x }
  }

  /// Some of the slopes in an interval.
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

  /// Rising numbers below `count`, one at random out of each of as many equal stretches.
  private mutating func evenPicks(of count: Int, _ picks: Int) -> [Int] {
    guard count > picks else { return Array(0..<count) }
    let stretch = Double(count) / Double(picks)
    return (0..<picks).map { pick in
      min(count - 1, Int((Double(pick) + random.fraction()) * stretch))
    }
  }

  private static func mean(of numbers: [Double], ranks lower: Int, _ upper: Int) -> Double {
    guard let last = numbers.indices.last else { return 0 }
    var scratch = numbers
    var room = scratch.mutableSpan
    return Selection.mean(
      of: &room, count: numbers.count, ranks: max(0, min(lower, last)), max(0, min(upper, last)))
  }
}

/// Numbers that look random and are the same every time.
///
/// G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators" (2014).
private struct SplitMix {
  private var state: UInt64 = 0x5EED

  /// A number from 0 to below 1.
  mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
