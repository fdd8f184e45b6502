/// Repeatable noise: a hash of a counter, so that any index can be computed without the ones before
/// it.
enum Noise {
  /// Returns 64 well-mixed bits for a number: the finaliser of SplitMix64 (Steele, Lea and Flood,
  /// "Fast splittable pseudorandom number generators", OOPSLA 2014).
  @inline(__always) @_noLocks
  static func bits(_ number: UInt64) -> UInt64 {
    var z = number &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number drawn uniformly from 0 up to but not including 1.
  @inline(__always) @_noLocks
  static func unit(_ number: UInt64) -> Double { Double(bits(number) >> 11) * 0x1p-53 }
}
