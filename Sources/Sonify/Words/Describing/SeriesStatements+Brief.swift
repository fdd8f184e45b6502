import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The most important facts, each in one sentence, the strongest first.
  var brief: [String] {
    if figureKind == .box, facts.values != nil { return Array(figureLines.prefix(2)) }
    if let line = plain.first { return [line] }
    switch kind {
    case _ where isUnordered: return Array((majority + [briefSpread]).prefix(1))
    case .line where isPair: return Array((course + [briefExtremes]).prefix(1))
    case .line: return briefFindings
    case .bar where facts.trend != nil: return briefFindings
    case .heatmap: return [briefExtremes]
    case .scatter: return Array((relation + [briefExtremes]).prefix(2))
    case .bar: return Array((majority + shares + [briefBars]).prefix(2))
    default: return Array((majority + peaks + distribution + [briefExtremes]).prefix(1))
    }
  }

  /// The number of lines in ``brief`` that say what stands out most: a season and how its swing changes are
  /// one thing.
  var linesOfStrongest: Int {
    isRanked && plain.isEmpty ? findings.first?.linesInBrief.count ?? 1 : 1
  }

  private var briefFindings: [String] {
    let findings = findings
    guard let first = findings.first else { return [briefExtremes] }
    // The trend and the period share a sentence.
    var said: Set<String> = []
    return findings.filter { $0.share >= Self.minNotableShare || $0.share == first.share }
      .flatMap(\.linesInBrief).filter { said.insert($0).inserted }
  }

  /// The trend with the period or the extremes.
  var briefTrend: String {
    guard let values = facts.values, let trend = facts.trend, !wanders,
      trend.direction != .neither || !isMonotone
    else { return self.trend.first ?? briefExtremes }
    let pace = pace
    switch pace {
    case .factor, .unknown: return self.trend.first ?? briefExtremes
    case .steady, .changing, nil: break
    }
    let isRising = trend.direction == .rising
    if facts.seasons.isEmpty, let length = periodLength {
      return briefPeriod(of: length, pace, isRising)
    }
    guard case .steady(let rate) = pace else {
      return extremes(
        Self.pick(
          pace, isRising, BriefPhrases.unevenlyRising, BriefPhrases.unevenlyFalling,
          BriefPhrases.noTrend))
    }
    let reach = candleReach ?? (values.minimum, values.maximum)
    return (isRising ? BriefPhrases.rising : BriefPhrases.falling)[form].text([
      "rate": rate, "lowest": texts.point(reach.lowest), "highest": texts.point(reach.highest),
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

  private static func pick(
    _ pace: Pace?, _ isRising: Bool, _ rising: Statement, _ falling: Statement,
    _ neither: Statement
  ) -> Statement {
    pace == nil ? neither : isRising ? rising : falling
  }

  /// The median of the values, and their extremes; where these are, if x is more than the number of a row.
  var briefSpread: String {
    guard let values = facts.values else { return "" }
    func text(_ place: SeriesFacts.Place) -> String {
      texts.xAxis.isOfRows ? texts.value(place.y) : texts.point(place)
    }
    return ComparisonPhrases.spread[form].text([
      "name": subject, "median": texts.computed(values.median),
      "lowest": text(values.minimum), "highest": text(values.maximum),
    ])
  }

  private var briefExtremes: String { extremes(BriefPhrases.extremes) }

  private var briefBars: String { totalShares.first ?? extremes(BriefPhrases.bars) }

  private func extremes(_ statement: Statement) -> String {
    guard let values = facts.values else { return "" }
    let reach = candleReach ?? (values.minimum, values.maximum)
    return statement[form].text([
      "lowest": texts.point(reach.lowest), "highest": texts.point(reach.highest),
    ])
  }
}
