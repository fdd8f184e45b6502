/// A destination of rendered sound: memory, nowhere, a file or a device.
///
/// A sink knows frames and channels, never charts. Only its creator knows which sink it is; the
/// renderer just writes.
package protocol AudioSink: ~Copyable {
  /// The errors of writing frames.
  associatedtype Failure: Error

  /// Writes the next frames, interleaved by channel; the first call writes frame 0.
  ///
  /// Samples are within −1…1. A block may have any number of whole frames; a sink that writes to
  /// disk works best with 10,000 samples or more.
  mutating func write(_ samples: Span<Float>) throws(Failure)
}
