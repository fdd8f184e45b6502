import Glibc

/// What rounding leaves of a smooth line: a pattern that repeats and means nothing.
enum RoundingResidue {
  /// The share of a number below which its bits are the rounding of a Double.
  private static let noise = 0x1p-44
  /// The maximum distance of a rounded line from a smooth one through it, in decimal units: half a
  /// unit, and a quarter because the line is fitted to what was rounded.
  private static let maxDistance = 0.75
  /// The number of units over which a line must go for their rounding to show.
  private static let minUnits = 4.0

  /// Returns whether the distances of numbers from a smooth line may be nothing but rounding.
  ///
  /// That is the rounding of a Double, or of the decimals to which the numbers were written.
  /// - Parameters:
  ///   - distances: the distance of each number; those that are not finite are missing.
  ///   - numbers: the numbers, as they were read.
  /// - Returns: whether they may.
  /// - Complexity: O(*n*).
  static func explains(_ distances: [Double], of numbers: [Double]) -> Bool {
    let numbers = numbers.finite
    guard let minimum = numbers.min(), let maximum = numbers.max(),
      let largest = distances.lazy.filter(\.isFinite).map(abs).max()
    else { return false }
    if largest <= noise * max(minimum.magnitude, maximum.magnitude) { return true }
    guard let unit = decimalUnit(of: numbers) else { return false }
    return largest <= maxDistance * unit && maximum - minimum >= minUnits * unit
  }

  /// Returns distances of numbers from a line, with 0 for those that are the rounding of a Double.
  /// - Complexity: O(*n*).
  static func cleared(_ distances: [Double], of numbers: [Double]) -> [Double] {
    let limit = noise * (numbers.lazy.filter(\.isFinite).map(abs).max() ?? 0)
    return distances.map { abs($0) <= limit ? 0 : $0 }
  }

  /// Returns the largest power of ten of which all numbers are multiples, from a million down to a
  /// millionth of a millionth; nil if there is none.
  private static func decimalUnit(of numbers: [Double]) -> Double? {
    (-12...6).reversed().lazy.map { pow(10, Double($0)) }.first { unit in
      numbers.allSatisfy { number in
        let count = number / unit
        return abs(count - count.rounded()) <= 1e-9 * max(1, abs(count))
          && abs(count) < 0x1p50
      }
    }
  }
}
