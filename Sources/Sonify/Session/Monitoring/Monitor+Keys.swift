import SonifyBase
import SonifyChart
import SonifyWords

extension Monitor {
  /// Handles a key while values sound as they arrive.
  mutating func press(_ key: SessionKey) -> [SessionEffect] {
    timing.keyPressed(at: moment.time)
    let late = waiting.map { SessionEffect.say($0) }
    (alertStands, waiting) = (false, [])
    search.cancel()
    if let reading, reading.key == key, reading.pages.isLong {
      self.reading?.pages.turn()
      return late + say(self.reading?.pages.line ?? "")
    }
    reading = nil
    return late + answer(key)
  }

  private mutating func answer(_ key: SessionKey) -> [SessionEffect] {
    if key == " " { return freeze(nil) }
    if key == "A" { return say(alertLines, of: key) }
    switch Command(key) {
    case nil: return say(SessionWords.noSuchKey(key))
    case .repeatPoint, .whereAmI: return say(Lists.items([currentText, timeText(withDay: false)]))
    case .sayY: return say(currentText)
    case .sayX: return say(timeText(withDay: true))
    case .describe: return describe()
    case .help: return say(MonitorKeyPhrases.lines.map { $0.text() }, of: key)
    case .stop:
      isMuted.toggle()
      let text = isMuted ? MonitorPhrases.muted : MonitorPhrases.unmuted
      return (isMuted ? rest() : sound(at: Seconds(0.2))) + say(text.text())
    case .louder: return changeVolume(by: 1)
    case .softer: return changeVolume(by: -1)
    case .changeSpeech:
      choices.switchSpeech()
      let isOn = choices.speaks
      let change = [SessionEffect.speech(isOn: isOn)]
      let text = say(SessionWords.speech(isOn: isOn))
      return [.keep(choices.changes)] + (isOn ? change + text : text + change)
    case .quit: return finish()
    default: return freeze(key)
    }
  }

  /// Describes the window: at once, or if it is large when the host has found its facts.
  private mutating func describe() -> [SessionEffect] {
    guard let chart else { return say(MonitorPhrases.waiting.text()) }
    let count = chart.series.reduce(0) { $0 + $1.count }
    guard choices.findsFactsBeside, count >= Session.manyPoints else {
      return say(sentences(of: chart, ChartFacts(chart)), of: "d")
    }
    let isNew = search.begin(for: .describe, over: .whole)
    if isNew { searched = chart }
    return say(SessionPhrases.describing.text(["size": chart.sizeText]))
      + (isNew ? [.findFacts(chart, number: search.number)] : [])
  }

  /// Takes the facts of the window that the host has found, and says them if they are still waited
  /// for.
  mutating func sayFacts(_ facts: ChartFacts, number: Int) -> [SessionEffect] {
    guard number == search.number, let chart = searched else { return [] }
    searched = nil
    return search.end().map { _ in say(sentences(of: chart, facts), of: "d") } ?? []
  }

  private mutating func changeVolume(by steps: Double) -> [SessionEffect] {
    guard choices.changeVolume(bySteps: steps) else {
      let limit = steps > 0 ? ChoicePhrases.loudest : ChoicePhrases.softest
      return say(SessionWords.volume(choices.volume, limit))
    }
    return [.volume(choices.gain), .keep(choices.changes)]
      + say(SessionWords.volume(choices.volume))
  }

  /// Says a text at once, or when no more keys follow.
  private mutating func say(_ text: String) -> [SessionEffect] {
    timing.offer(line(text), at: moment.time).map { [.say($0)] } ?? []
  }

  /// Says the first line of a text; the same key continues it.
  private mutating func say(_ lines: [String], of key: SessionKey) -> [SessionEffect] {
    let pages = TextPages(lines, width: choices.textWidth)
    reading = (key, pages)
    return say(pages.line)
  }

  private var currentText: String {
    arrivals.hasBegun ? valuesText : MonitorPhrases.waiting.text()
  }

  /// Returns the time of the last row.
  /// - Parameter withDay: whether to say the day even if it is that of all rows.
  /// - Returns: the time in words, or that no row has come yet.
  private func timeText(withDay: Bool) -> String {
    guard let chart, case .numeric(let axis) = chart.xAxis else {
      return MonitorPhrases.waiting.text()
    }
    return ValueText(axis: axis, leavingOutDay: !withDay).text(axis.range.upperBound)
  }

  /// The last alerts, the last first.
  private var alertLines: [String] {
    guard !alerts.raised.isEmpty else { return [AlertPhrases.none.text()] }
    return alerts.raised.map { alert in
      AlertPhrases.listed.text([
        "time": MonitorTexts.length(Seconds(moment.time.value - alert.time.value)),
        "text": alert.text,
      ])
    }
  }

  // MARK: - Walking

  /// Makes a chart of the window, and gives a key to a walk that begins at its end.
  private mutating func freeze(_ key: SessionKey?) -> [SessionEffect] {
    guard let chart else { return say(MonitorPhrases.waiting.text()) }
    var session = Session(
      chart, options: choices.options, settings: choices.changes.over(settings),
      faultLine: faultLine)
    // Facts that come late are of an earlier chart.
    _ = search.forget()
    session.search = search
    _ = session.begin(at: moment)
    let last = session.reduce(.key(.end), at: moment)
    let effects = key.map { session.reduce(.key($0), at: moment) } ?? last
    walk = session
    let frozen = MonitorPhrases.frozen.text(count: window.count)
    return rest() + [.say(line(frozen))] + effects
  }

  /// Handles a key while the window is walked through.
  mutating func pressWalking(_ key: SessionKey) -> [SessionEffect] {
    let late = waiting.map { SessionEffect.say($0) }
    (alertStands, waiting) = (false, [])
    switch key {
    case " ":
      if let walk { (choices, search) = (walk.choices, walk.search) }
      _ = search.forget()
      walk = nil
      timing.keyPressed(at: moment.time)
      if hasEnded { return late + finish() }
      let now = MonitorPhrases.now.text(["values": valuesText])
      return late + [.pause] + sound(at: Seconds(0.2)) + say(now)
    case "A":
      timing.keyPressed(at: moment.time)
      if let reading, reading.key == key, reading.pages.isLong {
        self.reading?.pages.turn()
        return late + say(self.reading?.pages.line ?? "")
      }
      return late + say(alertLines, of: key)
    case "q": return late + finish()
    default:
      reading = nil
      return late + passOn(.key(key))
    }
  }
}
