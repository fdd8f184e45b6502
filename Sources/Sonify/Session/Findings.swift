/// What a session has found in its chart, kept so that keys need not look again.
struct Findings: Sendable {
  private var extremes: [[ChartPlace]]
  private var strays: [Set<Int>]
  private var turns: [Set<Int>]
  private var landmarks: [Request: [Landmark]] = [:]

  private struct Request: Hashable {
    var series: Int
    var choice: LandmarkChoice
  }

  /// Looks through a chart.
  /// - Parameter whole: the view of all of the chart.
  init(_ whole: ChartView) {
    extremes = whole.stops.indices.map { series in
      [.least, .greatest].compactMap { Self.extreme($0, ofSeries: series, in: whole) }
    }
    strays = Self.strays(in: whole)
    turns = Self.turns(in: whole)
  }

  /// Forgets what was found in an earlier view.
  mutating func look(at view: ChartView) {
    strays = Self.strays(in: view)
    turns = Self.turns(in: view)
    landmarks = [:]
  }

  /// The lowest or the highest point of a whole series, or of all series on its y axis; the earliest
  /// of several; nothing if there are no values.
  ///
  /// The totals of stacks are none of all series.
  func extreme(
    _ end: RangeEnd, ofAll: Bool, ofSeries index: Int, in source: ViewedChart
  ) -> ChartPlace? {
    let axis = source.chart.series[index].axis
    let all = source.described.series
    let series = ofAll ? all.indices.filter { all[$0].axis == axis } : [index]
    let found = series.compactMap { end == .least ? extremes[$0].first : extremes[$0].last }
    let sign = end == .least ? 1.0 : -1.0
    return found.min { sign * ($0.y ?? .nan) < sign * ($1.y ?? .nan) }
  }

  /// Whether a stop in view gets a ping.
  func isMarked(stop: Int, inSeries series: Int, by cue: SoundOptions.Cue) -> Bool {
    cue.hasOutliers && strays[series].contains(stop)
      || cue.hasTurningPoints && turns[series].contains(stop)
  }

  /// The landmarks of a series in view.
  mutating func landmarks(
    ofSeries series: Int, _ choice: LandmarkChoice, in view: ChartView
  ) -> [Landmark] {
    let request = Request(series: series, choice: choice)
    if let known = landmarks[request] { return known }
    let found = view.landmarks(ofSeries: series, choice)
    landmarks[request] = found
    return found
  }

  private static func strays(in view: ChartView) -> [Set<Int>] {
    view.stops.indices.map { Set(view.landmarks(ofSeries: $0, .outliers).map(\.stop)) }
  }

  private static func turns(in view: ChartView) -> [Set<Int>] {
    view.stops.indices.map { Set(view.turns(ofSeries: $0).map(\.stop)) }
  }

  private static func extreme(
    _ end: RangeEnd, ofSeries series: Int, in view: ChartView
  ) -> ChartPlace? {
    let ends = view.stops[series].map { end == .least ? $0.ys?.lowerBound : $0.ys?.upperBound }
    let values = ends.compactMap { $0 }
    guard let wanted = end == .least ? values.min() : values.max(),
      let stop = ends.firstIndex(of: wanted)
    else { return nil }
    return view.extreme(end, of: view.stops[series][stop], inSeries: series)
  }
}
