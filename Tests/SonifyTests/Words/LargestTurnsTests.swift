import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyWords

/// The few turns that are told of many.
@Suite struct LargestTurnsTests {
  private func turns(_ count: Int, seed: UInt64) -> [SeriesFacts.Place] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let height = Double.random(in: 1...1000, using: &generator)
      return .init(x: Double(index), y: index.isMultiple(of: 2) ? -height : height)
    }
  }

  /// What the rule says, step by step: the least swing goes, again and again.
  private func stepByStep(_ turns: [SeriesFacts.Place], _ limit: Int) -> [SeriesFacts.Place] {
    var turns = turns
    while turns.count > limit,
      let minimum = turns.indices.dropLast().min(by: {
        abs(turns[$0 + 1].y - turns[$0].y) < abs(turns[$1 + 1].y - turns[$1].y)
      })
    {
      turns.removeSubrange(minimum...(minimum + 1))
    }
    return turns
  }

  @Test func theLeastSwingsGoFirst() {
    for seed in 0..<300 {
      let turns = turns(6 + seed % 40, seed: UInt64(seed))
      #expect(LargestTurns.of(turns, atMost: 5) == stepByStep(turns, 5), "seed \(seed)")
    }
  }

  /// Prices of coffee from 1980 to 2021, whose low of 2001 must not go for a turn beside the end.
  @Test func aTurnBesideAnEndGoesAlone() {
    let heights = [162.6, 38.1, 183, 21.3, 126.3, 109.6]
    let places = heights.enumerated().map { SeriesFacts.Place(x: Double($0), y: $1) }
    let kept = LargestTurns.of(
      Array(places[1...4]), between: places[0], and: places[5], atMost: 3)
    #expect(kept.map(\.y) == [38.1, 183, 21.3])
    for seed in 0..<100 {
      let all = turns(30, seed: UInt64(seed))
      let kept = LargestTurns.of(Array(all[1..<29]), between: all[0], and: all[29], atMost: 5)
      let said = [all[0]] + kept + [all[29]]
      #expect((3...5).contains(kept.count) && said.map(\.x) == said.map(\.x).sorted())
    }
  }

  /// A course may not pass a peak that is higher than the one it names beside it.
  @Test(arguments: [3, 5]) func everyTurnIsTheExtremeBetweenItsNeighbours(limit: Int) {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var height = 0.0
      let line = (0..<30).map { index in
        height += Double.random(in: 1...100, using: &generator) * (index.isMultiple(of: 2) ? 1 : -1)
        return SeriesFacts.Place(x: Double(index), y: height)
      }
      let (first, last) = (line[0], line[29])
      let kept = LargestTurns.of(
        Array(line[1..<29]), between: first, and: last, atMost: limit)
      let said = [first] + kept + [last]
      for place in 1...kept.count {
        let (before, turn, after) = (said[place - 1], said[place], said[place + 1])
        let between = line[Int(before.x)...Int(after.x)].map(\.y)
        let isPeak = turn.y > before.y
        #expect(turn.y == (isPeak ? between.max() : between.min()), "seed \(seed), \(turn)")
        #expect((turn.y > after.y) == isPeak, "seed \(seed), \(turn)")
      }
    }
  }

  @Test func fewTurnsAreAllKept() {
    for count in 0...5 {
      let turns = turns(count, seed: 1)
      #expect(LargestTurns.of(turns, atMost: 5) == turns)
    }
  }

  /// Some seconds; in time that grows with the square of their number it would be many minutes.
  @Test(.timeLimit(.minutes(5))) func manyTurnsTakeNoLonger() {
    let told = LargestTurns.of(turns(500_000, seed: 2), atMost: 5)
    #expect((4...5).contains(told.count))
    for (first, second) in zip(told, told.dropFirst()) {
      #expect((first.y < 0) != (second.y < 0))
    }
  }
}
