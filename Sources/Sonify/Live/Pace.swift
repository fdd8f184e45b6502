import Glibc
import SonifyBase
import SonifyDevices

/// Keeps sound from running away from the clock where a device sets no pace of its own, as a file
/// does.
struct Pace {
  private let framesPerSecond: Double
  private let lead: Double
  private var start = 0.0
  private var frames = 0.0

  /// Allows a device's queue, and half as much again.
  init(_ format: DeviceFormat) {
    framesPerSecond = Double(format.sampleRate.framesPerSecond)
    lead = 1.5 * Double(format.bufferFrames)
  }

  /// Begins anew, as when the device begins.
  mutating func restart() {
    start = Self.now
    frames = 0
  }

  /// Takes note of frames that were written.
  mutating func add(_ count: Int) { frames += Double(count) }

  /// How long to wait before more is written; nothing for a device whose own clock is no more than
  /// one percent fast.
  var wait: Duration? {
    let ahead = frames - lead - 1.01 * (Self.now - start) * framesPerSecond
    return ahead > 0 ? .nanoseconds(Int64(min(ahead / framesPerSecond, 1) * 1e9)) : nil
  }

  /// Seconds of the monotonic clock.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
