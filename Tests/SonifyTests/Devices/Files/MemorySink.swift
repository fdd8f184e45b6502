import SonifyDevices

/// Keeps every sample in memory.
struct MemorySink: AudioSink {
  /// The samples so far, interleaved by channel.
  private(set) var samples: [Float] = []

  /// Makes an empty sink with room for `capacity` samples before it must grow.
  init(capacity: Int = 0) {
    samples.reserveCapacity(capacity)
  }

  /// Appends samples to ``samples``.
  mutating func write(_ samples: Span<Float>) throws(Never) {
    for index in samples.indices { self.samples.append(samples[index]) }
  }
}
