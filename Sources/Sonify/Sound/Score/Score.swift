public import SonifyBase

/// All that will sound, in whole sample frames: the link between the chart and the sound.
///
/// Every renderer and every sink works from a score alone, and most tests check scores. A score
/// without a level is an ``UnlevelledScore``.
public struct Score: Equatable, Sendable {
  /// The number of frames per second.
  public var sampleRate: SampleRate

  /// The number of channels: 1, or 2 for left and right.
  public var channels: Int

  /// The length of the sound in frames; every event ends at or before it.
  public var frames: Int

  /// The sounds, sorted by ``Score/Event/start``.
  public var events: [Event]

  /// The amplitude factor of the whole score, set so that it reaches the target loudness.
  public var level: Double

  /// The gain that makes each pitch as loud as every other.
  public var loudness: LoudnessCurve

  /// Names for frames of the sound, sorted by frame: gridlines and series starts.
  public var markers: [Marker]

  /// Makes a score whose level is set.
  public init(
    sampleRate: SampleRate, channels: Int = 2, frames: Int, events: [Event],
    level: Double, loudness: LoudnessCurve = .flat, markers: [Marker] = []
  ) {
    self.sampleRate = sampleRate
    self.channels = channels
    self.frames = frames
    self.events = events
    self.level = level
    self.loudness = loudness
    self.markers = markers
  }

  /// The length of the sound.
  public var duration: Seconds { sampleRate.seconds(frames) }
}

extension Score {
  /// A named frame of the sound.
  public struct Marker: Equatable, Sendable {
    /// Frames from the start.
    public var frame: Int
    /// The name, as in "1960".
    public var name: String

    /// Makes a marker.
    public init(frame: Int, name: String) {
      self.frame = frame
      self.name = name
    }
  }
}
