import Glibc

/// A part of a line that is as good as straight.
struct Segment: Equatable, Sendable {
  /// The index of its first value.
  let first: Int
  /// The index of its last value.
  let last: Int
  /// How much it rises by least squares, in the unit of the values for each unit of x.
  let slope: Double

  /// The fewest values that make a segment.
  static let shortest = 5

  /// The segments of a line, in their order; one if it does not bend or break.
  ///
  /// Straight lines are fitted to parts cut by ``Partition``, with the penalty of a Bayesian
  /// information criterion as for ``Step``, for a cut and the two numbers of a line. A smooth line
  /// that comes round again and again is one: its ups and downs are told by its ``Period``.
  /// - Parameters:
  ///   - line: the values.
  ///   - isPeriodic: whether the line has a period.
  /// - Returns: the segments; none of no values.
  /// - Complexity: O(*n*).
  static func segments(of line: PresentLine, isPeriodic: Bool) -> [Segment] {
    let (count, noise) = (line.ys.count, line.noise)
    guard count > 1 else { return [] }
    let sums = RunningSums(xs: line.xs, ys: line.withoutSpikes())
    let isWave = noise.isSmooth && isPeriodic
    let cuts = Partition.cuts(
      count: isWave ? 0 : count, shortest: max(shortest, count / 50),
      penalty: max(
        noise.penalty(of: 4, count: count), Partition.minGain * sums.misfitOfLevel(0..<count)),
      cost: sums.misfitOfLine)
    let whole = RunningSums(xs: line.xs, ys: line.ys)
    return zip([0] + cuts, cuts + [count]).map { start, end in
      Segment(
        first: line.indices[start], last: line.indices[end - 1],
        slope: line.slope(whole.slope(start..<end)))
    }
  }
}
