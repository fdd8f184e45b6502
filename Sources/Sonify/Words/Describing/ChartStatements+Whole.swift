import SonifyBase
import SonifyChart

extension ChartStatements {
  /// The mean and the extremes of a whole of which the chart shows a part.
  /// - Parameter whole: the chart over all of its x axis.
  /// - Returns: a line for each of the first series that goes on outside of the part.
  /// - Complexity: O(*n*).
  func lines(within whole: ChartDescriptor) -> [String] {
    guard chart.kind != .histogram, totals == nil, whole.series.count == series.count else {
      return []
    }
    return zip(series, whole.series).prefix(SeriesStatements.maxList).compactMap { one, series in
      guard let part = one.facts.values, let all = WholeSeries(series),
        one.facts.count < series.count
      else { return nil }
      let texts = SeriesTexts(series, of: whole, range: all.minimum.y...all.maximum.y)
      let form = StatementForm(wording: wording, isAfterColon: self.series.count > 1)
      let line = (texts.xAxis.isOrdered ? WholePhrases.along : WholePhrases.among)[form].text([
        "span": texts.span(from: all.xs.lowerBound, to: all.xs.upperBound),
        "mean": texts.computed(all.mean), "own": texts.computed(part.mean),
        "lowest": texts.point(all.minimum), "highest": texts.point(all.maximum),
      ])
      return form.isAfterColon ? one.labelled(line) : line
    }
  }
}
