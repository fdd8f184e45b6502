import Glibc

/// Groups of points in a scatter chart, separate from each other.
struct Clusters: Equatable, Sendable {
  /// The centre of every group, in the units of the cloud.
  let centres: [SIMD2<Double>]
  /// The units of distances from them.
  private let metric: Metric

  /// The maximum number of clusters.
  static let maxCount = 4
  /// The minimum number of points of a chart that has clusters.
  static let minCount = 16
  /// The maximum number of different x that are levels at which y was measured.
  private static let maxLevels = 6
  /// The minimum number of points in a cluster.
  static let minSize = 5
  /// The maximum number of smaller groups, which are outliers.
  private static let maxFewer = 2
  /// The minimum distance of two centres in mean standard deviations of their groups along the
  /// direction that separates them best; the halves of a uniform cloud are 3.46 apart.
  private static let minDistance = 4.4
  /// The maximum ratio of the points between two groups to those around the centres of each.
  private static let maxBetween = 0.3

  /// The minimum gap between two clusters, as a multiple of the median distance of nearest neighbours.
  private static let minGap = 2.5
  /// The number of points from which on that is enough; among fewer points, gaps are wider by chance.
  private static let safeCount = 60.0
  /// The number of points below which a gap must also be wider than those inside both clusters.
  private static let fewCount = 40.0
  /// The maximum variance in y that neighbours in x leave of a curve, as a part of that in the groups.
  private static let maxUnexplained = 0.7
  /// The maximum number of points that are grouped.
  private static let maxSample = 512
  /// The maximum number of points of a group whose neighbours are sought.
  private static let maxNeighbours = 256
  /// The number of times points move to the nearest group.
  private static let refinements = 5

  /// Finds clusters, or returns nil if the points do not form groups.
  ///
  /// Points are grouped by ``Means``: in the plane, with x and y each in standard deviations, and along
  /// x, y and the principal axes alone, as groups in a row are wider across it. Each grouping is then
  /// refined in units of the spread within its groups. It counts if every two groups are separate
  /// along the direction of R. Fisher, "The use of multiple measurements in taxonomic problems"
  /// (1936): their centres are far apart, and few points are between them, where there is a gap.
  /// - Complexity: O(*n* log *n*).
  init?(_ cloud: Cloud) {
    // At a few levels of x, columns of points are no groups: none would be where its centre is.
    let steps = zip(cloud.xs, cloud.xs.dropFirst()).count { $0 != $1 }
    guard cloud.count >= Self.minCount, steps >= Self.maxLevels else { return nil }
    // Points are in order of x, then of y, so equal ones are spread by chance.
    var random = FixedRandom()
    let ties = (0..<2).map { _ in cloud.xs.map { _ in random.next() } }
    guard let x = Deviations(TieSpread.values(of: cloud.xs, orderingTiesBy: ties[0])),
      let y = Deviations(TieSpread.values(of: cloud.ys, orderingTiesBy: ties[1])),
      x.sumOfSquares > 0, y.sumOfSquares > 0
    else { return nil }
    // A fixed step would follow a pattern in the data.
    let size = min(cloud.count, Self.maxSample)
    let chosen = (0..<size).map { part in
      let start = part * cloud.count / size
      return Int.random(in: start..<(part + 1) * cloud.count / size, using: &random)
    }
    let count = Double(cloud.count)
    let scales = SIMD2(x.sumOfSquares / count, y.sumOfSquares / count).squareRoot()
    let points = chosen.map { SIMD2(x[$0], y[$0]) / scales }
    // With equal spreads, the principal axes are the diagonals.
    let views: [SIMD2<Double>?] = [
      nil, SIMD2(1, 0), SIMD2(0, 1), SIMD2(0.5, 0.5), SIMD2(0.5, -0.5),
    ]
    for count in stride(from: Self.maxCount + Self.maxFewer, to: 1, by: -1) {
      for view in views {
        guard let found = Self.groups(of: points, count: count, along: view) else { continue }
        let scale = 1 / (scales * SIMD2(x.scale, y.scale))
        metric = Metric(found.metric, scaledBy: scale)
        centres = found.groups.map { group in
          group.reduce(SIMD2<Double>.zero) {
            $0 + SIMD2(cloud.xs[chosen[$1]], cloud.ys[chosen[$1]]) / Double(group.count)
          }
        }.sorted { $0.x < $1.x }
        return
      }
    }
    return nil
  }

