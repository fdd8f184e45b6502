import Glibc

/// An abrupt change of the level of a line.
struct Step: Equatable, Sendable {
  /// The index of the first number on the new level.
  let index: Int
  /// The mean of the level before.
  let before: Double
  /// The mean of the level after.
  let after: Double

  private var height: Double { after - before }

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
  /// Where straight lines that bend explain the line better, only their breaks are steps.
  /// - Parameters:
  ///   - line: the values.
  ///   - whole: the line whose levels are reported, if that has more than is searched.
  /// - Returns: the steps, in their order.
  /// - Complexity: O(*n*).
  static func steps(of line: PresentLine, onLevelsOf whole: PresentLine? = nil) -> [Step] {
    let (count, noise) = (line.ys.count, line.noise)
    guard count > 0, !noise.isSmooth else { return [] }
    let ys = line.withoutSpikes()
    let sums = RunningSums(xs: line.xs, ys: ys)
    let penalty = max(
      noise.penalty(of: 3, in: ys), Partition.minGain * sums.misfitOfLevel(0..<count))
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
    guard !cuts.isEmpty else { return [] }
    let breaks = breaks(of: cuts, line, ys, sums)
    return cuts.indices.filter { breaks.contains(cuts[$0]) }.compactMap { index in
      let (before, after) = sides(of: index, cuts, count)
      let step = Step(
        index: line.indices[cuts[index]], before: line.mean(before), after: line.mean(after))
      guard let whole else { return step }
      let (low, high) = (whole.mean(before), whole.mean(after))
      // Levels of parts of a period differ by the period.
      guard abs(high - low - step.height) <= abs(step.height) / 2 else { return nil }
      return Step(index: step.index, before: low, after: high)
    }
  }

  /// Returns the cuts that are more than bends of straight lines: all if levels explain the line better
  /// than lines do, by the same criterion, otherwise those at which the lines break too.
  private static func breaks(
    of cuts: [Int], _ line: PresentLine, _ ys: [Double], _ sums: RunningSums
  ) -> [Int] {
    func cost(_ cuts: [Int], parameters: Int, misfit: (Range<Int>) -> Double) -> Double {
      zip([0] + cuts, cuts + [ys.count]).reduce(
        line.noise.penalty(of: Double(parameters), in: ys)
      ) { $0 + misfit($1.0..<$1.1) }
    }
    let bends = Segment.cuts(of: ys, over: line.noise, sums)
    // A line has one parameter more than a level.
    guard
      cost(bends, parameters: 4 * bends.count + 1, misfit: sums.misfitOfLine)
        < cost(cuts, parameters: 3 * cuts.count, misfit: sums.misfitOfLevel)
    else { return cuts }
    return cuts.indices.filter { cut in
      let (before, after) = sides(of: cut, cuts, ys.count)
      let step = abs(sums.level(after) - sums.level(before))
      guard !isSlope(cut, cuts, ys.count, sums) else { return false }
      return bends.indices.contains { bend in
        guard abs(bends[bend] - cuts[cut]) < shortestLevel else { return false }
        let (left, right) = sides(of: bend, bends, ys.count)
        let place = line.xs[bends[bend]]
        return abs(sums.height(of: right, at: place) - sums.height(of: left, at: place))
          >= minJump * step
      }
    }.map { cuts[$0] }
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

  /// Returns whether a straight line through the values near a cut explains what two levels would: then
  /// the cut is in the middle of a rise or a fall.
  ///
  /// Of *r* values on each side, levels that differ by *h* leave *r*·*h*²/8 less than a line does. As much
  /// as a quarter of that must be there. Half of the level is compared, as a whole wave from its low to its
  /// high is like two levels.
  private static func isSlope(_ cut: Int, _ cuts: [Int], _ count: Int, _ sums: RunningSums) -> Bool
  {
    let (before, after) = sides(of: cut, cuts, count)
    let step = sums.level(after) - sums.level(before)
    let whole = min(before.count, after.count)
    let reach = max(whole / 2, min(whole, 2 * shortestLevel))
    let (low, high) = (cuts[cut] - reach..<cuts[cut], cuts[cut]..<cuts[cut] + reach)
    let gain =
      sums.misfitOfLine(low.lowerBound..<high.upperBound) - sums.misfitOfLevel(low)
      - sums.misfitOfLevel(high)
    return gain < Double(reach) * step * step / 32
  }

  private static func sides(of cut: Int, _ cuts: [Int], _ count: Int) -> (Range<Int>, Range<Int>) {
    let start = cut > 0 ? cuts[cut - 1] : 0
    let end = cut + 1 < cuts.count ? cuts[cut + 1] : count
    return (start..<cuts[cut], cuts[cut]..<end)
  }
}
