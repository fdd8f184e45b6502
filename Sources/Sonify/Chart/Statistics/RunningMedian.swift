/// A smooth line through numbers that outliers do not affect.
enum RunningMedian {
  /// Returns the median of a number and its neighbours.
  ///
  /// The window is truncated near the ends, equally on both sides, so that a straight line stays
  /// straight to its ends.
  /// - Precondition: none of the numbers is NaN; `width`, the number of elements in the window, is
  ///   odd.
  /// - Complexity: O(`width`).
  static func value(at index: Int, of numbers: [Double], width: Int) -> Double {
    let reach = min(width / 2, index, numbers.count - 1 - index)
    return Selection.median(of: numbers[(index - reach)...(index + reach)]) ?? numbers[index]
  }
}
