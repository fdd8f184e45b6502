/// What a stretch of a series comes to.
package struct SlotSummary: Equatable, Sendable {
  /// The points of the stretch.
  package var points: Range<Int>
  /// How many of them have a value.
  package var count = 0
  /// The median of the values; "not a number" if there are none.
  package var median = Double.nan
  /// The least value; infinity if there is none.
  package var minimum = Double.infinity
  /// The greatest value; minus infinity if there is none.
  package var maximum = -Double.infinity

  /// How many points have no value.
  package var missing: Int { points.count - count }

  /// A stretch of which no value is known yet.
  package init(points: Range<Int>) { self.points = points }

  /// Summarises one stretch.
  /// - Parameters:
  ///   - values: the values of the whole series; those that are not finite are missing.
  ///   - points: the stretch.
  ///   - scratch: room for as many numbers as the stretch has points.
  /// - Complexity: O(points) expected.
  init(_ values: Span<Double>, _ points: Range<Int>, scratch: inout MutableSpan<Double>) {
    self.points = points
    // Between infinities nothing is left out but what is missing.
    measure(values)
    guard count > 0 else { return }
    let middle = (points.lowerBound + points.upperBound) / 2 - points.lowerBound
    if points.count > 1000, let bracket = Bracket(around: middle, of: values, in: points),
      let median = median(values, within: bracket, scratch: &scratch)
    {
      self.median = median
      return
    }
    var kept = 0
    for index in points where values[index].isFinite {
      scratch[kept] = values[index]
      kept += 1
    }
    median = Selection.median(of: &scratch, count: kept)
  }

  /// Counts the values and finds their range, without a branch that depends on them.
  private mutating func measure(_ values: Span<Double>) {
    var (count, minimum, maximum) = (0, Double.infinity, -Double.infinity)
    for index in points {
      let value = values[index]
      let isPresent = abs(value) <= .greatestFiniteMagnitude
      count &+= isPresent ? 1 : 0
      let low = isPresent ? value : .infinity
      let high = isPresent ? value : -.infinity
      minimum = low < minimum ? low : minimum
      maximum = high > maximum ? high : maximum
    }
    (self.count, self.minimum, self.maximum) = (count, minimum, maximum)
  }

  /// The median, if it lies in the bracket: one pass sets aside the numbers inside.
  private func median(
    _ values: Span<Double>, within bracket: Bracket, scratch: inout MutableSpan<Double>
  ) -> Double? {
    var (below, inside) = (0, 0)
    for index in points {
      let value = values[index]
      scratch[inside] = value
      inside &+= bracket.holds(value)
      below &+= (value < bracket.low ? 1 : 0) & (value >= minimum ? 1 : 0)
    }
    let (lower, upper) = ((count - 1) / 2 - below, count / 2 - below)
    guard lower >= 0, upper < inside else { return nil }
    guard bracket.low < bracket.high else { return bracket.low }
    return Selection.mean(of: &scratch, count: inside, ranks: lower, upper)
  }

  /// The first point that has a value.
  package func firstIndex(of value: Double, in values: [Double]) -> Int? {
    values[points].firstIndex(of: value)
  }
}
