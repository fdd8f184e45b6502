import SonifyBase

extension Session {
  /// The texts for the position of the listener.
  var texts: WalkTexts {
    WalkTexts(walk: walk, choices: choices, lineWidth: choices.textWidth)
  }

  /// The sounds for the position of the listener.
  var sounds: WalkSounds { WalkSounds(walk: walk, choices: choices) }

  /// Plays the stop at the cursor, and cues for what was passed on the way from another.
  mutating func soundPoint(after before: Walk.Cursor?) -> [SessionEffect] {
    let isMarked = walk.isMarked(by: choices.cue)
    return player.sound(
      sounds, after: before, isMarked: isMarked, timeSincePreviousKey: speech.timeSincePreviousKey)
  }

  /// Returns the cursor's stop in words.
  mutating func pointText(
    after before: Walk.Cursor?, withUnits: Bool = false,
    introducedBy introduction: Introduction? = nil
  ) -> String {
    texts.point(
      after: before, withUnits: withUnits, introducedBy: introduction, in: &speech.context
    ).line
  }

  /// Returns a text as lines that fit the terminal.
  func pages(_ text: String) -> TextPages { TextPages([text], width: choices.textWidth) }

  /// Says the first line of a text; repeating the command, or Enter if there is none, continues it.
  mutating func say(_ text: String, of command: Command? = nil) -> [SessionEffect] {
    say(pages(text), of: command)
  }

  /// Says a text of several lines.
  mutating func say(_ pages: TextPages, of command: Command?) -> [SessionEffect] {
    speech.say(pages, of: command, at: moment.time)
  }

  /// Says the cursor's stop.
  /// - Parameters:
  ///   - before: the cursor before.
  ///   - introduction: the introduction to a point that was looked for, if any.
  ///   - view: the range in view if it is new, otherwise empty.
  /// - Returns: the effects that are due at once.
  mutating func sayPoint(
    after before: Walk.Cursor?, introducedBy introduction: Introduction? = nil,
    inNewView view: String = ""
  ) -> [SessionEffect] {
    let point = texts.point(after: before, introducedBy: introduction, in: &speech.context)
    let isPoint = point.hasOnlyCoordinates && view.isEmpty
    return speech.say(
      pages(Lists.items([point.line, view])), of: nil, isPoint: isPoint, at: moment.time)
  }

  /// Says at once a text that no key asked for.
  mutating func announce(_ text: String) -> [SessionEffect] {
    speech.announce(line: pages(text).line)
  }

  /// Says why a command has no effect, after the cue for an edge.
  mutating func refuse(_ text: String) -> [SessionEffect] {
    player.soundEdge(sounds, at: moment.time) + say(text)
  }

  /// Plays and says the result of a step.
  mutating func answer(_ outcome: Walk.Outcome) -> [SessionEffect] {
    switch outcome {
    case .arrived(let arrival): return answer(arrival)
    case .viewed(let isCarried):
      let point = soundPoint(after: nil)
      return point
        + say(
          Lists.items([
            texts.viewText(ofSeries: walk.cursor?.series),
            isCarried ? pointText(after: walk.cursor) : "",
          ]))
    case .blocked(let obstacle):
      // A held key that runs into an edge still says the value that it led to.
      let point = hasUnreadText && walk.cursor != nil ? pointText(after: walk.cursor) : ""
      return refuse(Lists.items([point, texts.text(of: obstacle)]))
    }
  }

  private mutating func answer(_ arrival: Walk.Arrival) -> [SessionEffect] {
    let introduction = arrival.target.flatMap { texts.introduction(of: $0) }
    var effects = soundPoint(after: arrival.origin)
    let view = arrival.isInNewView ? texts.viewText(ofSeries: arrival.origin?.series) : ""
    effects += sayPoint(after: arrival.origin, introducedBy: introduction, inNewView: view)
    if case .landmark(let landmark) = arrival.target, introduction?.form == .nothing,
      walk.stop?.y != nil
    {
      // The gap is shorter than the stop, so its tone does not convey it.
      effects.append(.cue(sounds.gap(at: landmark.x)))
    }
    return effects
  }
}
