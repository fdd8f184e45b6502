/// The number of times that a playback device had to be recovered.
package struct RecoveryCount: Equatable, Sendable {
  /// The number of underruns that the device reported.
  package var xruns = 0
  /// The number of times that the machine or the device was suspended.
  package var suspends = 0
  /// The number of writes that took fewer frames than the device had space for.
  package var shortWrites = 0

  /// Makes a count of zero.
  package init() {}
}
