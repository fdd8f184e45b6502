/// Cumulative sums over the points of a line, which give the misfit of any part in constant time.
struct RunningSums: Sendable {
  private let x: [Double]
  private let y: [Double]
  private let xx: [Double]
  private let xy: [Double]
  private let yy: [Double]

  /// Computes the sums.
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

  /// Returns the sum of squared distances of a part from its mean.
  func misfitOfLevel(_ part: Range<Int>) -> Double {
    let sum = y[part.upperBound] - y[part.lowerBound]
    return max(0, yy[part.upperBound] - yy[part.lowerBound] - sum * sum / Double(part.count))
  }

  /// Returns the mean y of a part.
  func level(_ part: Range<Int>) -> Double {
    (y[part.upperBound] - y[part.lowerBound]) / Double(part.count)
  }

  /// Returns the sum of squared distances of a part from its least-squares line.
  func misfitOfLine(_ part: Range<Int>) -> Double {
    let (spread, shared) = spread(part)
    let level = misfitOfLevel(part)
    return spread > 0 ? max(0, level - shared * shared / spread) : level
  }

  /// Returns the slope of the least-squares line through a part; 0 if all its x are the same.
  func slope(_ part: Range<Int>) -> Double {
    let (spread, shared) = spread(part)
    return spread > 0 ? shared / spread : 0
  }

  /// Returns the y of the least-squares line through a part, at an x.
  func height(of part: Range<Int>, at place: Double) -> Double {
    let mean = (x[part.upperBound] - x[part.lowerBound]) / Double(part.count)
    return level(part) + slope(part) * (place - mean)
  }

  private func spread(_ part: Range<Int>) -> (x: Double, xy: Double) {
    let (first, last, count) = (part.lowerBound, part.upperBound, Double(part.count))
    let (sumX, sumY) = (x[last] - x[first], y[last] - y[first])
    return (xx[last] - xx[first] - sumX * sumX / count, xy[last] - xy[first] - sumX * sumY / count)
  }
}