  /// Returns a grouping into `count` groups or, without outliers, slightly fewer; nil if they are not
  /// separate.
  private static func groups(
    of points: [SIMD2<Double>], count: Int, along view: SIMD2<Double>?
  ) -> (groups: [[Int]], metric: Metric)? {
    let places = view.map { view in points.map { SIMD2(($0 * view).sum(), 0) } } ?? points
    let first = Means.groups(of: places, about: Means.centres(of: places, count: count))
    let minSize = max(minSize, points.count / 50)
    var groups = first.filter { $0.count >= minSize }
    let left = points.count - groups.reduce(0) { $0 + $1.count }
    guard (2...maxCount).contains(groups.count), count - groups.count <= maxFewer,
      50 * left <= points.count + 100
    else { return nil }
    let members = groups.flatMap { $0 }.sorted()
    var metric = Metric(groups.map { $0.map { points[$0] } })
    for _ in 0..<refinements {
      let centres = groups.map { group in
        group.reduce(SIMD2<Double>.zero) { $0 + points[$1] / Double(group.count) }
      }
      var next = [[Int]](repeating: [], count: groups.count)
      for index in members { next[metric.nearest(to: points[index], of: centres)].append(index) }
      guard next.allSatisfy({ $0.count >= minSize }) else { return nil }
      if next == groups { break }
      groups = next
      metric = Metric(groups.map { $0.map { points[$0] } })
    }
    let found = groups.map { $0.map { points[$0] } }
    return areApart(found, metric) && !areOfCurve(found) ? (groups, metric) : nil
  }

  /// Returns the index of the cluster whose centre is nearest to a point.
  func cluster(x: Double, y: Double) -> Int { metric.nearest(to: SIMD2(x, y), of: centres) }

  private static func areApart(_ groups: [[SIMD2<Double>]], _ metric: Metric) -> Bool {
    // Of the distances to the nearest neighbour in the same group, half are shorter.
    let sparse = groups.map { group in
      let step = (group.count + maxNeighbours - 1) / maxNeighbours
      return stride(from: 0, to: group.count, by: step).map { group[$0] }
    }
    let steps = sparse.map { group in
      group.indices.map { metric.distance(from: group[$0], to: group, besides: $0) }
    }
    let count = Double(groups.reduce(0) { $0 + $1.count })
    let minSteps = minGap * max(1, safeCount / count)
    return groups.indices.allSatisfy { first in
      groups.indices.dropFirst(first + 1).allSatisfy { second in
        let inside = steps[first] + steps[second]
        let usual = Selection.median(of: inside) ?? 0
        // Few points on a ring leave wide gaps by chance, but others nearly as wide.
        let widest = count < fewCount ? inside.max() ?? 0 : 0
        return areApart(groups[first], groups[second])
          && gap(sparse[first], sparse[second], metric) >= max(minSteps * usual, 3 * widest)
      }
    }
  }

  /// Returns whether groups are parts of a curve: whether the neighbours of a point in x predict its y
  /// clearly better than its group does, and the groups are not apart in x alone.
  private static func areOfCurve(_ groups: [[SIMD2<Double>]]) -> Bool {
    // The variance of y about the groups' lines.
    let within = Double(groups.reduce(0) { $0 + $1.count }) / Metric(groups).y
    let ys = groups.flatMap { $0 }.sorted { $0.x < $1.x }.map(\.y)
    let inner = ys.indices.dropFirst(2).dropLast(2)
    let beside = inner.reduce(0) { sum, index in
      let usual = (ys[index - 2] + ys[index - 1] + ys[index + 1] + ys[index + 2]) / 4
      return sum + (ys[index] - usual) * (ys[index] - usual)
    }
    // The mean of four neighbours has a quarter of the variance.
    guard beside / 1.25 < maxUnexplained * within else { return false }
    let flat = groups.map { $0.map { SIMD2($0.x, 0) } }
    return !flat.indices.allSatisfy { first in
      flat.indices.dropFirst(first + 1).allSatisfy { areApart(flat[first], flat[$0]) }
    }
  }

