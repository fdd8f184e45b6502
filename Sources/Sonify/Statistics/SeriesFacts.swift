/// What is worth knowing of a series, from all its points.
struct SeriesFacts: Equatable, Sendable {
  /// A value and where it stands.
  struct Point: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  /// How many points there are, missing ones included.
  let count: Int
  /// How many points have no value.
  let missing: Int
  /// What the values come to; nothing if there are none.
  let values: Values?

  /// What at least one value comes to.
  struct Values: Equatable, Sendable {
    /// The first of the least values.
    var least: Point
    /// The first of the greatest values.
    var greatest: Point
    /// The first value.
    var first: Point
    /// The last value.
    var last: Point
    /// The mean, in two passes.
    var mean: Double
    /// The value in the middle; of an even count, the mean of the two.
    var median: Double
  }

  /// Finds the facts.
  /// - Parameters:
  ///   - xs: the x of every point, rising.
  ///   - ys: the y of every point; those that are not finite are missing.
  ///   - points: the points that belong to the series.
  /// - Complexity: O(*n*) expected.
  init(xs: [Double], ys: [Double], points: Range<Int>) {
    count = points.count
    var scratch = [Double](repeating: 0, count: points.count)
    var room = scratch.mutableSpan
    let summary = SlotSummary(ys.span, points, scratch: &room)
    missing = summary.missing
    guard let first = points.first(where: { ys[$0].isFinite }),
      let last = points.last(where: { ys[$0].isFinite }),
      let least = summary.firstIndex(of: summary.least, in: ys),
      let greatest = summary.firstIndex(of: summary.greatest, in: ys)
    else {
      values = nil
      return
    }
    func point(_ index: Int) -> Point { Point(x: xs[index], y: ys[index]) }
    values = Values(
      least: point(least), greatest: point(greatest), first: point(first), last: point(last),
      mean: Self.mean(of: ys, points, count: summary.count), median: summary.median)
  }

  /// The mean in two passes: the second adds what rounding took from the first.
  private static func mean(of ys: [Double], _ points: Range<Int>, count: Int) -> Double {
    // Divided before they are added, great values do not overflow.
    func mean(around centre: Double) -> Double {
      Parallel.map(over: points) { points in
        let ys = ys.span
        var sum = 0.0
        for point in points where ys[point].isFinite {
          sum += ys[point] / Double(count) - centre / Double(count)
        }
        return sum
      }.reduce(0, +)
    }
    let first = mean(around: 0)
    return first + mean(around: first)
  }
}
