import SonifyTestSupport
import Testing

@testable import SonifyChart

/// The order of numbers when sorted.
@Suite struct RankOrderTests {
  /// Returns whether an order has every index once, by rising number, and by rising index of equal
  /// numbers.
  private func isOrder(_ order: [UInt32], of numbers: [Double]) -> Bool {
    let indices = order.map { Int($0) }
    var isMet = [Bool](repeating: false, count: numbers.count)
    for index in indices { isMet[index] = true }
    return indices.count == numbers.count && !isMet.contains(false)
      && zip(indices, indices.dropFirst()).allSatisfy {
        numbers[$0] < numbers[$1] || numbers[$0] == numbers[$1] && $0 < $1
      }
  }

  /// Above 2¹⁸ numbers are sorted by ranges.
  @Test(arguments: [(10, 3.0), (1000, 3), (1000, 1e5), (270_000, 3), (270_000, 1e5)])
  func equalNumbersKeepTheirOrder(count: Int, distinct: Double) {
    var generator = SeededGenerator(seed: 11)
    var numbers = (0..<count).map { _ in
      (Double.random(in: -1...1, using: &generator) * distinct).rounded()
    }
    (numbers[1], numbers[4], numbers[5]) = (.infinity, -.infinity, -0.0)
    #expect(isOrder(RankOrder(numbers).indices, of: numbers))
  }

  @Test func mostNumbersMayBeTheSame() {
    let numbers = (0..<270_000).map { $0 % 50_000 == 7 ? -1.0 : $0 % 40_000 == 9 ? 2 : 0 }
    #expect(isOrder(RankOrder(numbers).indices, of: numbers))
  }

  @Test func ranksOfEqualNumbersAreTheirMean() {
    let ranks = Midranks([30, 10, 20, 10])
    #expect(ranks.ranks == [4, 1.5, 3, 1.5])
    #expect((0..<4).map { ranks[$0] } == [1.5, -1, 0.5, -1])
  }
}