  /// Returns the distance between two groups that few of their points fall below.
  private static func gap(
    _ first: [SIMD2<Double>], _ second: [SIMD2<Double>], _ metric: Metric
  ) -> Double {
    let distances = first.map { metric.distance(from: $0, to: second) }.sorted()
    return distances[min(distances.count - 1, first.count / 50)]
  }

  private static func areApart(_ first: [SIMD2<Double>], _ second: [SIMD2<Double>]) -> Bool {
    let metric = Metric([first, second])
    let direction = metric.separation(of: first, from: second)
    let lower = first.map { ($0 * direction).sum() }
    let upper = second.map { ($0 * direction).sum() }
    guard let below = Moments(lower), let above = Moments(upper),
      let lowerDeviation = below.standardDeviation, let upperDeviation = above.standardDeviation
    else { return false }
    let way = above.mean - below.mean
    let deviations = lowerDeviation + upperDeviation
    guard way > 0, 2 * way >= minDistance * deviations else { return false }
    // Where both groups are equally many deviations away, but not at one that has none.
    let share = deviations > 0 ? lowerDeviation / deviations : 0.5
    let middle = below.mean + way * min(2 / 3, max(1 / 3, share))
    func count(_ numbers: [Double], near centre: Double) -> Int {
      numbers.count { abs($0 - centre) < way / 6 }
    }
    let between = count(lower, near: middle) + count(upper, near: middle)
    let around = count(lower, near: below.mean) * count(upper, near: above.mean)
    return Double(between) <= maxBetween * Double(around).squareRoot()
  }

  /// The units of distances that suit the spread within groups.
  ///
  /// P. Mahalanobis, "On the generalised distance in statistics" (1936).
  private struct Metric: Equatable, Sendable {
    /// The inverse of the covariance within groups: of x, of y and of both.
    let x: Double
    let y: Double
    let both: Double

    /// Finds the units in groups that have about the same spread.
    init(_ groups: [[SIMD2<Double>]]) {
      var (squares, product, count) = (SIMD2<Double>.zero, 0.0, 0.0)
      for points in groups {
        let mean = Self.mean(of: points)
        for point in points {
          let way = point - mean
          squares += way * way
          product += way.x * way.y
        }
        count += Double(points.count)
      }
      // So that groups without width have units.
      squares += 1e-6 * squares.sum() + .leastNormalMagnitude
      let whole = squares.x * squares.y - product * product
      (x, y, both) = (
        count * squares.y / whole, count * squares.x / whole, -count * product / whole
      )
    }

    init(_ metric: Metric, scaledBy scale: SIMD2<Double>) {
      (x, y, both) = (
        metric.x * scale.x * scale.x, metric.y * scale.y * scale.y, metric.both * scale.x * scale.y
      )
    }

    private static func mean(of points: [SIMD2<Double>]) -> SIMD2<Double> {
      points.reduce(.zero, +) / Double(max(1, points.count))
    }

    /// Returns the direction in which two groups are separated best.
    func separation(of first: [SIMD2<Double>], from second: [SIMD2<Double>]) -> SIMD2<Double> {
      let way = Self.mean(of: second) - Self.mean(of: first)
      return SIMD2(x * way.x + both * way.y, both * way.x + y * way.y)
    }

    func square(_ way: SIMD2<Double>) -> Double {
      x * way.x * way.x + 2 * both * way.x * way.y + y * way.y * way.y
    }

    func nearest(to point: SIMD2<Double>, of centres: [SIMD2<Double>]) -> Int {
      var best = (index: 0, square: Double.infinity)
      for (index, centre) in centres.enumerated() {
        let square = square(point - centre)
        if square < best.square { best = (index, square) }
      }
      return best.index
    }

    func distance(
      from point: SIMD2<Double>, to others: [SIMD2<Double>], besides index: Int? = nil
    ) -> Double {
      var shortest = Double.infinity
      for other in others.indices where other != index {
        shortest = min(shortest, square(point - others[other]))
      }
      return shortest.squareRoot()
    }
  }
}
