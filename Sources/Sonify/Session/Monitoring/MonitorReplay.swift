package import SonifyBase
import SonifySound

/// A monitor whose rows and keys come by a virtual clock: a sequence of what would be said and
/// played, and when.
///
/// Iteration does not wait: a rendering or a transcript steps through it, row by row.
package struct MonitorReplay: Sequence, IteratorProtocol, Sendable {
  /// The monitor after the occurrences that were returned.
  private(set) var monitor: Monitor

  private let rows: [[Double]]
  private let every: Double
  private var script: ArraySlice<(time: Double, action: KeyScript.Action)>
  private let scriptEnd: Double
  private var nextRow = 0
  private var hasBegun = false
  private var isOver = false
  /// The score that plays, and the time at which its first frame would have sounded.
  private var playing: (score: Score, start: Double)?
  private var pending: [ScriptedSession.Occurrence] = []
  private var taken = 0

  /// Creates a replay.
  /// - Parameters:
  ///   - monitor: the monitor before its beginning.
  ///   - columns: the columns and the alerts.
  ///   - rows: the values of each row; the row at index *i* arrives at *i* intervals, and the input
  ///     ends one interval after the last row.
  ///   - every: the interval, above 0.
  ///   - keys: the keys that are pressed, or nil for none.
  package init(
    _ monitor: Monitor, columns: Monitor.Input, rows: [[Double]], every: Seconds, keys: KeyScript?
  ) {
    var monitor = monitor
    _ = monitor.reduce(.arrived(columns), at: SessionEvent.Moment(time: Seconds(0)))
    self.monitor = monitor
    (self.rows, self.every) = (rows, every.value)
    let actions = (keys?.steps ?? []).flatMap { step in
      (0..<step.count).map {
        (time: step.time.value + Double($0) * step.interval.value, action: step.action)
      }
    }
    script = actions[...]
    scriptEnd = keys?.duration.value ?? 0
  }

  /// The names of the columns that sound.
  package var names: [String] { monitor.heard.map { monitor.columns[$0].name } }

  /// Returns the next occurrence, or nil at the end.
  package mutating func next() -> ScriptedSession.Occurrence? {
    while taken == pending.count {
      guard !isOver else { return nil }
      (pending, taken) = ([], 0)
      advance()
    }
    defer { taken += 1 }
    return pending[taken]
  }

  /// Advances to the earliest of these: a row, a key, a timer, the end of a score.
  private mutating func advance() {
    guard hasBegun else {
      hasBegun = true
      return take(monitor.begin(at: SessionEvent.Moment(time: Seconds(0))), at: 0)
    }
    let row = nextRow <= rows.count ? Double(nextRow) * every : nil
    let key = script.first?.time
    let timer = monitor.nextTimer?.value
    let end = playing.map { $0.start + $0.score.duration.value }
    let times = [row, key, end].compactMap { $0 }
    guard let first = ([timer].compactMap { $0 } + times).min(),
      !(times.isEmpty && first > scriptEnd)
    else {
      isOver = true
      return
    }
    if first == end {
      playing = nil
      take(monitor.reduce(.playbackEnded, at: SessionEvent.Moment(time: Seconds(first))), at: first)
    } else if first == row {
      let input = nextRow < rows.count ? Monitor.Input.rows(rows[nextRow]) : .ended
      nextRow += 1
      take(monitor.reduce(.arrived(input), at: moment(first)), at: first)
    } else if first == timer {
      take(monitor.reduce(.timer, at: moment(first)), at: first)
    } else {
      act(at: first)
    }
  }

  private mutating func act(at time: Double) {
    guard let action = script.popFirst()?.action else { return }
    pending.append(ScriptedSession.Occurrence(time: Seconds(time), content: .action(action)))
    action.perform { event in
      let effects = monitor.reduce(event, at: moment(time))
      take(effects, at: time)
      return effects
    }
  }

  private func moment(_ time: Double) -> SessionEvent.Moment {
    let playhead = playing.map { playing in
      playing.score.sampleRate.frames(in: Seconds(Swift.max(0, time - playing.start)))
    }
    return SessionEvent.Moment(time: Seconds(time), playhead: playhead)
  }

  private mutating func take(_ effects: [SessionEffect], at time: Double) {
    for effect in effects {
      switch effect {
      case .play(let score, let frame):
        playing = (score, time - score.sampleRate.seconds(frame).value)
      case .pause: playing = nil
      case .quit: isOver = true
      default: break
      }
      pending.append(ScriptedSession.Occurrence(time: Seconds(time), content: .effect(effect)))
    }
  }
}
