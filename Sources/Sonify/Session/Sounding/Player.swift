import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

/// The sound of a session: the stop at the cursor, edges, and scores that play.
///
/// A player receives the position and the choices of the listener, and keeps only what plays, the
/// position heard last, and the time of the last edge.
struct Player: Sendable {
  /// The minimum time between two edge cues.
  static let edgeSpacing = Seconds.milliseconds(150)

  /// The playback, or nil if nothing plays.
  private(set) var playback: Playback?
  /// The position in the view that was played last.
  private var heard: Playback.Place?
  /// The plan for playing a view, with the number of the view; made when needed.
  private var plan: (view: Int, plan: PlayPlan)?
  /// The range of x that plays again and again, or nil.
  private var loop: ClosedRange<Double>?
  /// The time of the last edge cue.
  private var lastEdge: Seconds?

  /// The start of playing the view.
  struct Beginning: Sendable {
    /// The speed: the chosen one, or the maximum at which every point can be heard.
    var speed: Double
    /// Whether it begins at the other end, because the cursor was where it would end.
    var isFromOtherEnd: Bool
    /// The effect that begins it.
    var effect: SessionEffect
  }

  /// Whether anything plays.
  var isPlaying: Bool { playback != nil }

  /// Whether the view plays, rather than a reply to a key.
  var playsView: Bool { playback?.isReply == false }

  /// Whether the view plays backwards.
  var playsBackwards: Bool { playsView && playback?.isBackwards == true }

  /// Whether a part plays again and again.
  var playsLoop: Bool { playback?.isLoop == true }

  /// Stops playback, if there is any.
  mutating func stop() -> [SessionEffect] {
    guard isPlaying else { return [] }
    playback = nil
    return [.pause]
  }

  // MARK: - Points

  /// Plays the stop at the cursor: its tone, and the most important cue for what was passed on the
  /// way.
  /// - Parameters:
  ///   - sounds: the sounds for the position of the listener.
  ///   - before: the cursor before the step, or nil if there was none.
  ///   - isMarked: whether the stop gets a ping.
  ///   - timeSincePreviousKey: the time since the previous key, if short.
  /// - Returns: the effects.
  mutating func sound(
    _ sounds: WalkSounds, after before: Walk.Cursor?, isMarked: Bool, timeSincePreviousKey: Seconds?
  ) -> [SessionEffect] {
    guard let cursor = sounds.walk.cursor, let stop = sounds.walk.stop else { return [] }
    let passage = Passage(from: before, to: cursor, in: sounds.view)
    var effects: [SessionEffect] = []
    if stop.y == nil, timeSincePreviousKey != nil {
      // The tone of the previous key must not continue where there is no value.
      effects.append(.pause)
    }
    if let stack = sounds.walk.stack, timeSincePreviousKey == nil {
      effects.append(reply(sounds.score(of: stack)))
    } else if let figure = sounds.walk.figure, timeSincePreviousKey == nil {
      effects.append(reply(sounds.score(of: figure, at: stop.x, inSeries: cursor.series)))
    } else if let tone = sounds.tone(after: passage, timeSincePreviousKey: timeSincePreviousKey) {
      effects.append(.tone(tone))
    }
    if let cue = sounds.cue(of: passage, isMarked: isMarked) { effects.append(.cue(cue)) }
    return effects
  }

  /// Plays the cue for an edge, at most once in ``edgeSpacing``, so that a held key does not repeat
  /// it rapidly.
  mutating func soundEdge(_ sounds: WalkSounds, at now: Seconds) -> [SessionEffect] {
    if let lastEdge, now.value - lastEdge.value < Self.edgeSpacing.value { return [] }
    lastEdge = now
    return [.cue(sounds.edge())]
  }

  /// Plays a score that answers a key.
  mutating func reply(_ score: Score) -> SessionEffect {
    playback = Playback(score: score, origin: 0, isReply: true)
    return .play(score, from: 0)
  }

  // MARK: - Playing the view

