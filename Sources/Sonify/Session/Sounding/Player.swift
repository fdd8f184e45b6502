import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

/// Everything that sounds: the stop at the cursor, edges, and scores that play.
///
/// A player receives where the listener is and what is chosen, and keeps only what plays, where it was
/// heard last, and when an edge was sounded.
struct Player: Sendable {
  /// The shortest time from edge to edge.
  static let edgeSpacing = Seconds.milliseconds(150)

  /// What plays, if anything does.
  private(set) var playback: Playback?
  /// Where in the view it was heard last.
  private var heard: Playback.Place?
  /// How a view is played, with the number of the view; made when needed.
  private var plan: (view: Int, plan: PlayPlan)?
  /// When an edge was sounded last.
  private var lastEdge: Seconds?

  /// How playing what is in view began.
  struct Beginning: Sendable {
    /// The speed, as chosen or as fast as leaves every point to be heard.
    var speed: Double
    /// Whether it begins at the first point because the cursor was at the very last.
    var isFromStart: Bool
    /// What is to be done.
    var effect: SessionEffect
  }

  /// Whether anything plays.
  var isPlaying: Bool { playback != nil }

  /// Whether what is in view plays, rather than a reply to a key.
  var playsView: Bool { playback?.isReply == false }

  /// Stops what plays, if anything does.
  mutating func stop() -> [SessionEffect] {
    guard isPlaying else { return [] }
    playback = nil
    return [.pause]
  }

  // MARK: - Points

  /// Sounds the stop at the cursor: its tone, and the most important cue of what the way there led
  /// past.
  /// - Parameters:
  ///   - sounds: where the listener is.
  ///   - before: where the way began; nil if there was none.
  ///   - isMarked: whether the stop gets a ping.
  ///   - haste: the time since the key before, if that is short.
  /// - Returns: what is to be done.
  mutating func sound(
    _ sounds: WalkSounds, after before: Walk.Cursor?, isMarked: Bool, haste: Seconds?
  ) -> [SessionEffect] {
    guard let cursor = sounds.walk.cursor, let stop = sounds.walk.stop else { return [] }
    let passage = Passage(from: before, to: cursor, in: sounds.view)
    var effects: [SessionEffect] = []
    if stop.y == nil, haste != nil {
      // The tone of the key before must not sound where there is no value.
      effects.append(.pause)
    }
    if let stack = sounds.walk.stack, haste == nil {
      effects.append(reply(sounds.score(of: stack)))
    } else if let tone = sounds.tone(after: passage, haste: haste) {
      effects.append(.tone(tone))
    }
    if let cue = sounds.cue(of: passage, isMarked: isMarked) { effects.append(.cue(cue)) }
    return effects
  }

  /// Sounds that there is nothing beyond; a held key does not make it drum.
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

  // MARK: - What is in view

  /// Plays what is in view from the cursor on.
  /// - Returns: how it begins; nil while the cursor is nowhere.
  /// - Throws: ``CompositionError`` when the chart cannot be made to sound.
  mutating func play(
    _ walk: Walk, _ choices: Choices
  ) throws(CompositionError) -> Beginning? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    let (playback, speed) = try playback(of: walk, choices)
    let isFirst = cursor.stop == 0
    let place = Playback.Place(series: cursor.series, x: stop.xs.lowerBound, share: 0)
    var frame =
      isFirst
      ? (cursor.series == walk.firstPlace?.series ? 0 : playback.start(ofSeries: cursor.series))
      : playback.frame(of: place)
    // From the very last value, there would be next to nothing to hear.
    let isAtEnd =
      !isFirst && cursor.stop == walk.view.stops[cursor.series].count - 1
      && playback.end(preferring: cursor.series)?.series == cursor.series
    if isAtEnd { frame = 0 }
    heard = playback.place(at: frame, preferring: cursor.series)
    self.playback = playback
    return Beginning(
      speed: speed, isFromStart: isAtEnd, effect: .play(playback.score, from: frame))
  }

  /// Plays on at the same place after something has changed how the chart is played.
  mutating func replan(_ walk: Walk, _ choices: Choices) -> [SessionEffect] {
    guard playsView else { return [] }
    guard let (playback, _) = try? playback(of: walk, choices) else { return stop() }
    self.playback = playback
    return [.play(playback.score, from: heard.map(playback.frame(of:)) ?? 0)]
  }

  /// Takes note of the frame that is being heard.
  /// - Returns: where it lies in the chart; nil unless what is in view plays.
  mutating func follow(_ playhead: Int?, preferring series: Int?) -> Playback.Place? {
    guard let playback, playsView, let playhead,
      let place = playback.place(at: playhead, preferring: series)
    else { return nil }
    heard = place
    return place
  }

  /// Takes note that what plays has come to its end.
  /// - Returns: where that lies in the chart; nil unless what is in view was played.
  mutating func end(preferring series: Int?) -> Playback.Place? {
    defer { playback = nil }
    return playsView ? playback?.end(preferring: series) : nil
  }

  // MARK: - Speed

  /// The speed that was chosen, as far as every point of what is in view is heard at it.
  mutating func possibleSpeed(_ walk: Walk, _ choices: Choices) -> Double {
    guard choices.speed > 1, let plan = try? plan(for: walk, choices) else { return choices.speed }
    return plan.fastest(upTo: choices.speed).speed
  }

  /// The speed to which one key leads; nil beyond the slowest, and where a point would not be heard.
  mutating func speed(
    nextTo speed: Double, isFaster: Bool, _ walk: Walk, _ choices: Choices
  ) -> Double? {
    guard let next = PlayPlan.speed(nextTo: speed, isFaster: isFaster) else { return nil }
    guard isFaster, let plan = try? plan(for: walk, choices) else { return next }
    return plan.composition(atSpeed: next) == nil ? nil : next
  }

  // MARK: - Plans

  /// How what is in view is played, and the speed it was made for.
  private mutating func playback(
    of walk: Walk, _ choices: Choices
  ) throws(CompositionError) -> (Playback, Double) {
    let (composition, speed) = try plan(for: walk, choices).fastest(upTo: choices.speed)
    // Names in view count from 0 in the score.
    let isOfNames = if case .categorical = walk.view.source.chart.xAxis { true } else { false }
    let playback = Playback(
      score: composition.score.levelled(at: choices.options.level),
      origin: isOfNames ? walk.view.xs.lowerBound : 0, totals: walk.view.source.totals,
      isOfStacks: composition.hearsStacks)
    return (playback, speed)
  }

  private mutating func plan(
    for walk: Walk, _ choices: Choices
  ) throws(CompositionError) -> PlayPlan {
    var sound = choices.sound
    sound.playsLegend = false
    if let (view, plan) = plan, view == walk.viewNumber, plan.series == walk.levelAlone,
      plan.options == sound
    {
      return plan
    }
    let made = try PlayPlan(walk.view.visibleChart, sound, hearing: walk.levelAlone)
    plan = (walk.viewNumber, made)
    return made
  }
}
