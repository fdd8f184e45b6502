/// The peaks and lows of a line.
package enum TurningPoints {
  /// A point where a line turns.
  package struct Turn: Equatable, Sendable {
    /// The index of the point.
    package var index: Int
    /// Whether the line rises before it and falls after it.
    var isPeak: Bool
    /// The distance to the extreme on the side where the line, without its outliers, moves away less
    /// before it turns again.
    var prominence: Double
  }

  /// Returns the turns of a line that are more than its noise, in their order; peaks and lows
  /// alternate.
  ///
  /// A turn counts if the line without its outliers moves by ``minSwing(of:over:)`` both before and
  /// after it. It is at the extreme of all numbers between its neighbours, the first of equal ones, outliers
  /// included. The ends of the line are not turns.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n*) expected.
  package static func turns(of numbers: [Double]) -> [Turn] {
    turns(of: numbers, over: SerialNoise(of: numbers))
  }

  /// Returns the turns of a line that are more than its noise: of its values or, if they have none, of the
  /// means of neighbours, in which noise is smaller.
  static func turns(of numbers: [Double], over noise: SerialNoise) -> [Turn] {
    let line = withoutOutliers(numbers)
    guard let minimum = line.min(), let maximum = line.max(), line.count > 2 else { return [] }
    let quarter = (maximum - minimum) / 4
    guard !noise.isSmooth else { return turns(of: numbers, along: line, swingingBy: quarter) }
    for scale in ChanceSwing.scales(of: line, over: noise) {
      let means = scale.width > 1 ? RunningMean.values(of: line, width: scale.width) : line
      let turns = turns(of: numbers, along: means, swingingBy: max(quarter, scale.swing))
      if !turns.isEmpty { return turns }
    }
    // A rhythm that no swing alone proves: its crests and troughs repeat.
    guard let period = Period(of: line, isSmooth: false), period.strength >= minRhythm,
      period.points >= 8
    else { return [] }
    let means = RunningMean.values(of: line, width: Int(period.points) / 8 * 2 + 1)
    return turns(of: numbers, along: means, swingingBy: quarter)
  }

  /// The minimum strength of a period whose crests and troughs are turns.
  private static let minRhythm = 0.5

  /// Returns the turns of a line, each at the extreme of all numbers between its neighbours.
  private static func turns(
    of numbers: [Double], along line: [Double], swingingBy swing: Double
  ) -> [Turn] {
    var turns = turns(of: line, swingingBy: swing)
    // As a turn moves away from its neighbour, that may reach a farther extreme.
    for _ in 0..<maxMoves {
      var isMoved = false
      for (place, turn) in turns.enumerated() {
        let first = place > 0 ? turns[place - 1].index + 1 : 1
        let last = place + 1 < turns.count ? turns[place + 1].index : numbers.count - 1
        let extreme = extreme(of: numbers, in: first..<last, isPeak: turn.isPeak)
        isMoved = isMoved || numbers[extreme] != numbers[turn.index]
        turns[place].index = extreme
      }
      guard isMoved else { break }
    }
    return turns
  }

  /// The maximum number of times all turns move to the extreme between their neighbours.
  private static let maxMoves = 16

  /// Returns the first of the highest or the lowest numbers in a range that is not empty.
  private static func extreme(
    of numbers: [Double], in range: Range<Int>, isPeak: Bool
  ) -> Int {
    range.reduce(range.lowerBound) { best, index in
      (isPeak ? numbers[index] > numbers[best] : numbers[index] < numbers[best]) ? index : best
    }
  }

  /// Returns a line whose outliers are replaced by the mean of their neighbours: a lone spike is
  /// not a turn, and hides none.
  private static func withoutOutliers(_ numbers: [Double]) -> [Double] {
    var line = numbers
    for index in Outlier.outliers(in: numbers).map(\.index)
    where numbers.indices.contains(index + 1) {
      line[index] = line[index - 1] / 2 + numbers[index + 1] / 2
    }
    return line
  }

  /// Returns the turns of a line that moves by `swing`, above zero, both before and after them.
  package static func turns(of numbers: [Double], swingingBy swing: Double) -> [Turn] {
    guard swing > 0, let first = numbers.indices.first else { return [] }
    var places: [Int] = []
    var isRising: Bool?
    var (low, high) = (first, first)
    for (index, number) in numbers.enumerated() {
      if isRising != true, number < numbers[low] { low = index }
      if isRising != false, number > numbers[high] { high = index }
      if isRising != true, number - numbers[low] >= swing {
        places.append(low)
        (isRising, high) = (true, index)
      } else if isRising != false, numbers[high] - number >= swing {
        places.append(high)
        (isRising, low) = (false, index)
      }
    }
    guard let isRising else { return [] }
    // The first element is where the first swing starts, the last where the last one ends.
    places.append(isRising ? high : low)
    return places.indices.dropFirst().dropLast().map { place in
      let height = numbers[places[place]]
      let swings = [place - 1, place + 1].map { abs(numbers[places[$0]] - height) }
      return Turn(
        index: places[place], isPeak: height > numbers[places[place - 1]],
        prominence: min(swings[0], swings[1]))
    }
  }
}
