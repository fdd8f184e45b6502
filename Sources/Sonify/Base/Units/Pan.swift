/// A position between the left and the right loudspeaker: −1 hard left, 0 the centre, 1 hard right.
public struct Pan: ScalarUnit {
  /// The position, within −1…1.
  public let value: Double

  /// The centre.
  public static let centre = Pan(0)

  /// Makes a position; a number outside −1…1 is clamped to the nearer end.
  public init(_ value: Double) { self.value = min(1, max(-1, value)) }
}
