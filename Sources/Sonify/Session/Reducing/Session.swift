public import SonifyBase
public import SonifyChart
public import SonifyComposition

/// A listener's exploration of a chart with keys, as values.
///
/// A session holds the position of the listener and the choices made. It takes events and returns
/// effects; it reads no clock, makes no sound and prints nothing, so that a script can replay it
/// and a test can check it.
public struct Session: Sendable {
  // Each of these changes on its own and returns its results. The extensions of this type pass an
  // event to the parts that it concerns and join their effects.

  /// The position of the listener.
  var walk: Walk
  /// The choices made.
  var choices: Choices
  /// The sound.
  var player = Player()
  /// The text that is said.
  var speech = Speech()
  /// The search for the facts of a large chart.
  var search = FactsSearch()
  /// The list of places that is open, or nil.
  var list: PlaceList?
  /// The property of the sound at which the list of sound options is, or nil if it is closed.
  var soundChoice: SoundChoice?
  /// The view of the source that was asked for last and has not been opened, or nil.
  var requestedView: Int?
  /// What the listener was asked for last.
  var question = Question.place
  /// The line of braille.
  var braille = BrailleDisplay()
  /// Whether the key that is being handled came before the text of the key before it was read out.
  var hasUnreadText = false
  /// The time of the event that is being handled.
  var moment = SessionEvent.Moment(time: Seconds(0))
  /// Returns one line about a chart that cannot be played.
  let faultLine: @Sendable (CompositionError) -> String

  /// What a listener is asked for.
  enum Question: Sendable {
    /// A point to go to.
    case place
    /// The name of a mark.
    case name(of: Mark)
  }

  /// Begins a session at the first point of a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - options: the options of the session's sound and speech.
  ///   - settings: the settings made before: options of a command over those kept in a file.
  ///   - marks: the marks that were set in the chart before.
  ///   - faultLine: returns one line about a chart that cannot be played, in terms of the host's
  ///     own options.
  /// - Complexity: O(points), in parallel.
  public init(
    _ chart: ChartDescriptor, options: SessionOptions, settings: SessionSettings,
    marks: [KeptMark] = [],
    faultLine: @escaping @Sendable (CompositionError) -> String = { $0.description }
  ) {
    walk = Walk(chart, sound: options.sound)
    walk.restore(marks)
    choices = Choices(options, given: settings)
    self.faultLine = faultLine
  }

  /// Begins the session and returns the first effects.
  public mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect] {
    self.moment = moment
    return withBraille(greet())
  }

  /// Handles an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - moment: the time of the event.
  /// - Returns: the effects, in order.
  /// - Complexity: O(1) in the number of points for moves among the stops in view; O(points in
  ///   view) for zooming, panning and playing.
  public mutating func reduce(
    _ event: SessionEvent, at moment: SessionEvent.Moment
  ) -> [SessionEffect] {
    self.moment = moment
    return withBraille(effects(of: event))
  }

  /// The time at which the session needs ``SessionEvent/timer``, or nil if it needs none.
  public var nextTimer: Seconds? { speech.due }

  private mutating func effects(of event: SessionEvent) -> [SessionEffect] {
    switch event {
    case .key(let key): return press(key)
    case .answer(let text):
      switch question {
      case .place: return goTo(text)
      case .name(let mark): return name(mark, text)
      }
    case .timer: return speech.readOutWaiting(at: moment.time)
    case .playbackEnded: return endPlaying()
    case .suspended: return pause()
    case .resized(let columns):
      choices.resize(toColumns: columns)
      return []
    case .chartChanged(let chart): return change(to: chart)
    case .chartLost(let reason): return announce(SessionPhrases.lost.text(["reason": reason]))
    case .viewOpened(let chart, let number, let marks):
      return open(chart, asView: number, with: marks)
    case .factsFound(let facts, let number): return take(facts, number: number)
    case .soundLost(let reason):
      followPlayback()
      _ = player.stop()
      return speech.announce(pages(SessionPhrases.soundLost.text(["reason": reason])))
    case .soundReturned: return announce(SessionPhrases.soundReturned.text())
    case .trouble(let text): return speech.announce(pages(text))
    case .arrived: return []
    }
  }

  /// Shows the point in braille in place of its text, or at once if only the position among its
  /// cells is new.
  private mutating func withBraille(_ effects: [SessionEffect]) -> [SessionEffect] {
    guard choices.showsCells, !effects.contains(where: \.isQuestion) else {
      braille.leave()
      return effects
    }
    if effects.contains(where: \.isBraille) { return effects }
    guard let last = effects.lastIndex(where: { $0.text != nil }) else {
      return effects + (braille.move(texts).map { [.braille($0, saying: nil)] } ?? [])
    }
    guard speech.hasReadOutPoint, let view = braille.show(texts) else {
      braille.leave()
      return effects
    }
    var effects = effects
    effects[last] = .braille(view, saying: effects[last].text)
    return effects
  }
}

extension SessionEffect {
  /// The text that the effect reads out, or nil for other effects.
  fileprivate var text: String? { if case .say(let text) = self { text } else { nil } }

  /// Whether the effect shows a line of braille.
  fileprivate var isBraille: Bool { if case .braille = self { true } else { false } }
}
