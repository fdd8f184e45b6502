import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

extension Monitor {
  /// The time in which a tone glides to a new value, at most.
  private static let maxGlide = Seconds(0.2)
  /// The time for which a held tone sounds without a new value: longer than any silence of rows.
  private static let hold = Seconds(86_400)
  /// The length of a note, at most.
  private static let note = Seconds(0.2)
  /// The length of a note, at least.
  private static let minNote = Seconds(0.04)
  /// The minimum time between two notes.
  private static let noteSpacing = Seconds(0.05)
  /// The gain of a tone whose value is steady.
  private static let sunk = Decibels(-12).amplitude
  /// The position of the first and of the last series beside the centre.
  private static let width = 0.6

  /// Takes what arrives.
  mutating func take(_ input: Input) -> [SessionEffect] {
    switch input {
    case .columns(let columns, let alerts):
      self.columns = columns
      let count = (columns.map(\.scale).max() ?? 0) + 1
      scales = Array(repeating: MonitorScale(fixed: options.range), count: count)
      series = Array(repeating: MonitoredSeries(), count: columns.count)
      window = RowWindow(options.window, width: columns.count)
      self.alerts = MonitorAlerts(alerts, names: columns.map(\.name), at: moment.time)
      return []
    case .rows(let values): return columns.isEmpty ? [] : take(values)
    case .ended:
      hasEnded = true
      // The last row is said, however soon it came after the one before.
      let last: [SessionEffect] =
        nextSaid == nil || walk != nil ? [] : lines(valuesText).map { .say($0) }
      nextSaid = nil
      return walk == nil ? last + finish() : [.say(line(MonitorPhrases.ended.text()))]
    }
  }

  /// Takes rows that have arrived since the last ones; only the last of them sounds.
  private mutating func take(_ values: [Double]) -> [SessionEffect] {
    let count = values.count / columns.count
    guard count > 0 else { return [] }
    let before = arrivals.hasBegun ? arrivals.last.value : moment.time.value
    let span = moment.time.value - before
    let wasSilent = arrivals.hasStopped || !arrivals.hasBegun
    arrivals.add(moment.time)
    var grown: Set<Int> = []
    var moved: Set<Int> = []
    var effects: [SessionEffect] = []
    for row in 0..<count {
      // Rows that come together are spread over the time since the last ones.
      let time = before + span * Double(row + 1) / Double(count)
      let first = row * columns.count
      let taken = columns.indices.map { index in
        let value = series[index].take(
          values[first + index], at: time, isCounter: options.showsRates)
        if series[index].hasMoved { moved.insert(index) }
        if columns[index].isHeard, scales[columns[index].scale].hold(value) {
          grown.insert(columns[index].scale)
        }
        return value
      }
      window.append(taken, at: time)
      effects += tell(alerts.take(taken, at: Seconds(time)))
    }
    guard walk == nil else { return effects }
    if !grown.isEmpty { effects += announce(rangesText(of: grown)) }
    if window.isThinned, !hasSaidThinned {
      hasSaidThinned = true
      effects += announce(MonitorPhrases.thinned.text(count: Self.maxRows))
    }
    let glide = wasSilent ? Self.maxGlide : min(Self.maxGlide, Seconds(max(span, 0.01)))
    return effects + sound(at: glide, moved: moved) + sayRow()
  }

  /// Says the last row to a host without a terminal, now or when the next may be said.
  mutating func sayRow() -> [SessionEffect] {
    guard options.saysRows, walk == nil else {
      nextSaid = nil
      return []
    }
    let due = lastSaid.map { $0.value + 1 / Double(Self.maxTexts) } ?? 0
    guard moment.time.value >= due else {
      nextSaid = Seconds(due)
      return []
    }
    (lastSaid, nextSaid) = (moment.time, nil)
    return lines(valuesText).map { .say($0) }
  }

  private func rangesText(of numbers: Set<Int>) -> String {
    let shared = Set(heard.map { columns[$0].scale })
    return Lists.items(
      numbers.sorted().map { number in
        let range = MonitorTexts.range(scales[number].range ?? 0...1)
        guard shared.count > 1 else { return MonitorPhrases.range.text(["range": range]) }
        let names = heard.filter { columns[$0].scale == number }.map { columns[$0].name }
        return MonitorPhrases.rangeOf.text(["column": Lists.text(names), "range": range])
      })
  }

