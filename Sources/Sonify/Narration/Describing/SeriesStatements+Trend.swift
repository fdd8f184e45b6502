extension SeriesStatements {
  /// Where the series goes on the whole, and how nearly straight.
  var trend: [String] {
    guard let trend = facts.trend, let direction else { return [] }
    var lines = [direction]
    if trend.direction != .neither, let fit = facts.linearFit?.rSquared, facts.segments.count < 2,
      let straightness = StrengthWords.Straightness(fit)
    {
      let statement =
        switch straightness {
        case .roughly: TrendPhrases.roughlyStraight
        case .almost: TrendPhrases.almostStraight
        }
      lines.append(statement[wording].text(["r": StrengthWords.text(fit)]))
    }
    return lines
  }

  /// Where the series goes on the whole, in one line; nothing where it cannot be told.
  private var direction: String? {
    guard let trend = facts.trend, let values = facts.values else { return nil }
    let isRising = trend.direction == .rising
    if trend.direction == .neither {
      return TrendPhrases.none[wording].text(["p": NumberText(digits: 2).text(trend.pValue)])
    }
    let (first, last) = (values.first, values.last)
    if texts.yAxis.scale != .linear, first.y > 0, last.y > 0, (last.y > first.y) == isRising {
      let factor = isRising ? last.y / first.y : first.y / last.y
      let statement = isRising ? TrendPhrases.multiplying : TrendPhrases.dividing
      return statement[wording].text(["factor": NumberText(digits: 3).text(factor)])
    }
    let change = trend.slope * (last.x - first.x)
    guard let rate = texts.rate(trend.slope), change.isFinite, (trend.slope > 0) == isRising else {
      return (isRising ? TrendPhrases.onlyRising : TrendPhrases.onlyFalling)[wording].text()
    }
    return (isRising ? TrendPhrases.rising : TrendPhrases.falling)[wording].text([
      "rate": rate, "change": texts.amount(change),
    ])
  }

  /// The way of the line from turn to turn, or from end to end where it has none or moves in steps.
  var course: [String] {
    guard let values = facts.values else { return [] }
    let turns = turns
    guard !turns.isEmpty, facts.steps.isEmpty else {
      guard facts.trend != nil else { return [way(by: [], first: values.first, last: values.last)] }
      return [
        TrendPhrases.ends[wording].text([
          "first": texts.point(values.first), "last": texts.point(values.last),
        ])
      ] + bends
    }
    if turns.count > Self.greatestList, facts.period != nil {
      return [CoursePhrases.peaks[wording].text(count: facts.turningPoints.count(where: \.isPeak))]
    }
    return [way(by: turns, first: values.first, last: values.last)]
  }

  /// Where the line turns, lone stray values apart.
  var turns: [SeriesFacts.Place] {
    let strays = Set(facts.outliers.map(\.place.x))
    return facts.turningPoints.map(\.place).filter { !strays.contains($0.x) }
  }

  /// The way from the first value to the last by way of some turns, in one sentence.
  func way(
    by turns: [SeriesFacts.Place], first: SeriesFacts.Place, last: SeriesFacts.Place
  ) -> String {
    let told = GreatestTurns.of(turns, atMost: Self.greatestList)
    guard told.count == turns.count else {
      let list = Lists.text(clauses([first] + told + [last], isSentence: false))
      return CoursePhrases.roughly[wording].text(["clauses": list])
    }
    let list = Lists.text(clauses([first] + told + [last], isSentence: true))
    return CoursePhrases.sentence.text(["clauses": list])
  }

  /// The way from place to place, a clause for each.
  /// - Parameters:
  ///   - places: the first value, the turns and the last value.
  ///   - isSentence: whether the first clause begins a sentence.
  /// - Returns: the clauses.
  func clauses(_ places: [SeriesFacts.Place], isSentence: Bool) -> [String] {
    zip(places, places.dropFirst()).enumerated().map { number, leg in
      let (start, end) = leg
      let phrase: Phrase =
        switch (number, isSentence) {
        case (0, true):
          Self.pick(
            start.y, end.y, CoursePhrases.risingFirst, CoursePhrases.fallingFirst,
            CoursePhrases.levelFirst)[wording]
        case (0, false):
          Self.pick(
            start.y, end.y, CoursePhrases.risingFrom, CoursePhrases.fallingFrom,
            CoursePhrases.levelFrom)
        default:
          Self.pick(
            start.y, end.y, CoursePhrases.rising, CoursePhrases.falling, CoursePhrases.level)
        }
      return phrase.text(["start": texts.point(start), "end": texts.point(end)])
    }
  }

  private static func pick<Choice>(
    _ start: Double, _ end: Double, _ rising: Choice, _ falling: Choice, _ level: Choice
  ) -> Choice {
    end > start ? rising : end < start ? falling : level
  }

  /// The straight parts of a line that bends without turning; on a logarithmic axis they would be
  /// straight elsewhere.
  private var bends: [String] {
    let parts = facts.segments
    guard (2...Self.greatestList).contains(parts.count), facts.steps.isEmpty,
      texts.yAxis.scale == .linear, let values = facts.values
    else { return [] }
    let height = values.maximum.y - values.minimum.y
    let clauses = parts.map { part in
      let rise = part.slope * (part.to - part.from)
      let end = texts.namedX(part.to)
      guard abs(rise) > height / 20, let rate = texts.rate(part.slope) else {
        return CoursePhrases.levelPart.text(["end": end])
      }
      let phrase = rise > 0 ? CoursePhrases.risingPart : CoursePhrases.fallingPart
      return phrase.text(["rate": rate, "end": end])
    }
    return [CoursePhrases.bends[wording].text(["clauses": Lists.text(clauses)])]
  }
}
