/// A group of points in a scatter chart, separate from the others.
struct Cluster: Equatable, Sendable {
  /// The mean x of its points.
  let x: Double
  /// The mean y of its points.
  let y: Double
  /// The indices of its points, rising.
  let points: [Int]

  /// The maximum number of clusters.
  static let maxCount = 4
  /// The minimum number of points in a cluster.
  static let minSize = 8
  /// The maximum number of points that determine where the clusters are.
  private static let maxSample = 4096

  /// Returns the clusters of points, by rising x; none if they do not form groups.
  ///
  /// Points are grouped by ``Means`` into four, three or two, with x and y each in standard
  /// deviations. The first grouping is used in which every two groups are separate: along the line
  /// between their centres, the points of both have two peaks by the ``Dip``, as Kalogeratos and
  /// Likas test it in "Dip-means: an incremental clustering method for estimating the number of
  /// clusters" (2012).
  /// - Parameters:
  ///   - xs: the x of every point.
  ///   - ys: the y of every point; a point without both is ignored.
  /// - Returns: two to four clusters, or none.
  /// - Complexity: O(*n* log *n*).
  static func clusters(xs: [Double], ys: [Double]) -> [Cluster] {
    let indices = zip(xs, ys).enumerated().filter { $1.0.isFinite && $1.1.isFinite }.map(\.offset)
    guard indices.count >= 2 * minSize else { return [] }
    let points = zip(scores(indices.map { xs[$0] }), scores(indices.map { ys[$0] }))
      .map { SIMD2($0, $1) }
    let step = (points.count + maxSample - 1) / maxSample
    let places = stride(from: 0, to: points.count, by: step)
    let sample = zip(
      TieSpread.values(of: places.map { points[$0].x }),
      TieSpread.values(of: places.map { points[$0].y })
    ).map { SIMD2($0, $1) }
    for count in stride(from: maxCount, to: 1, by: -1) {
      let centres = Means.centres(of: sample, count: count)
      let groups = Means.groups(of: sample, about: centres).map { $0.map { sample[$0] } }
      guard groups.allSatisfy({ $0.count >= max(minSize, sample.count / 50) }),
        areApart(groups, centres)
      else { continue }
      return Means.groups(of: points, about: centres).map { group in
        let members = group.map { indices[$0] }
        return Cluster(
          x: members.reduce(0) { $0 + xs[$1] / Double(members.count) },
          y: members.reduce(0) { $0 + ys[$1] / Double(members.count) }, points: members)
      }.sorted { $0.x < $1.x }
    }
    return []
  }

  /// Returns the distances of numbers from their mean, in standard deviations.
  private static func scores(_ numbers: [Double]) -> [Double] {
    let maximum = numbers.reduce(0) { max($0, abs($1)) }
    guard maximum > 0 else { return numbers }
    // Scaled to about 1 first, so that squares do not overflow.
    let near = numbers.map { $0 / maximum }
    let mean = near.reduce(0) { $0 + $1 / Double(near.count) }
    let variance = near.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / Double(near.count) }
    return near.map { variance > 0 ? ($0 - mean) / variance.squareRoot() : 0 }
  }

  private static func areApart(_ groups: [[SIMD2<Double>]], _ centres: [SIMD2<Double>]) -> Bool {
    groups.indices.allSatisfy { first in
      groups.indices.dropFirst(first + 1).allSatisfy { second in
        let direction = centres[second] - centres[first]
        let places = (groups[first] + groups[second]).map { ($0 * direction).sum() }.sorted()
        return Dip.isSignificant(
          Dip.statistic(ofSorted: places), count: places.count, at: .onePercent)
      }
    }
  }
}
