/// Powers and logarithms without a mathematical library, for pitches and glides.
enum Exponential {
  /// Returns 2 to the power of `exponent`, which must lie within ±1,000; relative error below
  /// 10⁻¹⁵.
  ///
  /// A minimax polynomial of degree 11 over ±½, scaled by the power of two of the integer part.
  @_noLocks
  static func powerOfTwo(_ exponent: Double) -> Double {
    let whole = (exponent + 0x1.8p52) - 0x1.8p52
    let x = exponent - whole
    var p = 4.435279723609969e-10
    p = p * x + 7.074105627520604e-09
    p = p * x + 1.0178198042978264e-07
    p = p * x + 1.3215433089711255e-06
    p = p * x + 1.5252733489932704e-05
    p = p * x + 0.00015403530462514017
    p = p * x + 0.0013333558146789988
    p = p * x + 0.009618129107588335
    p = p * x + 0.055504108664819925
    p = p * x + 0.24022650695910155
    p = p * x + 0.6931471805599453
    p = p * x + 1
    return p * Double(bitPattern: UInt64(1023 + Int(whole)) << 52)
  }

  /// Returns e to the power of `exponent`, which must lie within ±690.
  @inline(__always) @_noLocks
  static func natural(_ exponent: Double) -> Double {
    powerOfTwo(exponent * 1.4426950408889634)
  }

  /// Returns the logarithm to base 2 of a normal number greater than zero; absolute error below
  /// 10⁻¹⁵ for numbers near one.
  ///
  /// ln m = 2·artanh((m−1)/(m+1)) with m in √½…√2, by its power series.
  @_noLocks
  static func logarithmToBaseTwo(_ number: Double) -> Double {
    let bits = number.bitPattern
    var exponent = Double(Int(bits >> 52) - 1023)
    var significand = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if significand > 1.4142135623730951 {
      significand *= 0.5
      exponent += 1
    }
    let s = (significand - 1) / (significand + 1)
    let z = s * s
    var p = 1.0 / 21
    p = p * z + 1.0 / 19
    p = p * z + 1.0 / 17
    p = p * z + 1.0 / 15
    p = p * z + 1.0 / 13
    p = p * z + 1.0 / 11
    p = p * z + 1.0 / 9
    p = p * z + 1.0 / 7
    p = p * z + 1.0 / 5
    p = p * z + 1.0 / 3
    p = p * z + 1
    return exponent + 2 * s * p * 1.4426950408889634
  }

  /// Returns the mean of eᵛ over v from 0 to `exponent`: (eᵘ − 1)/u, and 1 at u = 0.
  ///
  /// In n frames, a glide whose frequency grows by the factor eᵘ advances by n times its first
  /// frequency times this mean. The power series avoids cancellation near zero.
  @_noLocks
  static func mean(upTo exponent: Double) -> Double {
    guard exponent * exponent < 0.25 else { return (natural(exponent) - 1) / exponent }
    var sum = 1.0 / 1_307_674_368_000
    sum = sum * exponent + 1.0 / 87_178_291_200
    sum = sum * exponent + 1.0 / 6_227_020_800
    sum = sum * exponent + 1.0 / 479_001_600
    sum = sum * exponent + 1.0 / 39_916_800
    sum = sum * exponent + 1.0 / 3_628_800
    sum = sum * exponent + 1.0 / 362_880
    sum = sum * exponent + 1.0 / 40_320
    sum = sum * exponent + 1.0 / 5040
    sum = sum * exponent + 1.0 / 720
    sum = sum * exponent + 1.0 / 120
    sum = sum * exponent + 1.0 / 24
    sum = sum * exponent + 1.0 / 6
    sum = sum * exponent + 1.0 / 2
    sum = sum * exponent + 1
    return sum
  }
}
