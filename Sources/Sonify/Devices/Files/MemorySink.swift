/// Keeps every sample in memory.
public struct MemorySink: AudioSink {
  /// The samples so far, interleaved by channel.
  public private(set) var samples: [Float] = []

  /// Makes an empty sink with room for `capacity` samples before it must grow.
  public init(capacity: Int = 0) {
    samples.reserveCapacity(capacity)
  }

  /// Appends samples to ``samples``.
  public mutating func write(_ samples: Span<Float>) throws(Never) {
    for index in samples.indices { self.samples.append(samples[index]) }
  }
}
