import Glibc

/// A level difference in decibels.
public struct Decibels: ScalarUnit {
  /// The level in decibels; 0 leaves a signal unchanged.
  public var value: Double

  /// Makes a level of `value` decibels.
  public init(_ value: Double) { self.value = value }

  /// Makes the level of a linear amplitude factor greater than zero: 20·log₁₀(amplitude).
  public init(amplitude: Double) { self.value = 20 * log10(amplitude) }

  /// The linear amplitude factor: 10^(dB/20).
  public var amplitude: Double { pow(10, value / 20) }
}
