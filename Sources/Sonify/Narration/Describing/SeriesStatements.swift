/// All that is said of one series, by subject.
struct SeriesStatements {
  /// What the series is called, harmless and short; empty if it is the only one and nothing names it.
  let name: String
  let facts: SeriesFacts
  let texts: SeriesTexts
  let wording: Wording

  init(_ index: Int, of chart: ChartDescriptor, facts: SeriesFacts, wording: Wording) {
    let series = chart.series[index]
    name = UntrustedText.harmless(series.name, limit: 60)
    texts = SeriesTexts(series, of: chart)
    (self.facts, self.wording) = (facts, wording)
  }

  /// All that is worth saying of the series by itself.
  var full: [String] { extremes + counts + statistics }

  /// The least and the greatest value and where they are.
  var extremes: [String] {
    guard let values = facts.values else { return [] }
    return [
      ExtremePhrases.lowest[wording].text(["point": texts.point(values.minimum)]),
      ExtremePhrases.highest[wording].text(["point": texts.point(values.maximum)]),
    ]
  }

  /// How many points there are, and how many have no value.
  var counts: [String] {
    [CountPhrases.points[wording].text(count: facts.count)]
      + (facts.missing > 0 ? [CountPhrases.missing[wording].text(count: facts.missing)] : [])
  }

  /// Where the values lie.
  var statistics: [String] {
    guard let values = facts.values else { return [] }
    return [
      StatisticsPhrases.centre[wording].text([
        "mean": texts.computed(values.mean), "median": texts.computed(values.median),
      ])
    ]
  }
}
