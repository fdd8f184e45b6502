import SonifyBase
import SonifyChart

extension Session {
  /// Asks for a point to go to.
  mutating func askForPlace() -> [SessionEffect] {
    question = .place
    return ask(
      SessionWords.prompt(walk.view.source.chart.xAxis.title),
      orShort: SearchPhrases.shortPrompt.text())
  }

  /// Asks for a line of input, with a short prompt if the other leaves little room for the answer.
  func ask(_ prompt: String, orShort short: String) -> [SessionEffect] {
    let isLong = DisplayWidth.columns(prompt) > choices.textWidth * 2 / 3
    return [.ask(isLong && choices.showsBraille ? short : prompt)]
  }

  /// Goes to the x, category, label or series that was asked for.
  mutating func goTo(_ name: String?) -> [SessionEffect] {
    guard let name, name.contains(where: { !$0.isWhitespace }) else {
      return say(SearchPhrases.cancelled.text())
    }
    guard !PointSearch(chart: walk.view.source).hasName(name),
      let condition = ValueCondition(name)
    else {
      return answer(walk.go(toPlaceNamed: name))
    }
    let outcome = walk.go(toValues: condition)
    guard case .arrived(let arrival) = outcome else { return answer(outcome) }
    choices.chooseMatches()
    return soundPoint(after: arrival.origin)
      + say(
        Lists.items([
          SearchPhrases.matches.text(
            count: walk.matchCount, ["condition": texts.condition(condition)]),
          pointText(after: arrival.origin),
        ]))
  }

  /// Goes to the series whose number a key has.
  mutating func goToSeries(numbered key: SessionKey) -> [SessionEffect] {
    guard case .character(let digit) = key, let number = digit.wholeNumberValue else { return [] }
    return answer(walk.go(toSeries: number - 1))
  }

  /// Goes to the point that the next or previous cell of braille shows.
  mutating func goToCell(isNext: Bool) -> [SessionEffect] {
    switch braille.neighbour(isNext: isNext, of: texts) {
    case .point(let point): answer(walk.go(toPoint: point))
    case .end(let end): stayAtCell(by: walk.blocked(at: end))
    case nil: answer(Walk.lost)
    }
  }

  /// Says that there is no cell beyond; the line of braille stays, for a routing key may press one key
  /// too many.
  private mutating func stayAtCell(by outcome: Walk.Outcome) -> [SessionEffect] {
    guard braille.isShown, case .blocked(let obstacle) = outcome else { return answer(outcome) }
    let point = hasUnreadText ? pointText(after: walk.cursor) : ""
    return player.soundEdge(sounds, at: moment.time)
      + speech.say(
        pages(Lists.items([point, texts.text(of: obstacle)])), of: nil, isPoint: true,
        at: moment.time)
  }

  /// Continues in a chart whose data have changed: a listener at its end hears and reads the new
  /// last point, others read what is new.
  mutating func change(to chart: ChartDescriptor) -> [SessionEffect] {
    let isAtEnd = walk.isAtLastPoint && !player.playsView
    guard let earlier = walk.change(to: chart) else { return [] }
    // Its entries are of the earlier data.
    list = nil
    let waiting = search.forget()
    let playing = player.replan(walk, choices)
    let news =
      (isAtEnd ? goToNewEnd(since: earlier) : nil)
      ?? announce(Lists.items([texts.change(from: earlier), texts.newRange(since: earlier)]))
    return playing + news + (waiting.map { sayFacts(of: $0) } ?? [])
  }

  /// Goes to the point that new data have added at the end of the series at the cursor.
  /// - Returns: its tone and its text, or nil if there is none.
  private mutating func goToNewEnd(since earlier: ChartDescriptor) -> [SessionEffect]? {
    guard case .arrived(let arrival) = walk.goToNewEnd() else { return nil }
    let sound = soundPoint(after: arrival.origin)
    let point = texts.point(after: arrival.origin, introducedBy: nil, in: &speech.context)
    let others = [texts.newPoints(since: earlier), texts.newRange(since: earlier)]
    let text = Lists.items([others[0], point.line, others[1]])
    return sound
      + speech.say(
        pages(text), of: nil, isPoint: point.hasOnlyCoordinates && text == point.line,
        at: moment.time)
  }
}
