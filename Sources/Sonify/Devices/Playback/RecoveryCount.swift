/// How often a playback device had to be helped on.
public struct RecoveryCount: Equatable, Sendable {
  /// How often it ran out of frames, or said so.
  public var xruns = 0
  /// How often the machine or the device was put to sleep.
  public var suspends = 0
  /// How often it took fewer frames than it had room for.
  public var shortWrites = 0

  /// Nothing has happened.
  public init() {}
}
