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
    let listener = Listener(
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

/// Finds and follows one tone.
private struct Listener {
  let samples: [Double]
  let sampleRate: Double
  let window: Double
  let harmonics: Int

  /// The least share of the power that a tone must explain to be believed.
  private static let leastExplained = 0.85
  private static let heard = 38.0...5200.0

  /// The length of an excerpt that settles a pitch, in seconds.
  func length(for frequency: Double) -> Double { max(window, 6 / frequency) }

  private func range(around time: Double, length: Double) -> Range<Int> {
    let first = Int(((time - length / 2) * sampleRate).rounded())
    return (first..<(first + Int((length * sampleRate).rounded()))).clamped(to: samples.indices)
  }

  func level(around time: Double) -> Double {
    let excerpt = samples[range(around: time, length: window)]
    return 10 * log10(excerpt.reduce(0) { $0 + $1 * $1 } / Double(max(1, excerpt.count)) + 1e-30)
  }

  /// The tone at a moment, if it goes on from one found a little earlier.
  func follow(_ earlier: HarmonicFit, to time: Double) -> HarmonicFit? {
    let elapsed = time - earlier.centre / sampleRate
    let guess = earlier.frequency + earlier.glide * elapsed
    guard Self.heard.contains(guess) else { return nil }
    let fit = refine(guess, glide: earlier.glide, around: time)
    return fit.explained > 0.97 ? believed(fit) : nil
  }

  /// The tone at a moment, from its spectrum: the highest fundamental that explains nearly as
  /// much as any, as every fraction of a fundamental explains all that it does.
  func find(around time: Double) -> HarmonicFit? {
    var best: HarmonicFit?
    for length in [window, max(window, 0.08)] {
      let excerpt = samples[range(around: time, length: length)]
      let spectrum = Spectrum(
        of: excerpt, sampleRate: sampleRate, window: .hann, leastSize: 4 * excerpt.count)
      guard let peak = spectrum.peak(in: Self.heard) else { continue }
      for divisor in 1...3 {
        let guess = peak / Double(divisor)
        guard Self.heard.contains(guess), length * guess >= 2 else { continue }
        let fit = refine(guess, glide: 0, around: time)
        if fit.explained > (best?.explained ?? 0) + 0.01 { best = fit }
      }
    }
    return best.flatMap(believed)
  }

  /// Fits the fundamental first, whose reach is the widest, then all partials and the glide.
  private func refine(_ guess: Double, glide: Double, around time: Double) -> HarmonicFit {
    let range = range(around: time, length: length(for: guess))
    let coarse = HarmonicFit(
      to: samples, in: range, sampleRate: sampleRate, guess: guess, glideGuess: glide,
      harmonics: min(2, harmonics), iterations: 2)
    return HarmonicFit(
      to: samples, in: range, sampleRate: sampleRate, guess: coarse.frequency, glideGuess: glide,
      harmonics: harmonics, fitsGlide: true, iterations: 4)
  }

  private func believed(_ fit: HarmonicFit) -> HarmonicFit? {
    fit.explained >= Self.leastExplained && Self.heard.contains(fit.frequency) ? fit : nil
  }
}
