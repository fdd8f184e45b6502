extension SeriesFacts {
  /// One value that more than half of all values are equal to, as zero among rare events.
  public struct Majority: Equatable, Sendable {
    /// The value.
    public let value: Double
    /// The number of values that are equal to it.
    public let count: Int
    /// The smallest and the largest of the other values.
    public let others: ClosedRange<Double>

    /// The minimum number of values.
    static let minCount = 10

    /// Finds the value, or returns nil if no value has a majority, all are equal, or there are
    /// fewer than ``minCount``.
    /// - Parameters:
    ///   - numbers: the values; those that are not finite are ignored.
    ///   - median: their median, which such a value is equal to.
    /// - Complexity: O(*n*).
    init?(of numbers: [Double], median: Double) {
      var (present, equal) = (0, 0)
      var others = (low: Double.infinity, high: -Double.infinity)
      for number in numbers where number.isFinite {
        present += 1
        if number == median {
          equal += 1
        } else {
          others = (min(others.low, number), max(others.high, number))
        }
      }
      guard present >= Self.minCount, 2 * equal > present, others.low <= others.high else {
        return nil
      }
      (value, count, self.others) = (median, equal, others.low...others.high)
    }
  }

  /// Equal values in a row, which chance would not produce.
  public struct EqualRun: Equatable, Sendable {
    /// The x of the first.
    public var from: Double
    /// The x of the last.
    public var to: Double
    /// The value.
    public var value: Double
    /// The number of values.
    public var count: Int
  }
}
