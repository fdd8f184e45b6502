package import SonifyBase

extension ScriptedSession where Listening == Monitor {
  /// Creates a monitor whose rows and keys come by the clock of a script.
  /// - Parameters:
  ///   - monitor: the monitor before its beginning.
  ///   - columns: the columns and the alerts.
  ///   - rows: the values of each row; the row at index *i* arrives at *i* intervals, and the input
  ///     ends one interval after the last row.
  ///   - every: the interval, above 0.
  ///   - keys: the keys that are pressed.
  package init(
    _ monitor: Monitor, columns: Monitor.Input, rows: [[Double]], every: Seconds,
    keys: KeyScript = .empty
  ) {
    var monitor = monitor
    _ = monitor.reduce(.arrived(columns), at: SessionEvent.Moment(time: Seconds(0)))
    self.init(
      monitor, script: keys,
      arrivals: Arrivals(every: every) { index in
        switch index {
        case ..<rows.count: .arrived(.rows(rows[index]))
        case rows.count: .arrived(.ended)
        default: nil
        }
      })
  }
}
