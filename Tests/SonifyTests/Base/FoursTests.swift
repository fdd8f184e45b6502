import SonifyBase
import Testing

/// What is asked about four numbers at a time is what is asked about each.
@Suite struct FoursTests {
  private static let numbers: [Double] = [
    1, 2, 2, 3.5, .nan, 7, -1, .infinity, 4, 5, -0.0, 0, 8, 9, .nan, 10, 11,
  ]

  @Test func numbersAreCounted() {
    for range in Self.ranges {
      let some = Self.numbers[range]
      let missing = Self.numbers.span.extracting(range).count { $0 .!= $0 }
      #expect(missing == some.count { $0.isNaN })
      let high = Self.numbers.span.extracting(range).count { $0 .> 2 }
      #expect(high == some.count { $0 > 2 })
    }
  }

  @Test func numbersRise() {
    for range in Self.ranges {
      let some = Self.numbers[range]
      let isRising = Self.numbers.span.extracting(range).isRising
      #expect(isRising == zip(some, some.dropFirst()).allSatisfy { $0 <= $1 })
    }
    let numbers = (0..<1003).map { Double($0) }
    let isRising = numbers.span.isRising
    #expect(isRising)
  }

  private static var ranges: [Range<Int>] {
    (0...numbers.count).flatMap { low in (low...numbers.count).map { low..<$0 } }
  }
}
