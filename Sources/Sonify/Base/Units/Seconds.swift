/// A duration in seconds.
public struct Seconds: ScalarUnit {
  /// The duration in seconds; negative only as a difference.
  public var value: Double

  /// Makes a duration of `value` seconds.
  public init(_ value: Double) { self.value = value }

  /// Makes a duration of `value` milliseconds.
  public static func milliseconds(_ value: Double) -> Seconds { Seconds(value / 1000) }
}
