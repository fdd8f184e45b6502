import SonifyBase
import SonifyChart

/// The statements about a chart, by subject.
struct ChartStatements {
  let chart: ChartDescriptor
  let facts: ChartFacts
  let wording: Wording
  /// The statements about every series, without the totals.
  let series: [SeriesStatements]
  /// The statements about the totals, or nil if the chart is not stacked.
  let totals: SeriesStatements?

  /// The maximum number of series that are named or described one by one.
  static let maxSeries = 10

  init(_ chart: ChartDescriptor, facts: ChartFacts, wording: Wording) {
    (self.chart, self.facts, self.wording) = (chart, facts, wording)
    let whole = chart.withTotals
    let all = zip(whole.series.indices, facts.series).map { index, facts in
      SeriesStatements(index, of: whole, facts: facts, wording: wording)
    }
    series = Array(all.prefix(chart.series.count))
    totals = chart.hasStacks ? all.last : nil
  }

  /// All statements, the author's words first.
  var full: [String] { author + statements }

  /// All statements except the author's words.
  var statements: [String] {
    guard let first = series.first else {
      return opening + [ExtremePhrases.empty[wording].text()]
    }
    if let totals { return opening + stack(totals) }
    return opening + (series.count == 1 ? first.full : several)
  }

  /// The brief description: what the chart is and its strongest feature, and others as far as ten seconds of
  /// speech allow.
  var brief: [String] {
    guard let first = series.first else {
      return [frame, ExtremePhrases.empty[wording].text()]
    }
    let features =
      totals != nil
      ? Array(shares.prefix(1)) : series.count == 1 ? first.brief : briefComparison
    return SpokenLength.lines(
      [frame] + features, within: Self.briefSeconds, keeping: 2)
  }

  /// The normal description: what the chart is, and its features in about half a minute of speech; without
  /// the author's words.
  var normal: [String] {
    guard let first = series.first else { return brief }
    let features =
      totals.map(stack) ?? (series.count == 1 ? first.normal : several)
    return SpokenLength.lines(
      opening + features, within: Self.normalSeconds, keeping: opening.count + 1)
  }

  /// The length of the brief description in speech.
  private static let briefSeconds = 12.0
  /// The length of the normal description in speech.
  private static let normalSeconds = 33.0

  /// The author's own words, marked as theirs.
  var author: [String] {
    summary.isEmpty ? [] : [OpeningPhrases.author[wording].text(["summary": summary])]
  }

  /// The author's own words, harmless; empty if there are none.
  private var summary: String { UntrustedText.harmless(chart.summary ?? "", limit: 1000) }

  /// What the chart is, in a sentence, its further axes, and the names of its series.
  var opening: [String] { [frame] + axes }

  /// The further y axes, and the names of the series.
  private var axes: [String] {
    var lines: [String] = []
    for (number, axis) in chart.additionalAxes.enumerated() {
      let names = series.filter { $0.series.axis == number + 1 }.map(\.name)
      guard !names.isEmpty else { continue }
      let isNamed = axis.title == names.joined(separator: ", ")
      lines.append(
        (isNamed ? OpeningPhrases.furtherAxis : OpeningPhrases.otherAxis)[wording].text([
          "names": list(names), "axis": UntrustedText.harmless(axis.sentence, limit: 300),
        ]))
    }
    // The title of an axis of several columns already lists them.
    let named = [chart.yAxis.title] + chart.additionalAxes.map(\.title)
    let names = series.map(\.name).joined(separator: ", ")
    if series.count > 1, chart.yAxis.title != names, named.joined(separator: ", ") != names {
      lines.append(OpeningPhrases.series[wording].text(["names": list(series.map(\.name))]))
    }
    return lines
  }

  /// What the chart is, with the ranges of its axes.
  private var frame: String {
    title.isEmpty
      ? OpeningPhrases.brieflyUntitled[wording].text(["content": content, "x": xText, "y": yText])
      : OpeningPhrases.briefly[wording].text([
        "title": title, "content": content, "x": xText, "y": yText,
      ])
  }

  /// The title of the chart, harmless; empty if it has none.
  var title: String { UntrustedText.harmless(chart.title, limit: 100) }

  private var xText: String {
    UntrustedText.harmless(
      chart.kind == .histogram ? chart.xAxis.binSentence : chart.xAxis.sentence, limit: 300)
  }

  private var yText: String { UntrustedText.harmless(chart.yAxis.sentence, limit: 300) }

  /// The kind of chart, and the number of series if there are several.
  private var content: String {
    let kind =
      switch (chart.kind, chart.hasStacks) {
      case (.line, false): KindPhrases.line
      case (.line, true): KindPhrases.stackedLine
      case (.histogram, false): KindPhrases.histogram
      case (.histogram, true): KindPhrases.stackedHistogram
      case (.bar, true): KindPhrases.stackedBar
      case (.bar, false): KindPhrases.bar
      case (.scatter, _): KindPhrases.scatter
      }
    let text = kind[wording].text()
    guard series.count > 1 else { return text }
    return OpeningPhrases.content[wording].text(count: series.count, ["kind": text])
  }

  /// Returns names in one text: the first ``maxSeries`` if there are more.
  func list(_ names: [String]) -> String {
    Lists.text(Array(names.prefix(Self.maxSeries)), of: names.count)
  }
}
