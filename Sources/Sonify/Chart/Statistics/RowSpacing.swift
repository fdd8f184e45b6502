/// The spacing of a line's rows along x, and whether they lie on an even grid.
struct RowSpacing: Sendable {
  /// The median distance between neighbouring rows, without those at the same x; 0 if there is
  /// none.
  let step: Double
  /// The mean distance between neighbouring positions of the grid, as a mean month.
  ///
  /// It is ``step`` if there is no grid.
  let meanStep: Double
  /// The number of grid positions from each row to the next; empty if the rows lie on no grid.
  private let strides: [Double]

  /// The maximum deviation of steps from multiples of the median, which is 31 days for monthly
  /// rows.
  private static let tolerance = 0.12
  /// The maximum length of a step, in medians, that is used to measure the mean step.
  private static let longestMeasured = 3.0
  /// The minimum share of steps that must be within the tolerance.
  private static let minShare = 0.9

  /// Measures the steps between rows.
  /// - Parameter xs: the x of every row, rising and finite.
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
      // Months are 31 days or less; over five years, the error would be a month.
      guard whole <= Self.longestMeasured else { continue }
      // Divided before they are added, so that large numbers do not overflow.
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

  /// Returns the values of the rows on an even grid, NaN if absent; for rows at the same position,
  /// the first value that is present.
  /// - Parameter ys: the value of every row.
  /// - Returns: the values, or nil if the rows lie on no grid or fill less than half of it.
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
