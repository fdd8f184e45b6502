import Glibc
import SonifyChart

extension Walk {
  /// Continues in a chart whose data have changed, at the same x of the same series.
  /// - Returns: the chart before, as it was described; nil if nothing has changed.
  mutating func change(to chart: ChartDescriptor) -> ChartDescriptor? {
    let (described, earlier) = (view.source.described, view.source.chart)
    guard chart != described else { return nil }
    let name = cursor.map { earlier.series[$0.series].name }
    let whole = ChartView(chart, sound: view.sound)
    let part = view.isWhole ? nil : AxisWindow(over: view.xs, of: chart.xAxis)
    let series = name.flatMap { name in whole.source.chart.series.firstIndex { $0.name == name } }
    begin(
      again: whole, mark: mark.flatMap { renewed($0, from: earlier, to: whole.source) }, at: x,
      inSeries: series)
    if let part, !part.isWhole {
      show(ChartView(whole.source, sound: view.sound, window: part))
    }
    return described
  }

  /// The marked point in the new data, if it is still there.
  private func renewed(
    _ place: ChartPlace, from earlier: ChartDescriptor, to source: ViewedChart
  ) -> ChartPlace? {
    let name = earlier.series[place.series].name
    guard let series = source.chart.series.firstIndex(where: { $0.name == name }),
      let point = source.series[series].point(nearestTo: place.x),
      source.series[series].xs[point] == place.x
    else { return nil }
    return source.place(ofPoint: point, ofSeries: series)
  }
}

extension AxisWindow {
  /// The part of an axis that shows a range as nearly as its widths allow.
  fileprivate init(over range: ClosedRange<Double>, of axis: DataAxis) {
    let start = axis.position(of: range.lowerBound)
    let width = axis.position(of: range.upperBound) - start
    guard width > 0, width < 1 else {
      self = .whole
      return
    }
    self.init(depth: Int((-log2(width)).rounded()), start: start)
  }
}
