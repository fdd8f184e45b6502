import Glibc

/// Points on a curve, closer where it bends, as Vega chooses them.
enum SampledCurve {
  /// The angle in radians, half a degree, from which a curve bends.
  private static let minAngle = 0.5 * Double.pi / 180

  /// Returns points on a curve.
  /// - Parameters:
  ///   - extent: the first and the last x.
  ///   - minSteps: the number of steps before any is divided.
  ///   - maxSteps: the number of steps of the shortest length.
  ///   - value: returns the y at an x.
  /// - Returns: the points, by rising x.
  static func points(
    _ extent: ClosedRange<Double>, minSteps: Int, maxSteps: Int, value: (Double) -> Double
  ) -> [(x: Double, y: Double)] {
    func point(_ x: Double) -> (x: Double, y: Double) { (x, value(x)) }
    let (first, span) = (extent.lowerBound, extent.upperBound - extent.lowerBound)
    guard span > 0, minSteps > 0 else { return [point(first)] }
    let inner = (1..<max(1, minSteps)).map {
      point(first + Double($0) / Double(minSteps) * span)
    }
    var done = [point(first)]
    guard minSteps < maxSteps else { return done + inner + [point(extent.upperBound)] }
    var open = [point(extent.upperBound)] + inner.reversed()
    let shortest = span / Double(maxSteps)
    let ys = (done + open).map(\.y)
    let scale = (x: 1 / span, y: 1 / ((ys.max() ?? 0) - (ys.min() ?? 0)))
    func angle(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> Double {
      atan2(scale.y * (to.y - from.y), scale.x * (to.x - from.x))
    }
    while let end = open.last {
      let begin = done[done.count - 1]
      let middle = point((begin.x + end.x) / 2)
      if middle.x - begin.x >= shortest,
        abs(angle(begin, end) - angle(begin, middle)) > minAngle
      {
        open.append(middle)
      } else {
        done.append(end)
        open.removeLast()
      }
    }
    return done
  }
}
