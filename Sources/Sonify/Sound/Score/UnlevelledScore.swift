public import SonifyBase

/// All that will sound, before its level is set: the result of composing a chart.
///
/// It cannot be rendered or played. ``levelled(volume:)`` makes a ``Score``, which can.
public struct UnlevelledScore: Equatable, Sendable {
  /// The number of frames per second.
  public var sampleRate: SampleRate

  /// The number of channels: 1, or 2 for left and right.
  public var channels: Int

  /// The length of the sound in frames; every event ends at or before it.
  public var frames: Int

  /// The sounds, sorted by ``Score/Event/start``.
  public var events: [Score.Event]

  /// The gain that makes each pitch as loud as every other.
  public var loudness: LoudnessCurve

  /// Names for frames of the sound, sorted by frame: gridlines and series starts.
  public var markers: [Score.Marker]

  /// Makes a score whose level is not set.
  public init(
    sampleRate: SampleRate, channels: Int = 2, frames: Int, events: [Score.Event],
    loudness: LoudnessCurve = .flat, markers: [Score.Marker] = []
  ) {
    self.sampleRate = sampleRate
    self.channels = channels
    self.frames = frames
    self.events = events
    self.loudness = loudness
    self.markers = markers
  }

  /// The length of the sound.
  public var duration: Seconds { sampleRate.seconds(frames) }

  /// Returns the score at a known level, as that of the whole chart for a part of it.
  /// - Parameter level: the amplitude factor, 0 or more.
  /// - Returns: the score, which can be rendered and played.
  public func levelled(at level: Double) -> Score {
    Score(
      sampleRate: sampleRate, channels: channels, frames: frames, events: events, level: level,
      loudness: loudness, markers: markers)
  }
}
