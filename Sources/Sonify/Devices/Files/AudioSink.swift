/// A place where rendered sound goes: memory, nowhere, a file or a device.
///
/// A sink knows frames and channels, never charts. Whoever made it tells it apart from others;
/// the renderer only writes.
package protocol AudioSink: ~Copyable {
  /// What can go wrong while frames are taken.
  associatedtype Failure: Error

  /// Takes the next frames, interleaved by channel; the first call takes frame 0.
  ///
  /// Samples lie between −1 and 1. A block may have any length that is whole in frames; a sink
  /// that writes to disk works best with 10,000 samples or more.
  mutating func write(_ samples: Span<Float>) throws(Failure)
}
