import SonifyBase

/// What the lines of several series have in common.
public struct SharedCourse: Equatable, Sendable {
  /// A point at which the lines turn together.
  public struct Turn: Equatable, Sendable {
    /// Where they turn, or start, or end.
    public let x: Double
    /// The mean of the lines there, each in its own standard deviations.
    public let level: Double
  }

  /// The first point, the turns that the lines share, and the last point, by rising x.
  public let turns: [Turn]

  /// The minimum mean correlation of the lines, less their straight trends.
  private static let minCorrelation = 0.5
  /// The maximum number of turns: lines with more share a rhythm, not a way.
  private static let maxTurns = 5
  /// The minimum number of x that all lines must have.
  private static let minCount = 8

  /// Finds the course that lines share, or returns nil if they do not turn together.
  ///
  /// The turns are those of the mean of all lines, each in its own standard deviations, at the x that all
  /// have.
  /// - Parameter lines: the lines at the same x, two or more, all values finite.
  /// - Complexity: O(*n*) in the number of values.
  init?(_ lines: AlignedLines) {
    let count = Double(lines.ys.count)
    guard lines.ys.count > 1, lines.xs.count >= Self.minCount else { return nil }
    let scaled = lines.ys.compactMap(Self.scaled)
    guard scaled.count == lines.ys.count else { return nil }
    let mean = lines.xs.indices.map { index in scaled.reduce(0) { $0 + $1[index] / count } }
    // Of lines that do not correlate, the mean has a variance of 1 / count, less their trends.
    let rests = lines.ys.compactMap { Self.scaled(Self.withoutTrend($0)) }
    guard rests.count == lines.ys.count else { return nil }
    let rest = lines.xs.indices.map { index in rests.reduce(0) { $0 + $1[index] / count } }
    let variance = rest.reduce(0) { $0 + $1 * $1 } / Double(rest.count - 1)
    guard (count * variance - 1) / (count - 1) >= Self.minCorrelation else { return nil }
    let indices = TurningPoints.turns(of: mean).map(\.index)
    guard (1...Self.maxTurns).contains(indices.count) else { return nil }
    let places = [0] + indices + [mean.count - 1]
    let isShared = zip(places, places.dropFirst()).allSatisfy { start, end in
      lines.ys.allSatisfy { ($0[end] > $0[start]) == (mean[end] > mean[start]) }
    }
    guard isShared else { return nil }
    turns = places.map { Turn(x: lines.xs[$0], level: mean[$0]) }
  }

  /// Returns values in standard deviations from their mean, or nil if all are the same.
  private static func scaled(_ ys: [Double]) -> [Double]? {
    guard let deviations = Deviations(ys), deviations.sumOfSquares > 0 else { return nil }
    let unit = (deviations.sumOfSquares / Double(ys.count - 1)).squareRoot()
    return deviations.distances.map { $0 / unit }
  }

  private static func withoutTrend(_ ys: [Double]) -> [Double] {
    let sums = RunningSums(xs: ys.indices.map { Double($0) / Double(ys.count) }, ys: ys)
    return ys.indices.map {
      ys[$0] - sums.height(of: ys.indices, at: Double($0) / Double(ys.count))
    }
  }
}

/// The values of several lines at the x that all of them have.
struct AlignedLines: Equatable, Sendable {
  /// The x, rising.
  let xs: [Double]
  /// The values of every line, in the order of the lines.
  let ys: [[Double]]

  /// The minimum share of the x of the longest line that all lines must have.
  private static let minShare = 0.7

  /// Aligns lines, or returns nil if they have too few x in common.
  /// - Parameter lines: the lines, whose x rise.
  /// - Complexity: O(*n* log *n*).
  init?(_ lines: [OrderedPoints]) {
    var counts: [Double: Int] = [:]
    for line in lines {
      var last = Double.nan
      for point in line.points where line.ys[point].isFinite && line.xs[point] != last {
        last = line.xs[point]
        counts[last, default: 0] += 1
      }
    }
    let longest = lines.map(\.points.count).max() ?? 0
    let xs = counts.filter { $0.value == lines.count }.keys.sorted()
    guard Double(xs.count) >= Self.minShare * Double(longest), !xs.isEmpty else { return nil }
    self.xs = xs
    ys = lines.map { line in
      var point = line.points.lowerBound
      return xs.map { x in
        while line.xs[point] < x || !line.ys[point].isFinite { point += 1 }
        return line.ys[point]
      }
    }
  }
}
