import SonifyBase
package import SonifyChart

extension ChartDescriptor {
  /// The size of the chart in a few words: "59 points", or "406 values in 12 bins".
  package var sizeText: String {
    guard kind == .histogram, case .categorical(let axis) = xAxis else {
      let phrase = hasRows ? OverviewPhrases.cells : OverviewPhrases.points
      return phrase.text(count: series.reduce(0) { $0 + (hasRows ? $1.count : $1.rowCount) })
    }
    let values = series.reduce(0) { sum, one in
      sum + one.ys.reduce(0) { $1.isFinite ? $0 + $1 : $0 }
    }
    let number = NumberText(digits: 19).text(values)
    return OverviewPhrases.valuesInBins.text([
      "values": OverviewPhrases.values.text(number),
      "bins": OverviewPhrases.bins.text(count: axis.categories.count),
    ])
  }

  /// The content of the chart in a few words: "5 series", "stacked bars of 3 series", "histogram";
  /// empty for one series of an ordinary chart.
  package var contentText: String {
    let several = series.count > 1 ? ContentPhrases.series.text(count: series.count) : ""
    switch kind {
    case .histogram:
      let title = UntrustedText.harmless(xAxis.title, limit: 40)
      let (plain, titled) =
        hasStacks
        ? (ContentPhrases.stackedHistogram, ContentPhrases.stackedHistogramOf)
        : (ContentPhrases.histogram, ContentPhrases.histogramOf)
      return Lists.items([title.isEmpty ? plain.text() : titled.text(["title": title]), several])
    case .line where hasStacks: return ContentPhrases.stackedLines.text(count: series.count)
    case .bar where hasStacks, .scatter where hasStacks:
      return ContentPhrases.stackedBars.text(count: series.count)
    case .heatmap:
      return ContentPhrases.heatmap.text(count: series.count)
    case .line, .bar, .scatter: return several
    case .box, .candlestick, .band:
      return Lists.items([KindContentPhrases.phrase(kind).text(), several])
    }
  }
}
