public import SonifyBase

/// How a chart is to sound: everything a listener can choose.
public struct SoundOptions: Equatable, Sendable {
  /// Whether neighbouring values are joined.
  public enum Mode: String, CaseIterable, Sendable, Codable {
    /// Joined for the continuous series of line charts, a tone for each value otherwise.
    case auto
    /// One tone that glides from value to value.
    case continuous
    /// A tone for each value.
    case discrete
  }

  /// What the place between the loudspeakers stands for.
  public enum Panning: String, CaseIterable, Sendable, Codable {
    /// The series where two or more sound together, x otherwise.
    case auto
    /// The place on the x axis, from left to right.
    case x
    /// Each series has a place of its own.
    case series
    /// Everything sounds in the middle.
    case none
  }

  /// Which gridlines are heard.
  public enum Ticks: String, CaseIterable, Sendable, Codable {
    /// A tick at every x gridline.
    case x
    /// A knock where a line crosses a y gridline.
    case y
    /// Both.
    case both
    /// Neither.
    case none
  }

  /// Which points get a ping.
  public enum Cue: String, CaseIterable, Sendable, Codable {
    /// Values that stand out.
    case outliers
    /// Peaks and troughs that are more than noise.
    case turningPoints = "turning-points"
    /// Both.
    case all
    /// Neither.
    case none

    /// Whether values that stand out are among them.
    package var hasOutliers: Bool { self == .outliers || self == .all }
    /// Whether peaks and troughs are among them.
    package var hasTurningPoints: Bool { self == .turningPoints || self == .all }
  }

  /// Whether several series sound at once.
  public enum Order: String, CaseIterable, Sendable, Codable {
    /// Two series together, more in sequence.
    case auto
    /// All at once, at most eight; more are played in sequence.
    case together
    /// One after the other.
    case sequence
  }

  /// How loud one pitch is against another.
  public enum Loudness: String, CaseIterable, Sendable, Codable {
    /// Every pitch is as loud to the ear as every other.
    case equal
    /// Every pitch has the same amplitude.
    case flat
  }

  /// How a line with more points than time is summarised.
  public enum Dense: String, CaseIterable, Sendable, Codable {
    /// The line runs through the median of every slot of time.
    case median
    /// The line runs through the least and the greatest value of every slot of time, in the order
    /// in which they come.
    case minmax
  }

  /// Whether neighbouring values are joined.
  public var mode = Mode.auto
  /// The length of the whole sound, within ``Composer/allowedDurations``; chosen from the number of
  /// points when not given.
  public var duration: Seconds?
  /// The pitches of the least and the greatest value on the y axis.
  public var pitchRange = PitchRange.standard
  /// How pitches are spaced between the ends of the range.
  public var pitchScale = PitchScale.log
  /// Whether high values have low pitches.
  public var isInverted = false
  /// What the place between the loudspeakers stands for.
  public var pan = Panning.auto
  /// Which gridlines are heard.
  public var ticks = Ticks.x
  /// Which points get a ping.
  public var cue = Cue.outliers
  /// Whether several series sound at once.
  public var order = Order.auto
  /// How loud one pitch is against another.
  public var loudness = Loudness.equal
  /// How much louder or softer than usual the whole sound is.
  public var volume = Decibels(0)
  /// How many frames a second are rendered.
  public var sampleRate = SampleRate.standard
  /// Whether the sound has one channel; then nothing is panned.
  public var isMono = false
  /// Whether the pitches of the lowest value, the highest value and the gridlines come first.
  public var playsLegend = false
  /// How a line with more points than time is summarised.
  public var dense = Dense.median

  /// Makes the options that suit someone who chooses nothing.
  public init() {}
}
