import SonifyBase
import SonifyChart

extension ChartStatements {
  /// The mean and the extremes of a whole of which the chart shows a part.
  /// - Parameter whole: the chart over all of its x axis.
  /// - Returns: a line about the first series that goes on outside of the part; empty if none does.
  /// - Complexity: O(*n*).
  func lines(within whole: ChartDescriptor) -> [String] {
    guard chart.kind != .histogram, totals == nil else { return [] }
    return series.lazy.compactMap { one -> String? in
      guard let part = one.facts.values,
        let series = whole.series.first(where: { $0.name == one.series.name }),
        let all = WholeSeries(series), one.facts.count < series.count
      else { return nil }
      let texts = SeriesTexts(series, of: whole, range: all.minimum.y...all.maximum.y)
      let form = StatementForm(wording: wording, isAfterColon: self.series.count > 1)
      let line = (texts.xAxis.isOrdered ? WholePhrases.along : WholePhrases.among)[form].text([
        "span": texts.span(
          from: whole.xAxis.range.lowerBound, to: whole.xAxis.range.upperBound),
        "mean": texts.computed(all.mean), "own": texts.computed(part.mean),
        "lowest": texts.point(all.minimum), "highest": texts.point(all.maximum),
      ])
      return form.isAfterColon ? one.labelled(line) : line
    }.prefix(1).map { $0 }
  }
}
