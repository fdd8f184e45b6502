public import SonifyBase
public import SonifyChart

/// What happens to a session.
public enum SessionEvent: Equatable, Sendable {
  /// A key was pressed, or repeats because it is held.
  case key(SessionKey)
  /// The line that was typed in answer to ``SessionEffect/ask(_:)``; nothing or an empty line
  /// cancels.
  case answer(String?)
  /// The time that ``Session/nextTimer`` named has come.
  case timer
  /// The score that was played has come to its end.
  case playbackEnded
  /// The program is about to stop for a while: what plays is to pause.
  case suspended
  /// The terminal has so many columns from now on.
  case resized(columns: Int)
  /// The chart has other data now.
  case chartChanged(ChartDescriptor)
  /// What the chart is made of has changed and makes none, for this reason.
  case chartLost(String)
  /// Something beside the chart does not work, for this reason.
  case trouble(String)
}

extension SessionEvent {
  /// When an event happens.
  public struct Moment: Equatable, Sendable {
    /// The time since the session began; never less than that of an event before.
    public var time: Seconds
    /// The frame of the score that is being heard now; nothing when none plays.
    public var playhead: Int?

    /// Makes a moment.
    public init(time: Seconds, playhead: Int? = nil) {
      self.time = time
      self.playhead = playhead
    }
  }
}
