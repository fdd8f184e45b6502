/// Order statistics without sorting.
enum Selection {
  /// The median of the first `count` numbers, none of them "not a number"; of an even count, the
  /// mean of the two in the middle.
  ///
  /// The numbers are left in another order.
  /// - Precondition: `0 < count <= numbers.count`.
  /// - Complexity: O(`count`) expected.
  static func median(of numbers: inout [Double], count: Int) -> Double {
    let middle = count / 2
    let upper = element(middle, of: &numbers, count: count)
    guard count.isMultiple(of: 2) else { return upper }
    var lower = numbers[0]
    for index in 1..<max(1, middle) { lower = max(lower, numbers[index]) }
    return lower / 2 + upper / 2
  }

  /// The median of some numbers, none of them "not a number"; nothing if there are none.
  static func median(of numbers: some Sequence<Double>) -> Double? {
    var scratch = Array(numbers)
    return scratch.isEmpty ? nil : median(of: &scratch, count: scratch.count)
  }

  /// The number that would stand at `rank`, counted from 0, if the first `count` were sorted.
  ///
  /// Afterwards it does stand there, with none greater before it and none smaller behind: Hoare's
  /// algorithm, with pivots that no input can foresee the cost of by being sorted or periodic.
  /// - Precondition: `0 <= rank < count <= numbers.count`.
  static func element(_ rank: Int, of numbers: inout [Double], count: Int) -> Double {
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
