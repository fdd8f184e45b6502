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

  /// The sum of the squares of the distances divided by the scale.
  let sumOfSquares: Double

  /// The numbers, from which each distance is computed when it is asked for: a list of them would take
  /// as much memory again.
  private let numbers: [Double]
  private let factor: Double
  private let firstMean: Double
  private let correction: Double

  /// The number of distances.
  var count: Int { numbers.count }

  /// The distance of the number at an index divided by the scale; exactly zero if all numbers are the
  /// same.
  subscript(index: Int) -> Double { (numbers[index] * factor - firstMean) - correction }

  /// All distances, divided by the scale.
  var distances: [Double] { numbers.indices.map { self[$0] } }

  /// Computes the deviations of finite numbers, or returns nil if there are none.
  /// - Complexity: O(*n*).
  init?(_ numbers: [Double]) {
    guard let minimum = numbers.min(), let maximum = numbers.max() else { return nil }
    let size = max(minimum.magnitude, maximum.magnitude)
    let scale = max(.leastNormalMagnitude, size.binade)
    (self.numbers, self.scale) = (numbers, scale)
    guard minimum < maximum else {
      (mean, meanRemainder, sumOfSquares) = (minimum / scale, 0, 0)
      (factor, firstMean, correction) = (0, 0, 0)
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
    (self.factor, firstMean, self.correction) = (factor, first, correction)
    mean = first + correction
    meanRemainder = (first - mean) + correction
    var squares = CompensatedSum()
    for number in numbers {
      let distance = (number * factor - first) - correction
      squares.add(distance * distance)
    }
    sumOfSquares = squares.value
  }

  /// Returns the sum of the products of the distances of two sets of numbers, divided by both
  /// scales.
  /// - Precondition: both have the same number of elements.
  func sumOfProducts(with other: Deviations) -> Double {
    var products = CompensatedSum()
    for index in numbers.indices { products.add(self[index] * other[index]) }
    return products.value
  }
}
