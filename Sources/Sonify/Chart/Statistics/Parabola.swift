/// The least-squares parabola through numbers.
enum Parabola {
  /// Returns the residuals of numbers from the parabola.
  ///
  /// It is a sum of polynomials that are orthogonal over the numbers present, as in Forsythe,
  /// "Generation and use of orthogonal polynomials for data-fitting with a digital computer"
  /// (1957).
  /// - Parameters:
  ///   - numbers: the numbers; those that are not finite are missing.
  ///   - xs: the x of each, from 0 to 1, or nil if they are evenly spaced.
  /// - Returns: the residuals, NaN for missing numbers.
  /// - Complexity: O(*n*).
  static func residuals(of numbers: [Double], at xs: [Double]? = nil) -> [Double] {
    let middle = Double(numbers.count - 1) / 2
    var left = numbers.map { $0.isFinite ? $0 : .nan }
    let places = left.indices.filter { left[$0].isFinite }
    var (previous, current) = ([Double](), [Double](repeating: 1, count: places.count))
    var previousSize = 0.0
    let positions = places.map { place in
      xs.map { 2 * $0[place] - 1 } ?? (Double(place) - middle) / max(1, middle)
    }
    for degree in 0...2 {
      let size = current.reduce(0) { $0 + $1 * $1 }
      guard size > 1e-9 * Double(places.count) else { break }
      // Divided before they are added, so that large numbers do not overflow.
      let height = zip(places, current).reduce(0) { $0 + left[$1.0] * ($1.1 / size) }
      for (place, value) in zip(places, current) { left[place] -= height * value }
      guard degree < 2 else { break }
      let centre = zip(positions, current).reduce(0) { $0 + $1.0 * $1.1 * $1.1 } / size
      let reach = previousSize > 0 ? size / previousSize : 0
      let next = current.indices.map { index in
        (positions[index] - centre) * current[index]
          - (previous.isEmpty ? 0 : reach * previous[index])
      }
      (previous, current, previousSize) = (current, next, size)
    }
    return left
  }
}
