import SonifyChart

extension ChartView {
  /// The fewest points that zooming in leaves in view.
  static let minPointCount = 3

  /// The view of half as much around an x; nothing where a series would have too few points in view
  /// or only points with the same x.
  /// - Parameters:
  ///   - x: the x that keeps its share of the width.
  ///   - index: the series that must remain in view.
  /// - Returns: the view, or nothing where it would not change.
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

  /// The view of twice as much around an x; nothing if all is in view already.
  func zoomedOut(around x: Double) -> ChartView? {
    showing(window.zoomed(inward: false, around: place(of: x)))
  }

  /// The view of the whole chart; nothing if that is in view already.
  func zoomedToWhole() -> ChartView? { showing(.whole) }

  /// The view of as much to the right, or to the left if negative; nothing at the end of the chart.
  ///
  /// A stretch without points of the series is passed over.
  /// - Parameters:
  ///   - widths: how far, in widths of the view: ½ is half of what is visible.
  ///   - index: the series that must remain in view.
  /// - Returns: the view, or nothing where it would not change.
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

  /// The view, as wide as this one, that has an x in its middle, as far as the ends of the chart
  /// allow; nothing if the x is in view already.
  func panned(to x: Double) -> ChartView? {
    xs.contains(x) ? nil : showing(window.centred(on: place(of: x)))
  }

  private func showing(_ window: AxisWindow) -> ChartView? {
    window == self.window ? nil : ChartView(source, sound: sound, window: window)
  }

  private func place(of x: Double) -> Double { source.chart.xAxis.position(of: x) }
}
