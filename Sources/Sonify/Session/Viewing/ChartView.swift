import SonifyBase
import SonifyChart
import SonifyComposition

/// A view of a chart over a range of x: the stops that a listener can visit, and their pitches.
///
/// The values in view fill the range of pitches. Zooming and panning make another view of the same
/// chart, always within its ends.
struct ChartView: Sendable {
  /// The maximum number of stops of one series in view.
  static let maxStopCount = 400

  /// The whole chart.
  let source: ViewedChart
  /// The options of the sound.
  let sound: SoundOptions
  /// The part of the x axis that is in view.
  let window: AxisWindow
  /// The range of x in view.
  let xs: ClosedRange<Double>
  /// The stops of every series, in order of x.
  let stops: [[Stop]]
  /// Every y axis over the values in view; the first is that of the chart.
  let yAxes: [NumericAxis]
  /// The gridlines of the visible part of the x axis, in ascending order.
  let xGridlines: [Double]

  /// Creates the view of a whole chart.
  init(
    _ chart: ChartDescriptor, sound: SoundOptions, stopLimit: Int = ChartView.maxStopCount
  ) {
    self.init(ViewedChart(chart), sound: sound, window: .whole, stopLimit: stopLimit)
  }

  /// Creates the view of a part of a chart, with at most `stopLimit` stops of each series.
  /// - Complexity: O(points in view) expected, in parallel.
  init(
    _ source: ViewedChart, sound: SoundOptions, window: AxisWindow,
    stopLimit: Int = ChartView.maxStopCount
  ) {
    self.source = source
    self.sound = sound
    self.window = window
    let xs = window.values(on: source.chart.xAxis)
    self.xs = xs
    let stops = source.chart.series.indices.map {
      source.stops(ofSeries: $0, in: xs, atMost: stopLimit)
    }
    self.stops = stops
    yAxes =
      window.isWhole
      ? source.chart.yAxes
      : source.visibleAxes(showing: stops)
    xGridlines =
      window.isWhole ? source.chart.xAxis.gridlines : source.chart.xAxis.gridlines(dividing: xs)
  }

  /// Whether the whole chart is in view.
  var isWhole: Bool { window.isWhole }

  /// Returns the y axis of a series, over the values in view.
  func yAxis(ofSeries index: Int) -> NumericAxis {
    let number = source.chart.series[index].axis
    return yAxes.indices.contains(number) ? yAxes[number] : yAxes[0]
  }

  /// Returns the first stop of a series that contains an x or is nearest to it, or nil if the
  /// series has none in view.
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

  /// Returns the stop of a series that stands for a point, or nil if the point is not in view.
  /// - Complexity: O(log *n*).
  func stop(ofPoint point: Int, inSeries index: Int) -> Int? {
    let stop = stops[index].partitioningIndex { $0.points.upperBound > point }
    guard stop < stops[index].count, stops[index][stop].points.contains(point) else { return nil }
    return stop
  }

  /// Returns the point of a stop with its smallest or its largest value, or nil if it has none.
  func extreme(_ end: RangeEnd, of stop: Stop, inSeries index: Int) -> ChartPoint? {
    source.extreme(end, ofSeries: index, among: stop.points)
  }

  /// Returns the label of a stop that is a single point, or nil if it has none.
  func label(of stop: Stop, inSeries index: Int) -> String? {
    guard stop.rows == 1 else { return nil }
    return source.label(ofPoint: stop.points.lowerBound, ofSeries: index)
  }
}
