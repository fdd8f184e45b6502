import SonifyBase
import SonifyChart
import SonifyComposition

extension ChartView {
  /// The maximum number of points that are each tested for outliers, 50 for every stop.
  static let maxJudgedCount = MarkedPoints.maxJudgedCount

  /// Returns the peaks and lows of a series in view.
  func turns(ofSeries index: Int) -> [Landmark] {
    let samples = samples(ofSeries: index)
    guard samples.points.isInOrder, let line = samples.points.placed(samples.line) else {
      return []
    }
    return samples.points.turningPoints(of: line).compactMap { turn in
      samples.landmark(turn.isPeak ? .peak : .trough, at: turn.place)
    }
  }

  /// Returns the steps of a series in view.
  func steps(ofSeries index: Int) -> [Landmark] {
    let samples = samples(ofSeries: index)
    guard samples.points.isAlongX else { return [] }
    let period = samples.points.period(of: samples.line)
    return samples.points.steps(of: samples.line, period: period).compactMap {
      samples.landmark(.step($0), at: $0.x)
    }
  }

  /// Returns the outliers of a series in view.
  func outliers(ofSeries index: Int) -> [Landmark] {
    let points = points(ofSeries: index)
    guard points.count <= Self.maxJudgedCount, source.series[index].slots.isEmpty else {
      return outliersOfStops(among: points, ofSeries: index)
    }
    let samples = samples(ofSeries: index)
    let outliers =
      samples.points.isInOrder
      ? samples.points.outliers(on: samples.points.placed(samples.line))
      : samples.points.outliers(on: samples.points.placed)
    return outliers.compactMap {
      samples.landmark(.outlier(deviations: $0.deviations), at: $0.place)
    }
  }

  /// Returns the extremes of stops that are outliers against the medians of their neighbours.
  private func outliersOfStops(among points: Range<Int>, ofSeries index: Int) -> [Landmark] {
    let series = source.series[index]
    let slots = stops[index].map(SlotSummary.init)
    let unit =
      series.slots.isEmpty
      ? SlotSummary.unitDistance(of: series.ys, in: slots)
      : SlotSummary.unitDistance(of: Array(series.slots[points]))
    let track = Track(
      series: index, axis: yAxis(ofSeries: index), style: .steps, xs: series.xs, ys: series.ys,
      slots: series.slots, points: points, outside: 0)
    let rareOutliers = DenseTrack.rareOutliers(of: track, in: slots)
    let rare = Set(
      RareOutliers.rare(of: rareOutliers.map { ($0.index, $0.distance) }, among: slots.count))
    return rareOutliers.filter { rare.contains($0.index) }.compactMap { rareOutlier in
      guard let stop = stop(ofPoint: rareOutlier.index, inSeries: index),
        let median = stops[index][stop].y
      else { return nil }
      let size = rareOutlier.distance / unit
      return landmark(
        .outlier(deviations: rareOutlier.y < median ? -size : size),
        at: ChartPoint(
          series: index, point: rareOutlier.index, x: rareOutlier.x, y: rareOutlier.y), stop)
    }
  }

  /// Returns the indices of the points of a series in view.
  func points(ofSeries index: Int) -> Range<Int> {
    guard let first = stops[index].first, let last = stops[index].last else { return 0..<0 }
    return first.points.lowerBound..<last.points.upperBound
  }

  /// Returns the samples of a series: the points in view, or the medians of the stops if there are
  /// too many points.
  private func samples(ofSeries index: Int) -> Samples {
    let areStops =
      points(ofSeries: index).count > Self.maxJudgedCount || !source.series[index].slots.isEmpty
    let (xs, ys) = (source.series[index].xs, source.series[index].ys)
    var (places, stopNumbers): ([SeriesFacts.Place], [Int]) = ([], [])
    for (number, stop) in stops[index].enumerated() {
      let added: [SeriesFacts.Place] =
        areStops
        ? [.init(x: stop.x, y: stop.y ?? .nan)] : stop.points.map { .init(x: xs[$0], y: ys[$0]) }
      places += added
      stopNumbers += added.map { _ in number }
    }
    return Samples(places, stopNumbers, like: source.chart.series[index], in: source.chart)
  }
}

/// The samples of a series for finding landmarks, in order of x.
private struct Samples {
  /// The samples as points of a series.
  let points: SeriesPoints
  /// The line through them.
  let line: PresentLine
  private let places: [SeriesFacts.Place]
  /// The stop of each sample.
  private let stops: [Int]

  init(
    _ places: [SeriesFacts.Place], _ stops: [Int], like series: DataSeries,
    in chart: ChartDescriptor
  ) {
    (self.places, self.stops) = (places, stops)
    var samples = DataSeries(
      name: series.name, isContinuous: series.isContinuous, xs: places.map(\.x),
      ys: places.map(\.y))
    samples.axis = series.axis
    points = SeriesPoints(OrderedPoints(samples, of: chart), of: samples, in: chart)
    line = PresentLine(points.ys, at: points.isAlongX ? points.xs : nil)
  }

  /// Returns a landmark at the sample with an x, and a value if one is given; nil if there is none.
  func landmark(_ kind: Landmark.Kind, at x: Double, y: Double? = nil) -> Landmark? {
    let first = places.partitioningIndex { $0.x >= x }
    return places.indices[first...].prefix { places[$0].x == x }
      .first { places[$0].y.isFinite && (y == nil || places[$0].y == y) }
      .map { Landmark(kinds: [kind], x: x, y: places[$0].y, stop: stops[$0]) }
  }

  /// Returns a landmark at a sample, or nil if there is none.
  func landmark(_ kind: Landmark.Kind, at place: SeriesFacts.Place) -> Landmark? {
    landmark(kind, at: place.x, y: place.y)
  }
}

extension SlotSummary {
  /// Creates the summary of the points of a stop.
  fileprivate init(_ stop: Stop) {
    self.init(points: stop.points)
    rows = stop.rows
    guard let y = stop.y, let ys = stop.ys else { return }
    (count, median) = (stop.rows - stop.missing, y)
    (minimum, maximum) = (ys.lowerBound, ys.upperBound)
  }
}
