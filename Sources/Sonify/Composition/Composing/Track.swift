import SonifyBase
package import SonifyChart
import SonifySound

/// The points of one series that lie on the x axis.
package struct Track: Sendable {
  /// The index of the series in the chart, from 0.
  let series: Int
  /// The y axis of the series.
  let axis: NumericAxis
  /// The way in which the points are played.
  var style: Style
  /// The x of every point; rising unless the style is ``Style/cloud``.
  let xs: [Double]
  /// The y of every point; not finite if it is missing.
  let ys: [Double]
  /// The slots that the points are; empty if they are rows.
  let slots: [RowSlot]
  /// The further values of the elements, and the parts of which they consist; nil if an element is a
  /// value.
  var figures: FigureColumns?
  /// What further values make of the tone of every point; empty if they make nothing.
  var details: [ToneLaw.Detail] = []
  /// The range of the points that lie on the x axis.
  let points: Range<Int>
  /// The number of points outside the x axis.
  let outside: Int
  /// Whether the points are samples of a smooth function: none is left out.
  let isSmooth: Bool

  /// A way of playing points.
  package enum Style: Sendable {
    /// A tone that glides from value to value.
    case line
    /// A tone for each value, in sequence.
    case steps
    /// A tone for each value, several at once if they are close.
    case cloud
  }

  /// Makes a track.
  package init(
    series: Int, axis: NumericAxis, style: Style, xs: [Double], ys: [Double],
    slots: [RowSlot] = [], points: Range<Int>, outside: Int, isSmooth: Bool = false
  ) {
    self.series = series
    self.axis = axis
    self.style = style
    self.xs = xs
    self.ys = ys
    self.slots = slots
    self.points = points
    self.outside = outside
    self.isSmooth = isSmooth
  }

  /// The number of rows on the x axis, including missing values.
  var count: Int { slots.isEmpty ? points.count : slots[points].reduce(0) { $0 + $1.rows } }

  /// Whether any value is present.
  var hasValues: Bool { points.contains { ys[$0].isFinite } }

  /// The same track with at most its first 200 points; more cannot be heard individually.
  var first200: Track {
    Track(
      series: series, axis: axis, style: style, xs: xs, ys: ys, slots: slots,
      points: points.prefix(200), outside: outside)
  }

  /// Returns the number of values outside the y axis.
  func countOutsideAxis() -> Int {
    let (low, high) = (axis.range.lowerBound, axis.range.upperBound)
    return Parallel.map(over: points) { points in
      let ys = ys.span
      var count = 0
      for point in points {
        let y = ys[point]
        let isOutside = (y < low ? 1 : 0) | (y > high ? 1 : 0)
        count &+= isOutside & (abs(y) < .infinity ? 1 : 0)
      }
      return count
    }.reduce(0, +)
  }

  /// Returns whether a point has a value.
  func isPresent(_ point: Int) -> Bool { ys[point].isFinite }
}

extension Track {
  /// Takes the points of a series that lie on the x axis, in the order of playback.
  /// - Complexity: O(*n*) if the points are sorted already, as they should be; then nothing is
  ///   copied.
  init(_ index: Int, of chart: ChartDescriptor, mode: SoundOptions.Mode) {
    let series = chart.series[index]
    let style = Self.style(of: series, in: chart, mode: mode)
    var details = Self.details(of: series, in: chart)
    let range = chart.xAxis.range
    var (xs, ys, points) = (series.xs, series.ys, series.xs.indices)
    var slots = series.slots
    var figures = chart.hasFigures ? series.figures : nil
    if style != .cloud, Self.isRising(xs) {
      let first = xs.partitioningIndex { $0 >= range.lowerBound }
      points = first..<max(first, xs.partitioningIndex { $0 > range.upperBound })
    } else if style != .cloud || !xs.allSatisfy({ range.contains($0) }) {
      var order = xs.indices.filter { range.contains(xs[$0]) }
      if style != .cloud { order.sort { (xs[$0], $0) < (xs[$1], $1) } }
      (xs, ys) = (order.map { xs[$0] }, order.map { ys[$0] })
      if !slots.isEmpty { slots = order.map { slots[$0] } }
      figures = figures?.points(at: order)
      if !details.isEmpty { details = order.map { details[$0] } }
      points = xs.indices
    }
    self.init(
      series: index, axis: chart.axis(of: series), style: style, xs: xs, ys: ys, slots: slots,
      points: points, outside: series.count - points.count,
      isSmooth: series.curve?.isSmooth ?? false)
    self.figures = figures.flatMap { FigureColumns($0, of: chart.kind) }
    self.details = details
  }

  /// Returns what further values make of the tone of every point; empty if they make nothing.
  private static func details(
    of series: DataSeries, in chart: ChartDescriptor
  ) -> [ToneLaw.Detail] {
    let columns = series.additionalValues
    let scales = chart.toneScales.filter { columns.indices.contains($0.axis) }
    guard !scales.isEmpty else { return [] }
    return series.xs.indices.map { point in
      ToneLaw.detail(scales) { columns[$0][point] }
    }
  }

  /// Returns a tone with what further values make of it.
  func detailed(_ tone: Score.Event, at point: Int, on stage: Stage) -> Score.Event {
    guard details.indices.contains(point) else { return tone }
    var tone = tone
    tone.gain *= details[point].gain
    tone.duration = details[point].frames(of: tone.duration, at: stage.sampleRate)
    tone.timbre = details[point].timbre
    return tone
  }

  /// Returns the same track with other points, by rising x.
  func replacingPoints(with points: [(x: Double, y: Double)]) -> Track {
    Track(
      series: series, axis: axis, style: style, xs: points.map(\.x), ys: points.map(\.y),
      points: points.indices, outside: outside)
  }

  private static func style(
    of series: DataSeries, in chart: ChartDescriptor, mode: SoundOptions.Mode
  ) -> Style {
    switch (mode, chart.kind) {
    case (.continuous, _): .line
    case (_, .scatter): .cloud
    case (.discrete, _), (.auto, .bar), (.auto, .histogram), (.auto, .box), (.auto, .candlestick),
      (.auto, .heatmap):
      .steps
    // A line has no tones whose level, timbre or length could differ.
    case (.auto, .line), (.auto, .band):
      series.isContinuous && chart.tones.isEmpty ? .line : .steps
    }
  }

  private static func isRising(_ xs: [Double]) -> Bool {
    guard let first = xs.first, let last = xs.last, first.isFinite, last.isFinite else {
      return xs.isEmpty
    }
    return Parallel.map(over: 1..<xs.count) { points in
      xs.span.extracting((points.lowerBound - 1)..<points.upperBound).isRising
    }.allSatisfy { $0 }
  }
}
