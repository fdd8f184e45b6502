/// A selection of the outliers that are rare enough to report.
package enum RareOutliers {
  /// An outlier, with its score.
  package typealias ScoredOutlier = (index: Int, score: Double)

  /// Returns the outliers that are rare.
  ///
  /// If over a twentieth of all numbers are outliers, they are usual, as rain is among dry days;
  /// then only outliers among the outliers are returned.
  /// - Parameters:
  ///   - rareOutliers: the outliers.
  ///   - count: the number of all numbers.
  /// - Returns: the indices of the rare ones, in the order of `rareOutliers`.
  package static func rare(of rareOutliers: [ScoredOutlier], among count: Int) -> [Int] {
    guard 20 * rareOutliers.count > max(count, 60) else { return rareOutliers.map(\.index) }
    let scores = rareOutliers.map(\.score)
    guard let usual = ModifiedZScore(scores) else { return [] }
    return ModifiedZScore.outliers(in: scores).filter { scores[$0.index] > usual.centre }
      .map { rareOutliers[$0.index].index }
  }
}
