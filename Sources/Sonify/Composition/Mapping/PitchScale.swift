import Glibc
package import SonifyBase

/// The spacing of pitches within a range.
public enum PitchScale: String, CaseIterable, Sendable, Codable {
  /// Equal steps are equal musical intervals: f = low·(high/low)^t.
  case log
  /// Equal steps are equal distances along the inner ear: 21.4·log₁₀(1 + 0.00437·f), by Glasberg
  /// and Moore, "Derivation of auditory filter shapes from notched-noise data" (1990).
  case erb
  /// Equal steps are equal numbers of hertz.
  case linear

  /// Returns the pitch at a position in a range, 0 at its lowest pitch and 1 at its highest.
  ///
  /// Both ends are exact; a position outside has the pitch of the nearer end.
  package func pitch(at position: Double, in range: PitchRange) -> Hertz {
    guard position > 0 else { return range.lowest }
    guard position < 1 else { return range.highest }
    let (low, high) = (range.lowest.value, range.highest.value)
    switch self {
    case .log: return Hertz(low * pow(high / low, position))
    case .linear: return Hertz(low + (high - low) * position)
    case .erb:
      let (lowRate, highRate) = (Self.erbRate(low), Self.erbRate(high))
      let rate = lowRate + (highRate - lowRate) * position
      // Rounding must not go beyond the ends.
      return min(range.highest, max(range.lowest, Hertz((pow(10, rate / 21.4) - 1) / 0.00437)))
    }
  }

  /// Returns the number of equivalent rectangular bandwidths below a frequency in hertz.
  static func erbRate(_ frequency: Double) -> Double { 21.4 * log10(1 + 0.00437 * frequency) }
}
