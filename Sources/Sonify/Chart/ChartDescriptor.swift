/// A chart: its title, its axes, and its series of points.
///
/// The shape follows `AXChartDescriptor` of Apple's Accessibility framework, so that an app's
/// descriptor maps onto it one to one.
public struct ChartDescriptor: Equatable, Sendable {
  /// The title; empty if there is none.
  public var title: String

  /// The author's own description of the chart, or nil if there is none.
  public var summary: String?

  /// The origin of the data in the author's words, such as a publication, or nil if it is unknown.
  public var source: String?

  /// The kind of chart, which says how to interpret the points.
  public var kind: ChartKind

  /// The axis that orders the points.
  public var xAxis: DataAxis

  /// The axis of every series whose ``DataSeries/axis`` is 0.
  public var yAxis: NumericAxis

  /// Further axes: y axes of numbers for series with a range of their own, and axes of any kind for
  /// the ``DataSeries/additionalValues`` of points.
  public var additionalAxes: [DataAxis]

  /// The direction of x on the page.
  public var contentDirection: ContentDirection

  /// The series, in the order of playback.
  public var series: [DataSeries]

  /// What the names of the series are values of, as in "driveway"; empty if they say it themselves.
  public var seriesTitle: String

  /// Whether the values of all series at one x are parts of a whole, as in stacked bars.
  ///
  /// It applies to bars, histograms and lines of several series on one y axis; see ``hasStacks``.
  public var isStacked: Bool

  /// The further axis, by its index in ``additionalAxes``, that each property of tones follows; empty
  /// if tones have the pitch and pan of their points alone.
  ///
  /// Volume and length need an axis of numbers, timbre one of at most five categories; another axis
  /// has no effect. Points then sound as separate tones. A chart document does not keep it.
  public var tones: [ToneProperty: Int] = [:]

  /// The series whose labels are those of few points in a larger chart of which this is a part; nil
  /// if the points show it.
  ///
  /// A chart document does not keep it.
  package var seriesWithRemarks: Set<Int>?

  /// Makes a chart.
  /// - Parameters:
  ///   - title: The title.
  ///   - summary: The author's own description.
  ///   - source: the origin of the data in the author's words.
  ///   - kind: the kind of chart; by default a line if a series is continuous, bars if x is
  ///     categorical, and otherwise a scatter chart.
  ///   - xAxis: the axis that orders the points.
  ///   - yAxis: the axis of the values.
  ///   - additionalAxes: further axes.
  ///   - contentDirection: the direction of x on the page.
  ///   - series: the points.
  ///   - seriesTitle: what the names of the series are values of.
  ///   - isStacked: whether the values of all series at one x are parts of a whole.
  public init(
    title: String, summary: String? = nil, source: String? = nil, kind: ChartKind? = nil,
    xAxis: DataAxis, yAxis: NumericAxis, additionalAxes: [DataAxis] = [],
    contentDirection: ContentDirection = .leftToRight, series: [DataSeries],
    seriesTitle: String = "", isStacked: Bool = false
  ) {
    self.title = title
    self.summary = summary
    self.source = source
    self.kind =
      kind ?? ChartKind(over: xAxis, isContinuous: series.contains(where: \.isContinuous))
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.contentDirection = contentDirection
    self.series = series
    self.seriesTitle = seriesTitle
    self.isStacked = isStacked
  }

  /// Returns the y axis of `series`, or the first y axis if the series has no axis of numbers or
  /// dates.
  public func axis(of series: DataSeries) -> NumericAxis {
    guard additionalAxes.indices.contains(series.axis - 1),
      case .numeric(let axis) = additionalAxes[series.axis - 1]
    else { return yAxis }
    return axis
  }

  /// The y axes by ``DataSeries/axis``, with the first in place of categorical ones.
  package var yAxes: [NumericAxis] {
    [yAxis]
      + additionalAxes.map { axis in
        if case .numeric(let axis) = axis { axis } else { yAxis }
      }
  }
}

/// The kind of a chart, which says how to interpret its points.
public enum ChartKind: String, CaseIterable, Sendable, Codable {
  /// Values along an ordered x, joined to their neighbours.
  case line
  /// One value for each category.
  case bar
  /// Points in the plane, in no particular order.
  case scatter
  /// The number of values in each bin; the categories of the x axis are the bins.
  case histogram
  /// Five numbers for each x, the median, the quartiles and the whiskers, and outliers.
  case box
  /// Four numbers for each x: open, high, low and close.
  case candlestick
  /// A line with a lower and an upper edge around it.
  case band
  /// Rows of cells, each a series, over the columns that they share; the values are on one y axis.
  case heatmap

  /// Whether a value is the length of a bar, which begins at zero.
  public var hasBars: Bool { self == .bar || self == .histogram }

  /// Makes the kind of a chart whose author names none.
  package init(over xAxis: DataAxis, isContinuous: Bool) {
    self =
      switch xAxis {
      case _ where isContinuous: .line
      case .categorical: .bar
      case .numeric: .scatter
      }
  }
}
