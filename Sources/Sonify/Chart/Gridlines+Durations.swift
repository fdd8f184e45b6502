extension Gridlines {
  /// Steps that divide minutes, hours and days, in seconds.
  private static let clockSteps: [Double] =
    [1, 2, 5, 10, 15, 30] + [60, 120, 300, 600, 900, 1800]
    + [3600, 7200, 10_800, 21_600, 43_200, 86_400]

  /// Returns the multiples of a step that divides minutes, hours or days, or round numbers for
  /// steps below a second or above a day.
  /// - Parameters:
  ///   - range: the minimum and maximum, in seconds.
  ///   - count: the number of gridlines wanted, within 1…1000; the result may have half or twice as
  ///     many.
  /// - Returns: the multiples within the range, in seconds, rising.
  static func durations(
    in range: ClosedRange<Double>, about count: Int = usualCount
  ) -> [Double] {
    let wanted =
      (range.upperBound - range.lowerBound) / Double(min(max(count, 1), maxCount))
    guard wanted > 0.7, wanted < 2 * 86_400, range.lowerBound.magnitude < 1e12 else {
      return numbers(in: range, about: count)
    }
    let step = clockSteps.min { abs($0 - wanted) < abs($1 - wanted) } ?? 60
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }
}
