import SonifyBase
import SonifyChart

/// Which series rise and which fall.
extension ChartStatements {
  /// The series that rise, those that fall, and those without a trend.
  var sharedTrends: [String] {
    let directions = series.compactMap { one in directionSign(of: one).map { (one.name, $0) } }
    guard directions.count == series.count, chart.kind != .scatter else { return [] }
    let names = [1, -1, 0].map { sign in directions.filter { $0.1 == sign }.map(\.0) }
    let count = series.count
    if names[0].count == count { return [ComparisonPhrases.allRise[wording].text()] }
    if names[1].count == count { return [ComparisonPhrases.allFall[wording].text()] }
    if names[2].count == count {
      // No test finds a trend in a few values, whatever they do.
      return series.allSatisfy(hasFewValues) ? [] : [ComparisonPhrases.noneTrends[wording].text()]
    }
    let phrases = [
      ComparisonPhrases.risingGroup, ComparisonPhrases.fallingGroup, ComparisonPhrases.levelGroup,
    ]
    let texts = zip(names, phrases).filter { !$0.0.isEmpty }.map { names, phrase in
      phrase.text(["names": list(names)])
    }
    let groups = texts.dropLast().reversed().reduce(texts.last ?? "") { rest, first in
      ComparisonPhrases.groups.text(["first": first, "rest": rest])
    }
    return [ComparisonPhrases.trends[wording].text(["groups": groups])]
  }

  /// Whether all series, of whatever number of values, rise at each step, or all fall.
  private var goTogether: Bool {
    let ways = series.map { one in
      one.isMonotone ? one.facts.values.map { $0.last.y > $0.first.y } : nil
    }
    return Set(ways).count == 1 && ways.first != .some(nil)
  }

  /// Returns 1 if the series rises, −1 if it falls, 0 if it has no trend, or nil if that is
  /// unknown.
  func directionSign(of one: SeriesStatements) -> Int? {
    if chart.kind == .scatter {
      guard let correlation = one.facts.correlation else { return nil }
      return one.isRelated ? (correlation.spearman > 0 ? 1 : -1) : 0
    }
    return one.facts.trend.map {
      switch $0.direction {
      case .rising: 1
      case .falling: -1
      // Too few values for a test may all go one way.
      case .neither:
        one.facts.values.map { values in
          guard one.isMonotone, !hasFewValues(one) || goTogether else { return 0 }
          return values.last.y < values.first.y ? -1 : 1
        } ?? 0
      }
    }
  }

  /// Returns whether a series has so few values that no test finds a trend in them.
  func hasFewValues(_ one: SeriesStatements) -> Bool {
    one.facts.count - one.facts.missing < Self.minMonotone
  }

  /// The minimum number of values that all go one way: of five, one series in 60 does by chance.
  private static let minMonotone = 5
}
