/// The distances of numbers from their mean, on a scale on which neither they nor their squares
/// overflow.
///
/// The mean is found in two passes: the second corrects the rounding error of the first, as in the
/// corrected two-pass algorithm (T. Chan, G. Golub and R. LeVeque, "Algorithms for computing the
/// sample variance", 1983). All sums are compensated.
struct Deviations: Equatable, Sendable {
  /// A power of two: a number of the data is this times (mean + distance).
  let scale: Double

  /// The mean divided by the scale.
  let mean: Double

  /// The difference between the exact mean divided by the scale and ``mean``, which a Double of
  /// that size cannot hold.
  let meanRemainder: Double

  /// The distances divided by the scale; exactly zero if all numbers are the same.
  let distances: [Double]

  /// The sum of the squares of the distances divided by the scale.
  let sumOfSquares: Double

  /// Computes the deviations of finite numbers, or returns nil if there are none.
  /// - Complexity: O(*n*).
  init?(_ numbers: [Double]) {
    guard let minimum = numbers.min(), let maximum = numbers.max() else { return nil }
    let size = max(minimum.magnitude, maximum.magnitude)
    let scale = max(.leastNormalMagnitude, size.binade)
    self.scale = scale
    guard minimum < maximum else {
      (mean, meanRemainder, sumOfSquares) = (minimum / scale, 0, 0)
      distances = [Double](repeating: 0, count: numbers.count)
      return
    }
    let count = Double(numbers.count)
    let factor = 1 / scale
    var sum = CompensatedSum()
    for number in numbers { sum.add(number * factor) }
    let first = sum.value / count
    var remainder = CompensatedSum()
    for number in numbers { remainder.add(number * factor - first) }
    let correction = remainder.value / count
    mean = first + correction
    meanRemainder = (first - mean) + correction
    var squares = CompensatedSum()
    distances = numbers.map { number in
      let distance = (number * factor - first) - correction
      squares.add(distance * distance)
      return distance
    }
    sumOfSquares = squares.value
  }

  /// Returns the sum of the products of the distances of two sets of numbers, divided by both
  /// scales.
  /// - Precondition: both have the same number of elements.
  func sumOfProducts(with other: Deviations) -> Double {
    var products = CompensatedSum()
    for (one, another) in zip(distances, other.distances) { products.add(one * another) }
    return products.value
  }
}
