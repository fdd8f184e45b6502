package import SonifyBase
package import SonifyChart

/// From values to pitches.
package struct PitchLaw: Equatable, Sendable {
  let range: PitchRange
  let scale: PitchScale
  let isInverted: Bool

  /// The pitch of a value on its axis.
  ///
  /// The least value of the axis has the lowest pitch, unless the law is inverted; values outside
  /// the axis have the pitch of the nearer end, and the one value of an axis without width has the
  /// middle pitch.
  package func pitch(of value: Double, on axis: NumericAxis) -> Hertz {
    let position = axis.position(of: value)
    return scale.pitch(at: isInverted ? 1 - position : position, in: range)
  }
}

extension PitchLaw {
  /// The law that a listener's choices come to.
  package init(_ options: SoundOptions) {
    self.init(
      range: options.pitchRange, scale: options.pitchScale, isInverted: options.isInverted)
  }
}
