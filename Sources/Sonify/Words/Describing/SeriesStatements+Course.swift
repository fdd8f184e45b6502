import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The course of the line from turn to turn, or from end to end if it has no turns, moves in
  /// steps, or is periodic: the period then describes its turns.
  var course: [String] { course(atMost: Self.maxList) }

  /// The course as ``course``, by a few turns alone.
  /// - Parameter limit: the maximum number of turns.
  /// - Returns: the sentences.
  func course(atMost limit: Int) -> [String] {
    guard let values = facts.values else { return [] }
    let turns = turns
    // The ends are in the sentence about the trend, or in that about the growth.
    if wanders { return [] }
    if facts.growth == .faster || facts.growth == .slower { return bends }
    guard turns.isEmpty || !facts.steps.isEmpty || facts.period != nil else {
      return way(by: turns, atMost: limit, first: values.first, last: values.last)
    }
    let trend = facts.trend
    if trend == nil, goesOneWay { return way(by: [], first: values.first, last: values.last) }
    if trend?.direction == .neither, isMonotone { return bends }
    return [
      TrendPhrases.ends[form].text([
        "first": texts.point(values.first), "last": texts.point(values.last),
      ])
    ] + bends
  }

  /// Whether the course, from turn to turn, names the lowest and the highest value.
  var namesExtremes: Bool {
    guard let values = facts.values, !turns.isEmpty, facts.steps.isEmpty, facts.period == nil,
      !wanders, facts.growth == nil
    else { return false }
    let (first, last) = (values.first, values.last)
    let kept = LargestTurns.of(turns, between: first, and: last, atMost: Self.maxList)
    let places = [first] + kept + [last]
    return [values.minimum, values.maximum].allSatisfy(places.contains)
  }

  /// The turning points between the first value and the last.
  var turns: [SeriesFacts.Place] {
    guard let values = facts.values else { return [] }
    return Self.alternating(
      facts.turningPoints.map(\.place), first: values.first, last: values.last)
  }

  /// Returns the points at which a line really turns: after some are removed, others may no longer
  /// be above or below both of their neighbours.
  /// - Parameters:
  ///   - turns: the points, in order of x.
  ///   - first: the first point of the line.
  ///   - last: the last point of the line.
  /// - Returns: the points that are above or below both of their neighbours.
  /// - Complexity: O(*n*).
  static func alternating(
    _ turns: [SeriesFacts.Place], first: SeriesFacts.Place, last: SeriesFacts.Place
  ) -> [SeriesFacts.Place] {
    var places = [first]
    func passesBy(_ next: SeriesFacts.Place) -> Bool {
      let count = places.count
      guard count > 1 else { return false }
      let (before, here) = (places[count - 2].y, places[count - 1].y)
      return before < here ? here <= next.y : here >= next.y
    }
    for turn in turns where turn.y != places[places.count - 1].y {
      while passesBy(turn) { places.removeLast() }
      if turn.y != places[places.count - 1].y { places.append(turn) }
    }
    while passesBy(last) { places.removeLast() }
    return Array(places.dropFirst())
  }

  /// Returns the course from the first value to the last through the given turns, in one sentence;
  /// empty if the value never changes.
  func way(
    by turns: [SeriesFacts.Place], atMost limit: Int = maxList, first: SeriesFacts.Place,
    last: SeriesFacts.Place
  ) -> [String] {
    guard !turns.isEmpty || first.y != last.y else { return [] }
    let kept = LargestTurns.of(turns, between: first, and: last, atMost: limit)
    guard kept.count == turns.count else {
      let list = Lists.clauses(clauses([first] + kept + [last], isSentence: false))
      return [CoursePhrases.roughly[form].text(["clauses": list])]
    }
    let list = Lists.clauses(clauses([first] + kept + [last], isSentence: true))
    return [CoursePhrases.sentence[form].text(["clauses": list, "way": list])]
  }

  /// Returns the course from point to point, a clause for each.
  /// - Parameters:
  ///   - places: the first point, the turns and the last point, each with a value different from
  ///     its neighbours.
  ///   - isSentence: whether the first clause begins a sentence.
  /// - Returns: the clauses.
  func clauses(_ places: [SeriesFacts.Place], isSentence: Bool) -> [String] {
    zip(places, places.dropFirst()).enumerated().map { number, leg in
      let (start, end) = leg
      let clauses = end.y > start.y ? CoursePhrases.rising : CoursePhrases.falling
      let place: ClausePhrases.Place =
        number == 0 ? (isSentence ? .opening(form) : .first) : .further
      let phrase = clauses.phrase(place, isLast: number == places.count - 2)
      let isAfterColon = number == 0 && isSentence && form.isAfterColon
      return PlacedPhrase(phrase: phrase, isAfterColon: isAfterColon).text([
        "start": texts.point(start), "turn": texts.point(end), "end": texts.point(end),
      ])
    }
  }

  /// The straight segments of a line that bends without turning; empty on a logarithmic axis, where
  /// segments fitted to the values are not straight.
  private var bends: [String] {
    let parts = facts.segments
    guard (2...Self.maxList).contains(parts.count), facts.steps.isEmpty,
      texts.yAxis.scale == .linear, let values = facts.values
    else { return [] }
    let height = values.maximum.y - values.minimum.y
    let clauses = parts.enumerated().map { number, part in
      let isLast = number == parts.count - 1
      let rise = part.slope * (part.to - part.from)
      let end = texts.until(part.to)
      guard abs(rise) > height / 20, let rate = texts.rate(part.slope) else {
        return BendPhrases.level.phrase(isLast: isLast).text(["bend": end, "end": end])
      }
      let clauses = rise > 0 ? BendPhrases.rising : BendPhrases.falling
      return clauses.phrase(isLast: isLast).text(["rate": rate, "bend": end, "end": end])
    }
    return [BendPhrases.bends[form].text(["clauses": Lists.clauses(clauses)])]
  }
}
