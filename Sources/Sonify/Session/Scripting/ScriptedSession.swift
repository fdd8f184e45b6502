package import SonifyBase
import SonifySound

/// A session that follows a script on a clock of its own: a sequence of what would be said and
/// played, and when.
///
/// Iteration does not wait. A transcript or a rendering steps through it, effect by effect, in
/// constant memory.
package struct ScriptedSession<Listening: ListeningSession & Sendable>: Sequence, IteratorProtocol,
  Sendable
{
  /// Events that come at equal intervals, the first at the beginning.
  package struct Arrivals: Sendable {
    /// The interval, above 0.
    var every: Seconds
    /// Returns the event of an index, or nil after the last.
    var event: @Sendable (Int) -> SessionEvent?
  }

  /// The session after the occurrences that were returned.
  private(set) var session: Listening

  private let script: KeyScript
  private let arrivals: Arrivals?
  /// The next event that arrives, and its index.
  private var arriving: (event: SessionEvent, index: Int)?
  /// The next step of the script, and the number of times it was done.
  private var (step, repetition) = (0, 0)
  private var hasBegun = false
  private var isOver = false
  /// The score that plays, and the time at which its first frame would have sounded; nil if none
  /// plays.
  private var playing: (score: Score, start: Double)?
  /// The latest occurrences, of which the first ``taken`` were returned.
  private var pending: [KeyScript.Occurrence] = []
  private var taken = 0

  /// Creates a session that follows a script from its beginning.
  /// - Parameters:
  ///   - session: the session before its beginning.
  ///   - script: the keys that are pressed.
  ///   - arrivals: the events that come beside the keys; the last of them is waited for.
  package init(_ session: Listening, script: KeyScript, arrivals: Arrivals? = nil) {
    (self.session, self.script, self.arrivals) = (session, script, arrivals)
    arriving = arrivals?.event(0).map { ($0, 0) }
  }

  /// Returns the next occurrence, or nil when the script or the session is over and no text waits.
  package mutating func next() -> KeyScript.Occurrence? {
    while taken == pending.count {
      guard !isOver else { return nil }
      (pending, taken) = ([], 0)
      advance()
    }
    defer { taken += 1 }
    return pending[taken]
  }

  /// Advances to the earliest of these: the end of a score, an arrival, a timer, a step of the script.
  private mutating func advance() {
    guard hasBegun else {
      hasBegun = true
      return take(session.begin(at: SessionEvent.Moment(time: Seconds(0))), at: 0)
    }
    let key = nextActionTime
    let timer = session.nextTimer?.value
    let end = playing.map { $0.start + $0.score.duration.value }
    let arrival = arriving.flatMap { arriving in
      arrivals.map { $0.every.value * Double(arriving.index) }
    }
    let next = [key, arrival].compactMap { $0 }.min() ?? script.duration.value
    if let end, end <= Swift.min(next, timer ?? .infinity) {
      playing = nil
      take(session.reduce(.playbackEnded, at: SessionEvent.Moment(time: Seconds(end))), at: end)
    } else if let arrival, let arriving, arrival <= Swift.min(timer ?? .infinity, key ?? .infinity)
    {
      let index = arriving.index + 1
      self.arriving = arrivals?.event(index).map { ($0, index) }
      take(session.reduce(arriving.event, at: moment(arrival)), at: arrival)
    } else if let timer, timer <= key ?? .infinity {
      take(session.reduce(.timer, at: moment(timer)), at: timer)
    } else if let key {
      act(at: key)
    } else {
      isOver = true
    }
  }

  private var nextActionTime: Double? {
    guard step < script.steps.count else { return nil }
    let next = script.steps[step]
    return next.time.value + Double(repetition) * next.interval.value
  }

  private mutating func act(at time: Double) {
    let action = script.steps[step].action
    repetition += 1
    if repetition == script.steps[step].count { (step, repetition) = (step + 1, 0) }
    pending.append(KeyScript.Occurrence(time: Seconds(time), content: .action(action)))
    action.perform { event in
      let effects = session.reduce(event, at: moment(time))
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
      pending.append(KeyScript.Occurrence(time: Seconds(time), content: .effect(effect)))
    }
  }
}

extension KeyScript {
  /// An action or effect, and its time.
  package struct Occurrence: Equatable, Sendable {
    /// The time from the start of the script.
    package var time: Seconds
    /// The action or effect.
    package var content: Content

    /// An action of the script or an effect of the session.
    package enum Content: Equatable, Sendable {
      /// An action of the script.
      case action(KeyScript.Action)
      /// An effect of the session.
      case effect(SessionEffect)
    }
  }
}
