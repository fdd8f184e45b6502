import SonifyBase
import SonifyChart

extension ChartStatements {
  /// What several series share, how they differ, and a line about each.
  var several: [String] {
    let valued = series.filter { $0.facts.values != nil }
    guard !valued.isEmpty else { return counts }
    if chart.kind == .histogram { return each + counts }
    if areFunctions { return features + others + crossings }
    if chart.kind == .box, chart.hasFigures { return eachFigure(atMost: 3) + missing }
    let lines =
      together + sharedTrends + (reversal.isEmpty ? sharedRelation : reversal) + separations
      + association + crossingOfTwo + leaders + ranking + difference + sharedExtremes + extremes
      + missing + each + eachFigure(atMost: 1) + crossings + notables + counts + rowCounts + unknown
    // The strongest feature of a series is also one of its notable ones.
    var said: Set<String> = []
    return lines.filter { said.insert($0).inserted }
  }

  /// Whether all series are functions, of which a trend or a mean says nothing.
  private var areFunctions: Bool { series.allSatisfy { $0.series.curve != nil } }

  /// All that each of several functions does, the first of each before the second.
  private var features: [String] {
    let each = series.prefix(Self.maxSeries).map { one in one.afterColon.plain.map(one.labelled) }
    return (0..<(each.map(\.count).max() ?? 0)).flatMap { line in
      each.filter { line < $0.count }.map { $0[line] }
    }
  }

  /// The number of rows of which the values are means.
  private var rowCounts: [String] {
    SeriesStatements.rowCounts(series.flatMap(\.series.rowCounts), wording)
  }

  /// What slots do not show of their rows.
  private var unknown: [String] {
    let slots = series.reduce(0) { $0 + $1.series.slots.count }
    return slots == 0 ? [] : [StatisticsPhrases.slots[wording].text(count: slots)]
  }

  /// The most important facts about several series, each in one sentence.
  var briefComparison: [String] {
    if chart.kind == .histogram { return [fullestBins] }
    if areFunctions { return Array((crossingOfTwo + each).prefix(3)) }
    if chart.kind == .box, chart.hasFigures { return Array(eachFigure(atMost: 1).prefix(2)) }
    if chart.kind == .scatter {
      let relation = reversal.isEmpty ? sharedRelation : reversal
      return Array((relation + separations + briefRanking + each).prefix(2))
    }
    let signs = series.compactMap(directionSign)
    guard signs.count == series.count, Set(signs).count == 1 else {
      let features =
        together + association + crossingOfTwo + difference + sharedTrends + briefRanking
      return Array((features + strongestEach).prefix(3))
    }
    // That none has a trend is no news beside what one does.
    let features = together + (signs[0] == 0 ? strongest : [])
    guard signs[0] != 0 || features.isEmpty else { return features }
    guard signs[0] != 0 || !series.allSatisfy(hasFewValues) else {
      return Array((briefRanking + each).prefix(2))
    }
    guard let (one, values) = maximum else { return features + sharedTrends + strongest }
    let statement =
      signs[0] > 0
      ? BriefPhrases.allRise : signs[0] < 0 ? BriefPhrases.allFall : BriefPhrases.noneTrends
    return features + [
      statement[wording].text(["point": one.texts.point(values.maximum), "name": one.name])
    ]
  }

  /// Where the lead of two series changes, if it does once or twice.
  private var crossingOfTwo: [String] {
    series.count == 2 && facts.crossingCount <= 2 ? crossings : []
  }

  /// The strongest feature of any series, if it is clear.
  private var strongest: [String] {
    let features = series.compactMap { one in one.findings.first.map { (one, $0) } }
    guard let (one, feature) = features.max(by: { $0.1.share < $1.1.share }), feature.share >= 0.5
    else { return [] }
    return one.afterColon.findings.first.flatMap(\.linesInBrief.first)
      .map { [one.labelled($0)] } ?? []
  }

  /// Whether all series can be compared.
  var isComparable: Bool { facts.comparability.areAll }

  // MARK: - What they share

  /// The relation of x and y, if it has the same direction in every series.
  private var sharedRelation: [String] {
    guard chart.kind == .scatter, let texts = series.first?.texts,
      series.allSatisfy({ $0.subject == texts.yTitle })
    else { return [] }
    let signs = Set(series.map { directionSign(of: $0) })
    guard let sign = signs.first, signs.count == 1, let sign else { return [] }
    let statement =
      sign > 0
      ? RelationPhrases.allRise : sign < 0 ? RelationPhrases.allFall : RelationPhrases.noneRelated
    return [statement[wording].text(["y": texts.yTitle, "x": texts.xTitle])]
  }

