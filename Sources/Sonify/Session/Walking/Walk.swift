import SonifyChart
import SonifyComposition

/// A listener's walk through a chart: the view, the cursor, and the result of each step.
///
/// A walk knows only positions. It makes no sound and chooses no words: the result of a step is an
/// ``Outcome``, which other types turn into sound and words.
struct Walk: Sendable {
  /// The part of the chart in view.
  private(set) var view: ChartView
  /// The number of the view, which increases with each new view.
  ///
  /// Results computed for a view are valid as long as the number is the same.
  private(set) var viewNumber = 0
  /// The position of the listener, or nil if no series has a point in view.
  private(set) var cursor: Cursor?
  /// The points that were marked.
  var marks = Marks()
  /// The condition of the values that are looked for, or nil.
  var condition: ValueCondition?
  /// Whether the parts of stacks are heard when moving along their totals.
  var hearsParts = true
  /// The part of the elements that the cursor moves along, or nil if it moves along whole elements.
  var part: FigurePart?
  /// The cursor after a change of series, and the x at which the first of such changes began.
  var crossing: (x: Double, cursor: Cursor)?
  /// The cached results for the chart and the view.
  private var findings: Findings

  /// A position in the view.
  struct Cursor: Equatable, Sendable {
    /// The index of the series.
    var series: Int
    /// The index of the stop, from the first of the series in view.
    var stop: Int
    /// The point that was gone to if the stop stands for several, or a position beside the stop;
    /// otherwise nil.
    var value: ChartPoint?
    /// The x of the landmark that was gone to, if any.
    var landmark: Double?
  }

  /// Creates a walk at the first point of a chart.
  /// - Complexity: O(points), in parallel.
  init(
    _ chart: ChartDescriptor, sound: SoundOptions, stopLimit: Int = ChartView.maxStopCount
  ) {
    view = ChartView(chart, sound: sound, stopLimit: stopLimit)
    findings = Findings(view)
    cursor = firstPlace
  }

  // MARK: - Positions

  /// The stop at the cursor.
  var stop: Stop? { cursor.map { view.stops[$0.series][$0.stop] } }

  /// The x at the cursor: that of the point that was gone to, or of the stop.
  var x: Double? { cursor?.value?.x ?? stop?.x }

  /// The point at the cursor, or the summary of a stop that stands for several.
  var place: ChartPoint? {
    guard let cursor, let stop else { return nil }
    if let value = cursor.value { return value }
    let middle = stop.points.lowerBound + (stop.points.count - 1) / 2
    return ChartPoint(series: cursor.series, point: middle, x: stop.x, y: stop.y)
  }

  /// The first stop of the stacks if there are any, otherwise of the first series that has one; nil
  /// if none does.
  var firstPlace: Cursor? {
    if let totals = view.source.totals, !view.stops[totals].isEmpty {
      return Cursor(series: totals, stop: 0)
    }
    return view.stops.firstIndex { !$0.isEmpty }.map { Cursor(series: $0, stop: 0) }
  }

  /// Returns the stop in view of a series that is nearest to an x, or ``firstPlace`` if either is
  /// nil or there is none.
  private func place(nearestTo x: Double?, inSeries series: Int?) -> Cursor? {
    guard let x, let series, let stop = view.stop(nearestTo: x, inSeries: series) else {
      return firstPlace
    }
    return Cursor(series: series, stop: stop)
  }

  // MARK: - Changes

  /// Moves the cursor to a stop in view.
  mutating func stand(at place: Cursor) { cursor = placed(place) }

  /// Changes the view; the cursor stays as near to its x as possible.
  mutating func show(_ newView: ChartView) {
    let (x, series, value) = (x, cursor?.series, cursor?.value)
    (view, viewNumber) = (newView, viewNumber + 1)
    findings.forgetView()
    cursor = place(nearestTo: x, inSeries: series).map(placed)
    if let value, let stop, stop.isSummary, newView.source.isPoint(value) { cursor?.value = value }
  }

  /// Continues in a whole chart with other data.
  /// - Parameters:
  ///   - whole: the view of the whole chart.
  ///   - newMarks: the marked points in the new chart.
  ///   - x: the x of the cursor.
  ///   - series: the series of the cursor.
  mutating func begin(
    again whole: ChartView, marks newMarks: Marks, at x: Double?, inSeries series: Int?
  ) {
    (view, viewNumber) = (whole, viewNumber + 1)
    (findings, marks) = (Findings(whole), newMarks)
    cursor = place(nearestTo: x, inSeries: series).map(placed)
  }

  // MARK: - Findings

  /// Returns the facts of the chart over the whole x axis or the part in view, or nil if they are not known.
  func facts(over window: AxisWindow) -> ChartFacts? {
    window.isWhole ? findings.facts : window == view.window ? findings.factsInView : nil
  }

  /// Keeps the facts of the chart over a window, unless it is no longer in view.
  mutating func keep(_ facts: ChartFacts, over window: AxisWindow) {
    if window.isWhole {
      findings.facts = facts
    } else if window == view.window {
      findings.factsInView = facts
    }
  }

  /// Returns the landmarks in view of the series at the cursor.
  mutating func landmarks(_ choice: SessionSettings.Landmarks) -> [Landmark] {
    guard let cursor else { return [] }
    if choice == .matches {
      return condition.map { findings.matches($0, ofSeries: cursor.series, in: view) } ?? []
    }
    return findings.landmarks(ofSeries: cursor.series, choice, in: view)
  }

  /// Returns whether the stop at the cursor gets a ping.
  mutating func isMarked(by cue: SoundOptions.Cue) -> Bool {
    guard let cursor else { return false }
    return findings.isMarked(stop: cursor.stop, inSeries: cursor.series, by: cue, in: view)
  }

  /// Returns the lowest or the highest point of a whole series, or of all on its y axis: the first
  /// of several, or nil if there are no values.
  func extreme(_ end: RangeEnd, ofAll: Bool, ofSeries series: Int) -> ChartPoint? {
    findings.extreme(end, ofAll: ofAll, ofSeries: series, in: view.source)
  }
}

extension ViewedChart {
  /// Returns whether a position is a point of the chart, rather than between points.
  fileprivate func isPoint(_ place: ChartPoint) -> Bool {
    self.place(ofPoint: place.point, ofSeries: place.series) == place
  }
}
