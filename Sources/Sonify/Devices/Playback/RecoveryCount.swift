/// How often a playback device had to be helped on.
package struct RecoveryCount: Equatable, Sendable {
  /// How often it ran out of frames, or said so.
  package var xruns = 0
  /// How often the machine or the device was put to sleep.
  package var suspends = 0
  /// How often it took fewer frames than it had room for.
  package var shortWrites = 0

  /// Nothing has happened.
  package init() {}
}
