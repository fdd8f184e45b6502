public import SonifyBase

/// All that will sound, in whole sample frames: the centre between the chart and the sound.
///
/// Every renderer and every sink works from a score alone, and most tests stop here. One whose
/// level is not set yet is an ``UnlevelledScore``.
public struct Score: Equatable, Sendable {
  /// Frames in a second.
  public var sampleRate: SampleRate

  /// How many channels sound: 1, or 2 for left and right.
  public var channels: Int

  /// The length of the sound in frames; every event ends at or before it.
  public var frames: Int

  /// What sounds, sorted by ``Score/Event/start``.
  public var events: [Event]

  /// The amplitude factor of the whole score, set so that it reaches the target loudness.
  public var level: Double

  /// The gain by which each pitch is made as loud as every other.
  public var loudness: LoudnessCurve

  /// Names for places in the sound, sorted by frame: gridlines and series starts.
  public var markers: [Marker]

  /// Makes a score that has its level.
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
  /// A named place in the sound.
  public struct Marker: Equatable, Sendable {
    /// Frames from the start.
    public var frame: Int
    /// What is at this place, as in "1960".
    public var name: String

    /// Makes a marker.
    public init(frame: Int, name: String) {
      self.frame = frame
      self.name = name
    }
  }
}
