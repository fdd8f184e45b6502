import SonifyBase
import SonifyChart

extension ChartStatements {
  /// What the lines of several series do together, the most remarkable first.
  var together: [String] { farLeader + delay + sharedCourse }

  /// The turns that all lines share.
  private var sharedCourse: [String] {
    guard let turns = facts.sharedCourse?.turns, let texts = series.first?.texts else { return [] }
    let clauses = zip(turns, turns.dropFirst()).map { start, end in
      (end.level > start.level ? TogetherPhrases.rising : TogetherPhrases.falling)
        .text(["end": texts.until(end.x)])
    }
    return [TogetherPhrases.course[wording].text(["clauses": Lists.clauses(clauses)])]
  }

  /// The series that follows another.
  private var delay: [String] {
    guard let delay = facts.delay, let texts = series.first?.texts,
      let length = texts.length(delay.length)
    else { return [] }
    return [
      TogetherPhrases.delay[wording].text([
        "leader": series[delay.leader].name, "follower": series[delay.follower].name,
        "length": length,
      ])
    ]
  }

  /// The two series that go together most closely, where x has no order.
  var association: [String] {
    guard let found = facts.association,
      [found.first, found.second].allSatisfy(series.indices.contains)
    else { return [] }
    return [
      (found.correlation.spearman > 0 ? RelationPhrases.rising : RelationPhrases.falling)[wording]
        .text([
          "y": series[found.second].name, "x": series[found.first].name,
          "strength": StrengthWords.Correlation(found.correlation.spearman).phrase.text(),
          "spearman": StrengthWords.text(found.correlation.spearman),
          "pearson": StrengthWords.text(found.correlation.pearson),
        ])
    ]
  }

  /// The series whose values are all far above those of the others: farther than these are apart.
  private var farLeader: [String] {
    let valued = series.compactMap { one in one.facts.values.map { (one, $0) } }
    guard isComparable, valued.count == series.count, valued.count > 2,
      let leader = valued.max(by: { $0.1.minimum.y < $1.1.minimum.y })
    else { return [] }
    let others = valued.filter { $0.0.name != leader.0.name }
    guard others.count == valued.count - 1,
      let next = others.max(by: { $0.1.maximum.y < $1.1.maximum.y }),
      case let highest = next.1.maximum.y, let lowest = others.map(\.1.minimum.y).min(),
      leader.1.minimum.y - highest > highest - lowest, highest > lowest
    else { return [] }
    return [
      TogetherPhrases.farAbove[wording].text([
        "name": leader.0.name, "own": leader.0.texts.comparable(leader.1.minimum.y),
        "other": next.0.texts.comparable(highest),
      ])
    ]
  }
}
