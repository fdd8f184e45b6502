/// The mean of values that come one by one; no sum of them can overflow.
package struct CumulativeMean {
  private var mean = 0.0
  /// The number of values.
  package private(set) var count = 0

  /// Creates the mean of no values.
  package init() {}

  /// The mean, or nil without values.
  package var value: Double? { count > 0 ? mean : nil }

  /// Adds a finite value.
  package mutating func add(_ value: Double) {
    count += 1
    let number = Double(count)
    mean += value / number - mean / number
  }
}
