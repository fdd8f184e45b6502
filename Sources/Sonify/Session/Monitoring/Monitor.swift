public import SonifyBase
import SonifyChart
public import SonifyComposition

/// Values that sound as they arrive: the rows of a table that is still being written, as values.
///
/// As ``Session``, it takes events and returns effects; it reads no clock, makes no sound and prints
/// nothing. A row comes as ``SessionEvent/arrived(_:)``. A key that moves freezes the window of the
/// last rows, which is then a chart with a ``Session`` of its own.
public struct Monitor: Sendable {
  /// The maximum number of series that sound at once.
  public static let maxSeries = 3
  /// The maximum number of rows that are kept.
  public static let maxRows = 1_000_000
  /// The maximum number of rows a second that are said to a host without a terminal.
  public static let maxTexts = 20
  /// The amplitude of a single tone: sustained, it is about −18 LUFS.
  static let level = Decibels(-18).amplitude

  let options: Options
  let settings: SessionSettings
  let faultLine: @Sendable (CompositionError) -> String
  /// The time of the event that is being handled.
  var moment = SessionEvent.Moment(time: Seconds(0))

  // What arrives.
  var columns: [Column] = []
  var scales: [MonitorScale] = []
  var series: [MonitoredSeries] = []
  var window: RowWindow
  var alerts: MonitorAlerts
  var arrivals = ArrivalTimes()
  var hasEnded = false
  var hasSaidThinned = false

  // What is heard and said.
  var choices: Choices
  var isMuted = false
  var timing = SpeechTiming()
  var reading: (key: SessionKey, pages: TextPages)?
  /// The time of the next text that says the values unasked.
  var nextInterval: Seconds?
  /// The time of the last row that was said to a host without a terminal, and the time at which a
  /// newer one may be said.
  var lastSaid: Seconds?
  var nextSaid: Seconds?
  /// The time of the last note of a style of notes.
  var lastNote: Seconds?
  /// Whether an alert's line stands until a key, and what waits for that.
  var alertStands = false
  var waiting: [String] = []
  /// The walk through the window, or nil while values sound as they arrive.
  var walk: Session?
  /// The search for the facts of a large window, and the window as it was when it began.
  var search = FactsSearch()
  var searched: ChartDescriptor?

  /// Creates a monitor that waits for its columns.
  /// - Parameters:
  ///   - options: the options.
  ///   - settings: the settings made before: options of a command over those kept in a file.
  ///   - faultLine: returns one line about a chart that cannot be played, in terms of the host's
  ///     own options.
  public init(
    options: Options, settings: SessionSettings,
    faultLine: @escaping @Sendable (CompositionError) -> String = { $0.description }
  ) {
    (self.options, self.settings, self.faultLine) = (options, settings, faultLine)
    choices = Choices(options.session, given: settings)
    window = RowWindow(options.window, width: 0)
    alerts = MonitorAlerts([], names: [], at: Seconds(0))
  }

