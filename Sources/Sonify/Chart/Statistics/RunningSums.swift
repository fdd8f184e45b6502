/// Sums over the first points of a line, from which the misfit of any part of it follows at once.
struct RunningSums: Sendable {
  private let x: [Double]
  private let y: [Double]
  private let xx: [Double]
  private let xy: [Double]
  private let yy: [Double]

  /// Adds points up.
  /// - Parameters:
  ///   - xs: the x of every point, rising; finite.
  ///   - ys: the y of every point; finite.
  /// - Complexity: O(*n*).
  init(xs: [Double], ys: [Double]) {
    func sums(_ terms: some Sequence<Double>) -> [Double] {
      var sums = [0.0]
      sums.reserveCapacity(xs.count + 1)
      var sum = 0.0
      for term in terms {
        sum += term
        sums.append(sum)
      }
      return sums
    }
    x = sums(xs)
    y = sums(ys)
    xx = sums(xs.lazy.map { $0 * $0 })
    xy = sums(zip(xs, ys).lazy.map { $0 * $1 })
    yy = sums(ys.lazy.map { $0 * $0 })
  }

  /// The sum of squared distances of a part from its mean.
  func misfitOfLevel(_ part: Range<Int>) -> Double {
    let sum = y[part.upperBound] - y[part.lowerBound]
    return max(0, yy[part.upperBound] - yy[part.lowerBound] - sum * sum / Double(part.count))
  }

  /// The mean y of a part.
  func level(_ part: Range<Int>) -> Double {
    (y[part.upperBound] - y[part.lowerBound]) / Double(part.count)
  }

  /// The sum of squared distances of a part from its line of least squares.
  func misfitOfLine(_ part: Range<Int>) -> Double {
    let (spread, shared) = spread(part)
    let level = misfitOfLevel(part)
    return spread > 0 ? max(0, level - shared * shared / spread) : level
  }

  /// The slope of the line of least squares through a part; 0 if all its x are the same.
  func slope(_ part: Range<Int>) -> Double {
    let (spread, shared) = spread(part)
    return spread > 0 ? shared / spread : 0
  }

  private func spread(_ part: Range<Int>) -> (x: Double, xy: Double) {
    let (first, last, count) = (part.lowerBound, part.upperBound, Double(part.count))
    let (sumX, sumY) = (x[last] - x[first], y[last] - y[first])
    return (xx[last] - xx[first] - sumX * sumX / count, xy[last] - xy[first] - sumX * sumY / count)
  }
}
