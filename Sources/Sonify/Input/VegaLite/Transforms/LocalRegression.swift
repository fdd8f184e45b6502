/// A curve through points that follows its neighbours: locally estimated scatterplot smoothing.
///
/// W. S. Cleveland, "Robust locally weighted regression and smoothing scatterplots", Journal of the
/// American Statistical Association 74 (1979), with two rounds of robust weights, as in Vega.
struct LocalRegression {
  private let xs: [Double]
  private let ys: [Double]
  private let middle: (x: Double, y: Double)
  /// The number of neighbours that each point follows.
  private let width: Int
  private var fitted: [Double]

  private static let rounds = 2
  private static let epsilon = 1e-12

  /// Returns the number of neighbours that each of some points follows.
  static func width(_ bandwidth: Double, of count: Int) -> Int {
    min(count, max(2, Int(bandwidth * Double(count))))
  }

  /// Fits a curve.
  /// - Parameters:
  ///   - points: the points; there is at least one.
  ///   - bandwidth: the share of the points that each follows, from 0 to 1.
  init(_ points: [(x: Double, y: Double)], bandwidth: Double) {
    let count = Double(points.count)
    let middle = (
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    )
    let order = points.indices.sorted { (points[$0].x, $0) < (points[$1].x, $1) }
    xs = order.map { points[$0].x - middle.x }
    ys = order.map { points[$0].y - middle.y }
    self.middle = middle
    width = Self.width(bandwidth, of: points.count)
    fitted = ys
    var weights = Array(repeating: 1.0, count: points.count)
    for round in 0...Self.rounds {
      fit(weights)
      guard round < Self.rounds else { break }
      let residuals = zip(ys, fitted).map { abs($0 - $1) }
      let median = AggregateOperation.quantile(residuals.sorted(), 0.5)
      guard median >= Self.epsilon else { break }
      weights = residuals.map { residual in
        let part = residual / (6 * median)
        return part >= 1 ? Self.epsilon : (1 - part * part) * (1 - part * part)
      }
    }
  }

  private mutating func fit(_ weights: [Double]) {
    var (low, high) = (0, width - 1)
    for place in xs.indices {
      let x = xs[place]
      while high + 1 < xs.count, place > low, xs[high + 1] - x <= x - xs[low] {
        low += 1
        high += 1
      }
      let reach = abs(xs[x - xs[low] > xs[high] - x ? low : high] - x)
      let scale = 1 / (reach == 0 ? 1 : reach)
      var (sum, sumX, sumY, products, squares) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for near in low...high {
        let distance = abs(x - xs[near]) * scale
        let part = 1 - distance * distance * distance
        let weight = part * part * part * weights[near]
        sum += weight
        sumX += weight * xs[near]
        sumY += weight * ys[near]
        products += weight * xs[near] * ys[near]
        squares += weight * xs[near] * xs[near]
      }
      let (meanX, meanY) = (sumX / sum, sumY / sum)
      let spread = squares / sum - meanX * meanX
      let slope = abs(spread) < 1e-24 ? 0 : (products / sum - meanX * meanY) / spread
      fitted[place] = meanY - slope * meanX + slope * x
    }
  }

  /// The points of the curve, one for each x.
  var curve: [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    var repeats = 0.0
    for (x, y) in zip(xs, fitted) {
      if let last = result.last, last.x == x + middle.x {
        repeats += 1
        result[result.count - 1].y += (y + middle.y - last.y) / repeats
      } else {
        repeats = 0
        result.append((x + middle.x, y + middle.y))
      }
    }
    return result
  }
}
