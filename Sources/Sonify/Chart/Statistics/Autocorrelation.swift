/// The correlation of numbers with earlier ones.
enum Autocorrelation {
  /// Returns the autocorrelation of neighbours, from −1 to 1, or nil if all numbers are the same.
  ///
  /// The sum of the products of neighbouring distances from the mean over the sum of their squares:
  /// G. Box and G. Jenkins, "Time series analysis" (1976), 2.1.5. A number that is not finite does
  /// not count as a neighbour (E. Parzen, "On spectral analysis with missing observations and
  /// amplitude modulation", 1963).
  /// - Complexity: O(*n*).
  static func ofNeighbours(in numbers: [Double]) -> Double? {
    guard let deviations = Deviations(numbers.finite), deviations.sumOfSquares > 0
    else { return nil }
    var products = CompensatedSum()
    var place = 0
    var previous: Double?
    for number in numbers {
      guard number.isFinite else {
        previous = nil
        continue
      }
      let distance = deviations[place]
      place += 1
      if let previous { products.add(previous * distance) }
      previous = distance
    }
    return products.value / deviations.sumOfSquares
  }

  /// Returns the autocorrelations at all lags, from 0, where it is 1, to *n* − 1, or nil if all
  /// numbers are the same.
  ///
  /// Accurate to about 10⁻¹⁵.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n* log *n*).
  static func atAllLags(of numbers: [Double]) -> [Double]? {
    guard let deviations = Deviations(numbers), deviations.sumOfSquares > 0 else { return nil }
    // Standard scores, whose squares cannot underflow.
    let spread = (deviations.sumOfSquares / Double(numbers.count)).squareRoot()
    return PackedTransform.lagProducts(of: deviations.distances.map { $0 / spread })
  }
}
