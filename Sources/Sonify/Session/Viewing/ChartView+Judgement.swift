extension ChartView {
  /// The most points of which each is judged whether it stands out, 50 for every stop.
  private static let greatestJudgedCount = 20_000

  /// What a line is judged by, in order of x: the points in view, or the stops where there are too
  /// many.
  private func samples(ofSeries index: Int) -> [Sample] {
    let isDense = points(ofSeries: index).count > Self.greatestStopCount
    let series = source.series[index]
    return stops[index].enumerated().flatMap { number, stop in
      isDense
        ? [Sample(stop: number, x: stop.x, y: stop.y ?? .nan)]
        : stop.points.map { Sample(stop: number, x: series.xs[$0], y: series.ys[$0]) }
    }
  }

  private struct Sample {
    var stop: Int
    var x: Double
    /// Not finite where the value is missing.
    var y: Double
  }

  /// The points in view of a series.
  private func points(ofSeries index: Int) -> Range<Int> {
    guard let first = stops[index].first, let last = stops[index].last else { return 0..<0 }
    return first.points.lowerBound..<last.points.upperBound
  }

  /// Whether y may rise or fall along x.
  private var isAlongX: Bool {
    let kind = source.chart.kind
    return if case .numeric = source.chart.xAxis { kind == .line || kind == .bar } else { false }
  }

  /// Peaks and troughs.
  func turns(ofSeries index: Int) -> [Landmark] {
    guard isAlongX || source.chart.kind == .line else { return [] }
    let axis = yAxis(ofSeries: index).placement
    let samples = samples(ofSeries: index).filter(\.y.isFinite)
    let places = samples.map { axis.position(of: $0.y) }
    guard places.allSatisfy(\.isFinite) else { return [] }
    return TurningPoints.turns(of: places).map { turn in
      let sample = samples[turn.index]
      return Landmark(
        kinds: [turn.isPeak ? .peak : .trough], x: sample.x, y: sample.y, stop: sample.stop)
    }
  }

  /// Changes of the level.
  func steps(ofSeries index: Int) -> [Landmark] {
    guard isAlongX else { return [] }
    let samples = samples(ofSeries: index)
    let line = PresentLine(samples.map(\.y), at: samples.map(\.x))
    return Step.steps(of: line).map { step in
      let sample = samples[step.index]
      let before = samples[..<step.index].last { $0.y.isFinite } ?? sample
      let fact = SeriesFacts.Step(
        after: before.x, x: sample.x, levelBefore: step.before, levelAfter: step.after)
      return Landmark(kinds: [.step(fact)], x: sample.x, y: sample.y, stop: sample.stop)
    }
  }

  /// Values that stand out.
  func outliers(ofSeries index: Int) -> [Landmark] {
    let points = points(ofSeries: index)
    let outliers =
      points.count <= Self.greatestJudgedCount
      ? outliers(among: points, ofSeries: index) : outliersOfStops(among: points, ofSeries: index)
    return outliers.compactMap { outlier in
      stop(ofPoint: outlier.index, inSeries: index).flatMap {
        landmark(
          .outlier(deviations: outlier.deviations),
          at: source.place(ofPoint: outlier.index, ofSeries: index), $0)
      }
    }
  }

  /// Points that stand out, each judged.
  private func outliers(among points: Range<Int>, ofSeries index: Int) -> [Outlier] {
    let series = source.series[index]
    let axis = yAxis(ofSeries: index).placement
    let present = points.filter { series.ys[$0].isFinite }
    let places = present.map { axis.position(of: series.ys[$0]) }
    guard places.allSatisfy(\.isFinite) else { return [] }
    return Outlier.outliers(in: places, at: present.map { series.xs[$0] }, of: source.chart.kind)
      .map { Outlier(index: present[$0.index], deviations: $0.deviations) }
  }

  /// The extremes of stops that stray from the medians of their neighbours.
  private func outliersOfStops(among points: Range<Int>, ofSeries index: Int) -> [Outlier] {
    let series = source.series[index]
    let slots = stops[index].map(SlotSummary.init)
    let unit = SlotSummary.unitDistance(of: series.ys, in: slots)
    let track = Track(
      series: index, axis: yAxis(ofSeries: index), style: .steps, xs: series.xs, ys: series.ys,
      points: points, outside: 0)
    let strays = DenseTrack.strays(of: track, in: slots)
    let rare = Set(Strays.rare(of: strays.map { ($0.index, $0.distance) }, among: slots.count))
    return strays.filter { rare.contains($0.index) }.compactMap { stray in
      guard let stop = stop(ofPoint: stray.index, inSeries: index),
        let median = stops[index][stop].y
      else { return nil }
      let size = stray.distance / unit
      return Outlier(index: stray.index, deviations: series.ys[stray.index] < median ? -size : size)
    }
  }
}

extension SlotSummary {
  /// What the points of a stop come to.
  fileprivate init(_ stop: Stop) {
    self.init(points: stop.points)
    guard let y = stop.y, let ys = stop.ys else { return }
    (count, median) = (stop.rows - stop.missing, y)
    (least, greatest) = (ys.lowerBound, ys.upperBound)
  }
}
