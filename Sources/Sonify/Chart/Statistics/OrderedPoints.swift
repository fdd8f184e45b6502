import SonifyBase

/// The points of one series in the order in which a listener walks through them.
///
/// They rise in x and, in scatter charts, in y if x is equal; points outside the x axis cannot be
/// reached and do not sound.
package struct OrderedPoints: Sendable {
  /// The x of every point, rising within ``points``.
  package let xs: [Double]
  /// The y of every point; not finite if it is missing.
  package let ys: [Double]
  /// The range of the points that lie on the x axis.
  package let points: Range<Int>
  /// The slots that the points are, in their order; empty if they are rows.
  package let slots: [RowSlot]
  /// The index of every point in the data; empty if both orders are the same.
  private let origins: [Int]

  /// Sorts the points of a series.
  /// - Complexity: O(*n*); without a copy if they are in order already.
  package init(_ series: DataSeries, of chart: ChartDescriptor) {
    let range = chart.xAxis.range
    let breaksTies = chart.kind == .scatter
    if Self.isOrdered(series, breakingTies: breaksTies) {
      (xs, ys, origins) = (series.xs, series.ys, [])
      slots = series.slots
      let first = xs.partitioningIndex { $0 >= range.lowerBound }
      points = first..<max(first, xs.partitioningIndex { $0 > range.upperBound })
      return
    }
    // A NaN sorts last among its equals.
    func height(_ point: Int) -> Double {
      breaksTies && !series.ys[point].isNaN ? series.ys[point] : .infinity
    }
    let within = series.xs.indices.filter { range.contains(series.xs[$0]) }
    let byHeight = RankOrder(within.map(height)).indices.map { within[Int($0)] }
    let order = RankOrder(byHeight.map { series.xs[$0] }).indices.map { byHeight[Int($0)] }
    (xs, ys) = (order.map { series.xs[$0] }, order.map { series.ys[$0] })
    (points, origins) = (order.indices, order)
    slots = series.slots.isEmpty ? [] : order.map { series.slots[$0] }
  }

  private static func isOrdered(_ series: DataSeries, breakingTies: Bool) -> Bool {
    guard let first = series.xs.first, let last = series.xs.last else { return true }
    guard first.isFinite, last.isFinite else { return false }
    return Parallel.map(over: 1..<series.count) { points in
      let (xs, ys) = (series.xs.span, series.ys.span)
      var falls = 0
      for point in points {
        falls &+= xs[point - 1] <= xs[point] ? 0 : 1
        guard breakingTies, xs[point - 1] == xs[point] else { continue }
        falls &+= ys[point - 1] <= ys[point] ? 0 : 1
      }
      return falls == 0
    }.allSatisfy { $0 }
  }

  /// Returns the index of a point in the data.
  package func origin(of point: Int) -> Int { origins.isEmpty ? point : origins[point] }

  /// Returns the point at an index in the data, or nil if it does not lie on the x axis.
  /// - Complexity: O(*n*) if the data is in another order.
  package func point(at origin: Int) -> Int? {
    let point = origins.isEmpty ? origin : origins.firstIndex(of: origin)
    return point.flatMap { points.contains($0) ? $0 : nil }
  }

  /// Returns the points in a range of x.
  /// - Complexity: O(log *n*).
  package func points(in range: ClosedRange<Double>) -> Range<Int> {
    let first = xs[points].partitioningIndex { $0 >= range.lowerBound }
    return first..<max(first, xs[points].partitioningIndex { $0 > range.upperBound })
  }

  /// Returns the number of rows that some points stand for.
  package func rows(of points: Range<Int>) -> Int {
    slots.isEmpty ? points.count : slots[points].reduce(0) { $0 + $1.rows }
  }

  /// The rule for absent rows.
  package func gapRule(on axis: DataAxis) -> GapRule {
    slots.isEmpty ? GapRule(xs, points, on: axis) : GapRule(slots[points], on: axis)
  }

  /// Returns the point nearest to an x, the first of several, or nil if there are none.
  /// - Complexity: O(log *n*).
  package func point(nearestTo x: Double) -> Int? {
    let next = xs[points].partitioningIndex { $0 >= x }
    guard next > points.lowerBound else { return points.first }
    guard next < points.upperBound else { return points.last }
    let before = xs[next - 1]
    return x - before <= xs[next] - x ? xs[points].partitioningIndex { $0 >= before } : next
  }
}
