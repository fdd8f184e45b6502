import SonifyBase
import SonifyChart

extension ChartStatements {
  /// The relation of all points of a scatter chart together, if it is not that within the series.
  ///
  /// E. Simpson, "The interpretation of interaction in contingency tables" (1951).
  var reversal: [String] {
    guard let pooled = facts.pooled, pooled.isSignificant, let texts = series.first?.texts,
      series.allSatisfy({ $0.subject == texts.yTitle })
    else { return [] }
    let signs = series.compactMap(directionSign)
    let rises = pooled.spearman > 0
    let count = signs.count { $0 == (rises ? -1 : 1) }
    let told: KeyValuePairs = [
      "y": texts.yTitle, "x": texts.xTitle, "spearman": StrengthWords.text(pooled.spearman),
      "all": NumberText(digits: 19).text(Double(signs.count)),
    ]
    if count > 1, count == series.count {
      let statement = rises ? RelationPhrases.risesAgainstAll : RelationPhrases.fallsAgainstAll
      return [statement[wording].text(told)]
    }
    if count > 1, 2 * count > signs.count {
      let statement = rises ? RelationPhrases.reversedRise : RelationPhrases.reversedFall
      return [statement[wording].text(count: count, told)]
    }
    guard signs.count == series.count, signs.allSatisfy({ $0 == 0 }),
      abs(pooled.spearman) >= Self.minPooled,
      series.allSatisfy({
        abs($0.facts.correlation?.spearman ?? 0) < Self.maxWithin * abs(pooled.spearman)
      })
    else { return [] }
    let statement = rises ? RelationPhrases.risesOnlyTogether : RelationPhrases.fallsOnlyTogether
    return [statement[wording].text(told)]
  }

  /// The minimum correlation of all points that is compared with none within the series.
  private static let minPooled = 0.3
  /// The maximum correlation within a series that is called none, as a part of that of all points.
  private static let maxWithin = 0.5

  /// The measures that separate the series of a scatter chart.
  var separations: [String] {
    guard let texts = series.first?.texts,
      series.allSatisfy({ $0.subject == texts.yTitle })
    else { return [] }
    return facts.separations.compactMap { separation in
      guard (separation.lower + separation.higher).allSatisfy(series.indices.contains) else {
        return nil
      }
      return RelationPhrases.separation[wording].text([
        "measure": separation.isOfX ? texts.xTitle : texts.yTitle,
        "higher": list(separation.higher.reversed().map { series[$0].name }),
        "lower": list(separation.lower.reversed().map { series[$0].name }),
      ])
    }
  }
}
