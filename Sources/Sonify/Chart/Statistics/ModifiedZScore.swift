import Glibc

/// Tells strays from the rest by how many robust deviations they lie away.
///
/// The score is that of Iglewicz and Hoaglin, "How to detect and handle outliers" (1993):
/// 0.6745·(distance from the median) / (median absolute deviation); where more than half of the
/// numbers are the same, (distance) / (1.2533·mean absolute deviation).
package struct ModifiedZScore: Equatable, Sendable {
  /// The score above which a number is a stray.
  static let threshold = 3.5

  /// The score that the farthest of so many normally distributed numbers exceeds in one chart of
  /// twenty at most: 3.5 for a few, 5.8 for a million.
  ///
  /// From P(|z| > s) ≤ exp(−s²/2). With 3.5 throughout, a million points of plain noise would have
  /// hundreds of strays.
  package static func threshold(among count: Int) -> Double {
    max(threshold, (2 * log(20 * Double(max(1, count)))).squareRoot())
  }

  /// The median of the numbers.
  let centre: Double

  /// The distance from the centre that scores 1; 0 where all numbers are the same.
  let unit: Double

  /// Learns what is usual from finite numbers; nothing if there are none.
  init?(_ numbers: [Double]) {
    guard let centre = Selection.median(of: numbers) else { return nil }
    self.centre = centre
    let distances = numbers.map { abs($0 - centre) }
    unit = Self.unit(
      medianDistance: Selection.median(of: distances) ?? 0,
      meanDistance: distances.reduce(0) { $0 + $1 / Double(distances.count) })
  }

  /// The distance that scores 1.
  static func unit(medianDistance: Double, meanDistance: Double) -> Double {
    medianDistance > 0 ? medianDistance / 0.6745 : 1.2533 * meanDistance
  }

  /// How many robust deviations a number lies away from the centre, never negative.
  func score(_ number: Double) -> Double { unit > 0 ? abs(number - centre) / unit : 0 }

  /// The indices of the strays among numbers, and how far they stray.
  ///
  /// Fewer than twelve numbers have no strays: too little is known of what is usual.
  static func outliers(in numbers: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= 12, let usual = ModifiedZScore(numbers) else { return [] }
    return numbers.indices.compactMap { index in
      let score = usual.score(numbers[index])
      return score > threshold ? (index, score) : nil
    }
  }
}
