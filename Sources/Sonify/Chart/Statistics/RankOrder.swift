/// The order of numbers when sorted.
struct RankOrder: Equatable, Sendable {
  /// The indices of the numbers, smallest number first; equal numbers keep their order.
  let indices: [UInt32]

  /// Sorts numbers, none of them NaN, with a radix sort of their bits, from the least significant
  /// digit of eleven bits.
  ///
  /// D. Knuth, "The art of computer programming", volume 3, 5.2.5 (1998).
  /// - Precondition: fewer than 2³² numbers.
  /// - Complexity: O(*n*).
  init(_ numbers: [Double]) {
    let isSorted = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    guard !isSorted else {
      indices = numbers.indices.map { UInt32($0) }
      return
    }
    guard numbers.count > Self.largeCount else {
      indices = Self.sorted(numbers.indices, of: numbers)
      return
    }
    // Range after range, so that keys of few numbers are in memory at a time.
    let bounds = Self.bounds(of: numbers)
    var indices: [UInt32] = []
    indices.reserveCapacity(numbers.count)
    for place in 0...bounds.count {
      let low = place > 0 ? bounds[place - 1] : -.infinity
      let high = place < bounds.count ? bounds[place] : .nan
      indices += Self.sorted(
        numbers.indices.lazy.filter { numbers[$0] >= low && !(numbers[$0] >= high) }, of: numbers)
    }
    self.indices = indices
  }

  /// The number of numbers above which they are sorted by ranges.
  private static let largeCount = 1 << 18
  /// The number of ranges, at most.
  private static let rangeCount = 16

  /// Returns distinct numbers, rising, between which about equally many numbers lie.
  private static func bounds(of numbers: [Double]) -> [Double] {
    let sample = stride(from: 0, to: numbers.count, by: numbers.count / 1024)
      .map { numbers[$0] }.sorted()
    var bounds: [Double] = []
    for place in 1..<rangeCount {
      let bound = sample[place * sample.count / rangeCount]
      if bound > bounds.last ?? -.infinity { bounds.append(bound) }
    }
    return bounds
  }

  /// Returns indices of numbers in the order of their numbers.
  private static func sorted(_ indices: some Sequence<Int>, of numbers: [Double]) -> [UInt32] {
    let digits = 6
    let buckets = 1 << 11
    var indices = indices.map { UInt32($0) }
    var keys = indices.map { key(numbers[Int($0)]) }
    var starts = [Int](repeating: 0, count: digits * buckets)
    for key in keys {
      for digit in 0..<digits { starts[digit * buckets + bucket(key, digit)] += 1 }
    }
    var (otherKeys, otherIndices) = (keys, indices)
    for digit in 0..<digits {
      let places = digit * buckets..<(digit + 1) * buckets
      if starts[places].contains(keys.count) { continue }
      var start = 0
      for place in places { (starts[place], start) = (start, start + starts[place]) }
      distribute(
        (keys.span, indices.span), to: &otherKeys, &otherIndices, by: digit, from: &starts,
        places.lowerBound)
      swap(&keys, &otherKeys)
      swap(&indices, &otherIndices)
    }
    return indices
  }

  /// Keys and indices are in lists of their own: in pairs they would take a third more memory.
  private static func distribute(
    _ source: (keys: Span<UInt64>, indices: Span<UInt32>), to keys: inout [UInt64],
    _ indices: inout [UInt32], by digit: Int, from starts: inout [Int], _ offset: Int
  ) {
    var targetKeys = keys.mutableSpan
    var targetIndices = indices.mutableSpan
    var places = starts.mutableSpan
    for index in source.keys.indices {
      let key = source.keys[index]
      let start = offset + bucket(key, digit)
      let place = places[start]
      targetKeys[place] = key
      targetIndices[place] = source.indices[index]
      places[start] = place + 1
    }
  }

  @inline(__always)
  private static func bucket(_ key: UInt64, _ digit: Int) -> Int {
    Int(truncatingIfNeeded: key >> UInt64(digit * 11)) & 2047
  }

  /// Returns bits that increase with the number; zero and negative zero are the same.
  private static func key(_ number: Double) -> UInt64 {
    let bits = (number + 0).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }

  /// Calls `visit` with the range of ranks of every distinct value.
  func forEachTie(of numbers: [Double], _ visit: (Range<Int>) -> Void) {
    var start = 0
    while start < indices.count {
      let number = numbers[Int(indices[start])]
      var end = start + 1
      while end < indices.count, numbers[Int(indices[end])] == number { end += 1 }
      visit(start..<end)
      start = end
    }
  }
}
