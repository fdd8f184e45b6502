import Glibc
import SonifyBase
import SonifyDevices

/// A limit on how far sound runs ahead of the clock, for a device without a pace of its own, such
/// as a file.
struct Pace {
  private let framesPerSecond: Double
  private var start = 0.0
  private var frames = 0.0

  /// Creates the pace of a device.
  init(_ format: DeviceFormat) { framesPerSecond = Double(format.sampleRate.framesPerSecond) }

  /// Restarts the clock, as when the device starts.
  mutating func restart() {
    start = Self.now
    frames = 0
  }

  /// Counts frames that were written.
  mutating func add(_ count: Int) { frames += Double(count) }

  /// Returns the time to wait before writing more, or nil if none.
  ///
  /// A lead of one and a half times the device's buffer is allowed, so there is nothing to wait for
  /// with a device whose own clock is at most one percent fast.
  func wait(bufferFrames: Int) -> Duration? {
    let lead = 1.5 * Double(bufferFrames)
    let ahead = frames - lead - 1.01 * (Self.now - start) * framesPerSecond
    return ahead > 0 ? .nanoseconds(Int64(min(ahead / framesPerSecond, 1) * 1e9)) : nil
  }

  /// The time of the monotonic clock, in seconds.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
