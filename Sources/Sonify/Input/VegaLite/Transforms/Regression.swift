import Glibc

/// A curve that fits points, by one of Vega's methods of least squares.
struct Regression {
  /// Returns the y of the curve at an x.
  let predict: (Double) -> Double
  /// Whether its two ends draw all of it.
  let isStraight: Bool

  /// The maximum order of a polynomial.
  static let maxOrder = 20

  /// Fits a curve.
  /// - Parameters:
  ///   - method: "linear", "log", "exp", "pow", "quad" or "poly"; nil for another.
  ///   - order: the order of a polynomial, up to ``maxOrder``.
  ///   - points: the points; there is at least one.
  init?(_ method: String, order: Int, _ points: [(x: Double, y: Double)]) {
    var isStraight = false
    switch method {
    case "linear":
      let line = Line(points)
      predict = { line.value($0) }
      isStraight = true
    case "log":
      let line = Line(points.map { (log($0.x), $0.y) })
      predict = { line.value(log($0)) }
    case "pow":
      let line = Line(points.map { (log($0.x), log($0.y)) })
      predict = { exp(line.value(log($0))) }
    case "exp":
      // Points count by their y, as in Vega, so that large values fit as well as small ones.
      let line = Line(points.map { ($0.x, log($0.y)) }, weights: points.map(\.y))
      predict = { exp(line.value($0)) }
    case "quad", "poly":
      let order = method == "quad" ? 2 : order
      guard (0...Self.maxOrder).contains(order) else { return nil }
      let polynomial = Polynomial(points, order)
      predict = { polynomial.value($0) }
      isStraight = order < 2
    default: return nil
    }
    self.isStraight = isStraight
  }

  /// A line around the middle of the points.
  private struct Line {
    private var middle = (x: 0.0, y: 0.0)
    private var slope = 0.0

    init(_ points: [(x: Double, y: Double)], weights: [Double] = []) {
      func weight(_ index: Int) -> Double { weights.isEmpty ? 1 : weights[index] }
      var (sum, x, y) = (0.0, 0.0, 0.0)
      for (index, point) in points.enumerated() {
        sum += weight(index)
        x += weight(index) * point.x
        y += weight(index) * point.y
      }
      middle = (x / sum, y / sum)
      var (products, squares) = (0.0, 0.0)
      for (index, point) in points.enumerated() {
        let distance = point.x - middle.x
        products += weight(index) * distance * (point.y - middle.y)
        squares += weight(index) * distance * distance
      }
      slope = abs(squares) < 1e-24 ? 0 : products / squares
    }

    func value(_ x: Double) -> Double { middle.y + slope * (x - middle.x) }
  }

  /// A polynomial of x less its mean.
  private struct Polynomial {
    private let middle: (x: Double, y: Double)
    private var factors: [Double]

    init(_ points: [(x: Double, y: Double)], _ order: Int) {
      let count = Double(points.count)
      let middle = (
        x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
      )
      self.middle = middle
      let size = order + 1
      var rows = Array(repeating: Array(repeating: 0.0, count: size + 1), count: size)
      for point in points {
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        var powers = [1.0]
        for _ in 0..<(2 * order) { powers.append(powers[powers.count - 1] * x) }
        for row in 0..<size {
          for column in 0..<size { rows[row][column] += powers[row + column] }
          rows[row][size] += powers[row] * y
        }
      }
      factors = Self.solve(&rows)
    }

    /// Solves linear equations by elimination with pivots.
    private static func solve(_ rows: inout [[Double]]) -> [Double] {
      let size = rows.count
      for column in 0..<size {
        let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        rows.swapAt(column, pivot)
        guard rows[column][column] != 0 else { continue }
        for row in (column + 1)..<max(column + 1, size) {
          let factor = rows[row][column] / rows[column][column]
          for place in column...size { rows[row][place] -= factor * rows[column][place] }
        }
      }
      var factors = Array(repeating: 0.0, count: size)
      for row in (0..<size).reversed() {
        var rest = rows[row][size]
        for column in (row + 1)..<max(row + 1, size) { rest -= rows[row][column] * factors[column] }
        factors[row] = rows[row][row] == 0 ? 0 : rest / rows[row][row]
      }
      return factors
    }

    func value(_ x: Double) -> Double {
      factors.reversed().reduce(0) { $0 * (x - middle.x) + $1 } + middle.y
    }
  }
}
