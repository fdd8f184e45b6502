/// Which of many series are used where there are too many to tell apart: those with the highest means.
enum HighestMeans {
  /// Returns the indices of the highest numbers, in their order; of equal ones the first.
  /// - Parameters:
  ///   - limit: how many to return.
  ///   - means: the means of the series.
  /// - Returns: the indices, which rise.
  static func indices(_ limit: Int, of means: [Double]) -> [Int] {
    let falling = means.indices.sorted { (-means[$0], $0) < (-means[$1], $1) }
    return falling.prefix(limit).sorted()
  }
}
