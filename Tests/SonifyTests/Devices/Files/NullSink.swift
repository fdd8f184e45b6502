import SonifyDevices

/// Counts samples and forgets them: for measuring, and for sessions without sound.
struct NullSink: AudioSink {
  /// How many samples were taken, over all channels.
  private(set) var count = 0

  /// Makes a sink that has taken nothing.
  init() {}

  /// Adds to ``count``.
  mutating func write(_ samples: Span<Float>) throws(Never) {
    count += samples.count
  }
}
