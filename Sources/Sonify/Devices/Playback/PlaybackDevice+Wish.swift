public import SonifyBase

extension PlaybackDevice {
  /// What is wanted of a playback device, which may give something near it.
  public struct Wish: Equatable, Sendable {
    /// Frames in a second.
    public var sampleRate: SampleRate
    /// Samples in each frame that will be written: 1 or 2.
    ///
    /// A device with other channels is served all the same: two are mixed into one, one sounds from
    /// two, and any more stay silent.
    public var channels: Int
    /// How samples are best stored.
    ///
    /// A device that takes this way is given exactly the samples of a file of this format.
    public var samples: SoundFormat.Samples
    /// Frames that the device handles at a time, 1 or more.
    public var periodFrames: Int
    /// The most frames that are written and not yet heard, 1 or more; the fewer, the sooner a
    /// change is heard, and the sooner the device starves.
    public var queueFrames: Int
    /// How long a device may stand still with frames to play before it counts as hanging.
    public var patience: Seconds

    /// Makes a wish.
    /// - Precondition: `channels` is 1 or 2; `periodFrames` and `queueFrames` lie between 1 and
    ///   2²⁴.
    public init(
      sampleRate: SampleRate, channels: Int, samples: SoundFormat.Samples = .int16,
      periodFrames: Int,
      queueFrames: Int, patience: Seconds = Seconds(2)
    ) {
      precondition((1...2).contains(channels))
      precondition((1...1 << 24).contains(periodFrames) && (1...1 << 24).contains(queueFrames))
      self.sampleRate = sampleRate
      self.channels = channels
      self.samples = samples
      self.periodFrames = periodFrames
      self.queueFrames = queueFrames
      self.patience = patience
    }
  }
}
