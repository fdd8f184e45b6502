/// The sine and cosine of a phase in turns, without a mathematical library.
///
/// Both are minimax polynomials over the half turn around zero, found by the Remez exchange:
/// the sine as x·(1−4x²)·P₆(x²), which is exactly zero at both ends, with an absolute error of
/// 1.2·10⁻¹¹ (−218 dB); the cosine as P₇(x²) with an error of 1.2·10⁻¹⁰ (−198 dB).
enum Sine {
  /// Returns `phase` minus the nearest whole number of turns, within −½…½.
  ///
  /// Adding 1.5·2⁵² leaves no bits for a fraction, so the sum is rounded to a whole number.
  /// `phase` must lie within ±2⁵¹.
  @inline(__always) @_noLocks
  static func reduced(_ phase: Double) -> Double {
    phase - ((phase + 0x1.8p52) - 0x1.8p52)
  }

  /// Returns the sine of `turns` within −½…½.
  @inline(__always) @_noLocks
  static func ofReduced(_ turns: Double) -> Double {
    let z = turns * turns
    var p = 0.153569463560502
    p = p * z - 0.9054259036381569
    p = p * z + 3.544722656601417
    p = p * z - 9.628151367451753
    p = p * z + 16.769401415287156
    p = p * z - 16.208960939617846
    p = p * z + 6.283185306794285
    return turns * (1 - 4 * z) * p
  }

  /// Returns the cosine of `turns` within −½…½.
  @inline(__always) @_noLocks
  static func cosineOfReduced(_ turns: Double) -> Double {
    let z = turns * turns
    var p = -1.4532370639667946
    p = p * z + 7.800240643981781
    p = p * z - 26.404705748076367
    p = p * z + 60.24213774502943
    p = p * z - 85.45665887583762
    p = p * z + 64.93938909929354
    p = p * z - 19.739208743820015
    p = p * z + 0.9999999998864891
    return p
  }

  /// Returns the sine of any phase in turns.
  @inline(__always) @_noLocks
  static func of(_ turns: Double) -> Double { ofReduced(reduced(turns)) }

  /// Returns the cosine of any phase in turns.
  @inline(__always) @_noLocks
  static func cosine(_ turns: Double) -> Double { cosineOfReduced(reduced(turns)) }
}
