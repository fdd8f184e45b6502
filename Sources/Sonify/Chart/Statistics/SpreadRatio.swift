import Glibc

/// How much farther the values of a line spread about it at the end than at the start.
enum SpreadRatio {
  /// The ratio that is worth saying.
  private static let minRatio = 2.0
  /// The minimum number of values.
  private static let minCount = 30
  /// The ratio from which on the level must not have changed as much: values that grow by powers of ten
  /// spread as they grow.
  private static let maxRatioOfLevels = 10.0
  /// The standard errors by which ranks of the distances must follow x.
  private static let minScore = 4.0

  /// Compares the spread in the last third with that in the first third.
  ///
  /// The distances are those of every value from the median of its neighbours; that they grow is tested
  /// by Spearman's correlation, as by R. Koenker, "A note on studentizing a test for heteroscedasticity"
  /// (1981), but with ranks.
  /// - Parameters:
  ///   - numbers: the values relative to their centre and range, all finite.
  ///   - values: the values themselves.
  /// - Returns: the ratio, or nil if the spread hardly changes.
  /// - Complexity: O(*n* log *n*).
  static func ratio(in numbers: [Double], of values: [Double]) -> Double? {
    guard numbers.count >= minCount else { return nil }
    let distances = RunningMedian.distances(of: numbers).map(abs)
    let third = numbers.count / 3
    let (early, late) = (mean(distances.prefix(third)), mean(distances.suffix(third)))
    guard early > 0, late > 0 else { return nil }
    let ratio = late / early
    let levels = values.map(abs)
    let growth = mean(levels.suffix(third)) / mean(levels.prefix(third))
    // The level that grows by half as many powers of ten, or more, is the better known law.
    guard abs(log(ratio)) < log(maxRatioOfLevels) || log(growth) / log(ratio) < 0.5 else {
      return nil
    }
    guard ratio >= minRatio || ratio <= 1 / minRatio,
      let correlation = SeriesFacts.Correlation(
        CompletePairs(xs: numbers.indices.map(Double.init), ys: distances))
    else { return nil }
    let score = atanh(correlation.spearman) * (Double(numbers.count - 3) / 1.06).squareRoot()
    return abs(score) >= minScore && (score > 0) == (ratio > 1) ? ratio : nil
  }

  private static func mean(_ numbers: ArraySlice<Double>) -> Double {
    numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
  }
}
