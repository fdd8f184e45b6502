import Glibc
import SonifyChart

/// Searches within small intervals of x for what a function does there: bisection for zeros and for
/// the ends of its domain, golden sections for extremes.
struct CurveSearch {
  /// The function; NaN where it has no value.
  let value: (Double) -> Double
  /// The width of the intervals that are searched.
  let width: Double

  /// Returns the two neighbouring numbers between which a condition changes.
  /// - Parameters:
  ///   - low: an x at which the condition is as at the lower end.
  ///   - high: an x at which it differs.
  ///   - isLow: the condition.
  /// - Returns: the last number on the side of `low`, and the first on that of `high`.
  func change(
    from low: Double, to high: Double, where isLow: (Double) -> Bool
  ) -> (low: Double, high: Double) {
    var (low, high) = (low, high)
    for _ in 0..<1100 {
      let middle = low / 2 + high / 2
      guard middle > low, middle < high else { break }
      if isLow(middle) { low = middle } else { high = middle }
      // Towards zero, halves go on for a thousand steps: nobody can tell such numbers from zero.
      if abs(high - low) < 1e-18 * width { break }
    }
    return (low, high)
  }

  /// Returns the extreme of an interval with one turn, by golden sections (Kiefer, "Sequential
  /// minimax search for a maximum", 1953).
  func extreme(_ isPeak: Bool, from low: Double, to high: Double) -> (x: Double, y: Double) {
    let ratio = (5.0.squareRoot() - 1) / 2
    func height(_ x: Double) -> Double {
      let y = value(x)
      return y.isNaN ? -.infinity : isPeak ? y : -y
    }
    var (low, high) = (low, high)
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (leftHeight, rightHeight) = (height(left), height(right))
    var best = leftHeight > rightHeight ? left : right
    for _ in 0..<80 where high - low > 1e-15 * width {
      if leftHeight > rightHeight {
        (high, right, rightHeight) = (right, left, leftHeight)
        left = high - ratio * (high - low)
        leftHeight = height(left)
      } else {
        (low, left, leftHeight) = (left, right, rightHeight)
        right = low + ratio * (high - low)
        rightHeight = height(right)
      }
      best = leftHeight > rightHeight ? left : right
    }
    let found = height(best)
    let x = rounded(best) { height($0) >= found }
    return (x, value(x))
  }

  /// Returns the shortest decimal near an x that is as good, or the x itself if none is.
  func rounded(_ x: Double, ifAsGood isGood: (Double) -> Bool) -> Double {
    guard x != 0, x.isFinite else { return x }
    let reach = 1e-4 * width
    if abs(x) <= reach, isGood(0) { return 0 }
    let first = Int(log10(reach).rounded(.down)) + 1
    for exponent in stride(from: first, through: first - 6, by: -1) where exponent > -300 {
      let step = exponent < 0 ? 1 / pow(10, Double(-exponent)) : pow(10, Double(exponent))
      let near =
        exponent < 0
        ? (x * pow(10, Double(-exponent))).rounded() / pow(10, Double(-exponent))
        : (x / step).rounded() * step
      if abs(near - x) <= reach, isGood(near) { return near }
    }
    return x
  }

  /// Returns where a function goes towards an x from one side, or nil if it seems to have a bound.
  ///
  /// Ten times nearer each time, an unbounded function grows by no less than before: a logarithm by
  /// as much, any other pole by more.
  /// - Parameters:
  ///   - x: the x.
  ///   - side: −1 for the left of it, 1 for the right.
  /// - Returns: the sign of the infinity, or nil.
  func divergence(at x: Double, from side: Double) -> FloatingPointSign? {
    var heights: [Double] = []
    for power in 1...9 {
      let y = value(x + side * width * pow(10, Double(-power)))
      guard !y.isNaN else { return nil }
      guard y.isFinite else { return heights.last.map { $0 < 0 ? .minus : .plus } ?? y.sign }
      heights.append(y)
    }
    // The first ones may still be of another course.
    let last = heights.suffix(6).map { abs($0) }
    guard let end = heights.last, heights.suffix(6).allSatisfy({ $0.sign == end.sign }) else {
      return nil
    }
    let growth = zip(last, last.dropFirst()).map { $1 - $0 }
    guard let first = growth.first, let final = growth.last, first > 0,
      growth.allSatisfy({ $0 > 0 }), final >= 0.9 * first
    else { return nil }
    return end.sign
  }
}
