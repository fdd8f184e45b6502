/// A chart: what it is called, what its axes run over, and its series of points.
///
/// The shape follows `AXChartDescriptor` of Apple's Accessibility framework, so that an app's
/// descriptor maps onto it one to one.
public struct ChartDescriptor: Equatable, Sendable {
  /// What the chart is called; empty when nothing names it.
  public var title: String

  /// The author's own words about the chart, if there are any.
  public var summary: String?

  /// How the points are to be understood.
  public var kind: ChartKind

  /// What the points are ordered by.
  public var xAxis: DataAxis

  /// The axis of every series whose ``DataSeries/axis`` is 0.
  public var yAxis: NumericAxis

  /// Further axes: y axes of numbers for series whose values run over a range of their own, and axes
  /// of any kind for the ``DataSeries/additionalValues`` of points.
  public var additionalAxes: [DataAxis]

  /// Which way x runs on the page.
  public var contentDirection: ContentDirection

  /// The series, in the order in which they are to be heard.
  public var series: [DataSeries]

  /// Whether the values of all series at one x are parts of a whole, as in stacked bars.
  ///
  /// It has a meaning for bars, histograms and lines of several series on one y axis; see
  /// ``hasStacks``.
  public var isStacked: Bool

  /// Makes a chart.
  /// - Parameters:
  ///   - title: what the chart is called.
  ///   - summary: the author's own words about it.
  ///   - kind: how the points are to be understood; when not given, a chart of which a series is
  ///     continuous is a line, one over names has bars, and any other is a scatter chart.
  ///   - xAxis: what the points are ordered by.
  ///   - yAxis: what the values lie on.
  ///   - additionalAxes: further axes.
  ///   - contentDirection: which way x runs on the page.
  ///   - series: the points.
  ///   - isStacked: whether the values of all series at one x are parts of a whole.
  public init(
    title: String, summary: String? = nil, kind: ChartKind? = nil, xAxis: DataAxis,
    yAxis: NumericAxis, additionalAxes: [DataAxis] = [],
    contentDirection: ContentDirection = .leftToRight, series: [DataSeries],
    isStacked: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.kind =
      kind ?? ChartKind(over: xAxis, isContinuous: series.contains(where: \.isContinuous))
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.contentDirection = contentDirection
    self.series = series
    self.isStacked = isStacked
  }

  /// The y axis on which the values of `series` lie; the first where there is no such axis of
  /// numbers or dates.
  public func axis(of series: DataSeries) -> NumericAxis {
    guard additionalAxes.indices.contains(series.axis - 1),
      case .numeric(let axis) = additionalAxes[series.axis - 1]
    else { return yAxis }
    return axis
  }

  /// The y axis of every number that ``DataSeries/axis`` may have; the first in place of names.
  package var yAxes: [NumericAxis] {
    [yAxis]
      + additionalAxes.map { axis in
        if case .numeric(let axis) = axis { axis } else { yAxis }
      }
  }
}

/// How the points of a chart are to be understood.
public enum ChartKind: String, CaseIterable, Sendable, Codable {
  /// Values along an ordered x, joined to their neighbours.
  case line
  /// One value for each category.
  case bar
  /// Points in the plane, in no order of their own.
  case scatter
  /// How many values lie in each bin; the categories of the x axis are the bins.
  case histogram

  /// Whether a value is the length of a bar, which begins at zero.
  public var hasBars: Bool { self == .bar || self == .histogram }

  /// The kind that a chart has when its author names none.
  package init(over xAxis: DataAxis, isContinuous: Bool) {
    self =
      switch xAxis {
      case _ where isContinuous: .line
      case .categorical: .bar
      case .numeric: .scatter
      }
  }
}
