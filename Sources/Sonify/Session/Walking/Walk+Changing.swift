import Glibc
import SonifyChart

extension Walk {
  /// Continues in a chart whose data have changed, at the same x of the same series.
  /// - Returns: the previous chart, as it was described, or nil if nothing has changed.
  mutating func change(to chart: ChartDescriptor) -> ChartDescriptor? {
    let (described, earlier) = (view.source.described, view.source.chart)
    guard chart != described else { return nil }
    let name = cursor.map { earlier.series[$0.series].name }
    let whole = ChartView(chart, sound: view.sound)
    let part = view.isWhole ? nil : AxisWindow(over: view.xs, of: chart.xAxis)
    let series = name.flatMap { name in whole.source.chart.series.firstIndex { $0.name == name } }
    begin(
      again: whole, marks: Self.marks(keptMarks, in: whole.source), at: x, inSeries: series)
    if let part, !part.isWhole {
      show(ChartView(whole.source, sound: view.sound, window: part))
    }
    return described
  }

  /// Whether the cursor is at the last point of its series.
  var isAtLastPoint: Bool {
    guard let cursor, let stop, case let end = view.source.series[cursor.series].points.upperBound
    else { return false }
    return stop.points.upperBound == end && cursor.value.map { $0.point == end - 1 } ?? true
  }

  /// Goes to the last point of the series at the cursor, if its x is after that of the cursor.
  mutating func goToNewEnd() -> Outcome {
    guard let cursor, let x, let last = view.source.series[cursor.series].points.last else {
      return Self.lost
    }
    let place = view.source.place(ofPoint: last, ofSeries: cursor.series)
    guard place.x > x else { return blocked(at: .maximum) }
    return go(to: place, as: nil)
  }
}

extension AxisWindow {
  /// Creates the window over an axis whose width is nearest to that of a range.
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
