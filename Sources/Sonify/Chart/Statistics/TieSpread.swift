/// Numbers of which many are equal, spread over the interval that rounding hides.
enum TieSpread {
  /// Returns the numbers, in their order; if most are equal to others, equal ones are spread evenly
  /// over the minimum distance between different ones, half of it on either side.
  ///
  /// Otherwise each rounded value would be a peak of its own.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n* log *n*).
  static func values(of numbers: [Double]) -> [Double] {
    let order = numbers.indices.sorted {
      numbers[$0] == numbers[$1] ? $0 < $1 : numbers[$0] < numbers[$1]
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
