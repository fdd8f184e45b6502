import SonifyBase
import SonifyChart

extension ViewedChart {
  /// Returns every y axis, in the order of the chart, over the values of the given stops.
  ///
  /// As on the whole axes, bars start from zero. An axis without values is unchanged.
  func visibleAxes(showing stops: [[Stop]]) -> [NumericAxis] {
    chart.yAxes.enumerated().map { number, axis in
      let ranges = zip(chart.series.indices, stops).filter { chart.series[$0.0].axis == number }
        .flatMap { index, stops in
          stops.compactMap(\.ys)
            + (chart.hasFigures ? figureRanges(of: stops, ofSeries: index) : [])
        }
      guard var low = ranges.map(\.lowerBound).min(), var high = ranges.map(\.upperBound).max()
      else { return axis }
      if chart.kind.hasBars, axis.scale == .linear { (low, high) = (min(low, 0), max(high, 0)) }
      // Values outside the axis have the pitch of its nearest end in every view.
      low = min(max(low, axis.range.lowerBound), axis.range.upperBound)
      high = min(max(high, low), axis.range.upperBound)
      return axis.narrowed(to: low...high)
    }
  }

  /// Returns the ranges of the values of the elements at some stops.
  private func figureRanges(of stops: [Stop], ofSeries index: Int) -> [ClosedRange<Double>] {
    stops.flatMap { stop in
      stop.points.compactMap { figure(ofPoint: $0, ofSeries: index)?.range }
    }
  }
}

extension ChartView {
  /// The x axis over the view; for categories, only the visible ones.
  var xAxis: DataAxis { xAxis(over: xs) }

  /// The x axis over a part of the view.
  private func xAxis(over xs: ClosedRange<Double>) -> DataAxis {
    switch source.chart.xAxis {
    case .numeric(var axis):
      axis.range = xs
      axis.gridlines = xGridlines.filter(xs.contains)
      return .numeric(axis)
    case .categorical(var axis):
      axis.categories = Array(axis.categories[Self.categories(of: axis, in: xs)])
      return .categorical(axis)
    }
  }

  /// The visible part as a chart of its own.
  ///
  /// The data are not copied if the x axis is of numbers or dates.
  var visibleChart: ChartDescriptor { isWhole ? source.described : chart(over: xs) }

  /// Returns whether a range of x is in view.
  func shows(_ range: ClosedRange<Double>) -> Bool {
    xs.lowerBound <= range.lowerBound && range.upperBound <= xs.upperBound
  }

  /// Returns a part of the view as a chart of its own, whose y axes are those of the view.
  ///
  /// The data are not copied if the x axis is of numbers or dates.
  func chart(over xs: ClosedRange<Double>) -> ChartDescriptor {
    var chart = source.described
    chart.xAxis = xAxis(over: xs)
    chart.yAxis = yAxes[0]
    chart.additionalAxes = zip(chart.additionalAxes, yAxes.dropFirst()).map { axis, visible in
      if case .numeric = axis { .numeric(visible) } else { axis }
    }
    // In a part of the chart, labels may be more than few.
    chart.seriesWithRemarks = source.seriesWithRemarks
    guard case .categorical = source.chart.xAxis else { return chart }
    // Categories are counted from 0 on every axis.
    chart.series = chart.series.map { series in
      var part = series.points(at: series.xs.indices.filter { xs.contains(series.xs[$0]) })
      part.xs = part.xs.map { $0 - xs.lowerBound }
      return part
    }
    return chart
  }

  private static func categories(
    of axis: CategoricalAxis, in xs: ClosedRange<Double>
  ) -> Range<Int> {
    guard let first = Int(exactly: xs.lowerBound), let last = Int(exactly: xs.upperBound) else {
      return axis.categories.indices
    }
    return (first..<(last + 1)).clamped(to: axis.categories.indices)
  }
}

extension DataAxis {
  /// Returns the gridlines of the part of the axis over a range; empty for categories, or if the
  /// whole axis has no gridlines.
  func gridlines(dividing range: ClosedRange<Double>) -> [Double] {
    switch self {
    case .numeric(let axis): axis.narrowed(to: range).gridlines
    case .categorical: []
    }
  }
}

extension NumericAxis {
  /// Returns a part of the axis, with new gridlines if the whole axis has any.
  func narrowed(to range: ClosedRange<Double>) -> NumericAxis {
    guard range != self.range else { return self }
    var part = self
    part.range = range
    part.gridlines =
      gridlines.isEmpty ? [] : Gridlines.values(in: range, scale: scale, quantity: quantity)
    return part
  }
}
