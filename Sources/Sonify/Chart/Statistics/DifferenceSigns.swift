import Glibc

/// How many of the changes from value to value have one sign, which distinguishes a line that goes one way
/// from a random walk.
///
/// G. Moore and W. Wallis, "Time series significance tests based on signs of differences" (1943). Here the
/// signs are those of a walk, each as likely as the other, which of all noise without a direction goes
/// furthest: of white noise fewer differences have one sign.
struct DifferenceSigns: Equatable, Sendable {
  /// The number of differences above 0 less that of those below it.
  let excess: Int
  /// The number of differences that are not 0.
  let count: Int

  init(_ values: [Double]) {
    var (excess, count) = (0, 0)
    for (value, next) in zip(values, values.dropFirst()) where value != next {
      excess += next > value ? 1 : -1
      count += 1
    }
    (self.excess, self.count) = (excess, count)
  }

  /// The probability, 0 to 1, that a random walk has such an excess or a larger one to either side.
  /// - Complexity: O(*n*).
  var pValue: Double {
    let larger = (count + abs(excess)) / 2
    let all = lgamma(Double(count) + 1) - Double(count) * log(2)
    let tail = (larger...count).reduce(0.0) { sum, chosen in
      sum + exp(all - lgamma(Double(chosen) + 1) - lgamma(Double(count - chosen) + 1))
    }
    return min(1, 2 * tail)
  }
}
