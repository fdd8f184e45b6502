import SonifyBase
import SonifyChart
import SonifyComposition

/// A chart seen over a range of x: what a listener walks through, and what it sounds like.
///
/// The values in view fill the range of pitches. Zooming and panning make another view of the same
/// chart; none ever reaches past its ends.
struct ChartView: Sendable {
  /// The most stops of one series in view.
  static let maxStopCount = 400

  /// The whole chart.
  let source: ViewedChart
  /// How the chart sounds.
  let sound: SoundOptions
  /// Which part of the x axis is in view.
  let window: AxisWindow
  /// The least and the greatest x in view.
  let xs: ClosedRange<Double>
  /// The stops of every series, rising in x.
  let stops: [[Stop]]
  /// Every y axis over the values in view; the first is that of the chart.
  let yAxes: [NumericAxis]
  /// Values at which the visible part of the x axis is divided, rising.
  let xGridlines: [Double]

  /// Sees the whole of a chart.
  init(_ chart: ChartDescriptor, sound: SoundOptions) {
    self.init(ViewedChart(chart), sound: sound, window: .whole)
  }

  /// Sees a part of a chart.
  /// - Complexity: O(points in view) expected, spread over the processors.
  init(_ source: ViewedChart, sound: SoundOptions, window: AxisWindow) {
    self.source = source
    self.sound = sound
    self.window = window
    let xs = window.values(on: source.chart.xAxis)
    self.xs = xs
    let stops = source.chart.series.indices.map { source.stops(ofSeries: $0, in: xs) }
    self.stops = stops
    yAxes =
      window.isWhole
      ? source.chart.yAxes
      : source.visibleAxes(showing: stops)
    xGridlines =
      window.isWhole ? source.chart.xAxis.gridlines : source.chart.xAxis.gridlines(dividing: xs)
  }

  /// Whether all of the chart is in view.
  var isWhole: Bool { window.isWhole }

  /// The y axis of a series, over the values in view.
  func yAxis(ofSeries index: Int) -> NumericAxis {
    let number = source.chart.series[index].axis
    return yAxes.indices.contains(number) ? yAxes[number] : yAxes[0]
  }

  /// The stop of a series that holds an x or lies nearest to it, the first of several; nothing if
  /// the series has none in view.
  /// - Complexity: O(log *n*).
  func stop(nearestTo x: Double, inSeries index: Int) -> Int? {
    let stops = stops[index]
    let next = stops.partitioningIndex { $0.xs.upperBound >= x }
    guard next > 0 else { return stops.isEmpty ? nil : 0 }
    guard next < stops.count else { return stops.count - 1 }
    let before = stops[next - 1]
    guard before.distance(to: x) <= stops[next].distance(to: x) else { return next }
    return stops.partitioningIndex { $0.xs.upperBound >= before.xs.upperBound }
  }

  /// The stop of a series that stands for a point, if it is in view.
  /// - Complexity: O(log *n*).
  func stop(ofPoint point: Int, inSeries index: Int) -> Int? {
    let stop = stops[index].partitioningIndex { $0.points.upperBound > point }
    guard stop < stops[index].count, stops[index][stop].points.contains(point) else { return nil }
    return stop
  }

  /// The point of a stop that has its least or its greatest value.
  func extreme(_ end: RangeEnd, of stop: Stop, inSeries index: Int) -> ChartPlace? {
    source.extreme(end, ofSeries: index, among: stop.points)
  }

  /// The name of a stop that is a single point, if it has one.
  func label(of stop: Stop, inSeries index: Int) -> String? {
    guard stop.rows == 1 else { return nil }
    return source.label(ofPoint: stop.points.lowerBound, ofSeries: index)
  }
}
