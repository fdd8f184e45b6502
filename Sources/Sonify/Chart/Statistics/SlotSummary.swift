/// A summary of a range of a series.
package struct SlotSummary: Equatable, Sendable {
  /// The points of the range.
  package var points: Range<Int>
  /// The number of rows: of points, or of those that slots stand for.
  package var rows: Int
  /// The number of rows that have a value.
  package var count = 0
  /// The median of the values; NaN if there are none.
  package var median = Double.nan
  /// The minimum of the values; infinity if there are none.
  package var minimum = Double.infinity
  /// The maximum of the values; minus infinity if there are none.
  package var maximum = -Double.infinity

  /// The number of rows without a value.
  package var missing: Int { rows - count }

  /// Makes a summary of a range without values.
  package init(points: Range<Int>) { (self.points, rows) = (points, points.count) }

  /// Summarises a range of points that are slots.
  ///
  /// All but the median of several slots is exact; that is the median of values distributed as those
  /// of the slots.
  package init(_ slots: [RowSlot], _ points: Range<Int>) {
    self.points = points
    rows = slots[points].reduce(0) { $0 + $1.rows }
    count = slots[points].reduce(0) { $0 + $1.count }
    let values = slots[points].compactMap(\.values)
    guard let first = values.first else { return }
    minimum = values.reduce(minimum) { min($0, $1.minimum.y) }
    maximum = values.reduce(maximum) { max($0, $1.maximum.y) }
    median = first.middle
    guard values.count > 1 else { return }
    let pooled = slots[points].flatMap { slot in
      slot.values?.distribution(slot.samples(of: count / values.count)) ?? []
    }
    median = Selection.median(of: pooled) ?? median
  }

  /// Summarises one range.
  /// - Parameters:
  ///   - values: the values of the whole series; those that are not finite are missing.
  ///   - points: the range.
  ///   - scratch: memory for as many numbers as the range has points.
  /// - Complexity: O(points) expected.
  init(_ values: Span<Double>, _ points: Range<Int>, scratch: inout MutableSpan<Double>) {
    (self.points, rows) = (points, points.count)
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

  /// Returns the median, or nil if it is not in the bracket: one pass collects the numbers inside.
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

  /// Returns the first point with this value, or nil if there is none.
  package func firstIndex(of value: Double, in values: [Double]) -> Int? {
    values[points].firstIndex(of: value)
  }
}
