import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyWords

/// The few turns that are told of many.
@Suite struct GreatestTurnsTests {
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

  @Test func fewTurnsAreAllKept() {
    for count in 0...5 {
      let turns = turns(count, seed: 1)
      #expect(LargestTurns.of(turns, atMost: 5) == turns)
    }
  }

  @Test(.timeLimit(.minutes(1))) func manyTurnsTakeNoLonger() {
    let told = LargestTurns.of(turns(200_000, seed: 2), atMost: 5)
    #expect((4...5).contains(told.count))
    for (first, second) in zip(told, told.dropFirst()) {
      #expect((first.y < 0) != (second.y < 0))
    }
  }
}
