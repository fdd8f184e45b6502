/// The highest frequency that a partial may have: 0.45 of the sample rate.
enum PartialLimit {
  /// Returns whether a tone of this fundamental, in turns per frame, has a partial above 0.40 of
  /// the sample rate, where partials begin to fade.
  @_noLocks
  static func concerns(_ fundamental: Double) -> Bool { fundamental * 5 > 0.40 }

  /// Returns the partials, faded between 0.40 and 0.45 of the sample rate and silent above.
  @_noLocks
  static func limited(
    _ partials: InlineArray<5, Double>, fundamental: Double
  ) -> InlineArray<5, Double> {
    var limited = partials
    for index in 0..<5 {
      let frequency = fundamental * Double(index + 1)
      limited[index] *= 1 - RaisedCosine.step((frequency - 0.40) / 0.05)
    }
    return limited
  }
}