  // MARK: - Sound

  /// Sounds the last values.
  /// - Parameters:
  ///   - glide: the time in which held tones reach them.
  ///   - moved: the columns whose values have changed by more than noise.
  /// - Returns: the effects.
  mutating func sound(at glide: Seconds, moved: Set<Int> = []) -> [SessionEffect] {
    guard !isMuted, walk == nil else { return [] }
    if options.style != .tone {
      if let lastNote, moment.time.value - lastNote.value < Self.noteSpacing.value { return [] }
      lastNote = moment.time
    }
    return heard.enumerated().compactMap { place, index in
      guard let tone = tone(of: index, at: place) else {
        return .gauge(SessionEffect.Gauge(place, nil))
      }
      if options.style == .changes, !moved.contains(index) { return nil }
      return .gauge(SessionEffect.Gauge(place, tone, glide: glide))
    }
  }

  /// Returns the tone of the last value of a column, or nil if it has none.
  private func tone(of index: Int, at place: Int) -> SessionEffect.Tone? {
    guard let value = series[index].value, let range = scales[columns[index].scale].range else {
      return nil
    }
    let sound = options.session.sound
    let count = heard.count
    let isApart = count > 1 && sound.pan != .none && !sound.isMono
    let isHeld = options.style == .tone
    let isSunk = isHeld && series[index].isSteady(at: moment.time)
    return SessionEffect.Tone(
      frequency: PitchLaw(sound).pitch(of: value, on: NumericAxis(title: "", range: range)),
      pan: isApart ? Pan(Self.width * (2 * Double(place) / Double(count - 1) - 1)) : .centre,
      series: place,
      gain: options.session.level / Double(count).squareRoot() * (isSunk ? Self.sunk : 1),
      duration: isHeld
        ? Self.hold : Seconds(max(Self.minNote.value, min(Self.note.value, 0.8 * arrivals.usual))),
      isJoined: isHeld)
  }

  /// Ends all held tones.
  func rest() -> [SessionEffect] {
    heard.indices.map { .gauge(SessionEffect.Gauge($0, nil)) }
  }

  // MARK: - The end

  /// Describes the window and quits.
  mutating func finish() -> [SessionEffect] { farewell() + [.quit] }

  /// The description of the window, in lines that fit the terminal.
  var description: [String] {
    guard let chart else { return [line(MonitorPhrases.nothing.text())] }
    return sentences(of: chart, ChartFacts(chart))
      .flatMap { TextPages.lines(of: $0, width: choices.textWidth) }
  }

  /// Returns a chart in words, a sentence each.
  func sentences(of chart: ChartDescriptor, _ facts: ChartFacts) -> [String] {
    ChartDescription(chart, facts: facts, wording: choices.wording).lines
  }
}

/// The times at which rows have arrived.
struct ArrivalTimes: Sendable {
  /// The number of intervals from which the usual one is found.
  private static let count = 15
  /// The factor of the usual interval after which rows are missed.
  private static let patience = 3.0
  /// The time, in seconds, before which no rows are missed, however fast they come.
  private static let minPatience = 1.0

  /// The time of the last rows.
  private(set) var last = Seconds(0)
  /// Whether rows have arrived.
  private(set) var hasBegun = false
  /// Whether it was said that no more rows come.
  var hasStopped = false
  private var intervals: [Double] = []
  private var next = 0

  /// Records that rows have arrived.
  mutating func add(_ time: Seconds) {
    defer { (last, hasBegun, hasStopped) = (time, true, false) }
    guard hasBegun, !hasStopped, time > last else { return }
    let interval = time.value - last.value
    if intervals.count < Self.count {
      intervals.append(interval)
    } else {
      intervals[next] = interval
    }
    next = (next + 1) % Self.count
  }

  /// The usual time between rows, in seconds: the median; 1 if it is not known.
  var usual: Double {
    intervals.isEmpty ? 1 : intervals.sorted()[(intervals.count - 1) / 2]
  }

  /// The time at which rows are missed, or nil if it is not known or was said.
  var noData: Seconds? {
    guard !hasStopped, intervals.count > 1 else { return nil }
    return Seconds(last.value + max(Self.minPatience, Self.patience * usual))
  }
}
