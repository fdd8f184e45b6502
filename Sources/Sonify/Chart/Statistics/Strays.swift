/// A selection of the outliers that are rare enough to report.
package enum Strays {
  /// An outlier, with its score.
  package typealias Stray = (index: Int, score: Double)

  /// Returns the outliers that are rare.
  ///
  /// If over a twentieth of all numbers are outliers, they are usual, as rain is among dry days;
  /// then only outliers among the outliers are returned.
  /// - Parameters:
  ///   - strays: the outliers.
  ///   - count: the number of all numbers.
  /// - Returns: the indices of the rare ones, in the order of `strays`.
  package static func rare(of strays: [Stray], among count: Int) -> [Int] {
    guard 20 * strays.count > max(count, 60) else { return strays.map(\.index) }
    let scores = strays.map(\.score)
    guard let usual = ModifiedZScore(scores) else { return [] }
    return ModifiedZScore.outliers(in: scores).filter { scores[$0.index] > usual.centre }
      .map { strays[$0.index].index }
  }
}
