package import SonifyBase
package import SonifyChart

/// The mapping from values to pitches.
package struct PitchLaw: Equatable, Sendable {
  let range: PitchRange
  let scale: PitchScale
  let isInverted: Bool

  /// Returns the pitch of a value on its axis.
  ///
  /// The minimum of the axis has the lowest pitch, unless the mapping is inverted; values outside
  /// the axis have the pitch of the nearer end, and the only value of an axis without width has the
  /// middle pitch.
  package func pitch(of value: Double, on axis: NumericAxis) -> Hertz {
    let position = axis.position(of: value)
    return scale.pitch(at: isInverted ? 1 - position : position, in: range)
  }
}

extension PitchLaw {
  /// Makes the mapping for a listener's options.
  package init(_ options: SoundOptions) {
    self.init(
      range: options.pitchRange, scale: options.pitchScale, isInverted: options.isInverted)
  }
}
