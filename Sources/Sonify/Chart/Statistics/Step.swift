import Glibc

/// An abrupt change of the level of a line.
struct Step: Equatable, Sendable {
  /// The index of the first number on the new level.
  let index: Int
  /// The mean of the level before.
  let before: Double
  /// The mean of the level after.
  let after: Double

  /// The minimum number of values in a level.
  static let shortestLevel = 5

  /// The minimum part of a step that must be abrupt; a value half-way between the levels leaves
  /// half.
  private static let minJump = 0.4
  /// The maximum number of values on either side that decide whether a step is abrupt.
  private static let maxWindow = 20

  /// Returns the steps of a line; none if noise, a slope or a curve explains as much.
  ///
  /// ``Partition`` finds the levels with the penalty of a Bayesian information criterion, 3·log *n*
  /// times the variance of noise, as in Zhang and Siegmund, "A modified Bayes information
  /// criterion" (2007). For noise whose neighbours are correlated, *n* is the effective number of
  /// independent values, and the variance the long-run one. A step is dropped if a straight line
  /// through both levels fits better than they do, or if the change is not abrupt: if it is less
  /// than ``minJump`` of the step from values shortly before to values shortly after it, and noise
  /// is unlikely to be the reason.
  /// - Parameter line: the values.
  /// - Returns: the steps, in their order.
  /// - Complexity: O(*n*).
  static func steps(of line: PresentLine) -> [Step] {
    let (count, noise) = (line.ys.count, line.noise)
    guard count > 0, !noise.isSmooth else { return [] }
    let sums = RunningSums(xs: line.xs, ys: line.withoutSpikes())
    let penalty = max(
      noise.penalty(of: 3, count: count), Partition.minGain * sums.misfitOfLevel(0..<count))
    var cuts = Partition.cuts(
      count: count, shortest: max(shortestLevel, count / 50), penalty: penalty,
      cost: sums.misfitOfLevel)
    // The weakest is dropped first; its neighbours are then evaluated again.
    while let worst = cuts.indices.map({ ($0, gain(of: $0, cuts, count, sums)) })
      .min(by: { $0.1 < $1.1 })
    {
      let isStraight = worst.1 <= penalty / 2
      let slow = cuts.indices.first { !isJump($0, cuts, count, sums, noise) }
      guard let dropped = isStraight ? worst.0 : slow else { break }
      cuts.remove(at: dropped)
    }
    return cuts.indices.map { index in
      let (before, after) = sides(of: index, cuts, count)
      return Step(
        index: line.indices[cuts[index]], before: line.mean(before), after: line.mean(after))
    }
  }

  /// Returns the improvement of the fit by two levels over one line through both.
  private static func gain(of cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums) -> Double
  {
    let (before, after) = sides(of: cut, cuts, count)
    return sums.misfitOfLine(before.lowerBound..<after.upperBound) - sums.misfitOfLevel(before)
      - sums.misfitOfLevel(after)
  }

  /// Returns whether the level changes abruptly.
  private static func isJump(
    _ cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums, _ noise: SerialNoise
  ) -> Bool {
    let (before, after) = sides(of: cut, cuts, count)
    let step = abs(sums.level(after) - sums.level(before))
    var (jump, chance) = (step, Double.infinity)
    // Uses only as many values as the noise requires: a wider window makes a change less abrupt.
    for width in 1...min(maxWindow, before.count, after.count) where chance > step / 8 {
      let deviation = noise.deviationOfJumps(betweenMeansOf: width)
      guard deviation < chance else { continue }
      let place = cuts[cut]
      chance = deviation
      jump = abs(sums.level(place..<(place + width)) - sums.level((place - width)..<place))
    }
    return jump >= minJump * step || step - jump <= 2 * chance
  }

  private static func sides(of cut: Int, _ cuts: [Int], _ count: Int) -> (Range<Int>, Range<Int>) {
    let start = cut > 0 ? cuts[cut - 1] : 0
    let end = cut + 1 < cuts.count ? cuts[cut + 1] : count
    return (start..<cuts[cut], cuts[cut]..<end)
  }
}
