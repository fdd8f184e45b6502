public import SonifyBase

extension Monitor {
  /// How values that arrive are heard.
  public enum Style: String, CaseIterable, Sendable {
    /// A tone that is held, and glides to each new value.
    case tone
    /// A tone for each row.
    case notes
    /// A tone for each value that differs from the last that sounded by more than the series' own noise.
    case changes
  }

  /// The extent of the rows that are kept.
  public enum Window: Equatable, Sendable {
    /// The last rows, at least one.
    case rows(Int)
    /// The rows of the last seconds, at most ``Monitor/maxRows``.
    case seconds(Seconds)
  }

  /// The options of a monitor.
  public struct Options: Equatable, Sendable {
    /// How values sound.
    public var style = Style.tone
    /// Whether the values are counters, of which the rates per second are heard.
    public var showsRates = false
    /// The extent of the rows that are kept.
    public var window = Window.rows(10_000)
    /// The ends of every scale, or nil to let scales grow with the values.
    public var range: ClosedRange<Double>?
    /// The time between texts that say the values unasked, or nil for none.
    public var interval: Seconds?
    /// Whether each row is said, at most ``Monitor/maxTexts`` a second, for a host without a
    /// terminal.
    public var saysRows = false
    /// The date and time at which the session begins, in seconds since 1970-01-01T00:00:00 local
    /// time; nil to count from the beginning.
    public var start: Double?
    /// The options of the sound, of the texts, and of walks through the window.
    public var session: SessionOptions

    /// Creates the default options.
    public init() {
      session = SessionOptions()
      session.level = Monitor.level
      session.headroom = Decibels(12)
    }
  }

  /// A column of the rows that arrive.
  public struct Column: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The number of the scale, from 0; columns with the same number share one.
    public var scale: Int
    /// Whether the column sounds, and is not only watched by an alert.
    public var isHeard: Bool

    /// Creates a column.
    public init(_ name: String, scale: Int, isHeard: Bool = true) {
      (self.name, self.scale, self.isHeard) = (name, scale, isHeard)
    }
  }

  /// What arrives.
  public enum Input: Equatable, Sendable {
    /// The columns of all rows that follow, of which at most three sound, and the alerts.
    case columns([Column], alerts: [Alert])
    /// The values of rows, one row after the other; NaN where a value is missing.
    case rows([Double])
    /// No more rows come.
    case ended
  }

  /// A condition that raises an alert.
  public struct Alert: Equatable, Sendable {
    /// What raises it.
    public enum Condition: Equatable, Sendable {
      /// A value of the column of this index.
      case value(column: Int, Comparison, Double)
      /// That no rows arrive.
      case noData
    }

    /// A comparison with a limit.
    public enum Comparison: String, CaseIterable, Sendable {
      case equal = "="
      case notEqual = "!="
      case less = "<"
      case atMost = "<="
      case greater = ">"
      case atLeast = ">="

      func holds(_ value: Double, _ limit: Double) -> Bool {
        switch self {
        case .equal: value == limit
        case .notEqual: value != limit
        case .less: value < limit
        case .atMost: value <= limit
        case .greater: value > limit
        case .atLeast: value >= limit
        }
      }
    }

    /// What raises it.
    public var condition: Condition
    /// The time for which the condition must last.
    public var time: Seconds
    /// The condition as the user wrote it.
    public var text: String

    /// Creates an alert.
    public init(_ condition: Condition, lasting time: Seconds = Seconds(0), text: String) {
      (self.condition, self.time, self.text) = (condition, time, text)
    }
  }
}
