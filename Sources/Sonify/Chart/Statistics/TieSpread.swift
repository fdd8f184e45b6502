/// Numbers of which many are equal, spread over the interval that rounding hides.
enum TieSpread {
  /// Returns the numbers, in their order; if most are equal to others, equal ones are spread evenly
  /// over the minimum distance between different ones, half of it on either side.
  ///
  /// Otherwise each rounded value would be a peak of its own.
  /// - Parameters:
  ///   - numbers: the numbers.
  ///   - ties: numbers by whose order equal ones are spread; nil for their own order.
  /// - Returns: the numbers, spread if most are equal to others.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n* log *n*).
  static func values(of numbers: [Double], orderingTiesBy ties: [UInt64]? = nil) -> [Double] {
    let order = numbers.indices.sorted { first, second in
      guard numbers[first] == numbers[second] else { return numbers[first] < numbers[second] }
      guard let ties else { return first < second }
      return ties[first] < ties[second]
    }
    var grain = Double.infinity
    var distinct = 1
    for (lower, upper) in zip(order, order.dropFirst()) where numbers[lower] < numbers[upper] {
      grain = min(grain, numbers[upper] - numbers[lower])
      distinct += 1
    }
    guard grain.isFinite, 2 * distinct < numbers.count else { return numbers }
    var spread = numbers
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, numbers[order[end]] == numbers[order[start]] { end += 1 }
      for place in start..<end {
        spread[order[place]] += grain * ((Double(place - start) + 0.5) / Double(end - start) - 0.5)
      }
      start = end
    }
    return spread
  }
}