  /// The x at which all or most series have their extremes.
  private var sharedExtremes: [String] {
    guard [.bar, .line, .candlestick, .band].contains(chart.kind),
      series.allSatisfy(\.plain.isEmpty)
    else {
      return []
    }
    return [
      shared(\.maximum, ComparisonPhrases.allHighest, ComparisonPhrases.mostHighest),
      shared(\.minimum, ComparisonPhrases.allLowest, ComparisonPhrases.mostLowest),
    ].compactMap { $0 }
  }

  private func shared(
    _ extreme: KeyPath<SeriesFacts.Values, SeriesFacts.Place>, _ all: Statement,
    _ maximum: Statement
  ) -> String? {
    let found = series.compactMap { one in one.facts.values.map { (one, $0[keyPath: extreme]) } }
    // Where a value comes several times, it has no place.
    let places = found.filter { $0.0.isOnly($0.1) }.map(\.1.x)
    guard places.count == series.count, let texts = series.first?.texts else { return nil }
    var counts: [Double: Int] = [:]
    for place in places { counts[place, default: 0] += 1 }
    guard let (x, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return nil
    }
    if count == places.count { return all[wording].text(["place": texts.place(x)]) }
    guard count > 2, 3 * count >= 2 * places.count else { return nil }
    let number = NumberText(digits: 19).text(Double(places.count))
    return maximum[wording].text(count: count, ["all": number, "place": texts.place(x)])
  }

  // MARK: - How they differ

  /// The lowest and the highest value in the chart.
  private var extremes: [String] {
    guard isComparable else { return [] }
    let valued = series.compactMap { one in one.facts.values.map { (one, $0) } }
    guard let minimum = valued.map(\.1.minimum.y).min(),
      let maximum = valued.map(\.1.maximum.y).max(), minimum < maximum
    else { return [] }
    return [
      extreme(
        valued.filter { $0.1.minimum.y == minimum }.map { ($0.0, $0.1.minimum) },
        ComparisonPhrases.lowest, ComparisonPhrases.lowestOfSeveral),
      extreme(
        valued.filter { $0.1.maximum.y == maximum }.map { ($0.0, $0.1.maximum) },
        ComparisonPhrases.highest, ComparisonPhrases.highestOfSeveral),
    ]
  }

  private func extreme(
    _ found: [(series: SeriesStatements, place: SeriesFacts.Place)], _ one: Statement,
    _ several: Statement
  ) -> String {
    guard let first = found.first else { return "" }
    guard found.count > 1 else {
      return one[wording].text([
        "point": first.series.texts.point(first.place), "name": first.series.name,
      ])
    }
    return several[wording].text([
      "value": first.series.texts.value(first.place.y), "names": list(found.map(\.series.name)),
    ])
  }

  /// The series with the highest value in the chart, or nil if there are several y axes.
  private var maximum: (SeriesStatements, SeriesFacts.Values)? {
    guard isComparable else { return nil }
    return series.compactMap { one in one.facts.values.map { (one, $0) } }
      .max { $0.1.maximum.y < $1.1.maximum.y }
  }

  /// The series by their means, largest first.
  private var ranking: [String] {
    ranking { order, last in
      guard order.count > SeriesStatements.maxList else {
        return ComparisonPhrases.ranking[wording].text(["means": Lists.text(order)])
      }
      return ComparisonPhrases.rankingOfMany[wording].text([
        "means": Lists.text(Array(order.prefix(3))), "last": last,
      ])
    }
  }

  /// The series with the largest mean and that with the smallest, unless there are three or fewer.
  private var briefRanking: [String] {
    ranking { order, last in
      order.count <= 3
        ? ComparisonPhrases.ranking[wording].text(["means": Lists.text(order)])
        : ComparisonPhrases.rankingInBrief[wording].text(["first": order[0], "last": last])
    }
  }

  private func ranking(_ text: (_ order: [String], _ last: String) -> String) -> [String] {
    let means = series.compactMap { one in
      one.facts.values.map { (one, one.meanOfRows ?? $0.mean) }
    }
    guard isComparable, means.count > 1, !series.allSatisfy({ !$0.plain.isEmpty }) else {
      return []
    }
    let texts = Set(means.map { $0.0.texts.comparable($0.1) })
    if texts.count == 1, let mean = texts.first {
      return [ComparisonPhrases.equalMeans[wording].text(["mean": mean])]
    }
    let order = means.sorted { $0.1 > $1.1 }.map { one, mean in
      ComparisonPhrases.mean.text(["name": one.name, "mean": one.texts.comparable(mean)])
    }
    return [text(order, order[order.count - 1])]
  }

