public import SonifyBase

extension PlaybackDevice {
  /// The requested properties of a playback device, which may differ from the actual ones.
  public struct Request: Equatable, Sendable {
    /// The number of frames per second.
    public var sampleRate: SampleRate
    /// The number of samples in each frame that will be written: 1 or 2.
    ///
    /// A device with another number of channels works as well: two channels are mixed into one, one
    /// is played on two, and any more are silent.
    public var channels: Int
    /// The preferred encoding of samples.
    ///
    /// A device with this encoding gets exactly the samples of a file of this format.
    public var samples: SoundFormat.Samples
    /// The number of frames in a period, 1 or more.
    public var periodFrames: Int
    /// The maximum number of frames that are written and not yet heard, 1 or more; with fewer, a
    /// change is heard sooner, and underruns are more likely.
    public var queueFrames: Int
    /// The maximum time that a device may make no progress with frames to play before it counts as
    /// hung.
    public var patience: Seconds

    /// Makes a request.
    /// - Precondition: `channels` is 1 or 2; `periodFrames` and `queueFrames` are within 1…2²⁴.
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
