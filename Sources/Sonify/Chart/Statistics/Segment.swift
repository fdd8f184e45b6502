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
  /// A segment at an end does not hang on the ``OuterPoints``.
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
      : steadfast(cuts(of: ys, over: noise, sums, errors: 2), at: line.xs, sums)
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

  /// Returns cuts but for a first or last one that gains little for the fit without the ``OuterPoints`` at that end.
  private static func steadfast(_ cuts: [Int], at xs: [Double], _ sums: RunningSums) -> [Int] {
    guard let first = cuts.first, let last = cuts.last else { return [] }
    func gain(of cut: Int, within part: Range<Int>) -> Double {
      guard part.lowerBound < cut, cut < part.upperBound else { return 0 }
      return sums.misfitOfLine(part) - sums.misfitOfLine(part.lowerBound..<cut)
        - sums.misfitOfLine(cut..<part.upperBound)
    }
    let (withoutFirst, withoutLast) = OuterPoints.left(of: xs)
    let end = cuts.dropFirst().first ?? xs.count
    let isFirst =
      gain(of: first, within: withoutFirst.clamped(to: 0..<end))
      >= minShare * gain(of: first, within: 0..<end)
    let start = cuts.dropLast().last ?? 0
    let isLast =
      gain(of: last, within: withoutLast.clamped(to: start..<xs.count))
      >= minShare * gain(of: last, within: start..<xs.count)
    return cuts.filter { ($0 != first || isFirst) && ($0 != last || isLast) }
  }

  /// The minimum share of what a cut at an end gains that is left without the outer points.
  private static let minShare = 0.25

  /// Returns the index of the first value of every segment but the first.
  static func cuts(
    of ys: [Double], over noise: SerialNoise, _ sums: RunningSums, errors: Double = 0
  ) -> [Int] {
    Partition.cuts(
      count: ys.count, shortest: max(shortest, ys.count / 50),
      penalty: max(
        noise.penalty(of: 4, in: ys, errors: errors),
        Partition.minGain * sums.misfitOfLevel(ys.indices)),
      cost: sums.misfitOfLine)
  }
}
