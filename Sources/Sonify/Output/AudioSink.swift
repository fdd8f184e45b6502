/// A place where rendered sound goes: memory, nowhere, a file or a device.
///
/// A sink knows frames and channels, never charts.
public protocol AudioSink: ~Copyable {
  /// What can go wrong while frames are taken.
  associatedtype Failure: Error

  /// Takes the next `frames.count / channels` frames, interleaved by channel.
  ///
  /// Samples lie between −1 and 1. The samples that follow are those of the next call; the first
  /// call takes frame 0.
  mutating func write(_ frames: Span<Float>) throws(Failure)
}
