/// The centre, the spread and the lean of some numbers.
struct Moments: Equatable, Sendable {
  /// How many numbers there are.
  let count: Int

  /// The arithmetic mean, in the unit of the numbers.
  let mean: Double

  /// The square root of the sum of squared distances from the mean over *n* − 1, in the unit of the
  /// numbers; nothing for one number.
  let standardDeviation: Double?

  /// The third central moment over the second to the power 3/2, both over *n*: positive where the
  /// greater numbers spread farther; nothing where all numbers are the same.
  ///
  /// The g₁ of D. Joanes and C. Gill, "Comparing measures of sample skewness and kurtosis" (1998).
  let skewness: Double?

  /// Finds the moments; those that are not finite are passed over.
  /// - Returns: nothing if none is finite.
  /// - Complexity: O(*n*).
  init?(_ numbers: [Double]) {
    guard let deviations = Deviations(numbers.filter(\.isFinite)) else { return nil }
    count = deviations.distances.count
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
    for distance in deviations.distances {
      let score = distance / spread
      cubes.add(score * score * score)
    }
    skewness = cubes.value / Double(count)
  }
}
