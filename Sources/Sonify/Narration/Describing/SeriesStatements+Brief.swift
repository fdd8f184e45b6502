extension SeriesStatements {
  /// The most important in one sentence.
  var brief: String {
    if let line = plain.first { return line }
    switch kind {
    case .line where isPair: return course.first ?? briefExtremes
    case .line: return briefCourse
    case .scatter: return relation.first ?? briefExtremes
    case .bar: return facts.trend != nil ? briefCourse : briefBars
    case .histogram: return distribution.first ?? briefExtremes
    }
  }

  /// A step that is all there is to tell, the way of the line, or else its trend and extremes.
  private var briefCourse: String {
    guard let values = facts.values else { return "" }
    let turns = turns
    if facts.steps.count == 1, let step = steps.first { return step }
    guard let trend = facts.trend else { return briefExtremes }
    let rate = texts.rate(trend.slope) ?? ""
    let isTold = trend.direction == .neither || !rate.isEmpty
    guard isTold, trend.direction == .neither || texts.yAxis.scale == .linear else {
      return self.trend.first ?? briefExtremes
    }
    if !turns.isEmpty, turns.count <= Self.greatestList || facts.period == nil {
      let places =
        [values.first] + GreatestTurns.of(turns, atMost: Self.greatestList) + [values.last]
      return Self.pick(
        trend.direction, BriefPhrases.risingCourse, BriefPhrases.fallingCourse,
        BriefPhrases.noTrendCourse)[wording].text([
          "rate": rate, "clauses": Lists.text(clauses(places, isSentence: false)),
        ])
    }
    return Self.pick(
      trend.direction, BriefPhrases.rising, BriefPhrases.falling, BriefPhrases.noTrend)[wording]
      .text([
        "rate": rate, "lowest": texts.point(values.minimum),
        "highest": texts.point(values.maximum),
      ])
  }

  private static func pick(
    _ direction: Trend.Direction, _ rising: Statement, _ falling: Statement, _ neither: Statement
  ) -> Statement {
    switch direction {
    case .rising: rising
    case .falling: falling
    case .neither: neither
    }
  }

  private var briefExtremes: String { extremes(BriefPhrases.extremes) }

  private var briefBars: String { extremes(BriefPhrases.bars) }

  private func extremes(_ statement: Statement) -> String {
    guard let values = facts.values else { return "" }
    return statement[wording].text([
      "lowest": texts.point(values.minimum), "highest": texts.point(values.maximum),
    ])
  }
}
