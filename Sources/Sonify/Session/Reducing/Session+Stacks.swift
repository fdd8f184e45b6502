extension Session {
  /// The time from one part of a stack to the next; the total lasts as long as two.
  static let stackBeat = Seconds.milliseconds(150)

  /// Whether the cursor moves along whole stacks: along the totals, with their parts.
  var isAtStacks: Bool {
    guard let cursor, let totals = view.source.totals else { return false }
    return cursor.series == totals && hearsParts
  }

  /// What the cursor moves along: a series, counted from 0, or whole stacks behind all series.
  var level: Int? { isAtStacks ? view.source.chart.series.count : cursor?.series }

  /// What the level is called, in few words.
  var levelName: String {
    isAtStacks
      ? StackPointPhrases.stacks.text(count: view.source.described.series.count)
      : seriesName(cursor?.series ?? 0)
  }

  /// The series that is played on its own: in a stacked chart, that of the cursor, unless the cursor
  /// moves along whole stacks.
  var levelAlone: Int? { view.source.totals == nil || isAtStacks ? nil : cursor?.series }

  /// A stack, and what its parts come to.
  struct Stack {
    /// The parts, missing ones included, in the order of their series.
    var parts: [ChartPlace]
    /// What they come to.
    var total: Double
    /// Where the stack stands.
    var x: Double
  }

  /// The stack at the cursor, if the cursor moves along whole stacks and is at a single one that is
  /// not missing.
  var stackAtCursor: Stack? {
    guard isAtStacks, let cursor, let stop, stop.rows == 1 || cursor.value != nil,
      let total = cursor.value?.y ?? stop.y
    else { return nil }
    let x = cursor.value?.x ?? stop.x
    return Stack(parts: view.source.parts(at: x), total: total, x: x)
  }

  /// Sounds the parts of a stack that are neither zero nor missing, then the total, twice as long.
  mutating func sound(_ stack: Stack) {
    let rate = options.sound.sampleRate
    let beat = rate.frames(in: Self.stackBeat)
    let parts = stack.parts.filter { $0.y != nil && $0.y != 0 }
    let totals = view.source.totals ?? 0
    func tone(_ y: Double, ofSeries series: Int, at place: Int, beats: Int) -> ScoreEvent {
      ScoreEvent(
        kind: .tone, start: place * beat, duration: beats * beat * 4 / 5,
        series: series == totals ? nil : series, x: stack.x, y: y,
        frequency: view.pitch(of: y, inSeries: series),
        pan: view.pan(ofX: stack.x, inSeries: series))
    }
    let events =
      parts.enumerated().map { tone($1.y ?? 0, ofSeries: $1.series, at: $0, beats: 1) } + [
        tone(stack.total, ofSeries: totals, at: parts.count, beats: StackTimes.beatsOfTotal)
      ]
    let score = Score(
      sampleRate: rate, channels: options.sound.isMono ? 1 : 2, frames: events.last?.end ?? 0,
      events: events, level: options.level,
      loudness: options.sound.loudness == .equal ? .equal : .flat)
    playback = Playback(score: score, origin: 0, isReply: true)
    effects.append(.play(score, from: 0))
  }

  /// The parts of a stack that are not zero and their total, in words; of few words, the total alone.
  mutating func stackText(_ stack: Stack, withUnits: Bool) -> String {
    guard let cursor else { return PointPhrases.nothingHere.text() }
    let text = yText(ofSeries: cursor.series)
    let hasUnit = saysUnitUnasked(ofSeries: cursor.series) || withUnits
    let total = hasUnit ? text.textWithUnit(stack.total) : text.text(stack.total)
    guard verbosity != .terse else { return StackPointPhrases.total.text(["value": total]) }
    let parts = stack.parts.filter { $0.y != 0 }.map { part in
      (seriesName(part.series), part.y.map(text.text) ?? PointPhrases.missing.text())
    }
    return SessionWords.stack(parts, total: total)
  }
}
