import Glibc
import SonifyBase

/// A ring of points: an ellipse from whose centre they are all about equally far, in units of the
/// spread in each direction.
struct Ring: Equatable, Sendable {
  /// The x of its centre.
  let x: Double
  /// The y of its centre.
  let y: Double
  /// The distance of the points from the centre, on the scale of ``distance(x:y:)``.
  let radius: Double
  /// The inverse of the Cholesky factor of the covariance.
  private let inverseX: Double
  private let inverseY: Double
  private let slope: Double
  /// The scales of both axes.
  private let scaleX: Double
  private let scaleY: Double

  /// The minimum number of points of a ring.
  private static let minCount = 16
  /// The maximum deviation of the distances from the centre, as a part of the radius; a disc has 0.35
  /// and a normal cloud 0.5.
  private static let maxWidth = 0.2
  /// The number of points from which on that width is enough; fewer points need a narrower ring.
  private static let safeCount = 60.0
  /// The maximum share of points in the middle: nearer to the centre than half of the radius.
  private static let maxInside = 0.05
  /// The maximum mean of the points' directions, two, three or four times round; of three or four
  /// groups around a centre, one of them is larger.
  private static let maxImbalance = 0.5

  /// Finds a ring, or returns nil if the points do not form one.
  ///
  /// The circle is that of I. Kåsa, "A circle fitting procedure and its error analysis" (1976), in
  /// coordinates in which the points have the same spread in all directions.
  /// - Complexity: O(*n* log *n*).
  init?(_ cloud: Cloud) {
    guard cloud.count >= Self.minCount, let dx = Deviations(cloud.xs),
      let dy = Deviations(cloud.ys), dx.sumOfSquares > 0
    else { return nil }
    let count = Double(cloud.count)
    slope = dx.sumOfProducts(with: dy) / dx.sumOfSquares
    let rest = dy.sumOfSquares - slope * dx.sumOfProducts(with: dy)
    guard rest > 1e-9 * dy.sumOfSquares else { return nil }
    (inverseX, inverseY) = (
      (count / dx.sumOfSquares).squareRoot(), (count / rest).squareRoot()
    )
    let (meanX, meanY) = (dx.mean * dx.scale, dy.mean * dy.scale)
    // On these scales both have a variance of 1 and no correlation, so the normal equations of the
    // circle are solved one by one.
    let points = (0..<cloud.count).map { [slope, inverseX, inverseY] index in
      SIMD2(dx[index] * inverseX, (dy[index] - slope * dx[index]) * inverseY)
    }
    var moment = SIMD2<Double>.zero
    for point in points { moment += point * (point * point).sum() / (2 * count) }
    let ways = points.map { $0 - moment }
    let distances = ways.map { ($0 * $0).sum().squareRoot() }
    let sorted = distances.sorted()
    let radius = sorted[sorted.count / 2]
    // The middle 80 % of a normal distribution are 2.563 deviations wide.
    let width = (sorted[sorted.count * 9 / 10] - sorted[sorted.count / 10]) / 2.563
    let inside = sorted.partitioningIndex { $0 >= radius / 2 }
    guard width < Self.maxWidth * radius * min(1, count / Self.safeCount).squareRoot(),
      Double(inside) <= Self.maxInside * count, Self.goesRound(ways)
    else { return nil }
    self.radius = radius
    let offset = moment.x / inverseX
    // In the units of the cloud, where both axes have scales of their own.
    x = meanX + offset * dx.scale
    y = meanY + (moment.y / inverseY + slope * offset) * dy.scale
    (scaleX, scaleY) = (dx.scale, dy.scale)
  }

  /// Returns the distance of a point from the centre; the same in all directions along the ring.
  func distance(x: Double, y: Double) -> Double {
    let (dx, dy) = ((x - self.x) / scaleX, (y - self.y) / scaleY)
    let (first, second) = (dx * inverseX, (dy - slope * dx) * inverseY)
    return (first * first + second * second).squareRoot()
  }

  /// Returns whether directions are spread all round, without a gap and not in groups.
  private static func goesRound(_ ways: [SIMD2<Double>]) -> Bool {
    let angles = ways.map { atan2($0.y, $0.x) }.sorted()
    let count = Double(angles.count)
    guard let first = angles.first, let last = angles.last else { return false }
    let gaps = zip(angles, angles.dropFirst()).map { $1 - $0 } + [first + 2 * .pi - last]
    // The widest gap of as many random directions is up to ln *n* + 1.5 times the mean in four of
    // five rings; L. Holst, "On the lengths of the pieces of a stick broken at random" (1980).
    let widest = max(.pi / 4, 2 * .pi * (log(count) + 1.5) / count)
    guard (gaps.max() ?? 0) < widest else { return false }
    return (1...4).allSatisfy { times in
      let sums = angles.reduce(SIMD2<Double>.zero) {
        $0 + SIMD2(cos(Double(times) * $1), sin(Double(times) * $1))
      }
      return (sums * sums).sum().squareRoot() < maxImbalance * count
    }
  }
}