  /// The series that are most often the highest and the lowest, and at how many x.
  private var leaders: [String] {
    // Rows of a lower series may be above those of a higher one within a slot.
    guard chart.kind != .scatter, isComparable, !chart.hasSlots,
      let leaders = Leaders(chart.series), leaders.count > 1
    else { return [] }
    let all = NumberText(digits: 19).text(Double(leaders.count))
    func line(
      _ counts: [Int], _ always: Statement, _ ofSeveral: Statement, _ often: Statement
    ) -> String? {
      guard let maximum = Leaders.maximum(counts) else { return nil }
      let name = series[maximum.series].name
      if maximum.count == leaders.count {
        return (leaders.isWhole ? always : ofSeveral)[wording].text(["name": name])
      }
      guard leaders.count > 2, 2 * maximum.count > leaders.count,
        leaders.isMoreThanChance(maximum.count)
      else { return nil }
      return often[wording].text(count: maximum.count, ["name": name, "all": all])
    }
    let highest = line(
      leaders.highest, ComparisonPhrases.alwaysHighest, ComparisonPhrases.highestAmongOthers,
      ComparisonPhrases.oftenHighest)
    let lowest = line(
      leaders.lowest, ComparisonPhrases.alwaysLowest, ComparisonPhrases.lowestAmongOthers,
      ComparisonPhrases.oftenLowest)
    // For two series, one line implies the other.
    return series.count == 2
      ? [highest ?? lowest].compactMap { $0 } : [highest, lowest].compactMap { $0 }
  }

  /// Of two comparable series, the category in which they differ most.
  private var difference: [String] {
    guard chart.kind == .bar, series.count == 2, isComparable, !chart.xAxis.isOrdered else {
      return []
    }
    let (first, second) = (series[0], series[1])
    var others: [Double: Double] = [:]
    for (x, y) in zip(second.series.xs, second.series.ys) where y.isFinite { others[x] = y }
    let pairs = zip(first.series.xs, first.series.ys).compactMap { x, y in
      others[x].flatMap { y.isFinite ? (x: x, first: y, second: $0) : nil }
    }
    func size(_ pair: (x: Double, first: Double, second: Double)) -> Double {
      abs(pair.first / 2 - pair.second / 2)
    }
    guard pairs.count > 2, let largest = pairs.max(by: { size($0) < size($1) }),
      pairs.count(where: { size($0) == size(largest) }) == 1
    else { return [] }
    return [
      ComparisonPhrases.largestDifference[wording].text([
        "first": first.name, "second": second.name, "place": first.texts.place(largest.x),
        "one": first.texts.value(largest.first), "other": second.texts.value(largest.second),
      ])
    ]
  }

  /// The number of points without a value, if there are any.
  private var missing: [String] {
    facts.series.prefix(chart.series.count).contains { $0.missing > 0 } ? counts : []
  }

  /// The number of points, and the number without a value.
  var counts: [String] {
    if chart.kind == .histogram { return binCounts }
    let all = facts.series.prefix(chart.series.count).reduce(0) { $0 + $1.count }
    let missing = facts.series.prefix(chart.series.count).reduce(0) { $0 + $1.missing }
    guard missing > 0 else {
      guard all > 0 else { return [ExtremePhrases.empty[wording].text()] }
      let hasGaps = series.contains { !$0.facts.gaps.isEmpty }
      return [
        (hasGaps ? CountPhrases.pointsBesideGaps : CountPhrases.points)[wording].text(count: all)
      ]
    }
    guard missing < all else { return [ExtremePhrases.missing[wording].text(count: all)] }
    let number = NumberText(digits: 19).text(Double(all))
    return [CountPhrases.missing[wording].text(count: missing, ["points": number])]
  }

  /// The fullest bin of every series of a histogram.
  private var fullestBins: String {
    let bins = series.compactMap { one in
      one.facts.values.map {
        HistogramPhrases.binOfSeries.text([
          "bin": one.texts.x($0.maximum.x), "name": one.name,
        ])
      }
    }
    guard !bins.isEmpty else { return counts.first ?? "" }
    return HistogramPhrases.fullestOfSeveral[wording].text([
      "bins": Lists.text(Array(bins.prefix(SeriesStatements.maxList)), of: bins.count)
    ])
  }

  /// The number of values that a histogram counts in all its series, and the number of bins.
  private var binCounts: [String] {
    let values = chart.series.reduce(0) { sum, one in
      sum + one.ys.reduce(0) { $1.isFinite ? $0 + $1 : $0 }
    }
    guard case .categorical(let axis) = chart.xAxis, let count = Int(exactly: values.rounded())
    else { return [] }
    let bins = NumberText(digits: 19).text(Double(axis.categories.count))
    return [CountPhrases.binned[wording].text(count: count, ["bins": bins])]
  }
}
