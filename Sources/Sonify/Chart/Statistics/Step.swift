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

  /// What part of a step must come at once; a value half-way between both levels leaves a half.
  private static let minJump = 0.4
  /// The most values on either side by which it is told whether it does.
  private static let maxWindow = 20

  /// The steps of a line; none where noise, a slope or a curve says as much.
  ///
  /// Levels are cut by ``Partition`` with the penalty of a Bayesian information criterion, 3·log
  /// *n* times the variance of noise, as in Zhang and Siegmund, "A modified Bayes information
  /// criterion" (2007). Of noise whose neighbours correlate, *n* is the number of values that say
  /// something new, and the variance the long-run one. A step is dropped if a straight line through
  /// both levels fits better than they do, or if the line does not go from the one to the other at
  /// once: if it changes by less than ``minJump`` of the step from values shortly before to values
  /// shortly behind it, and noise would hardly have it do so.
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
    // The least convincing goes first; its neighbours are then weighed anew.
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

  /// By how much two levels fit better than one line through both.
  private static func gain(of cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums) -> Double
  {
    let (before, after) = sides(of: cut, cuts, count)
    return sums.misfitOfLine(before.lowerBound..<after.upperBound) - sums.misfitOfLevel(before)
      - sums.misfitOfLevel(after)
  }

  /// Whether the level changes at once.
  private static func isJump(
    _ cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums, _ noise: SerialNoise
  ) -> Bool {
    let (before, after) = sides(of: cut, cuts, count)
    let step = abs(sums.level(after) - sums.level(before))
    var (jump, chance) = (step, Double.infinity)
    // By as many values as the noise asks for, and no more: the farther, the less at once.
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
