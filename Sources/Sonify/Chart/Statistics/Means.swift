/// Groups of points around their means.
enum Means {
  /// The number of times the search is started.
  private static let starts = 4
  /// The maximum number of times means are moved.
  private static let maxMoves = 50

  /// Returns the centres of groups, such that the squared distances of points from the nearest
  /// centre are small.
  ///
  /// Lloyd's algorithm, "Least squares quantization in PCM" (1982), from centres that are spread as
  /// by Arthur and Vassilvitskii, "k-means++: the advantages of careful seeding" (2007); the best
  /// of several starts, always the same for the same points.
  /// - Precondition: there are at least as many points as groups.
  /// - Complexity: O(*n* · `count`).
  static func centres(of points: [SIMD2<Double>], count: Int) -> [SIMD2<Double>] {
    var random = FixedRandom()
    var best: (misfit: Double, centres: [SIMD2<Double>]) = (.infinity, [])
    for _ in 0..<starts {
      var centres = seeds(of: points, count: count, &random)
      var misfit = Double.infinity
      for _ in 0..<maxMoves {
        var sums = [SIMD2<Double>](repeating: .zero, count: count)
        var sizes = [Double](repeating: 0, count: count)
        var sum = 0.0
        for point in points {
          let (group, distance) = nearest(to: point, of: centres)
          sums[group] += point
          sizes[group] += 1
          sum += distance
        }
        guard sum < misfit else { break }
        misfit = sum
        for group in centres.indices where sizes[group] > 0 {
          centres[group] = sums[group] / sizes[group]
        }
      }
      if misfit < best.misfit { best = (misfit, centres) }
    }
    return best.centres
  }

  /// Returns the indices of the points that are nearest to each centre.
  static func groups(of points: [SIMD2<Double>], about centres: [SIMD2<Double>]) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: centres.count)
    for (index, point) in points.enumerated() {
      groups[nearest(to: point, of: centres).group].append(index)
    }
    return groups
  }

  private static func seeds(
    of points: [SIMD2<Double>], count: Int, _ random: inout FixedRandom
  ) -> [SIMD2<Double>] {
    var seeds = [points[Int.random(in: points.indices, using: &random)]]
    while seeds.count < count {
      let distances = points.map { nearest(to: $0, of: seeds).distance }
      var left = Double.random(in: 0..<1, using: &random) * distances.reduce(0, +)
      let next = distances.firstIndex { distance in
        left -= distance
        return left < 0
      }
      seeds.append(points[next ?? points.count - 1])
    }
    return seeds
  }

  private static func nearest(
    to point: SIMD2<Double>, of centres: [SIMD2<Double>]
  ) -> (group: Int, distance: Double) {
    var best = (group: 0, distance: Double.infinity)
    for group in centres.indices {
      let way = point - centres[group]
      let distance = (way * way).sum()
      if distance < best.distance { best = (group, distance) }
    }
    return best
  }
}
