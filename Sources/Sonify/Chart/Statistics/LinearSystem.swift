/// Linear equations of least squares.
enum LinearSystem {
  /// Solves normal equations by the method of Cholesky (1910), or returns nil if the columns are not
  /// independent.
  /// - Parameters:
  ///   - products: the products of the columns, a symmetric matrix.
  ///   - right: the products of the columns with the values.
  /// - Returns: the coefficients, and the first diagonal element of the inverse matrix.
  /// - Complexity: O(*k*³) for *k* columns.
  static func solution(
    _ products: [[Double]], _ right: [Double]
  ) -> (coefficients: [Double], firstInverse: Double)? {
    let count = right.count
    var lower = products
    for row in 0..<count {
      for column in 0...row {
        var sum = products[row][column]
        for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
        guard row == column else {
          lower[row][column] = sum / lower[column][column]
          continue
        }
        guard sum > 1e-12 * products[row][row] else { return nil }
        lower[row][row] = sum.squareRoot()
      }
    }
    func solve(_ right: [Double]) -> [Double] {
      var values = right
      for row in 0..<count {
        for index in 0..<row { values[row] -= lower[row][index] * values[index] }
        values[row] /= lower[row][row]
      }
      for row in (0..<count).reversed() {
        for index in (row + 1)..<max(row + 1, count) {
          values[row] -= lower[index][row] * values[index]
        }
        values[row] /= lower[row][row]
      }
      return values
    }
    return (solve(right), solve((0..<count).map { $0 == 0 ? 1 : 0 })[0])
  }
}
