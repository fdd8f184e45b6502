/// A spread of y that changes along x, as in a fan.
struct SpreadChange: Equatable, Sendable {
  /// Whether it grows.
  let grows: Bool
  /// The usual distance from the curve, along x.
  let scale: SmoothCurve

  /// The minimum number of points.
  private static let minCount = 16
  /// The minimum ratio of the usual distances in the outer thirds.
  private static let minRatio = 1.5
  /// The deviations that chance exceeds in 1 of 100.
  private static let critical = 2.576

  /// Finds the change, or returns nil if there is none that is clear.
  ///
  /// The distances from the curve, without their signs, are correlated with x in ranks, as H.
  /// Glejser, "A new test for heteroskedasticity" (1969), does in their own units; at 1 %, also by
  /// the correlation's own variance.
  /// - Parameters:
  ///   - xs: rising.
  ///   - residuals: the distance of each from the curve.
  /// - Complexity: O(*n* log *n*).
  init?(xs: [Double], residuals: [Double]) {
    let count = xs.count
    guard count >= Self.minCount else { return nil }
    let distances = residuals.map(abs)
    let middle = Double(count + 1) / 2
    let x = Midranks(xs).ranks.map { $0 - middle }
    let y = Midranks(distances).ranks.map { $0 - middle }
    var (sum, xx, yy, own) = (0.0, 0.0, 0.0, 0.0)
    for (dx, dy) in zip(x, y) {
      sum += dx * dy
      xx += dx * dx
      yy += dy * dy
      own += dx * dy * dx * dy
    }
    guard xx > 0, yy > 0,
      abs(sum) * Double(count - 1).squareRoot() > Self.critical * (xx * yy).squareRoot(),
      abs(sum) > Self.critical * max(0, own - sum * sum / Double(count)).squareRoot()
    else { return nil }
    grows = sum > 0
    let part = count / 3
    guard let first = Selection.median(of: distances.prefix(part)),
      let last = Selection.median(of: distances.suffix(part)),
      max(first, last) >= Self.minRatio * min(first, last)
    else { return nil }
    // Medians of neighbours, which overlap by half.
    let size = max(15, count / 8)
    let starts = Array(stride(from: 0, to: max(1, count - size), by: max(1, size / 2)))
    let windows = starts.map { $0..<min(count, $0 + size) } + [max(0, count - size)..<count]
    let medians = windows.map { Selection.median(of: distances[$0]) ?? 0 }
    let usual = Selection.median(of: distances) ?? 0
    scale = SmoothCurve(
      xs: windows.map { xs[$0.lowerBound + $0.count / 2] },
      ys: medians.map { max($0, usual / 20) })
  }
}
