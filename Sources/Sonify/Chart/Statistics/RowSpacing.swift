/// How evenly the rows of a line lie along x.
struct RowSpacing: Sendable {
  /// The median distance of neighbouring rows, those at the same x apart; 0 if there are no two.
  let step: Double
  /// The mean distance of neighbouring places of the grid on which the rows lie, as a mean month.
  ///
  /// It is ``step`` where there is no grid.
  let meanStep: Double
  /// By how many places each row is beyond the one before it; none if the rows lie on no grid.
  private let strides: [Double]

  /// How far steps may be from whole multiples of the median, which is 31 days where rows are
  /// months.
  private static let tolerance = 0.12
  /// The steps that tell how far places are apart, in medians at most.
  private static let longestMeasured = 3.0
  /// What part of the steps must be as near.
  private static let minShare = 0.9

  /// Measures the steps of rows.
  /// - Parameter xs: where they lie, rising and finite.
  /// - Complexity: O(*n*) expected.
  init(_ xs: [Double]) {
    let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
    let step = Selection.median(of: steps.lazy.filter { $0 > 0 }) ?? 0
    self.step = step.clamped
    var (length, places, near) = (0.0, 0.0, 0)
    for distance in steps where step > 0 && step.isFinite {
      let ratio = distance / step
      let whole = ratio.rounded()
      guard whole >= 1, abs(ratio - whole) <= Self.tolerance, ratio.isFinite else { continue }
      near += 1
      // Months are 31 days or less; of five years of them, the error would be a month.
      guard whole <= Self.longestMeasured else { continue }
      // Divided before they are added, great numbers do not overflow.
      length += ratio
      places += whole
    }
    guard places > 0, Double(near) >= Self.minShare * Double(steps.count) else {
      (meanStep, strides) = (self.step, [])
      return
    }
    let meanStep = length / places * step
    self.meanStep = meanStep
    strides = steps.map { ($0 / meanStep).rounded() }
  }

  /// The values of the rows on an even grid, what is absent "not a number"; of rows at the same
  /// place, the first that has a value.
  /// - Parameter ys: the value of every row.
  /// - Returns: nothing if the rows lie on no grid or fill less than half of it.
  /// - Complexity: O(*n*).
  func grid(of ys: [Double]) -> [Double]? {
    guard !strides.isEmpty, strides.count + 1 == ys.count else { return nil }
    let present = Double(ys.count(where: \.isFinite))
    let places = strides.reduce(1, +)
    guard places <= 2 * present else { return nil }
    guard !strides.allSatisfy({ $0 == 1 }) else { return ys }
    var grid = [Double](repeating: .nan, count: Int(places))
    var place = 0
    for (index, y) in ys.enumerated() {
      if index > 0 { place += Int(strides[index - 1]) }
      if !grid[place].isFinite { grid[place] = y }
    }
    return grid
  }
}
