import Glibc

/// The longest run of equal values along a line, if it is long and chance would not produce it.
struct LongestRun: Equatable, Sendable {
  /// The indices of the values of the run.
  let points: ClosedRange<Int>
  /// The number of values of the run; those that are missing do not count.
  let count: Int

  /// The minimum number of values of a run.
  static let minCount = 10
  /// The minimum share of the values of the line.
  static let minShare = 0.1
  /// The maximum number of such runs that chance would produce in a line.
  private static let maxExpected = 0.001

  /// Finds the run among the values of a line; nil if there is none, or if all values are equal.
  ///
  /// Outside the run, a share of neighbours are equal, and a share of values are those of the run:
  /// *q* is the larger of the two, by Laplace's rule of succession. A run of *k* values is
  /// improbable if *n* · *q*ᵏ⁻¹ is at most 0.001.
  /// - Parameter numbers: the values; those that are not finite are ignored.
  /// - Complexity: O(*n*).
  init?(in numbers: [Double]) {
    var (present, equalPairs) = (0, 0)
    var longest = (first: 0, last: 0, count: 0)
    var current = (first: 0, last: 0, count: 0)
    for index in numbers.indices where numbers[index].isFinite {
      let continues = current.count > 0 && numbers[current.last] == numbers[index]
      if continues { equalPairs += 1 }
      current = continues ? (current.first, index, current.count + 1) : (index, index, 1)
      present += 1
      if current.count > longest.count { longest = current }
    }
    let count = longest.count
    guard count >= Self.minCount, Double(count) >= Self.minShare * Double(present),
      present - count > 1
    else { return nil }
    let others = present - count
    let equalOthers = equalPairs - (count - 1)
    let value = numbers[longest.first]
    let alike = numbers.reduce(0) { $0 + ($1 == value ? 1 : 0) } - count
    let chance = Double(max(equalOthers, alike) + 1) / Double(others + 2)
    guard log(Double(present)) + Double(count - 1) * log(chance) <= log(Self.maxExpected) else {
      return nil
    }
    points = longest.first...longest.last
    self.count = count
  }
}
