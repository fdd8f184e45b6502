/// Counts samples and forgets them: for measuring, and for sessions without sound.
public struct NullSink: AudioSink {
  /// How many samples were taken, over all channels.
  public private(set) var count = 0

  /// Makes a sink that has taken nothing.
  public init() {}

  /// Adds to ``count``.
  public mutating func write(_ samples: Span<Float>) throws(Never) {
    count += samples.count
  }
}
