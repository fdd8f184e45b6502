/// A curve through the points of a scatter chart, straight between the points that define it.
struct SmoothCurve: Equatable, Sendable {
  /// The x of the points that define it, rising.
  let xs: [Double]
  /// The y of each.
  let ys: [Double]

  /// Keeps one point for each x.
  /// - Parameters:
  ///   - xs: rising.
  ///   - ys: the y of each, the same for equal x.
  /// - Precondition: there is at least one point.
  init(xs: [Double], ys: [Double]) {
    let kept = xs.indices.filter { $0 == 0 || xs[$0] > xs[$0 - 1] }
    (self.xs, self.ys) = (kept.map { xs[$0] }, kept.map { ys[$0] })
  }

  /// Returns the y of the curve at an x, level beyond its ends.
  /// - Complexity: O(log *n*).
  func y(at x: Double) -> Double {
    var (low, high) = (0, xs.count)
    while low < high {
      let middle = (low + high) / 2
      if xs[middle] < x { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return ys[0] }
    guard low < xs.count else { return ys[ys.count - 1] }
    let share = (x - xs[low - 1]) / (xs[low] - xs[low - 1])
    return ys[low - 1] + share * (ys[low] - ys[low - 1])
  }
}
