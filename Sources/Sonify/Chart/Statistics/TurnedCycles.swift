/// Values by cycle and part of a cycle, to compare what the parts have in common with chance.
struct TurnedCycles {
  /// The sums of the values of every part, cycle after cycle.
  private var sums: [Double] = []
  /// Their counts.
  private var counts: [Double] = []
  private let partCount: Int

  /// The number of ways in which the cycles are turned at random.
  private static let turnCount = 199

  /// Collects values.
  /// - Parameters:
  ///   - values: the values; those that are not finite are ignored.
  ///   - times: the time of each in seconds since 1970, rising.
  ///   - cycle: the cycle.
  init(_ values: [Double], at times: [Double], _ cycle: SeriesFacts.Season.Cycle) {
    partCount = cycle.count
    var last: Int?
    for (value, time) in zip(values, times) where value.isFinite {
      let number = cycle.number(time)
      if number != last {
        sums += repeatElement(0, count: partCount)
        counts += repeatElement(0, count: partCount)
        last = number
      }
      let place = sums.count - partCount + cycle.part(time)
      sums[place] += value
      counts[place] += 1
    }
  }

  /// Whether the means of the parts differ more than when each cycle is turned by a random number of parts,
  /// in ``turnCount`` trials.
  ///
  /// A randomization test (E. Edgington, "Randomization tests", 1980). Turning leaves neighbours together:
  /// values that wander within a day must not make its hours differ.
  /// - Complexity: O(*n*).
  var exceedChance: Bool {
    var random = FixedRandom()
    let cycles = sums.count / partCount
    let found = differences(turns: [Int](repeating: 0, count: cycles))
    return !(0..<Self.turnCount).contains { _ in
      let turns = (0..<cycles).map { _ in Int.random(in: 0..<partCount, using: &random) }
      return differences(turns: turns) >= found
    }
  }

  /// Returns how much the means of the parts differ: the sum of their squares, each times its count.
  private func differences(turns: [Int]) -> Double {
    var profile = [Double](repeating: 0, count: partCount)
    var weights = profile
    for (cycle, turn) in turns.enumerated() {
      for part in 0..<partCount {
        let turned = part + turn < partCount ? part + turn : part + turn - partCount
        profile[turned] += sums[cycle * partCount + part]
        weights[turned] += counts[cycle * partCount + part]
      }
    }
    return zip(profile, weights).reduce(0) { $1.1 > 0 ? $0 + $1.0 * $1.0 / $1.1 : $0 }
  }
}
