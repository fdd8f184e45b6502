/// A smooth line through numbers that strays cannot bend.
enum RunningMedian {
  /// The median of a number and its neighbours.
  ///
  /// The window is cut off at both ends, evenly on both sides, so that a straight line stays
  /// straight to its ends.
  /// - Precondition: none of the numbers is "not a number"; `width`, how many of them a median takes
  ///   in, is odd.
  /// - Complexity: O(`width`).
  static func value(at index: Int, of numbers: [Double], width: Int) -> Double {
    let reach = min(width / 2, index, numbers.count - 1 - index)
    return Selection.median(of: numbers[(index - reach)...(index + reach)]) ?? numbers[index]
  }
}
