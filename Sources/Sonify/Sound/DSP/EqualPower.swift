/// The equal-power law between two channels.
enum EqualPower {
  /// Returns the amplitudes of the left and right channel for a pan within −1…1: the cosine and
  /// sine of (pan + 1)·π/4, each −3.01 dB at the centre.
  @inline(__always) @_noLocks
  static func gains(_ place: Double) -> (left: Double, right: Double) {
    let turns = (place + 1) * 0.125
    return (Sine.cosineOfReduced(turns), Sine.ofReduced(turns))
  }
}
