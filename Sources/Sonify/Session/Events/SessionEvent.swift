public import SonifyBase
public import SonifyChart

/// An event that a session handles.
public enum SessionEvent: Equatable, Sendable {
  /// A key was pressed, or repeats because it is held.
  case key(SessionKey)
  /// The line that was typed in answer to ``SessionEffect/ask(_:)``; nil or an empty line cancels.
  case answer(String?)
  /// The time of ``Session/nextTimer`` has come.
  case timer
  /// The score that was playing has ended.
  case playbackEnded
  /// The program is about to be suspended: playback is to pause.
  case suspended
  /// The terminal now has this number of columns.
  case resized(columns: Int)
  /// The data of the chart have changed.
  case chartChanged(ChartDescriptor)
  /// The source of the chart has changed and no longer makes a chart, for this reason.
  case chartLost(String)
  /// The view of the source that ``SessionEffect/openView(_:)`` asked for, with the marks that were set
  /// in it before.
  case viewOpened(ChartDescriptor, number: Int, marks: [KeptMark])
  /// The facts that ``SessionEffect/findFacts(_:number:)`` asked for were found.
  case factsFound(ChartFacts, number: Int)
  /// The sound device has failed, for this reason; what played has stopped.
  case soundLost(String)
  /// The sound device can be used again.
  case soundReturned
  /// Something other than the chart has failed, for this reason.
  case trouble(String)
  /// Rows of a table that is still being written have arrived, for a ``Monitor``.
  case arrived(Monitor.Input)
}

extension SessionEvent {
  /// The time of an event.
  public struct Moment: Equatable, Sendable {
    /// The time since the session began; never before that of an earlier event.
    public var time: Seconds
    /// The frame of the score that is being heard, or nil if none plays.
    public var playhead: Int?

    /// Creates a moment.
    public init(time: Seconds, playhead: Int? = nil) {
      self.time = time
      self.playhead = playhead
    }
  }
}
