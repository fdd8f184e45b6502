import Glibc

/// A curve that points follow clearly better than a straight line.
struct Bend: Equatable, Sendable {
  /// The curve.
  let curve: SmoothCurve
  /// The x at which it turns, rising; at most three.
  let turns: [Double]
  /// Whether it rises before its first turn.
  let risesFirst: Bool
  /// The change of its rate, or nil if it turns.
  let pace: SeriesFacts.Bend.Pace?

  /// The minimum number of points of a curve.
  private static let minCount = 12
  /// The minimum share of the rank variance about the line that the curve explains.
  private static let minShare = 0.1
  /// The minimum movement between two turns, as a part of the range of the curve.
  private static let minSwing = 0.2
  /// The values that χ² of one to five degrees of freedom exceeds in 1 of 100.
  private static let critical = [6.63, 9.21, 11.34, 13.28, 15.09]

  /// Finds the curve, or returns nil if the points follow none.
  ///
  /// The square of x and polynomials of its ranks, of degree one to four, all orthogonal to the
  /// straight line, are correlated with the ranks of the distances from the line, as in a rank test
  /// of J. Adichie, "Rank tests of sub-hypotheses in the general linear regression" (1978). All
  /// together must be significant at 1 %, also by their own variance.
  /// - Parameters:
  ///   - cloud: the points.
  ///   - line: the straight line.
  /// - Complexity: O(*n* log *n*).
  init?(_ cloud: Cloud, besides line: TheilSen) {
    let count = cloud.count
    guard count >= Self.minCount else { return nil }
    guard let (straight, basis) = Self.basis(of: cloud.xs) else { return nil }
    let distances = zip(cloud.xs, cloud.ys).map { $1 - line.slope * $0 - line.intercept }
    let scores = Midranks(distances).ranks.map { $0 - Double(count + 1) / 2 }
    let size = scores.reduce(0) { $0 + $1 * $1 }
    guard size > 0, (1...Self.critical.count).contains(basis.count) else { return nil }
    let sums = basis.map { zip($0, scores).reduce(0) { $0 + $1.0 * $1.1 } }
    let tests = zip(basis, sums).map { function, sum in
      let own =
        zip(function, scores).reduce(0) { $0 + $1.0 * $1.0 * $1.1 * $1.1 }
        - sum * sum / Double(count)
      return min(sum * sum * Double(count - 1) / size, own > 0 ? sum * sum / own : .infinity)
    }
    guard tests.reduce(0, +) > Self.critical[basis.count - 1],
      sums.reduce(0, { $0 + $1 * $1 }) >= Self.minShare * size
    else { return nil }
    let degree = tests.lastIndex { $0 > Self.critical[0] } ?? min(1, basis.count - 1)
    let heights = Self.fit(cloud, straight + basis.prefix(degree + 1), distances, line)
    curve = SmoothCurve(xs: cloud.xs, ys: heights)
    let places = Self.turns(of: heights, in: cloud)
    turns = places.map { cloud.xs[$0] }
    let end = heights[places.first ?? count - 1]
    risesFirst = end > heights[0]
    pace = places.isEmpty ? Self.pace(of: curve, in: cloud) : nil
  }

