public import SonifyBase

/// The options of a chart's sound: everything a listener can choose.
public struct SoundOptions: Equatable, Sendable {
  /// Whether values are played as one tone or as separate tones.
  public enum Mode: String, CaseIterable, Sendable, Codable {
    /// One tone for the continuous series of line charts, otherwise separate tones.
    case auto
    /// One tone that glides from value to value.
    case continuous
    /// A tone for each value.
    case discrete
  }

  /// The meaning of pan.
  public enum Panning: String, CaseIterable, Sendable, Codable {
    /// The series if two or more sound together, otherwise x.
    case auto
    /// The position on the x axis, from left to right.
    case x
    /// Each series has its own pan.
    case series
    /// Everything sounds at the centre.
    case none
  }

  /// The gridlines that sound.
  public enum Ticks: String, CaseIterable, Sendable, Codable {
    /// A tick at every x gridline.
    case x
    /// A knock where a series crosses a y gridline.
    case y
    /// Both.
    case both
    /// Neither.
    case none
  }

  /// The points that get a ping.
  public enum Cue: String, CaseIterable, Sendable, Codable {
    /// Outliers.
    case outliers
    /// Peaks and lows that are more than noise.
    case turningPoints = "turning-points"
    /// Both.
    case all
    /// Neither.
    case none

    /// Whether outliers get a ping.
    package var hasOutliers: Bool { self == .outliers || self == .all }
    /// Whether peaks and lows get a ping.
    package var hasTurningPoints: Bool { self == .turningPoints || self == .all }
  }

  /// Whether several series sound at once.
  public enum Order: String, CaseIterable, Sendable, Codable {
    /// Two series together, more in sequence.
    case auto
    /// All together, at most eight; more are played in sequence.
    case together
    /// In sequence.
    case sequence
  }

  /// The loudness of pitches relative to each other.
  public enum Loudness: String, CaseIterable, Sendable, Codable {
    /// Every pitch is as loud to the ear as every other.
    case equal
    /// Every pitch has the same amplitude.
    case flat
  }

  /// The summary of a line with more points than time.
  public enum Dense: String, CaseIterable, Sendable, Codable {
    /// The line runs through the medians of windows that overlap, and noise sounds between the
    /// tenth and the ninetieth percentile of each.
    case spread
    /// The line runs through the medians of windows that overlap.
    case median
    /// The line runs through the minimum and maximum of every slot of time, in the order in which
    /// they occur.
    case minmax
  }

  /// The allowed levels of cues relative to the usual ones: −40 to 12 dB.
  public static let allowedCueLevels = Decibels(-40)...Decibels(12)

  /// Whether values are played as one tone or as separate tones.
  public var mode = Mode.auto
  /// The duration of the whole sound, within ``Composer/allowedDurations``, or nil to choose it by
  /// the number of points.
  public var duration: Seconds?
  /// The pitches of the minimum and maximum of the y axis.
  public var pitchRange = PitchRange.standard
  /// The spacing of pitches within the range.
  public var pitchScale = PitchScale.log
  /// Whether high values have low pitches.
  public var isInverted = false
  /// The meaning of pan.
  public var pan = Panning.auto
  /// The gridlines that sound.
  public var ticks = Ticks.x
  /// The points that get a ping.
  public var cue = Cue.outliers
  /// The level of all cues relative to the usual one, which is limited to ``allowedCueLevels``.
  public var cueLevel = Decibels(0)
  /// Whether several series sound at once.
  public var order = Order.auto
  /// The loudness of pitches relative to each other.
  public var loudness = Loudness.equal
  /// The volume of the whole sound, relative to the usual one.
  public var volume = Decibels(0)
  /// The number of frames per second.
  public var sampleRate = SampleRate.standard
  /// Whether the sound has one channel, without pan.
  public var isMono = false
  /// Whether the sound begins with the pitches of the lowest value, the highest value and the
  /// gridlines.
  public var playsLegend = false
  /// The summary of a line with more points than time.
  public var dense = Dense.spread

  /// Makes the default options.
  public init() {}

  /// The amplitude factor of all cues.
  package var cueGain: Double {
    let allowed = Self.allowedCueLevels
    return min(max(cueLevel, allowed.lowerBound), allowed.upperBound).amplitude
  }
}
