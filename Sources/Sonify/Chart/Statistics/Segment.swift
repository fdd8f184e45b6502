import Glibc

/// A part of a line that is nearly straight.
struct Segment: Equatable, Sendable {
  /// The index of its first value.
  let first: Int
  /// The index of its last value.
  let last: Int
  /// The slope by least squares, in units of the values per unit of x.
  let slope: Double

  /// The minimum number of values in a segment.
  static let shortest = 5

  /// Returns the segments of a line, in their order; one if it does not bend or break.
  ///
  /// Straight lines are fitted to the parts that ``Partition`` finds, with the penalty of a
  /// Bayesian information criterion as for ``Step``, for a cut and the two parameters of a line. A
  /// smooth periodic line is a single segment: its ups and downs are described by its ``Period``.
  /// A segment at an end begins about there without the ``OuterPoints``, too.
  /// - Parameters:
  ///   - line: the values.
  ///   - isPeriodic: whether the line has a period.
  /// - Returns: the segments; none if there are no values.
  /// - Complexity: O(*n*).
  static func segments(of line: PresentLine, isPeriodic: Bool) -> [Segment] {
    let (count, noise) = (line.ys.count, line.noise)
    guard count > 1 else { return [] }
    let ys = line.withoutSpikes()
    let sums = RunningSums(xs: line.xs, ys: ys)
    let cuts =
      noise.isSmooth && isPeriodic
      ? []
      : steadfast(
        cuts(of: ys, over: noise, sums, errors: 2), at: line.xs, of: ys, over: noise, sums)
    return zip([0] + cuts, cuts + [count]).map { start, end in
      Segment(
        first: line.indices[start], last: line.indices[end - 1],
        slope: line.slope(slope(of: line.ys[start..<end], at: line.xs[start..<end])))
    }
  }

  /// Returns the slope by least squares in two passes, as differences of running sums lose digits.
  private static func slope(of ys: ArraySlice<Double>, at xs: ArraySlice<Double>) -> Double {
    let count = Double(ys.count)
    let (x, y) = (xs.reduce(0, +) / count, ys.reduce(0, +) / count)
    var (products, squares) = (0.0, 0.0)
    for (one, other) in zip(xs, ys) {
      products += (one - x) * (other - y)
      squares += (one - x) * (one - x)
    }
    return squares > 0 ? products / squares : 0
  }

  /// Returns cuts but for a first or last one that ``OuterPoints`` at that end make.
  private static func steadfast(
    _ cuts: [Int], at xs: [Double], of ys: [Double], over noise: SerialNoise, _ sums: RunningSums
  ) -> [Int] {
    guard let first = cuts.first, let last = cuts.last else { return [] }
    func isMade(_ cut: Int, within part: Range<Int>) -> Bool {
      let others = Self.cuts(of: ys, over: noise, sums, errors: 2, within: part)
      return others.contains { abs($0 - cut) < max(shortest, ys.count / 50) }
    }
    let (withoutFirst, withoutLast) = OuterPoints.left(of: xs)
    let isFirst = isMade(first, within: withoutFirst)
    let isLast = isMade(last, within: withoutLast)
    return cuts.filter { ($0 != first || isFirst) && ($0 != last || isLast) }
  }

  /// Returns the index of the first value of every segment but the first.
  static func cuts(
    of ys: [Double], over noise: SerialNoise, _ sums: RunningSums, errors: Double = 0,
    within part: Range<Int>? = nil
  ) -> [Int] {
    let part = part ?? ys.indices
    return Partition.cuts(
      count: part.count, shortest: max(shortest, ys.count / 50),
      penalty: max(
        noise.penalty(of: 4, in: ys, errors: errors),
        Partition.minGain * sums.misfitOfLevel(part)),
      cost: { sums.misfitOfLine($0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound) }
    ).map { $0 + part.lowerBound }
  }
}
