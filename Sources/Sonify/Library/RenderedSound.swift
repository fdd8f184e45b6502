public import SonifyBase
public import SonifySound

/// A sound in memory.
public struct RenderedSound: Equatable, Sendable {
  /// The samples, interleaved by channel; 1 is full scale.
  public let samples: [Float]
  /// The number of frames per second.
  public let sampleRate: SampleRate
  /// The number of samples in a frame: 1, or 2 for left and right.
  public let channels: Int

  /// Renders a score.
  /// - Complexity: O(frames × sounding voices), on one processor.
  public init(_ score: Score) {
    var samples = [Float](repeating: 0, count: score.frames * score.channels)
    var renderer = Renderer(score)
    var output = samples.mutableSpan
    renderer.render(into: &output)
    self.samples = samples
    sampleRate = score.sampleRate
    channels = score.channels
  }

  /// The number of frames.
  public var frames: Int { samples.count / channels }

  /// The length of the sound.
  public var duration: Seconds { sampleRate.seconds(frames) }
}
