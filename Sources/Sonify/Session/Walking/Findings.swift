import SonifyChart
import SonifyComposition

/// The results of analysing a chart, cached for later keys.
struct Findings: Sendable {
  private let extremes: [[ChartPoint]]
  private var landmarks: [Request: [Landmark]] = [:]
  private var marks: [MarkRequest: Set<Int>] = [:]
  /// The values in view that meet the latest condition, by series.
  private var matches: (condition: ValueCondition, found: [Int: [Landmark]])?
  /// The facts of the whole chart, if they are known.
  var facts: ChartFacts?
  /// The facts of the part of the chart in view, if they are known.
  var factsInView: ChartFacts?

  private struct Request: Hashable {
    var series: Int
    var choice: SessionSettings.Landmarks
  }

  private struct MarkRequest: Hashable {
    var series: Int
    var cue: SoundOptions.Cue
  }

  /// Finds the extremes of a chart.
  /// - Parameter whole: the view of the whole chart.
  init(_ whole: ChartView) {
    extremes = whole.stops.indices.map { series in
      [.minimum, .maximum].compactMap { Self.extreme($0, ofSeries: series, in: whole) }
    }
  }

  /// Discards results from an earlier view.
  mutating func forgetView() {
    (landmarks, marks, matches) = ([:], [:], nil)
    factsInView = nil
  }

  /// Returns the lowest or the highest point of a whole series, or of all series on its y axis: the
  /// first of several, or nil if there are no values.
  ///
  /// `ofAll` excludes the totals of stacks.
  func extreme(
    _ end: RangeEnd, ofAll: Bool, ofSeries index: Int, in source: ViewedChart
  ) -> ChartPoint? {
    let axis = source.chart.series[index].axis
    let all = source.described.series
    let series = ofAll ? all.indices.filter { all[$0].axis == axis } : [index]
    let found = series.compactMap { end == .minimum ? extremes[$0].first : extremes[$0].last }
    let sign = end == .minimum ? 1.0 : -1.0
    return found.min { sign * ($0.y ?? .nan) < sign * ($1.y ?? .nan) }
  }

  /// Returns whether a stop in view gets a ping.
  mutating func isMarked(
    stop: Int, inSeries series: Int, by cue: SoundOptions.Cue, in view: ChartView
  ) -> Bool {
    let request = MarkRequest(series: series, cue: cue)
    if let known = marks[request] { return known.contains(stop) }
    let found =
      (cue.hasOutliers ? view.outliers(ofSeries: series) : [])
      + (cue.hasTurningPoints ? view.turns(ofSeries: series) : [])
      + (cue == .none ? [] : view.labels(ofSeries: series))
    let stops = Set(found.map(\.stop))
    marks[request] = stops
    return stops.contains(stop)
  }

  /// Returns the landmarks of a series in view.
  mutating func landmarks(
    ofSeries series: Int, _ choice: SessionSettings.Landmarks, in view: ChartView
  ) -> [Landmark] {
    let request = Request(series: series, choice: choice)
    if let known = landmarks[request] { return known }
    let found = view.landmarks(ofSeries: series, choice)
    landmarks[request] = found
    return found
  }

  /// Returns the values in view of a series that meet a condition.
  mutating func matches(
    _ condition: ValueCondition, ofSeries series: Int, in view: ChartView
  ) -> [Landmark] {
    if matches?.condition != condition { matches = (condition, [:]) }
    if let known = matches?.found[series] { return known }
    let found = view.matches(condition, ofSeries: series)
    matches?.found[series] = found
    return found
  }

  private static func extreme(
    _ end: RangeEnd, ofSeries series: Int, in view: ChartView
  ) -> ChartPoint? {
    let ends = view.stops[series].map { end == .minimum ? $0.ys?.lowerBound : $0.ys?.upperBound }
    let values = ends.compactMap { $0 }
    guard let wanted = end == .minimum ? values.min() : values.max(),
      let stop = ends.firstIndex(of: wanted)
    else { return nil }
    return view.extreme(end, of: view.stops[series][stop], inSeries: series)
  }
}
