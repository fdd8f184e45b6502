/// The normal equations of a linear least-squares problem, filled row by row.
struct LeastSquares {
  private let count: Int
  private var matrix: [Double]
  private var right: [Double]

  /// Prepares a problem with `count` unknowns.
  init(unknowns count: Int) {
    self.count = count
    matrix = [Double](repeating: 0, count: count * count)
    right = [Double](repeating: 0, count: count)
  }

  /// Adds one observation: Σ row·unknowns should be `value`, and counts `weight` times.
  mutating func add(_ row: [Double], equals value: Double, weight: Double) {
    let count = count
    precondition(row.count == count)
    for i in 0..<count { right[i] += row[i] * weight * value }
    let row = row.span
    var cells = matrix.mutableSpan
    for i in 0..<count {
      let scaled = row[i] * weight
      let start = i * count
      for j in 0...i { cells[start + j] += scaled * row[j] }
    }
  }

  /// The unknowns that leave the least squares, by Cholesky's method; unknowns that the
  /// observations do not settle come out near zero.
  func solution() -> [Double] {
    var lower = matrix
    for i in 0..<count {
      for j in 0...i {
        var sum = matrix[i * count + j]
        if i == j { sum += 1e-13 * sum + .leastNormalMagnitude }
        for k in 0..<j { sum -= lower[i * count + k] * lower[j * count + k] }
        if i == j {
          // A pivot that rounding has used up belongs to an unknown that others already explain.
          lower[i * count + i] = sum > 1e-14 * matrix[i * count + i] ? sum.squareRoot() : 1e150
        } else {
          lower[i * count + j] = sum / lower[j * count + j]
        }
      }
    }
    var unknowns = right
    for i in 0..<count {
      for k in 0..<i { unknowns[i] -= lower[i * count + k] * unknowns[k] }
      unknowns[i] /= lower[i * count + i]
    }
    for i in stride(from: count - 1, through: 0, by: -1) {
      for k in (i + 1)..<max(count, i + 1) { unknowns[i] -= lower[k * count + i] * unknowns[k] }
      unknowns[i] /= lower[i * count + i]
    }
    return unknowns
  }
}
