import Glibc

/// A place where the level of a line changes at once.
struct Step: Equatable, Sendable {
  /// The index of the first number on the new level.
  let index: Int
  /// The mean of the level that ends.
  let before: Double
  /// The mean of the level that begins.
  let after: Double

  /// The fewest numbers that make a level.
  static let shortestLevel = 5

  /// The steps of a line; none where noise, a slope or a curve says as much.
  ///
  /// Levels are cut by ``Partition`` with the penalty of a Bayesian information criterion, 3·log *n*
  /// times the variance of noise, as in Zhang and Siegmund, "A modified Bayes information criterion"
  /// (2007). Of noise whose neighbours correlate, *n* is the number of values that say something
  /// new, and the variance the long-run one. A step is dropped if a straight line through both
  /// levels fits better than they do.
  /// - Parameter line: the values.
  /// - Returns: the steps, in their order.
  /// - Complexity: O(*n*).
  static func steps(of line: PresentLine) -> [Step] {
    let (count, noise) = (line.ys.count, line.noise)
    guard count > 0, !noise.isSmooth else { return [] }
    let sums = RunningSums(xs: line.xs, ys: line.withoutSpikes())
    let penalty = max(
      noise.penalty(of: 3, count: count), Partition.leastGain * sums.misfitOfLevel(0..<count))
    var cuts = Partition.cuts(
      count: count, shortest: max(shortestLevel, count / 50), penalty: penalty,
      cost: sums.misfitOfLevel)
    // The least convincing goes first; its neighbours are then weighed anew.
    while let worst = cuts.indices.map({ ($0, gain(of: $0, cuts, count, sums)) })
      .min(by: { $0.1 < $1.1 }), worst.1 <= penalty / 2
    {
      cuts.remove(at: worst.0)
    }
    return cuts.indices.map { index in
      let (before, after) = sides(of: index, cuts, count)
      return Step(
        index: line.indices[cuts[index]], before: line.mean(before), after: line.mean(after))
    }
  }

  /// By how much two levels fit better than one line through both.
  private static func gain(of cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums) -> Double
  {
    let (before, after) = sides(of: cut, cuts, count)
    return sums.misfitOfLine(before.lowerBound..<after.upperBound) - sums.misfitOfLevel(before)
      - sums.misfitOfLevel(after)
  }

  private static func sides(of cut: Int, _ cuts: [Int], _ count: Int) -> (Range<Int>, Range<Int>) {
    let start = cut > 0 ? cuts[cut - 1] : 0
    let end = cut + 1 < cuts.count ? cuts[cut + 1] : count
    return (start..<cuts[cut], cuts[cut]..<end)
  }
}