  /// Plays the view from the cursor.
  /// - Returns: the start of playback, or nil if there is no cursor.
  /// - Throws: ``CompositionError`` if the chart cannot be played.
  mutating func play(
    _ walk: Walk, _ choices: Choices, backwards: Bool = false
  ) throws(CompositionError) -> Beginning? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    let (playback, speed) = try playback(of: walk, choices, backwards: backwards)
    if backwards {
      let place = Playback.Place(series: cursor.series, x: stop.xs.upperBound, share: 0)
      // From the first value, there would be almost nothing to hear.
      let isAtEnd = cursor.stop == 0
      let isLast = cursor.stop == walk.view.stops[cursor.series].count - 1
      let frame = isAtEnd || isLast ? 0 : playback.frame(of: place)
      heard = playback.place(at: frame, preferring: cursor.series)
      self.playback = playback
      return Beginning(
        speed: speed, isFromOtherEnd: isAtEnd, effect: .play(playback.score, from: frame))
    }
    let isFirst = cursor.stop == 0
    let place = Playback.Place(series: cursor.series, x: stop.xs.lowerBound, share: 0)
    var frame =
      isFirst
      ? (cursor.series == walk.firstPlace?.series ? 0 : playback.start(ofSeries: cursor.series))
      : playback.frame(of: place)
    // From the last value, there would be almost nothing to hear.
    let isAtEnd =
      !isFirst && cursor.stop == walk.view.stops[cursor.series].count - 1
      && playback.end(preferring: cursor.series)?.series == cursor.series
    if isAtEnd { frame = 0 }
    heard = playback.place(at: frame, preferring: cursor.series)
    self.playback = playback
    return Beginning(
      speed: speed, isFromOtherEnd: isAtEnd, effect: .play(playback.score, from: frame))
  }

  /// Plays a part of the view again and again.
  /// - Parameters:
  ///   - range: the range of x in view that is played.
  ///   - walk: the position of the listener.
  ///   - choices: the choices made.
  /// - Returns: the effect that begins it.
  /// - Throws: ``CompositionError`` if the part cannot be played.
  mutating func loop(
    over range: ClosedRange<Double>, _ walk: Walk, _ choices: Choices
  ) throws(CompositionError) -> SessionEffect {
    var sound = choices.sound
    sound.playsLegend = false
    let chart = walk.view.chart(over: range)
    let (composition, _) = try Self.plan(for: chart, walk, sound).fastest(upTo: choices.speed)
    let isOfNames = if case .categorical = chart.xAxis { true } else { false }
    let score = composition.score.levelled(at: choices.options.level)
    playback = Playback(
      score: score, origin: isOfNames ? range.lowerBound : 0, totals: walk.view.source.totals,
      isOfStacks: composition.hearsStacks,
      isOfFigures: composition.hearsFigures, isLoop: true)
    (loop, heard) = (range, nil)
    return .play(score, from: 0)
  }

  /// Plays the part again that has just ended; nil unless it is to play again and again.
  func playAgain() -> SessionEffect? {
    guard let playback, playback.isLoop else { return nil }
    return .play(playback.score, from: 0)
  }

  /// Continues at the same position after a change to how the chart is played.
  mutating func replan(_ walk: Walk, _ choices: Choices) -> [SessionEffect] {
    guard playsView else { return [] }
    if playsLoop, let loop {
      return (try? self.loop(over: loop, walk, choices)).map { [$0] } ?? stop()
    }
    guard let (playback, _) = try? playback(of: walk, choices, backwards: playsBackwards) else {
      return stop()
    }
    self.playback = playback
    return [.play(playback.score, from: heard.map(playback.frame(of:)) ?? 0)]
  }

  /// Records the frame that is being heard.
  /// - Returns: its position in the chart, or nil unless the view plays.
  mutating func follow(_ playhead: Int?, preferring series: Int?) -> Playback.Place? {
    guard let playback, playsView, let playhead,
      let place = playback.place(at: playhead, preferring: series)
    else { return nil }
    heard = place
    return place
  }

  /// Records that playback has ended.
  /// - Returns: the last position in the chart, or nil unless the view was played.
  mutating func end(preferring series: Int?) -> Playback.Place? {
    defer { playback = nil }
    return playsView ? playback?.end(preferring: series) : nil
  }

  // MARK: - Speed

  /// Returns the chosen speed, limited to the maximum at which every point in view sounds.
  mutating func limitedSpeed(_ walk: Walk, _ choices: Choices) -> Double {
    guard choices.speed > 1, let plan = try? plan(for: walk, choices) else { return choices.speed }
    return plan.fastest(upTo: choices.speed).speed
  }

  /// Returns the next faster or slower speed; nil at the fastest and the slowest, and if a point
  /// would not be heard.
  mutating func speed(
    nextTo speed: Double, isFaster: Bool, _ walk: Walk, _ choices: Choices
  ) -> Double? {
    guard let next = PlayPlan.speed(nextTo: speed, isFaster: isFaster) else { return nil }
    guard isFaster, let plan = try? plan(for: walk, choices) else { return next }
    return plan.composition(atSpeed: next) == nil ? nil : next
  }

  // MARK: - Plans

  /// Returns the playback of the view, and the speed it was made for.
  private mutating func playback(
    of walk: Walk, _ choices: Choices, backwards: Bool
  ) throws(CompositionError) -> (Playback, Double) {
    let plan = try plan(for: walk, choices, alone: backwards)
    let (composition, speed) = plan.fastest(upTo: choices.speed)
    let score = composition.score.levelled(at: choices.options.level)
    // Categories in view count from 0 in the score.
    let isOfNames = if case .categorical = walk.view.source.chart.xAxis { true } else { false }
    let playback = Playback(
      score: backwards ? score.reversed : score,
      origin: isOfNames ? walk.view.xs.lowerBound : 0, totals: walk.view.source.totals,
      isOfStacks: composition.hearsStacks,
      isOfFigures: composition.hearsFigures, isBackwards: backwards)
    return (playback, speed)
  }

  /// Returns the plan for playing the view; if `alone`, of the series at the cursor if series would
  /// play one after the other.
  private mutating func plan(
    for walk: Walk, _ choices: Choices, alone: Bool = false
  ) throws(CompositionError) -> PlayPlan {
    var sound = choices.sound
    sound.playsLegend = false
    if let (view, plan) = plan, view == walk.viewNumber, plan.options == sound,
      plan.series == walk.soloLevel && !(alone && plan.isInSequence)
        || plan.series == walk.cursor?.series && (alone || plan.isInsteadOfAll)
    {
      return plan
    }
    let made = try plan(for: walk, sound, alone: alone)
    plan = (walk.viewNumber, made)
    return made
  }

  /// Plans to play all series in view, or the one at the cursor alone if that is wanted or they are
  /// too many.
  private func plan(
    for walk: Walk, _ sound: SoundOptions, alone: Bool
  ) throws(CompositionError) -> PlayPlan {
    let chart = walk.view.visibleChart
    if alone, walk.soloLevel == nil, walk.view.source.totals == nil, chart.series.count > 1,
      let series = walk.cursor?.series
    {
      let together = try? PlayPlan(chart, sound)
      if let together, !together.isInSequence { return together }
      return try PlayPlan(chart, sound, hearing: series)
    }
    return try Self.plan(for: chart, walk, sound)
  }

  /// Plans to play all series of a part of the chart, or the one at the cursor alone if that is
  /// wanted or they are too many.
  private static func plan(
    for chart: ChartDescriptor, _ walk: Walk, _ sound: SoundOptions
  ) throws(CompositionError) -> PlayPlan {
    do {
      return try PlayPlan(chart, sound, hearing: walk.soloLevel)
    } catch .tooManySeries, .tooManyRows {
      var plan = try PlayPlan(chart, sound, hearing: walk.cursor?.series)
      plan.isInsteadOfAll = true
      return plan
    }
  }
}
