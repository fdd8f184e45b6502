import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The relation of y and x in a scatter chart: its form, groups and strength.
  var relation: [String] {
    guard facts.categories.isEmpty else { return [categoryMeans] }
    if case .ring(let centre) = facts.form { return [ring(around: centre)] }
    guard let correlation = facts.correlation else { return [] }
    let isOfGroups = !clusters.isEmpty && !isSteady(correlation)
    return leverage(correlation) + clusters + (isOfGroups ? [] : course(correlation)) + spreadAlongX
  }

  /// Whether the first line of ``relation`` says of which values it is.
  var isNamedInRelation: Bool {
    if case .ring = facts.form { return false }
    return facts.correlation != nil && facts.leveragePoint == nil && clusters.isEmpty
  }

  /// Whether y and x are correlated at the 5 % level.
  var isRelated: Bool { facts.correlation?.isSignificant ?? false }

  /// Whether both correlations show that groups rise or fall along x, not only their positions by
  /// rank.
  private func isSteady(_ correlation: SeriesFacts.Correlation) -> Bool {
    isRelated && correlation.spearman * correlation.pearson > 0
      && abs(correlation.pearson) >= Self.minOfGroups
  }

  /// The minimum correlation that is reported of groups.
  private static let minOfGroups = 0.3

  /// The course of the points along x, and its slope if it is straight.
  private func course(_ correlation: SeriesFacts.Correlation) -> [String] {
    if case .bent(let bend) = facts.form {
      if !bend.turns.isEmpty { return [turns(of: bend, correlation)] }
      if isRelated {
        let line = relationLine(correlation, pace: bend.pace)
        return bend.pace == .varied ? [line, RelationPhrases.curved[form].text()] : [line]
      }
    }
    var lines = [relationLine(correlation)]
    if isRelated, let slope = facts.linearFit?.slope, let rate = texts.rate(slope),
      (slope > 0) == (correlation.spearman > 0)
    {
      let statement = slope > 0 ? RelationPhrases.slopeUp : RelationPhrases.slopeDown
      lines.append(statement[form].text(["rate": rate]))
    }
    return lines
  }

  private func relationLine(
    _ correlation: SeriesFacts.Correlation, pace: SeriesFacts.Bend.Pace? = nil
  ) -> String {
    let rises = correlation.spearman > 0
    let statement =
      switch pace {
      case _ where !isRelated: unrelated
      case .slower: rises ? RelationPhrases.risingSlower : RelationPhrases.fallingSlower
      case .faster: rises ? RelationPhrases.risingFaster : RelationPhrases.fallingFaster
      case .varied, nil: rises ? RelationPhrases.rising : RelationPhrases.falling
      }
    return statement[form].text([
      "y": subject, "x": texts.xTitle,
      "strength": StrengthWords.Correlation(correlation.spearman).phrase.text(),
      "spearman": StrengthWords.text(correlation.spearman),
      "pearson": StrengthWords.text(correlation.pearson),
    ])
  }

  /// The statement about values that neither rise nor fall.
  private var unrelated: Statement {
    guard facts.isDependent == true else { return RelationPhrases.none }
    return facts.spread != nil ? RelationPhrases.level : RelationPhrases.dependent
  }

  /// The turns of a curve.
  private func turns(
    of bend: SeriesFacts.Bend, _ correlation: SeriesFacts.Correlation
  ) -> String {
    let turns = bend.turns.map(texts.roughly)
    guard turns.count > 1 else {
      let statement =
        bend.risesFirst ? RelationPhrases.risesThenFalls : RelationPhrases.fallsThenRises
      return statement[form].text([
        "y": subject, "until": texts.until(turns[0]),
        "spearman": StrengthWords.text(correlation.spearman),
        "pearson": StrengthWords.text(correlation.pearson),
      ])
    }
    let statement =
      bend.risesFirst ? RelationPhrases.turnsAfterRise : RelationPhrases.turnsAfterFall
    return statement[form].text(
      count: turns.count, ["y": subject, "places": Lists.text(turns.map(texts.place))])
  }

  private func ring(around centre: SeriesFacts.Place) -> String {
    let position = RelationPhrases.position.text([
      "x": texts.xTitle, "xValue": texts.x(texts.roughly(centre.x)), "y": subject,
      "yValue": texts.computed(centre.y, extra: 0),
    ])
    return RelationPhrases.ring[form].text(["centre": position])
  }

  private var spreadAlongX: [String] {
    guard let spread = facts.spread else { return [] }
    let statement =
      spread == .growing ? RelationPhrases.spreadGrows : RelationPhrases.spreadShrinks
    return [statement[form].text(["y": subject, "x": texts.xTitle])]
  }

  /// The single point on which the correlation depends.
  private func leverage(_ correlation: SeriesFacts.Correlation) -> [String] {
    guard let found = facts.leveragePoint else { return [] }
    let point = text(of: found.place, named: found.label)
    let statement =
      switch found.effect {
      case .makes where found.pearsonWithout == nil: RelationPhrases.onePointIsAll
      case .makes: RelationPhrases.onePointMakes
      case .hides: RelationPhrases.onePointHides
      case .turns: RelationPhrases.onePointTurns
      }
    return [
      statement[form].text([
        "point": point, "pearson": StrengthWords.text(correlation.pearson),
        "without": StrengthWords.text(found.pearsonWithout ?? 0), "x": texts.xTitle, "y": subject,
      ])
    ]
  }

  /// The means by category, largest first.
  private var categoryMeans: String {
    let means = facts.categories.prefix(Self.maxList).map { category in
      RelationPhrases.categoryMean.text([
        "name": texts.x(category.x), "mean": texts.computed(category.mean),
        "number": NumberText(digits: 19).text(Double(category.count)),
      ])
    }
    return RelationPhrases.byCategory[form].text([
      "x": texts.xTitle, "means": Lists.text(Array(means), of: facts.categories.count),
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
