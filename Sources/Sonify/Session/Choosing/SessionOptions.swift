public import SonifyBase
public import SonifyComposition
public import SonifySound
public import SonifyWords

/// The options of a session that keys do not change.
public struct SessionOptions: Equatable, Sendable {
  /// The sound of charts; the session's settings override mode, ticks and length.
  public var sound = SoundOptions()
  /// The amplitude factor of every score and tone: ``Score/level`` of the whole chart.
  public var level = 1.0
  /// The gain above that level at which peaks reach the limit; 0 or more.
  public var headroom = Decibels(0)
  /// The order in which the coordinates of a point are said.
  public var order = CoordinateOrder.xy
  /// The maximum width of a line, in columns of a terminal, 20 or more.
  public var widthLimit = Self.maxWidth
  /// The number of columns of the terminal, or nil if it is unknown.
  ///
  /// A text leaves the last one free, because a terminal may break a line that fills it.
  public var columns: Int? {
    didSet { widthLimit = min(Self.maxWidth, (columns ?? .max) - 1) }
  }
  /// The format of a series in braille, if braille is switched on.
  public var braille = BrailleText.Style()

  /// The view of the source that the chart is, if the host can open others; nil for a source with one
  /// chart.
  public var sourceView: SourceView?

  /// Whether the host finds the facts of large charts beside the session, which can take seconds;
  /// otherwise the session finds them itself, and waits.
  public var findsFactsBeside = false

  /// The maximum width of a text, in columns, however wide the terminal is.
  private static let maxWidth = 79

  /// Creates options for a chart; the level of its score sets that of all sounds in the session.
  /// - Parameters:
  ///   - sound: the sound of charts.
  ///   - score: the score of the whole chart.
  ///   - estimate: the estimated level of that score.
  public init(
    sound: SoundOptions = SoundOptions(), levelOf score: Score, estimate: Score.LevelEstimate
  ) {
    self.sound = sound
    level = score.level
    headroom = Decibels(max(0, Score.highestPeak.value - estimate.truePeak.value))
  }

  /// Creates options at level 1, which is too loud for playback.
  package init() {}
}

extension SessionOptions {
  /// One of several charts in a source, such as a view of a specification.
  public struct SourceView: Equatable, Sendable {
    /// The number of the view, from 1.
    public var number: Int
    /// The number of views, 2 or more.
    public var count: Int

    /// Creates the position of a view.
    public init(number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The order in which the coordinates of a point are said.
  public enum CoordinateOrder: String, CaseIterable, Sendable {
    case xy, yx
  }
}

extension SessionSettings {
  /// The amount of text about a point.
  public enum Verbosity: String, CaseIterable, Sendable {
    /// Only the values.
    case terse
    /// The values, with units and series when they are new.
    case normal
    /// The values with the titles of their axes, units, series and position, every time.
    case full
  }
}

extension SessionSettings {
  /// The kinds of landmarks that the landmark keys lead to.
  public enum Landmarks: String, CaseIterable, Sendable {
    case all
    case turningPoints = "turning-points"
    case outliers, gaps, gridlines, crossings, labels
    /// Values that meet a typed condition; without one, as ``all``.
    case matches

    /// The kinds that need no condition.
    package static let ofCharts = allCases.filter { $0 != .matches }
  }
}
