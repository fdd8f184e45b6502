/// All that is said of a chart, by subject.
struct ChartStatements {
  let chart: ChartDescriptor
  let facts: ChartFacts
  let wording: Wording
  /// The statements of every series, those of totals last.
  let series: [SeriesStatements]

  init(_ chart: ChartDescriptor, facts: ChartFacts, wording: Wording) {
    (self.chart, self.facts, self.wording) = (chart, facts, wording)
    let whole = chart.withTotals
    series = zip(whole.series.indices, facts.series).map { index, facts in
      SeriesStatements(index, of: whole, facts: facts, wording: wording)
    }
  }

  /// Two sentences at most.
  var brief: [String] { opening + (series.first.map { $0.extremes } ?? []).prefix(1) }

  /// All that is worth saying.
  var full: [String] { opening + series.flatMap(\.full) }

  /// What the chart is.
  var opening: [String] {
    [UntrustedText.harmless(chart.title), chart.xAxis.sentence, chart.yAxis.sentence].filter {
      !$0.isEmpty
    }
  }
}
