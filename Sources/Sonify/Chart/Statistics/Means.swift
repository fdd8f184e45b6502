/// Groups of points about their means.
enum Means {
  /// How often the search starts anew.
  private static let starts = 8
  /// How often means are moved at most.
  private static let maxMoves = 50

  /// The middles of groups, so that the squared distances of points from the nearest are small.
  ///
  /// Lloyd's algorithm, "Least squares quantization in PCM" (1982), from middles that are spread as
  /// Arthur and Vassilvitskii do in "k-means++: the advantages of careful seeding" (2007); the best
  /// of some starts, always the same for the same points.
  /// - Precondition: there are as many points as groups at least.
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

  /// The indices of the points nearest to each middle.
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
