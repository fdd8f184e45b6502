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
  var full: [String] { author + statements + source }

  /// All statements except the author's words.
  var statements: [String] {
    guard let first = series.first else {
      return [frame] + axes + [ExtremePhrases.empty[wording].text()]
    }
    let features =
      totals.map(stack)
      ?? (chart.kind == .heatmap ? cells : series.count == 1 ? first.full : several)
    // What stands out comes before the names of the series.
    let labels = labels(atMost: Self.maxLabels)
    return [frame] + features.prefix(1) + squeezes + labels + features.dropFirst() + axes
  }

  /// The maximum number of labels of a series that a full description lists.
  private static let maxLabels = 20

  /// The brief description: what the chart is and its strongest feature, and others as far as ten seconds of
  /// speech allow.
  var brief: [String] {
    guard let first = series.first else { return [briefFrame] + briefFeatures }
    let features = briefFeatures
    let strongest = series.count == 1 ? first.linesOfStrongest : 1
    return SpokenLength.lines(
      [briefFrame] + features.prefix(strongest) + squeezes + features.dropFirst(strongest),
      within: Self.briefSeconds, keeping: 1 + strongest)
  }

  /// What the brief description says of the values, the strongest feature first.
  var briefFeatures: [String] {
    guard let first = series.first else { return [ExtremePhrases.empty[wording].text()] }
    if chart.kind == .heatmap { return Array(cells.prefix(2)) }
    return totals != nil
      ? Array(shares.prefix(1)) : series.count == 1 ? first.brief : briefComparison
  }

  /// The normal description: what the chart is, and its features in about half a minute of speech, with labels
  /// and what is squeezed in any case; without the author's words.
  var normal: [String] {
    guard let only = series.first else { return brief }
    let features =
      totals.map(stack)
      ?? (chart.kind == .heatmap ? cells : series.count == 1 ? only.normal : several)
    let labels = labels(for: Self.labelSeconds)
    // What the author says and what outliers hide is heard, however long the first lines are.
    let told = SpokenLength.first(labels, for: Self.labelSeconds)
    let first = [frame] + features.prefix(1) + squeezes + told
    return SpokenLength.lines(
      first + labels.dropFirst(told.count) + features.dropFirst() + axes,
      within: Self.normalSeconds, keeping: first.count)
  }

  /// The length of the brief description in speech.
  private static let briefSeconds = 8.0...11
  /// The length of the normal description in speech.
  private static let normalSeconds = 27.0...40
  /// The length of the labels in the normal description in speech, after which no label is added.
  private static let labelSeconds = 6.0

  /// The author's own words, marked as theirs.
  var author: [String] {
    summary.isEmpty ? [] : [OpeningPhrases.author[wording].text(["summary": summary])]
  }

  /// The source of the data, if it is known.
  var source: [String] { ChartOverview(chart).sourceLines }

  /// The author's words as far as half a minute of speech allows.
  var spokenAuthor: [String] { Self.spokenAuthor(of: chart, wording) }

  /// Returns the author's own words as far as half a minute of speech allows.
  static func spokenAuthor(of chart: ChartDescriptor, _ wording: Wording) -> [String] {
    let words = UntrustedText.shortened(
      chart.summary ?? "", limit: spokenLimit, sign: OpeningPhrases.more.text())
    return words.isEmpty ? [] : [OpeningPhrases.author[wording].text(["summary": words])]
  }

  /// The points that the author labelled, in at most half a minute of speech.
  var spokenLabels: [String] {
    SpokenLength.lines(labels(), within: Self.normalSeconds, keeping: 1)
  }

  /// The maximum number of Unicode scalars of the author's words that are spoken before a chart:
  /// some 80 words of English, half a minute at 175 words a minute.
  private static let spokenLimit = 500

  /// The author's own words, harmless; empty if there are none.
  private var summary: String { UntrustedText.harmless(chart.summary ?? "", limit: 1000) }

  /// What the chart is, in a sentence, its further axes, the names of its series, and axes that
  /// outliers stretch.
  var opening: [String] { [frame] + axes + squeezes }

  /// The y axes that are wide only because of outliers.
  private var squeezes: [String] {
    chart.squeezes.compactMap { squeeze in
      guard let axis = chart.yAxis(squeeze.axis) else { return nil }
      // Outliers may be so far away that the others would have one text.
      let whole = ValueText(axis: axis)
      let ends = [squeeze.range.lowerBound, squeeze.range.upperBound]
      var near = axis
      near.range = squeeze.range
      let text = Set(ends.map(whole.text)).count < Set(ends).count ? ValueText(axis: near) : whole
      let phrases =
        chart.additionalAxes.isEmpty ? SqueezePhrases.squeezed : SqueezePhrases.squeezedAxis
      return phrases[wording].text(
        count: squeeze.outlierCount,
        [
          "axis": UntrustedText.harmless(axis.title, limit: 60),
          "low": text.text(squeeze.range.lowerBound), "high": text.text(squeeze.range.upperBound),
        ])
    }
  }

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
    let isListed =
      Set(named.joined(separator: ", ").split(separator: ", ")) == Set(series.map { $0.name[...] })
    if series.count > 1, chart.yAxis.title != names, !isListed {
      let phrase = chart.hasRows ? OpeningPhrases.rows : OpeningPhrases.series
      lines.append(phrase[wording].text(["names": list(series.map(\.name))]))
    }
    return lines
  }

  /// What the chart is, with the ranges of its axes.
  var frame: String { frame(x: xText, y: yText) }

  /// What the chart is, with the names of its axes alone.
  var briefFrame: String {
    let names = series.map(\.name)
    let isOfAll =
      names.count > 1
      && (chart.yAxis.title == names.joined(separator: ", ")
        || series.contains { $0.series.axis > 0 })
    return frame(
      x: UntrustedText.harmless(chart.xAxis.title, limit: 100),
      y: isOfAll
        ? Lists.text(Array(names.prefix(3)), of: names.count)
        : axis(UntrustedText.harmless(chart.yAxis.title, limit: 100)))
  }

  private func frame(x: String, y: String) -> String {
    title.isEmpty
      ? OpeningPhrases.brieflyUntitled[wording].text(["content": content, "x": x, "y": y])
      : OpeningPhrases.briefly[wording].text(["title": title, "content": content, "x": x, "y": y])
  }

  /// The title of the chart, harmless; empty if it has none.
  var title: String { UntrustedText.harmless(chart.title, limit: 100) }

  private var xText: String {
    UntrustedText.harmless(
      chart.kind == .histogram ? chart.xAxis.binSentence : chart.xAxis.sentence, limit: 300)
  }

  private var yText: String { axis(UntrustedText.harmless(chart.yAxis.sentence, limit: 300)) }

  /// Returns the text of the y axis, which says whether its values are means.
  private func axis(_ text: String) -> String {
    let areMeans = series.contains { ($0.series.rowCounts.max() ?? 0) > 1 }
    return areMeans && !series.isEmpty ? OpeningPhrases.mean.text(["axis": text]) : text
  }

  /// The kind of chart, and the number of series if there are several.
  var content: String {
    let kind =
      switch (chart.kind, chart.hasStacks) {
      case (.line, false): KindPhrases.line
      case (.line, true): KindPhrases.stackedLine
      case (.histogram, false): KindPhrases.histogram
      case (.histogram, true): KindPhrases.stackedHistogram
      case (.bar, true): KindPhrases.stackedBar
      case (.bar, false): KindPhrases.bar
      case (.scatter, _): KindPhrases.scatter
      case (.box, _): KindPhrases.box
      case (.candlestick, _): KindPhrases.candlestick
      case (.band, _): KindPhrases.band
      case (.heatmap, _): KindPhrases.heatmap
      }
    let text = kind[wording].text()
    if chart.kind == .heatmap { return cellContent }
    guard series.count > 1 else { return text }
    let title = UntrustedText.harmless(chart.seriesTitle, limit: 60)
    guard title.isEmpty else {
      return OpeningPhrases.contentBy[wording].text(
        count: series.count, ["kind": text, "title": title])
    }
    return OpeningPhrases.content[wording].text(count: series.count, ["kind": text])
  }

  /// Returns names in one text: the first ``maxSeries`` if there are more.
  func list(_ names: [String]) -> String {
    Lists.text(Array(names.prefix(Self.maxSeries)), of: names.count)
  }
}
