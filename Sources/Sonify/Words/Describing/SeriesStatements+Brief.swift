import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The most important fact, in one sentence.
  var brief: String {
    if let line = plain.first { return line }
    switch kind {
    case .line where isPair: return course.first ?? briefExtremes
    case .line: return briefCourse
    case .scatter: return relation.first ?? briefExtremes
    case .bar: return facts.trend != nil ? briefCourse : briefBars
    case .histogram: return peaks.first ?? distribution.first ?? briefExtremes
    }
  }

  /// A single step, the trend and the period, the course of the line, or else its trend and
  /// extremes.
  private var briefCourse: String {
    if facts.steps.count == 1, let step = steps.first { return step }
    guard let values = facts.values, let trend = facts.trend else { return briefExtremes }
    let pace = pace
    switch pace {
    case .factor, .unknown: return self.trend.first ?? briefExtremes
    case .steady, .changing, nil: break
    }
    let isRising = trend.direction == .rising
    if let length = periodLength { return briefPeriod(of: length, pace, isRising) }
    let turns = turns
    if !turns.isEmpty {
      return briefWay(
        [values.first] + LargestTurns.of(turns, atMost: Self.maxList) + [values.last], pace,
        isRising)
    }
    guard case .steady(let rate) = pace else {
      return extremes(
        Self.pick(
          pace, isRising, BriefPhrases.unevenlyRising, BriefPhrases.unevenlyFalling,
          BriefPhrases.noTrend))
    }
    return (isRising ? BriefPhrases.rising : BriefPhrases.falling)[form].text([
      "rate": rate, "lowest": texts.point(values.minimum),
      "highest": texts.point(values.maximum),
    ])
  }

  private func briefPeriod(of length: String, _ pace: Pace?, _ isRising: Bool) -> String {
    guard case .steady(let rate) = pace else {
      return Self.pick(
        pace, isRising, BriefPhrases.unevenlyRisingPeriod, BriefPhrases.unevenlyFallingPeriod,
        BriefPhrases.noTrendPeriod)[form].text(["length": length])
    }
    return (isRising ? BriefPhrases.risingPeriod : BriefPhrases.fallingPeriod)[form].text([
      "rate": rate, "length": length,
    ])
  }

  private func briefWay(
    _ places: [SeriesFacts.Place], _ pace: Pace?, _ isRising: Bool
  ) -> String {
    let clauses = Lists.clauses(clauses(places, isSentence: false))
    guard case .steady(let rate) = pace else {
      return Self.pick(
        pace, isRising, BriefPhrases.unevenlyRisingCourse, BriefPhrases.unevenlyFallingCourse,
        BriefPhrases.noTrendCourse)[form].text(["clauses": clauses])
    }
    return (isRising ? BriefPhrases.risingCourse : BriefPhrases.fallingCourse)[form].text([
      "rate": rate, "clauses": clauses,
    ])
  }

  private static func pick(
    _ pace: Pace?, _ isRising: Bool, _ rising: Statement, _ falling: Statement,
    _ neither: Statement
  ) -> Statement {
    pace == nil ? neither : isRising ? rising : falling
  }

  private var briefExtremes: String { extremes(BriefPhrases.extremes) }

  private var briefBars: String { extremes(BriefPhrases.bars) }

  private func extremes(_ statement: Statement) -> String {
    guard let values = facts.values else { return "" }
    return statement[form].text([
      "lowest": texts.point(values.minimum), "highest": texts.point(values.maximum),
    ])
  }
}
