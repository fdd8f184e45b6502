import SonifyChart

extension ChartView {
  /// The minimum number of points in view after zooming in.
  static let minPointCount = 3

  /// Returns the view of half the width around an x, unless the series would have too few points in
  /// view or only points with the same x.
  /// - Parameters:
  ///   - x: the x that keeps its relative position in the view.
  ///   - index: the series that must remain in view.
  /// - Returns: the view, or nil if there is none.
  func zoomedIn(around x: Double, inSeries index: Int) -> ChartView? {
    let window = window.zoomed(inward: true, around: place(of: x))
    guard window != self.window else { return nil }
    let xs = source.series[index].xs
    let points = source.series[index].points(in: window.values(on: source.chart.xAxis))
    guard points.count >= Self.minPointCount, let first = points.first, let last = points.last,
      xs[first] < xs[last]
    else { return nil }
    return showing(window)
  }

  /// Returns the view of twice the width around an x, or nil if the whole chart is in view.
  func zoomedOut(around x: Double) -> ChartView? {
    showing(window.zoomed(inward: false, around: place(of: x)))
  }

  /// Returns the view of the whole chart, or nil if that is in view already.
  func zoomedToWhole() -> ChartView? { showing(.whole) }

  /// Returns the view of the same width moved to the right, or to the left if negative.
  ///
  /// A stretch without points of the series is skipped.
  /// - Parameters:
  ///   - widths: the distance, in widths of the view.
  ///   - index: the series that must remain in view.
  /// - Returns: the view, or nil if there is none.
  func panned(byWidths widths: Double, inSeries index: Int) -> ChartView? {
    let panned = window.panned(byWidths: widths)
    let xs = panned.values(on: source.chart.xAxis)
    guard xs != self.xs else { return nil }
    let series = source.series[index]
    let points = series.points(in: xs)
    guard points.isEmpty else { return showing(panned) }
    let next = widths > 0 ? points.lowerBound : points.lowerBound - 1
    guard series.points.contains(next) else { return nil }
    return showing(panned.centred(on: place(of: series.xs[next])))
  }

  /// Returns the view of the same width centred on an x, as far as the ends of the chart allow; nil
  /// if the x is in view already.
  func panned(to x: Double) -> ChartView? {
    xs.contains(x) ? nil : showing(window.centred(on: place(of: x)))
  }

  private func showing(_ window: AxisWindow) -> ChartView? {
    window == self.window ? nil : ChartView(source, sound: sound, window: window)
  }

  private func place(of x: Double) -> Double { source.chart.xAxis.position(of: x) }
}
