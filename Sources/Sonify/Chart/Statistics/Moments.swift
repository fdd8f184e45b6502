/// The centre, the spread and the skewness of some numbers.
struct Moments: Equatable, Sendable {
  /// The number of finite numbers.
  let count: Int

  /// The arithmetic mean, in the unit of the numbers.
  let mean: Double

  /// The square root of the sum of squared distances from the mean over *n* − 1, in the unit of the
  /// numbers; nil for a single number.
  let standardDeviation: Double?

  /// The third central moment over the second to the power 3/2, both over *n*: positive if larger
  /// numbers are spread farther; nil if all numbers are the same.
  ///
  /// The g₁ of D. Joanes and C. Gill, "Comparing measures of sample skewness and kurtosis" (1998).
  let skewness: Double?

  /// Computes the moments of the finite numbers, or returns nil if there are none.
  /// - Complexity: O(*n*).
  init?(_ numbers: [Double]) {
    guard let deviations = Deviations(numbers.finite) else { return nil }
    count = deviations.count
    mean = deviations.mean * deviations.scale
    let variance = deviations.sumOfSquares / Double(count)
    standardDeviation =
      count > 1
      ? (deviations.scale * (deviations.sumOfSquares / Double(count - 1)).squareRoot()).clamped
      : nil
    guard variance > 0 else {
      skewness = nil
      return
    }
    let spread = variance.squareRoot()
    var cubes = CompensatedSum()
    for index in 0..<count {
      let score = deviations[index] / spread
      cubes.add(score * score * score)
    }
    skewness = cubes.value / Double(count)
  }
}
