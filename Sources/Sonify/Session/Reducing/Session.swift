public import SonifyBase
public import SonifyChart
public import SonifyComposition

/// A listener's walk through a chart: what keys do, as values.
///
/// A session holds where the listener is and what was chosen. It is told of events and answers with
/// effects; it reads no clock, makes no sound and prints nothing, so that a script can replay it
/// and a test can judge it.
public struct Session: Sendable {
  // Each of these changes on its own and returns the results. The extensions of this type hand an
  // event to those concerned, and join their effects.

  /// Where the listener is.
  var walk: Walk
  /// What is chosen.
  var choices: Choices
  /// What sounds.
  var player = Player()
  /// What is said.
  var speech = Speech()
  /// What is shown in braille.
  var braille = BrailleDisplay()
  /// When the event happens that is being dealt with.
  var moment = SessionEvent.Moment(time: Seconds(0))
  /// One line about what cannot be played.
  let faultLine: @Sendable (CompositionError) -> String

  /// Begins a session at the first point of a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - options: how the session sounds and speaks.
  ///   - settings: what was chosen before, by options of a command over what a file keeps.
  ///   - faultLine: one line about what cannot be played, by the means that the listener has.
  /// - Complexity: O(points), spread over the processors.
  public init(
    _ chart: ChartDescriptor, options: SessionOptions, settings: SessionSettings,
    faultLine: @escaping @Sendable (CompositionError) -> String = { $0.description }
  ) {
    walk = Walk(chart, sound: options.sound)
    choices = Choices(options, given: settings)
    self.faultLine = faultLine
  }

  /// What the session says and sounds when it begins.
  public mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect] {
    self.moment = moment
    return withBraille(greet())
  }

  /// Deals with an event.
  /// - Parameters:
  ///   - event: what happens.
  ///   - moment: when it happens.
  /// - Returns: what is to be done, in this order.
  /// - Complexity: O(1) in the number of points for moves among the stops in view; O(points in
  ///   view) for zooming, panning and playing.
  public mutating func reduce(
    _ event: SessionEvent, at moment: SessionEvent.Moment
  ) -> [SessionEffect] {
    self.moment = moment
    return withBraille(effects(of: event))
  }

  /// When the session wants to be told ``SessionEvent/timer``, if it does.
  public var nextTimer: Seconds? { speech.due }

  private mutating func effects(of event: SessionEvent) -> [SessionEffect] {
    switch event {
    case .key(let key): return press(key)
    case .answer(let text): return goTo(text)
    case .timer: return speech.readOutWaiting(at: moment.time)
    case .playbackEnded: return endPlaying()
    case .suspended: return pause()
    case .resized(let columns):
      choices.resize(toColumns: columns)
      return []
    case .chartChanged(let chart): return change(to: chart)
    case .chartLost(let reason): return announce(SessionPhrases.lost.text(["reason": reason]))
    case .trouble(let text): return speech.announce(pages(text))
    }
  }

  /// Lets a text be followed by the series in braille, and shows at once where only the place among
  /// the cells is new.
  private mutating func withBraille(_ effects: [SessionEffect]) -> [SessionEffect] {
    guard choices.showsBraille, !effects.contains(where: \.isQuestion) else { return effects }
    let isTextNew = effects.contains { if case .say = $0 { true } else { false } }
    let view = braille.show(walk, in: choices.brailleStyle, isTextNew: isTextNew)
    return effects + (view.map { [.braille($0)] } ?? [])
  }
}
