import SonifyBase

/// The time limits of the audio thread.
struct LiveLimits: Sendable {
  /// The maximum time for opening a device.
  var opening = Seconds(5)
  /// The silence after which the device is paused until there is sound again.
  var idle = Seconds(10)
}
