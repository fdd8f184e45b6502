import SonifyBase
import SonifyChart

extension ChartStatements {
  /// One line for each series, up to ``maxSeries``.
  var each: [String] { series.prefix(Self.maxSeries).map(line) + others }

  /// The line for the series of which there is most to say.
  var strongestEach: [String] {
    let strengths = series.map { one in
      one.plain.isEmpty ? one.isRanked ? one.findings.first?.share ?? 0 : 0 : -1
    }
    let index = series.indices.max { (strengths[$0], $1) < (strengths[$1], $0) }
    return index.map { [line(of: series[$0])] } ?? []
  }

  /// The number of series without a line of their own.
  var others: [String] {
    let rest = series.count - Self.maxSeries
    return rest > 0 ? [ComparisonPhrases.others[wording].text(count: rest)] : []
  }

  private func line(of one: SeriesStatements) -> String {
    if !one.plain.isEmpty { return labelled(one) { $0.plain.first } }
    guard let values = one.facts.values else { return one.name }
    if chart.kind == .scatter {
      return one.subject == one.name && one.isNamedInRelation
        ? one.relation.first ?? one.extremes.first ?? ""
        : labelled(one) { $0.relation.first ?? $0.extremes.first }
    }
    if chart.kind == .histogram {
      return labelled(one) { $0.distribution.first ?? $0.extremes.first }
    }
    let (lowest, highest) = (
      one.text(ofExtreme: values.minimum), one.text(ofExtreme: values.maximum)
    )
    if one.isUnordered {
      if one.facts.majority != nil { return labelled(one) { $0.majority.first } }
      return one.subject == one.name ? one.briefSpread : labelled(one) { $0.briefSpread }
    }
    if one.facts.trend != nil, one.texts.yAxis.scale != .linear, !one.trend.isEmpty {
      return labelled(one) { $0.trend.first }
    }
    if one.facts.growth != nil { return labelled(one) { $0.growth.first } }
    let isRising = one.facts.trend?.direction == .rising
    switch one.pace {
    case .steady(let rate):
      return (isRising ? ComparisonPhrases.rising : ComparisonPhrases.falling)[wording].text([
        "name": one.name, "rate": rate, "lowest": lowest, "highest": highest,
      ])
    case .changing:
      let statement =
        isRising ? ComparisonPhrases.unevenlyRising : ComparisonPhrases.unevenlyFalling
      return statement[wording].text([
        "name": one.name, "lowest": lowest, "highest": highest,
      ])
    case .factor, .unknown, nil: break
    }
    if let finding = one.findings.first, finding.share >= SeriesStatements.minNotableShare {
      return labelled(one) { $0.findings.first?.lines.first }
    }
    return ComparisonPhrases.values[wording].text([
      "name": one.name, "lowest": lowest, "highest": highest,
    ])
  }

  /// Steps, periods, outliers and gaps of the series, up to ``maxNotables``.
  var notables: [String] {
    let lines = series.prefix(Self.maxSeries).flatMap { one -> [String] in
      guard one.plain.isEmpty else { return [] }
      let one = one.afterColon
      return (one.majority + one.equalRun + one.exceptions).map(one.labelled)
    }
    return Array(lines.prefix(Self.maxNotables))
  }

  /// The maximum number of notable features listed for several series.
  private static let maxNotables = 8

  /// What the boxes, candles or bands of each series say, some lines of each.
  func eachFigure(atMost count: Int) -> [String] {
    series.prefix(Self.maxSeries).flatMap { one in
      one.afterColon.figureLines.prefix(count).map(one.labelled)
    }
  }

  /// A statement about a series, after its name.
  private func labelled(
    _ one: SeriesStatements, _ statement: (SeriesStatements) -> String?
  ) -> String {
    one.labelled(statement(one.afterColon) ?? "")
  }

  /// Where the lines of two series cross: a few one by one, many as a count.
  var crossings: [String] {
    guard chart.kind.ofValues == .line || chart.xAxis.isOrdered else { return [] }
    let crossings = facts.crossings
    guard crossings.count > Self.maxCrossings else { return crossings.compactMap(line) }
    guard crossings.count <= Self.maxCrossingCount else { return [] }
    var counts: [[Int]: Int] = [:]
    for crossing in crossings { counts[crossing.series, default: 0] += 1 }
    let maximum = counts.max {
      $0.value != $1.value
        ? $0.value < $1.value : $1.key.lexicographicallyPrecedes($0.key)
    }
    guard let (pair, often) = maximum, pair.allSatisfy(series.indices.contains) else { return [] }
    let names = Lists.text(pair.map { series[$0].name })
    guard often < crossings.count else {
      return [
        ComparisonPhrases.crossingsOfTwo[wording].text(
          count: often,
          [
            "pair": names, "first": place(of: crossings[0]),
            "last": place(of: crossings[often - 1]),
          ])
      ]
    }
    guard counts.values.count(where: { $0 == often }) == 1 else {
      return [ComparisonPhrases.manyCrossings[wording].text(count: crossings.count)]
    }
    let number = NumberText(digits: 19).text(Double(often))
    let statement = often == 2 ? ComparisonPhrases.crossingsTwice : ComparisonPhrases.crossings
    return [
      statement[wording].text(
        count: crossings.count, ["pair": names, "often": number])
    ]
  }

  /// The maximum number of points that are searched for the first that is above.
  private static let maxEqual = 1000
  /// The maximum number of crossings listed one by one.
  private static let maxCrossings = 3
  /// The maximum number that is counted: more only mean that the lines are entangled.
  private static let maxCrossingCount = 30

  /// Returns a line about a crossing, or nil if there are no such series.
  func line(of crossing: ChartFacts.Crossing) -> String? {
    guard crossing.series.count == 2, crossing.series.allSatisfy(series.indices.contains) else {
      return nil
    }
    let (first, second) = (series[crossing.series[0]], series[crossing.series[1]])
    let statement =
      crossing.firstIsAbove ? ComparisonPhrases.goesAbove : ComparisonPhrases.goesBelow
    return statement[wording].text([
      "first": first.name, "second": second.name,
      "place": place(of: crossing),
    ])
  }

  /// Returns where two series cross; a year or date between points becomes that of the next point.
  /// - Complexity: O(*n*).
  private func place(of crossing: ChartFacts.Crossing) -> String {
    let crossed = crossing.series.map { series[$0] }
    guard let texts = crossed.first?.texts else { return "" }
    guard case .numeric(let axis) = chart.xAxis, axis.quantity.isOfCalendar else {
      return texts.place(crossing.x)
    }
    let points = crossed.map { one in
      Dictionary(
        zip(one.series.xs, one.series.ys).lazy.filter { $0 >= crossing.x && $1.isFinite }
          .prefix(Self.maxEqual), uniquingKeysWith: { first, _ in first })
    }
    // Where both are equal for a while, neither is above yet.
    let next = Set(points.flatMap(\.keys)).sorted().first { x in
      guard let one = points.first?[x], let other = points.last?[x] else { return true }
      return crossing.firstIsAbove ? one > other : one < other
    }
    return texts.place(next ?? crossing.x)
  }
}

extension NumericAxis.Quantity {
  /// Whether values are years or dates.
  fileprivate var isOfCalendar: Bool {
    switch self {
    case .year, .date: true
    case .number, .row, .duration, .timeOfDay, .size: false
    }
  }
}
