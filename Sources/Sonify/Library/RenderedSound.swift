public import SonifyBase
public import SonifySound

/// A sound in memory.
public struct RenderedSound: Equatable, Sendable {
  /// The samples, interleaved by channel; 1 is full scale.
  public let samples: [Float]
  /// Frames in a second.
  public let sampleRate: SampleRate
  /// Samples in a frame: 1, or 2 for left and right.
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

  /// How many frames it has.
  public var frames: Int { samples.count / channels }

  /// How long it sounds.
  public var duration: Seconds { sampleRate.seconds(frames) }
}
