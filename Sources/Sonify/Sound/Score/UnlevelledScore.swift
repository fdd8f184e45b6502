public import SonifyBase

/// All that will sound, before its level is set: the result of composing a chart.
///
/// Nothing renders or plays it. ``levelled(volume:)`` makes the ``Score`` that does.
public struct UnlevelledScore: Equatable, Sendable {
  /// Frames in a second.
  public var sampleRate: SampleRate

  /// How many channels sound: 1, or 2 for left and right.
  public var channels: Int

  /// The length of the sound in frames; every event ends at or before it.
  public var frames: Int

  /// What sounds, sorted by ``Score/Event/start``.
  public var events: [Score.Event]

  /// The gain by which each pitch is made as loud as every other.
  public var loudness: LoudnessCurve

  /// Names for places in the sound, sorted by frame: gridlines and series starts.
  public var markers: [Score.Marker]

  /// Makes a score whose level is still to be set.
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

  /// The score at a level that is known, as that of the whole chart for a part of it.
  /// - Parameter level: the amplitude factor, 0 or more.
  /// - Returns: the score that is rendered and played.
  public func levelled(at level: Double) -> Score {
    Score(
      sampleRate: sampleRate, channels: channels, frames: frames, events: events, level: level,
      loudness: loudness, markers: markers)
  }
}
