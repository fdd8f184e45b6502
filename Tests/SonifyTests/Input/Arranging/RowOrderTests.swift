import SonifyTestSupport
import Testing

@testable import SonifyInput

/// Rows are sorted as a stable sort by comparison does.
struct RowOrderTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>, [false, true])
  func rowsAreInTheOrderOfTheirKeys(seed: UInt64, isFalling: Bool) {
    var random = SeededGenerator(seed: seed)
    let special = [0.0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -1, 1, 1e300]
    let keys = (0..<200).map { _ in
      Bool.random(using: &random)
        ? special.randomElement(using: &random) ?? 0 : Double.random(in: -1e3...1e3, using: &random)
    }
    let expected = keys.indices.sorted { one, other in
      let (first, second) = (keys[one], keys[other])
      if first.isNaN || second.isNaN {
        return first.isNaN == second.isNaN ? one < other : second.isNaN
      }
      if first == second { return one < other }
      return isFalling ? first > second : first < second
    }
    #expect(RowOrder.rows(by: keys, isFalling: isFalling) == expected)
  }
}
