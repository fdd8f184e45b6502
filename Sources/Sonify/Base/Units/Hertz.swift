/// A frequency in hertz, greater than zero.
public struct Hertz: ScalarUnit {
  /// The frequency in cycles per second.
  public var value: Double

  /// Makes a frequency of `value` cycles per second.
  public init(_ value: Double) { self.value = value }
}
