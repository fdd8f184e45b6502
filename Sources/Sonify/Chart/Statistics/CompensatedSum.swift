/// A sum that compensates for rounding errors.
///
/// A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974).
/// The error is that of one rounding, unless the numbers nearly cancel.
struct CompensatedSum: Equatable, Sendable {
  private var sum = 0.0
  private var lost = 0.0

  /// The sum of the numbers so far.
  var value: Double { sum + lost }

  /// Adds a finite number.
  mutating func add(_ number: Double) {
    let next = sum + number
    lost += sum.magnitude >= number.magnitude ? (sum - next) + number : (number - next) + sum
    sum = next
  }
}
