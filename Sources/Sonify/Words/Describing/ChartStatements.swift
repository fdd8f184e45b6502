import SonifyBase
import SonifyChart

/// All that is said of a chart, by subject.
struct ChartStatements {
  let chart: ChartDescriptor
  let facts: ChartFacts
  let wording: Wording
  /// The statements of every series, without those of totals.
  let series: [SeriesStatements]
  /// Those of the totals of a chart of stacks.
  let totals: SeriesStatements?

  /// How many series are named or told one by one.
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

  /// All that is worth saying, the author's words first.
  var full: [String] { author + statements }

  /// All that is worth saying besides the author's words.
  var statements: [String] {
    guard let first = series.first else {
      return opening + [ExtremePhrases.empty[wording].text()]
    }
    if let totals { return opening + stack(totals) }
    return opening + (series.count == 1 ? first.full : several)
  }

  /// Two sentences.
  var brief: [String] {
    guard let first = series.first else {
      return [briefOpening, ExtremePhrases.empty[wording].text()]
    }
    if totals != nil { return [briefOpening] + shares.prefix(1) }
    return [briefOpening] + (series.count == 1 ? [first.brief] : [briefComparison])
  }

  /// The author's own words, marked as theirs.
  var author: [String] {
    summary.isEmpty ? [] : [OpeningPhrases.author[wording].text(["summary": summary])]
  }

  /// The author's own words, harmless; empty if there are none.
  private var summary: String { UntrustedText.harmless(chart.summary ?? "", limit: 1000) }

  /// What the chart is, and what its axes run over.
  var opening: [String] {
    let first =
      title.isEmpty
      ? OpeningPhrases.untitled[wording].text(["kind": content])
      : OpeningPhrases.titled[wording].text(["title": title, "kind": content])
    var lines = [
      first, OpeningPhrases.xAxis[wording].text(["axis": xText]),
      OpeningPhrases.yAxis[wording].text(["axis": yText]),
    ]
    for (number, axis) in chart.additionalAxes.enumerated() {
      let names = series.filter { $0.series.axis == number + 1 }.map(\.name)
      guard !names.isEmpty else { continue }
      let isNamed = axis.title == names.joined(separator: ", ")
      lines.append(
        (isNamed ? OpeningPhrases.furtherAxis : OpeningPhrases.otherAxis)[wording].text([
          "names": list(names), "axis": UntrustedText.harmless(axis.sentence, limit: 300),
        ]))
    }
    // Axes of several columns are called by them already.
    let named = [chart.yAxis.title] + chart.additionalAxes.map(\.title)
    let names = series.map(\.name).joined(separator: ", ")
    if series.count > 1, chart.yAxis.title != names, named.joined(separator: ", ") != names {
      lines.append(OpeningPhrases.series[wording].text(["names": list(series.map(\.name))]))
    }
    return lines
  }

  private var briefOpening: String {
    title.isEmpty
      ? OpeningPhrases.brieflyUntitled[wording].text(["content": content, "x": xText, "y": yText])
      : OpeningPhrases.briefly[wording].text([
        "title": title, "content": content, "x": xText, "y": yText,
      ])
  }

  /// What the chart is called, harmless; empty if it has no name.
  var title: String { UntrustedText.harmless(chart.title, limit: 100) }

  private var xText: String {
    UntrustedText.harmless(
      chart.kind == .histogram ? chart.xAxis.binSentence : chart.xAxis.sentence, limit: 300)
  }

  private var yText: String { UntrustedText.harmless(chart.yAxis.sentence, limit: 300) }

  /// What the chart is, and of how many series.
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

  /// Names in one text, of many the first.
  func list(_ names: [String]) -> String {
    Lists.text(Array(names.prefix(Self.maxSeries)), of: names.count)
  }
}
