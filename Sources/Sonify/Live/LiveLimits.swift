import SonifyBase

/// How long the thread that sounds may take, and may wait.
struct LiveLimits: Sendable {
  /// The time that opening a device may take.
  var opening = Seconds(5)
  /// After so much silence the device is stopped, until something is to sound again.
  var idle = Seconds(10)
}
