public import SonifyBase
public import SonifyComposition
public import SonifySound
public import SonifyWords

/// How a session sounds and speaks, as far as keys do not change it.
public struct SessionOptions: Equatable, Sendable {
  /// How charts sound; mode, ticks and length give way to what the session's settings choose.
  public var sound = SoundOptions()
  /// The amplitude factor of every score and tone: ``Score/level`` of the whole chart.
  public var level = 1.0
  /// How much louder than that all can be made before peaks reach the limit; 0 or more.
  public var headroom = Decibels(0)
  /// Which of the two coordinates of a point is said first.
  public var order = CoordinateOrder.xy
  /// How wide a line may be, in columns of a terminal, 20 or more.
  public var widthLimit = Self.maxWidth
  /// How many columns the terminal has, if that is known.
  ///
  /// A text leaves the last one free, because a terminal may break a line that fills it.
  public var columns: Int? {
    didSet { widthLimit = min(Self.maxWidth, (columns ?? .max) - 1) }
  }
  /// How a series is written in braille, if that is asked for.
  public var braille = BrailleText.Style()

  /// The most columns that a text may fill, however wide the terminal.
  private static let maxWidth = 79

  /// Makes options for a chart whose score has its level, by which all that a session plays is set.
  /// - Parameters:
  ///   - sound: how charts sound.
  ///   - score: the score of the whole chart.
  ///   - estimate: how loud that score is.
  public init(
    sound: SoundOptions = SoundOptions(), levelOf score: Score, estimate: Score.LevelEstimate
  ) {
    self.sound = sound
    level = score.level
    headroom = Decibels(max(0, Score.highestPeak.value - estimate.truePeak.value))
  }

  /// Makes options at level 1, which is too loud to be heard.
  package init() {}
}

extension SessionOptions {
  /// Which of the two coordinates of a point is said first.
  public enum CoordinateOrder: String, CaseIterable, Sendable {
    case xy, yx
  }
}

extension SessionSettings {
  /// How much is said of a point.
  public enum Verbosity: String, CaseIterable, Sendable {
    /// The values alone.
    case terse
    /// The values, with units and series where they are new.
    case normal
    /// The values with the names of what they are, units, series and place, every time.
    case full
  }
}

extension SessionSettings {
  /// What the keys for landmarks lead to.
  public enum Landmarks: String, CaseIterable, Sendable {
    case all
    case turningPoints = "turning-points"
    case outliers, gaps, gridlines, crossings
  }
}
