/// What a stretch of a series comes to.
struct SlotSummary: Equatable, Sendable {
  /// The points of the stretch.
  var points: Range<Int>
  /// How many of them have a value.
  var count = 0
  /// The median of the values; "not a number" if there are none.
  var median = Double.nan
  /// The least value, and the first point that has it.
  var least = Double.infinity
  var leastIndex = 0
  /// The greatest value, and the first point that has it.
  var greatest = -Double.infinity
  var greatestIndex = 0

  /// How many points have no value.
  var missing: Int { points.count - count }

  /// Summarises one stretch.
  /// - Parameters:
  ///   - values: the values of the whole series; those that are not finite are missing.
  ///   - points: the stretch.
  ///   - scratch: room for as many numbers as the stretch has points.
  /// - Complexity: O(points) expected.
  init(_ values: Span<Double>, _ points: Range<Int>, scratch: inout [Double]) {
    self.points = points
    for index in points {
      let value = values[index]
      guard value.isFinite else { continue }
      count += 1
      if value < least { (least, leastIndex) = (value, index) }
      if value > greatest { (greatest, greatestIndex) = (value, index) }
    }
    guard count > 0 else { return }
    median = Self.median(values, points, count: count, scratch: &scratch)
  }

  private static func median(
    _ values: Span<Double>, _ points: Range<Int>, count: Int, scratch: inout [Double]
  ) -> Double {
    if points.count >= 2000,
      let bracket = bracket(values, points),
      let median = median(values, points, count: count, within: bracket, scratch: &scratch)
    {
      return median
    }
    var kept = 0
    for index in points where values[index].isFinite {
      scratch[kept] = values[index]
      kept += 1
    }
    return Selection.median(of: &scratch, count: kept)
  }

  /// Two numbers between which the median very likely lies, from a sample.
  private static func bracket(_ values: Span<Double>, _ points: Range<Int>) -> ClosedRange<Double>?
  {
    let sample = stride(from: points.lowerBound, to: points.upperBound, by: points.count / 255)
      .map { values[$0] }.filter(\.isFinite).sorted()
    guard sample.count > 20 else { return nil }
    return sample[sample.count * 3 / 8]...sample[sample.count * 5 / 8]
  }

  /// The median, if it lies in the bracket: one pass sets aside the numbers inside.
  private static func median(
    _ values: Span<Double>, _ points: Range<Int>, count: Int, within bracket: ClosedRange<Double>,
    scratch: inout [Double]
  ) -> Double? {
    var (below, inside) = (0, 0)
    // Written so that no branch depends on the data.
    for index in points {
      let value = values[index]
      scratch[inside] = value
      inside &+= value >= bracket.lowerBound && value <= bracket.upperBound ? 1 : 0
      below &+= value < bracket.lowerBound && value > -.infinity ? 1 : 0
    }
    let lower = (count - 1) / 2 - below
    let upper = count / 2 - below
    guard lower >= 0, upper < inside else { return nil }
    guard bracket.lowerBound < bracket.upperBound else { return bracket.lowerBound }
    let second = Selection.element(upper, of: &scratch, count: inside)
    guard lower < upper else { return second }
    var first = scratch[0]
    for index in 1..<max(1, upper) { first = max(first, scratch[index]) }
    return first / 2 + second / 2
  }
}