  /// Returns orthonormal functions of x: two of which straight lines are made, then its square and
  /// Legendre polynomials of its ranks; nil if all x are the same.
  private static func basis(
    of xs: [Double]
  ) -> (straight: [[Double]], bent: [[Double]])? {
    let count = Double(xs.count)
    let places = Midranks(xs).ranks.map { (2 * $0 - count - 1) / count }
    let middle = xs.reduce(0) { $0 + $1 / count }
    var known: [[Double]] = []
    func rest(of function: [Double]) -> [Double]? {
      let size = function.reduce(0) { $0 + $1 * $1 }
      var rest = function
      for _ in 0..<2 {
        for other in known {
          let shared = zip(rest, other).reduce(0) { $0 + $1.0 * $1.1 }
          for index in rest.indices { rest[index] -= shared * other[index] }
        }
      }
      let left = rest.reduce(0) { $0 + $1 * $1 }
      // What is nearly a straight line, as the ranks of evenly spread x, adds nothing.
      guard left > 0.05 * size, size > 0 else { return nil }
      return rest.map { $0 / left.squareRoot() }
    }
    let distances = xs.map { $0 - middle }
    for function in [[Double](repeating: 1, count: xs.count), distances] {
      guard let rest = rest(of: function) else { return nil }
      known.append(rest)
    }
    let straight = known
    if let rest = rest(of: distances.map { $0 * $0 }) { known.append(rest) }
    var (previous, current) = ([Double](repeating: 1, count: xs.count), places)
    for degree in 1...max(2, min(4, xs.count / 15)) {
      if let rest = rest(of: current) { known.append(rest) }
      let factor = Double(degree)
      let next = places.indices.map {
        ((2 * factor + 1) * places[$0] * current[$0] - factor * previous[$0]) / (factor + 1)
      }
      (previous, current) = (current, next)
    }
    return (straight, Array(known.dropFirst(straight.count)))
  }

  /// Returns the heights of the curve at the points.
  ///
  /// They come from the least squares of distances from the line, of which those of outliers are
  /// shortened, as by P. Huber, "Robust regression" (1973).
  private static func fit(
    _ cloud: Cloud, _ basis: [[Double]], _ distances: [Double], _ line: TheilSen
  ) -> [Double] {
    var heights = [Double](repeating: Selection.median(of: distances) ?? 0, count: cloud.count)
    for _ in 0..<3 {
      let residuals = zip(distances, heights).map { $0 - $1 }
      let reach = ModifiedZScore.threshold * (ModifiedZScore(residuals)?.unit ?? 0)
      let targets = zip(heights, residuals).map { $0 + min(reach, max(-reach, $1)) }
      heights = [Double](repeating: 0, count: cloud.count)
      for function in basis {
        let height = zip(function, targets).reduce(0) { $0 + $1.0 * $1.1 }
        for index in heights.indices { heights[index] += height * function[index] }
      }
    }
    return zip(cloud.xs, heights).map { line.slope * $0 + line.intercept + $1 }
  }

  /// Returns the points at which the curve turns, so that ranks on both sides confirm it.
  private static func turns(of heights: [Double], in cloud: Cloud) -> [Int] {
    guard let lowest = heights.min(), let highest = heights.max() else { return [] }
    let turns = TurningPoints.turns(of: heights, swingingBy: minSwing * (highest - lowest))
      .map(\.index)
    let ends = [0] + turns + [cloud.count - 1]
    let areLegs = zip(ends, ends.dropFirst()).allSatisfy { start, end in
      let leg = start...max(start, end)
      let pairs = CompletePairs(xs: Array(cloud.xs[leg]), ys: Array(cloud.ys[leg]))
      guard let correlation = SeriesFacts.Correlation(pairs) else { return false }
      return correlation.isSignificant
        && (correlation.spearman > 0) == (heights[end] > heights[start])
    }
    return areLegs ? turns : []
  }

  /// Compares the first and the last third of the usual range of x.
  private static func pace(of curve: SmoothCurve, in cloud: Cloud) -> SeriesFacts.Bend.Pace {
    let margin = cloud.count / 40
    let (low, high) = (cloud.xs[margin], cloud.xs[cloud.count - 1 - margin])
    let ys = (0...3).map { curve.y(at: low + (high - low) * Double($0) / 3) }
    let (first, last) = (ys[1] - ys[0], ys[3] - ys[2])
    let way = ys[3] - ys[0]
    guard first * way > 0 || last * way > 0 else { return .varied }
    let (early, late) = (max(0, first * way), max(0, last * way))
    return 2 * late <= early ? .slower : 2 * early <= late ? .faster : .varied
  }
}