  /// Begins the session and returns the first effects.
  public mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect] {
    self.moment = moment
    nextInterval = options.interval.map { Seconds(moment.time.value + $0.value) }
    let words: [SessionEffect] =
      choices.volume < VolumeRange.quiet
      ? [.say(SessionWords.volume(choices.volume, ChoicePhrases.quiet))] : []
    return (choices.gain.value == 0 ? [] : [.volume(choices.gain)]) + words
  }

  /// Handles an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - moment: the time of the event.
  /// - Returns: the effects, in order.
  /// - Complexity: O(values) for rows; O(rows of the window) to freeze it and to describe it.
  public mutating func reduce(
    _ event: SessionEvent, at moment: SessionEvent.Moment
  ) -> [SessionEffect] {
    self.moment = moment
    switch event {
    case .arrived(let input): return take(input)
    case .timer: return takeTimer()
    case .key(let key): return walk == nil ? press(key) : pressWalking(key)
    case .suspended: return passOn(event) + [.pause]
    case .resized(let columns):
      choices.resize(toColumns: columns)
      return passOn(event)
    case .soundLost(let reason):
      if walk != nil { return passOn(event) }
      return announce(SessionPhrases.soundLost.text(["reason": reason]))
    case .soundReturned:
      if walk != nil { return passOn(event) }
      return announce(SessionPhrases.soundReturned.text()) + sound(at: Seconds(0.2))
    case .trouble(let text): return announce(text)
    case .factsFound(let facts, let number):
      return walk == nil ? sayFacts(facts, number: number) : passOn(event)
    case .answer, .playbackEnded, .chartChanged, .chartLost, .viewOpened:
      return passOn(event)
    }
  }

  /// Returns what is said when a signal ends the session: the description of the window.
  public func farewell() -> [SessionEffect] { [.pause] + description.map { .say($0) } }

  /// The time at which the session needs ``SessionEvent/timer``, or nil if it needs none.
  public var nextTimer: Seconds? {
    let noData = hasEnded || walk != nil ? nil : arrivals.noData
    return [
      timing.due, walk?.nextTimer, noData, hasEnded ? nil : alerts.due,
      hasEnded ? nil : nextInterval, nextSaid,
    ]
    .compactMap { $0 }.min()
  }

  /// Gives an event to the walk, if there is one.
  mutating func passOn(_ event: SessionEvent) -> [SessionEffect] {
    walk?.reduce(event, at: moment) ?? []
  }

  private mutating func takeTimer() -> [SessionEffect] {
    var effects: [SessionEffect] = []
    let now = moment.time
    if let text = timing.take(at: now) { effects.append(.say(text)) }
    if let due = walk?.nextTimer, due <= now { effects += passOn(.timer) }
    if !hasEnded { effects += tell(alerts.check(at: now)) }
    if !hasEnded, walk == nil, let due = arrivals.noData, due <= now {
      let text = MonitorPhrases.noData.text([
        "time": MonitorTexts.length(Seconds(now.value - arrivals.last.value))
      ])
      arrivals.hasStopped = true
      effects += rest() + announce(text)
    }
    if let due = nextSaid, due <= now { effects += sayRow() }
    if let due = nextInterval, due <= now {
      nextInterval = options.interval.map { Seconds(due.value + $0.value) }
      if walk == nil, !alertStands, !series.isEmpty {
        effects += lines(valuesText).map { .say($0) }
      }
    }
    return effects
  }

  // MARK: - Texts

  /// Returns a text as one line that fits the terminal.
  func line(_ text: String) -> String { TextPages([text], width: choices.textWidth).line }

  /// Returns a text that no key continues: as lines that fit the terminal, or as one line for a host
  /// without a terminal.
  func lines(_ text: String) -> [String] {
    options.saysRows
      ? [UntrustedText.harmless(text, limit: TextPages.maxTextLength)]
      : TextPages.lines(of: text, width: choices.textWidth)
  }

  /// Says at once a text that no key asked for; after an alert it waits for the next key.
  mutating func announce(_ text: String) -> [SessionEffect] {
    guard !alertStands || options.saysRows else {
      waiting = Array((waiting + lines(text)).suffix(Self.maxWaiting))
      return []
    }
    return lines(text).map { .say($0) }
  }

  /// The maximum number of texts that wait for a key.
  private static let maxWaiting = 5

  /// Sounds and says news of alerts.
  mutating func tell(_ news: [MonitorAlerts.News]) -> [SessionEffect] {
    news.flatMap { news -> [SessionEffect] in
      guard news.isRaised else { return announce(news.text) }
      isMuted = false
      alertStands = true
      return [.cue(alertCue)] + lines(news.text).map { .say($0) }
    }
  }

  private var alertCue: SessionEffect.Cue {
    SessionEffect.Cue(
      kind: .alert, pan: .centre,
      gain: options.session.level * options.session.sound.cueGain * CueLaw.alert.level.amplitude)
  }

  /// The values that arrived last.
  var valuesText: String {
    Lists.items(
      heard.map { index in
        MonitorTexts.value(
          columns[index].name, series[index].value, in: scales[columns[index].scale].range)
      })
  }

  /// The indices of the columns that sound.
  var heard: [Int] { columns.indices.filter { columns[$0].isHeard } }

  /// The rows of the window as a chart, or nil if there are none.
  var chart: ChartDescriptor? { window.chart(columns, scales: scales, start: options.start) }
}

extension Monitor: ListeningSession {
  package static let outlivesSound = true
}
