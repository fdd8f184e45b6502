/// The few points at an end of a line that may decide by themselves how a curve bends.
enum OuterPoints {
  /// The part of the width from which on a step between points is a pause.
  private static let pause = 0.2
  /// The maximum number of points beyond a pause that are few.
  private static let maxCount = 4

  /// Returns the points without the outermost one at an end, or without the few beyond a pause: without those at
  /// the start, and without those at the end.
  /// - Parameter xs: the x of each point, rising.
  /// - Returns: the ranges of what is left; empty for a single point.
  /// - Complexity: O(1).
  static func left(of xs: [Double]) -> (withoutFirst: Range<Int>, withoutLast: Range<Int>) {
    guard let first = xs.first, let last = xs.last, xs.count > 1 else { return (0..<0, 0..<0) }
    let limit = pause * (last - first)
    let places = 1...min(maxCount, xs.count - 1)
    let start = places.last { xs[$0] - xs[$0 - 1] > limit } ?? 1
    let end = places.last { xs[xs.count - $0] - xs[xs.count - $0 - 1] > limit } ?? 1
    return (start..<xs.count, 0..<xs.count - end)
  }
}
