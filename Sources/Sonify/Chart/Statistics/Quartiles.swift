/// The quartiles of some numbers.
struct Quartiles: Equatable, Sendable {
  /// The first quartile.
  let lower: Double
  /// The second quartile.
  let median: Double
  /// The third quartile.
  let upper: Double

  /// Finds the quartiles of the finite numbers, or returns nil if there are none.
  ///
  /// Type 7 of R. Hyndman and Y. Fan, "Sample quantiles in statistical packages" (1996), the
  /// default of R and NumPy: linear interpolation at the rank (*n* − 1)·*p*.
  /// - Complexity: O(*n*) expected.
  init?(_ numbers: [Double]) {
    let finite = numbers.finite
    guard !finite.isEmpty else { return nil }
    lower = Self.quantile(quarters: 1, of: finite)
    median = Self.quantile(quarters: 2, of: finite)
    upper = Self.quantile(quarters: 3, of: finite)
  }

  private static func quantile(quarters: Int, of numbers: [Double]) -> Double {
    let (rank, rest) = ((numbers.count - 1) * quarters).quotientAndRemainder(dividingBy: 4)
    var scratch = numbers
    var room = scratch.mutableSpan
    let (lower, upper) = Selection.numbers(
      of: &room, count: numbers.count, ranks: rank, rest > 0 ? rank + 1 : rank)
    let share = Double(rest) / 4
    return lower * (1 - share) + upper * share
  }
}
