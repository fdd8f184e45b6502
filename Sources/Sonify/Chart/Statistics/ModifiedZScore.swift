import Glibc

/// The distance of numbers from their median in robust deviations, which identifies outliers.
///
/// The score is that of Iglewicz and Hoaglin, "How to detect and handle outliers" (1993):
/// 0.6745·(distance from the median) / (median absolute deviation); if more than half of the
/// numbers are the same, (distance) / (1.2533·mean absolute deviation).
package struct ModifiedZScore: Equatable, Sendable {
  /// The score above which a number is an outlier.
  static let threshold = 3.5

  /// Returns the score that the farthest of `count` normally distributed numbers exceeds in at most
  /// one chart of twenty: 3.5 for a few, 5.8 for a million.
  ///
  /// From P(|z| > s) ≤ exp(−s²/2). With 3.5 throughout, a million points of plain noise would have
  /// hundreds of outliers.
  package static func threshold(among count: Int) -> Double {
    max(threshold, (2 * log(20 * Double(max(1, count)))).squareRoot())
  }

  /// The median of the numbers.
  let centre: Double

  /// The distance from the centre that scores 1; 0 if all numbers are the same.
  let unit: Double

  /// Computes the centre and the unit of finite numbers, or returns nil if there are none.
  init?(_ numbers: [Double]) {
    guard let centre = Selection.median(of: numbers) else { return nil }
    self.centre = centre
    unit = Self.unit(of: numbers.map { abs($0 - centre) })
  }

  /// Returns the distance that scores 1 among some distances, which the search for their median may use
  /// up.
  static func unit(of distances: consuming [Double]) -> Double {
    guard !distances.isEmpty else { return 0 }
    let count = distances.count
    let mean = distances.reduce(0) { $0 + $1 / Double(count) }
    var span = distances.mutableSpan
    let median = Selection.median(of: &span, count: count)
    return median > 0 ? median / 0.6745 : 1.2533 * mean
  }

  /// Returns the distance of a number from the centre in robust deviations, never negative.
  func score(_ number: Double) -> Double { unit > 0 ? abs(number - centre) / unit : 0 }

  /// Returns the indices of the outliers among numbers, with their scores.
  ///
  /// Fewer than twelve numbers have no outliers, as they are too few to know the usual spread.
  static func outliers(in numbers: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= 12, let usual = ModifiedZScore(numbers) else { return [] }
    return numbers.indices.compactMap { index in
      let score = usual.score(numbers[index])
      return score > threshold ? (index, score) : nil
    }
  }
}
