import Foundation

/// The pitch of a single harmonic tone over time.
public struct PitchTrack: Sendable {
  /// The pitch around one moment.
  public struct Frame: Sendable {
    /// Seconds from the start to the middle of the excerpt that was listened to.
    public var time: Double
    /// Hertz at that moment; nothing where no tone is heard.
    public var frequency: Double?
    /// How fast the frequency rises, in hertz a second.
    public var glide = 0.0
    /// The amplitude of every harmonic, the fundamental first.
    public var amplitudes: [Double] = []
    /// The share of the power that the tone explains, 0 to 1.
    public var explained = 0.0
    /// The level of the excerpt, tone or not, in decibels relative to a mean square of 1.
    public var level: Double
  }

  /// The frames, evenly spaced in time.
  public let frames: [Frame]
  /// Half the length of the longest excerpt listened to for a pitch, in seconds: what lies
  /// farther from a frame's time has no influence on it.
  public let reach: Double

  /// Listens to a sound for tones of 40 to 5,000 Hz, even where they glide or are mixed with
  /// sounds 12 dB weaker.
  /// - Parameters:
  ///   - samples: one channel.
  ///   - sampleRate: frames in a second.
  ///   - hop: seconds between frames.
  ///   - window: the length of excerpts in seconds; low tones need, and get, six periods.
  ///   - harmonics: how many partials a tone has at most.
  ///   - floor: the level in decibels below which a frame counts as silent.
  public init(
    of samples: [Double], sampleRate: Double, hop: Double = 0.01, window: Double = 0.02,
    harmonics: Int = 5, floor: Double = -70
  ) {
    var frames: [Frame] = []
    var reach = window / 2
    var last: HarmonicFit?
    let listener = ToneListener(
      samples: samples, sampleRate: sampleRate, window: window, harmonics: harmonics)
    var time = window / 2
    while time <= Double(samples.count) / sampleRate - window / 2 {
      let level = listener.level(around: time)
      var frame = Frame(time: time, level: level)
      if level > floor {
        let fit = last.flatMap { listener.follow($0, to: time) } ?? listener.find(around: time)
        last = fit
        if let fit {
          frame.frequency = fit.frequency
          frame.glide = fit.glide
          frame.amplitudes = fit.amplitudes
          frame.explained = fit.explained
          reach = max(reach, listener.length(for: fit.frequency) / 2)
        }
      } else {
        last = nil
      }
      frames.append(frame)
      time = window / 2 + hop * Double(frames.count)
    }
    self.frames = frames
    self.reach = reach
  }

  /// The frames in which a tone is heard.
  public var voiced: [Frame] { frames.filter { $0.frequency != nil } }
}
