/// Which numbers that stand out are worth telling.
package enum Strays {
  /// A number that stands out, and how far.
  package typealias Stray = (index: Int, score: Double)

  /// The numbers that stand out and are rare.
  ///
  /// What makes up over a twentieth is usual, as rain is among dry days; then only those that stand
  /// out among the others that do are told.
  /// - Parameters:
  ///   - strays: the numbers that stand out.
  ///   - count: how many numbers were looked at.
  /// - Returns: the indices of the rare ones, in the order of the strays.
  package static func rare(of strays: [Stray], among count: Int) -> [Int] {
    guard 20 * strays.count > max(count, 60) else { return strays.map(\.index) }
    let scores = strays.map(\.score)
    guard let usual = ModifiedZScore(scores) else { return [] }
    return ModifiedZScore.outliers(in: scores).filter { scores[$0.index] > usual.centre }
      .map { strays[$0.index].index }
  }
}
