import Glibc
import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The relation of y and x in a scatter chart: its strength, slope and shape.
  var relation: [String] {
    guard let correlation = facts.correlation else { return [] }
    guard isRelated else { return [relationLine(correlation)] }
    var lines = [relationLine(correlation)]
    if let slope = facts.linearFit?.slope, let rate = texts.rate(slope),
      (slope > 0) == (correlation.spearman > 0)
    {
      let statement = slope > 0 ? RelationPhrases.slopeUp : RelationPhrases.slopeDown
      lines.append(statement[form].text(["rate": rate]))
    }
    if abs(correlation.pearson - correlation.spearman) > StrengthWords.minCurvature {
      lines.append(
        RelationPhrases.curved[form].text(["pearson": StrengthWords.text(correlation.pearson)]))
    }
    return lines
  }

  /// Whether y and x are correlated at the 5 % level.
  ///
  /// E. Fieller, H. Hartley and E. Pearson, "Tests for rank correlation coefficients" (1957):
  /// Spearman's, transformed by the inverse hyperbolic tangent, has a variance of 1.06 / (*n* − 3).
  var isRelated: Bool {
    guard let spearman = facts.correlation?.spearman else { return false }
    let count = Double(facts.count - facts.missing)
    return count > 3 && abs(atanh(spearman)) * ((count - 3) / 1.06).squareRoot() > 1.96
  }

  private func relationLine(_ correlation: SeriesFacts.Correlation) -> String {
    let statement =
      !isRelated
      ? RelationPhrases.none
      : correlation.spearman > 0 ? RelationPhrases.rising : RelationPhrases.falling
    return statement[form].text([
      "y": subject, "x": texts.xTitle,
      "strength": StrengthWords.Correlation(correlation.spearman).phrase.text(),
      "spearman": StrengthWords.text(correlation.spearman),
      "pearson": StrengthWords.text(correlation.pearson),
    ])
  }

  /// The clusters of points.
  var clusters: [String] {
    guard facts.clusters.count > 1 else { return [] }
    let groups = facts.clusters.map { cluster in
      let centre = texts.point(texts.computed(cluster.centre.y, extra: 0), at: cluster.centre.x)
      return RelationPhrases.group.text(count: cluster.count, ["point": centre])
    }
    return [
      RelationPhrases.clusters[form].text(
        count: groups.count, ["groups": Lists.text(groups)])
    ]
  }
}

extension StrengthWords.Correlation {
  var phrase: Phrase {
    switch self {
    case .veryWeak: StrengthPhrases.veryWeak
    case .weak: StrengthPhrases.weak
    case .moderate: StrengthPhrases.moderate
    case .strong: StrengthPhrases.strong
    case .veryStrong: StrengthPhrases.veryStrong
    }
  }
}
