/// The best fit of numbers that never falls, or never rises.
package enum IsotonicFit {
  /// Returns the sum of squared distances of numbers from the closest ones that never turn back.
  ///
  /// By pooling adjacent violators: M. Ayer, H. Brunk, G. Ewing, W. Reid and E. Silverman, "An empirical
  /// distribution function for sampling with incomplete information" (1955).
  /// - Parameters:
  ///   - numbers: the numbers, all finite.
  ///   - isRising: whether the fit never falls; otherwise it never rises.
  /// - Returns: the sum of squares.
  /// - Complexity: O(*n*).
  package static func misfit(of numbers: some Sequence<Double>, isRising: Bool) -> Double {
    var pools: [(mean: Double, count: Double)] = []
    var misfit = 0.0
    for number in numbers {
      var pool = (mean: isRising ? number : -number, count: 1.0)
      while let last = pools.last, last.mean > pool.mean {
        pools.removeLast()
        let count = last.count + pool.count
        let distance = last.mean - pool.mean
        misfit += distance * distance * last.count * pool.count / count
        pool = (last.mean + (pool.mean - last.mean) * pool.count / count, count)
      }
      pools.append(pool)
    }
    return misfit
  }
}
