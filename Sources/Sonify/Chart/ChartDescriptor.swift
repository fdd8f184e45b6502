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

  /// Further y axes, for series whose values run over a range of their own.
  public var additionalAxes: [NumericAxis]

  /// The series, in the order in which they are to be heard.
  public var series: [DataSeries]

  /// Whether the values of all series at one x are parts of a whole, as in stacked bars.
  ///
  /// It has a meaning for bars, histograms and lines of several series on one y axis; see
  /// ``hasStacks``.
  public var isStacked: Bool

  /// Makes a chart.
  public init(
    title: String, summary: String? = nil, kind: ChartKind, xAxis: DataAxis, yAxis: NumericAxis,
    additionalAxes: [NumericAxis] = [], series: [DataSeries], isStacked: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.kind = kind
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    self.isStacked = isStacked
  }

  /// The y axis on which the values of `series` lie.
  public func axis(of series: DataSeries) -> NumericAxis {
    series.axis == 0 ? yAxis : additionalAxes[series.axis - 1]
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
}
