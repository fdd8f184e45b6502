import SonifyBase
import SonifyChart
import SonifyTables

extension ChartAssembly {
  /// Makes a histogram: the number of values of every series in each bin, with the same bins for
  /// all.
  /// - Parameters:
  ///   - drafts: the series, whose x are the values to count.
  ///   - x: the column of the values.
  ///   - range: the range of the bins, if one was chosen.
  ///   - title: the title of the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError/badChoice(_:)`` if the column or the axes do not suit a histogram.
  /// - Complexity: O(values).
  mutating func histogram(
    of drafts: [SeriesDraft], _ x: XColumn, within range: ClosedRange<Double>?, title: String
  ) throws(InputError) -> LoadedChart {
    let name = UntrustedText.harmless(x.title, limit: 60)
    guard x.categories == nil else {
      throw .badChoice(.histogramOfTexts(column: name))
    }
    if case .date = x.quantity {
      throw .badChoice(.histogramOfDates(column: name))
    }
    guard choices.xScale == .auto || choices.xScale == .linear, choices.yScale != .log else {
      throw .badChoice(.histogramOnScale)
    }
    let bins = Bins(
      for: drafts.count == 1 ? drafts[0].series.xs : drafts.flatMap(\.series.xs),
      in: range ?? x.summary.range ?? 0...0, whole: x.summary.isWhole, about: choices.binCount)
    decisions += binDecisions(bins)

    let places = (0..<bins.count).map(Double.init)
    let counted = drafts.map { draft in
      SeriesDraft(
        DataSeries(
          name: drafts.count > 1
            ? draft.series.name : LocaleSettings.naming { ColumnPhrases.count.text() },
          isContinuous: false, xs: places, ys: bins.counts(of: draft.series.xs).map(Double.init)))
    }
    let isStacked = try isStacked(counted, .histogram)
    let (quantity, unit) = x.quantity.measured(in: choices.xUnit ?? x.unit)
    let xAxis = CategoricalAxis(
      title: choices.xTitle ?? x.title, categories: bins.names(quantity, unit: unit))
    return LoadedChart(
      chart: ChartDescriptor(
        title: title, kind: .histogram, xAxis: .categorical(xAxis),
        yAxis: try countAxis(of: counted.map(\.series), isStacked: isStacked),
        series: counted.map { $0.finished(isContinuous: false, axis: 0) },
        seriesTitle: seriesTitle, isStacked: isStacked),
      decisions: decisions, rowCount: table.rowCount)
  }

  /// Returns the axis of the counts, which begins at zero.
  private func countAxis(
    of series: [DataSeries], isStacked: Bool
  ) throws(InputError) -> NumericAxis {
    let chosen = try choices.yRange.map { range throws(InputError) in
      try range.resolved(for: .y, .number)
    }
    let maximum = series.flatMap(\.ys).max() ?? 0
    let range = chosen ?? (isStacked ? StackSum.range(of: series) : 0...maximum)
    return NumericAxis(
      title: choices.yTitle ?? LocaleSettings.naming { ColumnPhrases.count.text() }, range: range,
      gridlines: try choices.yGrid.values(in: range, .linear, .number), unit: choices.yUnit)
  }

  private func binDecisions(_ bins: Bins) -> [Decision] {
    let width = bins.width > 0 && !bins.holdSingleValues ? bins.width : nil
    let decision = Decision.points(.bins(bins.count, width: width))
    guard bins.count > 1, !bins.holdSingleValues else { return [decision] }
    return [decision, .points(.binEdges)]
  }
}
