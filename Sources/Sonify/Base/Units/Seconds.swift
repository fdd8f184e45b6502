/// A length of time in seconds.
public struct Seconds: ScalarUnit {
  /// The time in seconds; negative only as a difference.
  public var value: Double

  /// Makes a time of `value` seconds.
  public init(_ value: Double) { self.value = value }

  /// Makes a time of `value` thousandths of a second.
  public static func milliseconds(_ value: Double) -> Seconds { Seconds(value / 1000) }
}
