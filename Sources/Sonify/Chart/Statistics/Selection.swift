/// Order statistics without sorting.
package enum Selection {
  /// Returns the median of some numbers, none of them NaN, or nil if there are none.
  ///
  /// For an even count, it is the mean of the two in the middle.
  /// - Complexity: O(*n*) expected.
  package static func median(of numbers: some Sequence<Double>) -> Double? {
    var scratch = Array(numbers)
    guard !scratch.isEmpty else { return nil }
    let count = scratch.count
    var span = scratch.mutableSpan
    return median(of: &span, count: count)
  }

  /// Returns the median of the first `count` numbers, none of them NaN.
  ///
  /// Afterwards the order of the numbers is undefined, and some are lost.
  /// - Precondition: `0 < count <= numbers.count`.
  /// - Complexity: O(`count`) expected.
  static func median(of numbers: inout MutableSpan<Double>, count: Int) -> Double {
    mean(of: &numbers, count: count, ranks: (count - 1) / 2, count / 2)
  }

  /// Returns the mean of the two numbers at adjacent or equal ranks if the first `count` were
  /// sorted.
  static func mean(
    of numbers: inout MutableSpan<Double>, count: Int, ranks lower: Int, _ upper: Int
  ) -> Double {
    let (first, second) = self.numbers(of: &numbers, count: count, ranks: lower, upper)
    return lower < upper ? first / 2 + second / 2 : second
  }

  /// Returns the two numbers at adjacent or equal ranks if the first `count` were sorted.
  ///
  /// Large sets are first narrowed to the range between two numbers of a sample, as in Floyd and
  /// Rivest, "Expected time bounds for selection" (1975).
  static func numbers(
    of numbers: inout MutableSpan<Double>, count: Int, ranks lower: Int, _ upper: Int
  ) -> (Double, Double) {
    var (count, lower, upper) = (count, lower, upper)
    while count > 1000,
      let bracket = Bracket(around: upper, of: numbers.span, in: 0..<count),
      case (let below, let inside) = narrow(&numbers, to: bracket, count: count), below <= lower,
      upper < below + inside
    {
      guard bracket.low < bracket.high else { return (bracket.low, bracket.low) }
      keep(&numbers, in: bracket, count: count)
      guard inside < count else { break }
      (count, lower, upper) = (inside, lower - below, upper - below)
    }
    let second = element(upper, of: &numbers, count: count)
    guard lower < upper else { return (second, second) }
    var first = numbers[0]
    for index in 1..<max(1, upper) { first = max(first, numbers[index]) }
    return (first, second)
  }

  /// Returns the number of elements below a bracket and the number inside.
  private static func narrow(
    _ numbers: inout MutableSpan<Double>, to bracket: Bracket, count: Int
  ) -> (below: Int, inside: Int) {
    var (below, inside) = (0, 0)
    for index in 0..<count {
      let number = numbers[index]
      below &+= number < bracket.low ? 1 : 0
      inside &+= bracket.holds(number)
    }
    return (below, inside)
  }

  private static func keep(
    _ numbers: inout MutableSpan<Double>, in bracket: Bracket, count: Int
  ) {
    var kept = 0
    for index in 0..<count {
      let number = numbers[index]
      numbers[kept] = number
      kept &+= bracket.holds(number)
    }
  }

  /// Returns the number at `rank`, counted from 0, if the first `count` were sorted.
  ///
  /// Afterwards it is at that index, with none larger before it and none smaller after it: Hoare's
  /// algorithm, with pseudorandom pivots that no ordinary input makes slow.
  fileprivate static func element(
    _ rank: Int, of numbers: inout MutableSpan<Double>, count: Int
  ) -> Double {
    var (low, high) = (0, count - 1)
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    while low < high {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pivot = numbers[low + Int((seed >> 33) % UInt64(high - low + 1))]
      var (left, right) = (low, high)
      while left <= right {
        while numbers[left] < pivot { left += 1 }
        while numbers[right] > pivot { right -= 1 }
        if left <= right {
          numbers.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if rank <= right {
        high = right
      } else if rank >= left {
        low = left
      } else {
        break
      }
    }
    return numbers[rank]
  }
}

/// Two numbers of a sample, between which the number at some rank very likely lies.
struct Bracket {
  let low: Double
  let high: Double

  /// Returns 1 for a number between the two or equal to one of them, otherwise 0; without a branch,
  /// which the processor would mispredict for random numbers.
  @inline(__always)
  func holds(_ number: Double) -> Int { (number >= low ? 1 : 0) & (number <= high ? 1 : 0) }

  /// Takes a sample of about 255 numbers and ignores those that are not finite, or returns nil if
  /// too few are finite.
  init?(around rank: Int, of numbers: Span<Double>, in range: Range<Int>) {
    var sample = stride(
      from: range.lowerBound, to: range.upperBound, by: max(1, range.count / 255)
    ).map { numbers[$0] }.filter(\.isFinite)
    let count = sample.count
    guard count > 100 else { return nil }
    let middle = count * rank / range.count
    // Three standard deviations of the rank of a median in such a sample.
    let reach = count * 3 / 32
    var span = sample.mutableSpan
    low = Selection.element(max(0, min(count - 1, middle - reach)), of: &span, count: count)
    high = Selection.element(min(count - 1, middle + reach), of: &span, count: count)
  }
}
