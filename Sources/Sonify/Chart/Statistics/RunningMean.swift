/// A smooth line through numbers, in which their noise is smaller.
enum RunningMean {
  /// Returns the mean of every number and its neighbours; near the ends of fewer of them, equally many on
  /// both sides.
  /// - Complexity: O(*n*).
  static func values(of numbers: [Double], width: Int) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(numbers.count + 1)
    for number in numbers { sums.append(sums[sums.count - 1] + number) }
    return numbers.indices.map { index in
      let reach = min(width / 2, index, numbers.count - 1 - index)
      return (sums[index + reach + 1] - sums[index - reach]) / Double(2 * reach + 1)
    }
  }
}
