/// A listener's walk through a chart: what keys do, as values.
///
/// A session holds where the listener is and what was chosen. It is told of events and answers with
/// effects; it reads no clock, makes no sound and prints nothing, so that a script can replay it
/// and a test can judge it.
public struct Session: Sendable {
  private(set) var options: SessionOptions
  /// One line about what cannot be played.
  let faultLine: @Sendable (CompositionError) -> String
  /// What was chosen before the session.
  let given: SessionSettings
  /// What keys changed in this session.
  var changes = SessionSettings()
  /// What is in view.
  var view: ChartView
  /// Where the listener is; nothing while no series has a point in view.
  var cursor: Cursor?
  /// Where the cursor came to by changing the series, and the x at which that began.
  var crossing: (x: Double, cursor: Cursor)?
  /// The point that was marked for comparison.
  var mark: ChartPlace?
  /// Whether the parts of stacks are heard on the way along their totals.
  var hearsParts = true
  /// What plays, if anything does.
  var playback: Playback?
  /// Where the listener was when the playing score was asked for last.
  var heard: Playback.Place?
  /// How the view is played; made when needed.
  var plan: PlayPlan?
  /// When the event happens that is being dealt with.
  var now = Seconds(0)
  /// When an edge was sounded last.
  var lastEdge: Seconds?
  /// The lines of cells of the series that were come to in this view.
  var brailleLines: [Int: ShownLine] = [:]
  /// What was told of them last.
  var toldBraille: BrailleView?
  /// When texts are read out.
  var timing = SpeechTiming()
  /// The text that was read out last, or waits to be.
  var reading: Reading?
  /// The level whose name a listener was told last, and the one that the latest text is about.
  var (saidLevel, textLevel): (Int?, Int?)
  /// The y axes whose unit was said, counted from 0.
  var axesWithUnitsSaid: Set<Int> = []
  /// What was found in the chart.
  var findings: Findings
  /// The effects of the event that is being dealt with.
  var effects: [SessionEffect] = []

  /// A place in the view.
  struct Cursor: Equatable, Sendable {
    /// The series, counted from 0.
    var series: Int
    /// The stop of the series, counted from the first in view.
    var stop: Int
    /// The point that was gone to, where the stop stands for several, or the place beside it.
    var value: ChartPlace?
    /// The x of the landmark that was gone to.
    var landmark: Double?
  }

  /// A text that was read out.
  struct Reading: Sendable {
    /// What asked for it, if the same again is to go on with it.
    var command: Command?
    /// The text.
    var pages: TextPages
  }

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
    self.options = options
    self.faultLine = faultLine
    given = settings
    view = ChartView(chart, sound: options.sound)
    findings = Findings(view)
    cursor = firstPlace
  }

  /// What the session says and sounds when it begins.
  public mutating func begin(at moment: SessionMoment) -> [SessionEffect] {
    (effects, now) = ([], moment.time)
    greet()
    showBraille()
    return effects
  }

  /// Deals with an event.
  /// - Parameters:
  ///   - event: what happens.
  ///   - moment: when it happens.
  /// - Returns: what is to be done, in this order.
  /// - Complexity: O(1) in the number of points for moves among the stops in view; O(points in
  ///   view) for zooming, panning and playing.
  public mutating func reduce(
    _ event: SessionEvent, at moment: SessionMoment
  ) -> [SessionEffect] {
    (effects, now) = ([], moment.time)
    switch event {
    case .key(let key): press(key, at: moment)
    case .answer(let text): goTo(text)
    case .timer: if let text = timing.take(at: now) { readOut(text) }
    case .playbackEnded: endPlaying()
    case .suspended: pause(at: moment)
    case .resized(let columns): (options.columns, brailleLines) = (columns, [:])
    case .chartChanged(let chart): change(to: chart)
    case .chartLost(let reason): announce(SessionPhrases.lost.text(["reason": reason]))
    case .trouble(let text): announceWhole(text)
    }
    showBraille()
    return effects
  }

  /// When the session wants to be told ``SessionEvent/timer``, if it does.
  public var nextTimer: Seconds? { timing.due }

  /// What is chosen now.
  var settings: SessionSettings { changes.over(given) }

  /// The first stop of the first series that has one; of the stacks, if there are any.
  var firstPlace: Cursor? {
    if let totals = view.source.totals, !view.stops[totals].isEmpty {
      return Cursor(series: totals, stop: 0)
    }
    return view.stops.firstIndex { !$0.isEmpty }.map { Cursor(series: $0, stop: 0) }
  }

  /// The stop of a series in view that is nearest to an x; the first place without either.
  func place(nearestTo x: Double?, inSeries series: Int?) -> Cursor? {
    guard let x, let series, let stop = view.stop(nearestTo: x, inSeries: series) else {
      return firstPlace
    }
    return Cursor(series: series, stop: stop)
  }

  /// The x at the cursor: that of the point that was gone to, or of the stop.
  var x: Double? { cursor?.value?.x ?? stop?.x }

  /// The stop at the cursor.
  var stop: Stop? { cursor.map { view.stops[$0.series][$0.stop] } }
}
