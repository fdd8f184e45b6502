/// The correlation of a line with itself at a distance.
enum Correlogram {
  /// Returns the autocorrelations at lags from 0 to a maximum: 1, and then about −1 to 1.
  ///
  /// Each is the mean of the available products at that lag, divided by the mean square (Parzen,
  /// "On spectral analysis with missing observations and amplitude modulation", 1963), so that
  /// neither missing values nor long lags weaken it. A lag with less than half the products that
  /// values missing at random would leave, as an odd one if every other number is missing, is not
  /// reliable; it is interpolated linearly between its neighbours.
  /// - Parameters:
  ///   - numbers: deviations from a mean or trend; those that are not finite are missing.
  ///   - maximum: the maximum lag, less than the number of `numbers`.
  /// - Returns: the autocorrelations; empty if all numbers are zero or missing.
  /// - Complexity: O(*n* log *n*).
  static func values(of numbers: [Double], upTo maximum: Int) -> [Double] {
    let scale = numbers.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    guard scale > 0, maximum >= 0, maximum < numbers.count else { return [] }
    let sums = PackedTransform.lagProducts(of: numbers.map { $0.isFinite ? $0 / scale : 0 })
    let present = Double(numbers.count(where: \.isFinite))
    guard present < Double(numbers.count) else {
      return (0...maximum).map { lag in sums[lag] * present / (present - Double(lag)) }
    }
    let pairs = PackedTransform.lagProducts(of: numbers.map { $0.isFinite ? 1 : 0 })
    let share = present / Double(numbers.count)
    return joined(
      (0...maximum).map { lag in
        let count = (pairs[lag] * present).rounded()
        let usual = share * share * Double(numbers.count - lag)
        return count >= max(1, usual / 2) ? sums[lag] * present / count : nil
      })
  }

  /// Returns numbers with linear interpolation for nil, and with the last number repeated at the
  /// end.
  private static func joined(_ numbers: [Double?]) -> [Double] {
    var joined: [Double] = []
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      let (start, before) = (joined.count - 1, joined.last ?? number)
      while joined.count < place {
        let part = Double(joined.count - start) / Double(place - start)
        joined.append(before * (1 - part) + number * part)
      }
      joined.append(number)
    }
    return joined + Array(repeating: joined.last ?? 0, count: numbers.count - joined.count)
  }
}
