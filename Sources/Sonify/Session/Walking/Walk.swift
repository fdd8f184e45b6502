import SonifyChart
import SonifyComposition

/// A listener's walk through a chart: what is in view, where the cursor stands, and where each step
/// leads.
///
/// A walk knows positions alone. It makes no sound and chooses no words: the result of a step is an
/// ``Outcome``, which others sound and word.
struct Walk: Sendable {
  /// What is in view.
  private(set) var view: ChartView
  /// The number of the view, a new one for each.
  ///
  /// What was worked out for a view holds as long as its number is the same.
  private(set) var viewNumber = 0
  /// Where the listener is; nil while no series has a point in view.
  private(set) var cursor: Cursor?
  /// The point that was marked for comparison.
  private(set) var mark: ChartPlace?
  /// Whether the parts of stacks are heard on the way along their totals.
  var hearsParts = true
  /// The cursor after a change of series, and the x at which the first of such changes began.
  var crossing: (x: Double, cursor: Cursor)?
  /// What was found in the chart and in the view.
  private var findings: Findings

  /// A position in the view.
  struct Cursor: Equatable, Sendable {
    /// The series, counted from 0.
    var series: Int
    /// The stop of the series, counted from the first in view.
    var stop: Int
    /// The point that was gone to, where the stop stands for several, or the position beside it.
    var value: ChartPlace?
    /// The x of the landmark that was gone to.
    var landmark: Double?
  }

  /// Begins at the first point of a chart.
  /// - Complexity: O(points), spread over the processors.
  init(_ chart: ChartDescriptor, sound: SoundOptions) {
    view = ChartView(chart, sound: sound)
    findings = Findings(view)
    cursor = firstPlace
  }

  // MARK: - Positions

  /// The stop at the cursor.
  var stop: Stop? { cursor.map { view.stops[$0.series][$0.stop] } }

  /// The x at the cursor: that of the point that was gone to, or of the stop.
  var x: Double? { cursor?.value?.x ?? stop?.x }

  /// The point at the cursor; of a stop that stands for several, their summary.
  var place: ChartPlace? {
    guard let cursor, let stop else { return nil }
    if let value = cursor.value { return value }
    let middle = stop.points.lowerBound + (stop.points.count - 1) / 2
    return ChartPlace(series: cursor.series, point: middle, x: stop.x, y: stop.y)
  }

  /// The first stop of the first series that has one; of the stacks, if there are any.
  var firstPlace: Cursor? {
    if let totals = view.source.totals, !view.stops[totals].isEmpty {
      return Cursor(series: totals, stop: 0)
    }
    return view.stops.firstIndex { !$0.isEmpty }.map { Cursor(series: $0, stop: 0) }
  }

  /// The stop of a series in view that is nearest to an x; the first place without either.
  private func place(nearestTo x: Double?, inSeries series: Int?) -> Cursor? {
    guard let x, let series, let stop = view.stop(nearestTo: x, inSeries: series) else {
      return firstPlace
    }
    return Cursor(series: series, stop: stop)
  }

  // MARK: - Changes

  /// Stands at a stop in view.
  mutating func stand(at place: Cursor) { cursor = place }

  /// Marks the point at the cursor.
  mutating func setMark() { mark = place }

  /// Changes what is in view; the cursor stays as near to its x as it can.
  mutating func show(_ newView: ChartView) {
    let (x, series, value) = (x, cursor?.series, cursor?.value)
    (view, viewNumber) = (newView, viewNumber + 1)
    findings.forgetView()
    cursor = place(nearestTo: x, inSeries: series)
    if let value, let stop, stop.isSummary, newView.source.isPoint(value) { cursor?.value = value }
  }

  /// Continues in a whole chart with other data.
  /// - Parameters:
  ///   - whole: the chart, all of it in view.
  ///   - newMark: the marked point in it.
  ///   - x: the x to stand at.
  ///   - series: the series to stand in.
  mutating func begin(
    again whole: ChartView, mark newMark: ChartPlace?, at x: Double?, inSeries series: Int?
  ) {
    (view, viewNumber) = (whole, viewNumber + 1)
    (findings, mark) = (Findings(whole), newMark)
    cursor = place(nearestTo: x, inSeries: series)
  }

  // MARK: - Findings

  /// The facts of the whole chart, found when they are asked for first.
  mutating func facts() -> ChartFacts { findings.facts(of: view.source) }

  /// The landmarks in view of the series at the cursor.
  mutating func landmarks(_ choice: SessionSettings.Landmarks) -> [Landmark] {
    guard let cursor else { return [] }
    return findings.landmarks(ofSeries: cursor.series, choice, in: view)
  }

  /// Whether the stop at the cursor gets a ping.
  mutating func isMarked(by cue: SoundOptions.Cue) -> Bool {
    guard let cursor else { return false }
    return findings.isMarked(stop: cursor.stop, inSeries: cursor.series, by: cue, in: view)
  }

  /// The lowest or the highest point of a whole series, or of all on its y axis; the earliest of
  /// several, nil if there are no values.
  func extreme(_ end: RangeEnd, ofAll: Bool, ofSeries series: Int) -> ChartPlace? {
    findings.extreme(end, ofAll: ofAll, ofSeries: series, in: view.source)
  }
}

extension ViewedChart {
  /// Whether a place is a point of the chart, rather than one between points.
  fileprivate func isPoint(_ place: ChartPlace) -> Bool {
    self.place(ofPoint: place.point, ofSeries: place.series) == place
  }
}
