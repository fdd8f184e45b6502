import SonifyBase

extension Session {
  /// Words for where the listener is.
  var texts: WalkTexts { WalkTexts(walk: walk, choices: choices) }

  /// Sounds of where the listener is.
  var sounds: WalkSounds { WalkSounds(walk: walk, choices: choices) }

  /// Sounds the stop at the cursor, and what the way there from another led past.
  mutating func soundPoint(after before: Walk.Cursor?) -> [SessionEffect] {
    let isMarked = walk.isMarked(by: choices.cue)
    return player.sound(sounds, after: before, isMarked: isMarked, haste: speech.haste)
  }

  /// The cursor's stop in words.
  mutating func pointText(
    after before: Walk.Cursor?, withUnits: Bool = false,
    introducedBy introduction: Introduction? = nil
  ) -> String {
    texts.point(
      after: before, withUnits: withUnits, introducedBy: introduction, in: &speech.context)
  }

  /// A text as lines that fit.
  func pages(_ text: String) -> TextPages { TextPages([text], width: choices.textWidth) }

  /// Says a text: its first line, and the rest when the command asks again, or Enter if there is none.
  mutating func say(_ text: String, of command: Command? = nil) -> [SessionEffect] {
    say(pages(text), of: command)
  }

  /// Says a text of several lines.
  mutating func say(_ pages: TextPages, of command: Command?) -> [SessionEffect] {
    speech.say(pages, of: command, at: moment.time)
  }

  /// Says at once what no key asked for.
  func announce(_ text: String) -> [SessionEffect] { [.say(pages(text).line)] }

  /// Says why nothing is done, after a sound that there is nothing beyond.
  mutating func refuse(_ text: String) -> [SessionEffect] {
    player.soundEdge(sounds, at: moment.time) + say(text)
  }

  /// Sounds and says what came of a step.
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
    case .blocked(let obstacle): return refuse(texts.text(of: obstacle))
    }
  }

  private mutating func answer(_ arrival: Walk.Arrival) -> [SessionEffect] {
    let introduction = arrival.target.flatMap { texts.introduction(of: $0) }
    var effects = soundPoint(after: arrival.origin)
    let point = pointText(after: arrival.origin, introducedBy: introduction)
    let view = arrival.isInNewView ? texts.viewText(ofSeries: arrival.origin?.series) : ""
    effects += say(Lists.items([point, view]))
    if case .landmark(let landmark) = arrival.target, introduction?.form == .nothing,
      walk.stop?.y != nil
    {
      // The gap is shorter than the stop, whose tone says nothing of it.
      effects.append(.cue(sounds.gap(at: landmark.x)))
    }
    return effects
  }
}
