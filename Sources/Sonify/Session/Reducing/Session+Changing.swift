import Glibc

extension Session {
  /// Goes on in a chart whose data have changed, at the same x of the same series.
  mutating func change(to chart: ChartDescriptor) {
    let (described, earlier) = (view.source.described, view.source.chart)
    guard chart != described else { return }
    let x = x
    let name = cursor.map { earlier.series[$0.series].name }
    let whole = ChartView(chart, sound: options.sound)
    let part = view.isWhole ? nil : AxisWindow(over: view.xs, of: chart.xAxis)
    mark = mark.flatMap { renewed($0, from: earlier, to: whole) }
    findings = Findings(whole)
    (view, plan, brailleLines) = (whole, nil, [:])
    let series = name.flatMap { name in whole.source.chart.series.firstIndex { $0.name == name } }
    cursor = place(nearestTo: x, inSeries: series)
    if let part, !part.isWhole {
      show(ChartView(whole.source, sound: options.sound, window: part))
    }
    replan()
    announce(changeText(from: described, to: chart))
  }

  /// The marked point in the new data, if it is still there.
  private func renewed(
    _ place: ChartPlace, from earlier: ChartDescriptor, to whole: ChartView
  ) -> ChartPlace? {
    let name = earlier.series[place.series].name
    let source = whole.source
    guard let series = source.chart.series.firstIndex(where: { $0.name == name }),
      let point = source.series[series].point(nearestTo: place.x),
      source.series[series].xs[point] == place.x
    else { return nil }
    return source.place(ofPoint: point, ofSeries: series)
  }

  private func changeText(from earlier: ChartDescriptor, to chart: ChartDescriptor) -> String {
    func points(of chart: ChartDescriptor) -> Int { chart.series.reduce(0) { $0 + $1.count } }
    guard chart.series.count == earlier.series.count else {
      return SessionPhrases.newSeries.text(count: chart.series.count)
    }
    return SessionWords.changed(points: points(of: chart) - points(of: earlier))
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
