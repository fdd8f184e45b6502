extension ChartView {
  /// The most points of which each is judged whether it strays, 50 for every stop.
  private static let greatestJudgedCount = 20_000

  /// The landmarks of a series in view, rising in x.
  ///
  /// Places that are worth stopping at for several reasons are one landmark. Where stops stand for
  /// several points, lines are judged by the medians of the stops, and of very many points, only the
  /// extremes of the stops may stand out; what is smaller than a stop comes into view by zooming in.
  /// - Parameters:
  ///   - index: the series.
  ///   - choice: which kinds of landmarks are wanted.
  /// - Returns: the landmarks; none if the series has no stop in view.
  /// - Complexity: O(points in view) at most.
  func landmarks(ofSeries index: Int, _ choice: LandmarkChoice) -> [Landmark] {
    let kinds: [(LandmarkChoice, (Int) -> [Landmark])] = [
      (.turningPoints, extremes), (.turningPoints, turns), (.outliers, outliers), (.gaps, gaps),
      (.crossings, crossings), (.gridlines, gridlines),
    ]
    let found = kinds.filter { choice == .all || choice == $0.0 }.flatMap { $0.1(index) }
    return merged(found)
  }

  /// Makes one landmark of those that lie at the same place.
  private func merged(_ found: [Landmark]) -> [Landmark] {
    let sorted = found.enumerated().sorted {
      ($0.element.x, $0.element.stop, $0.offset) < ($1.element.x, $1.element.stop, $1.offset)
    }
    var merged: [Landmark] = []
    for landmark in sorted.map(\.element) {
      if let last = merged.last, last.x == landmark.x, last.stop == landmark.stop {
        merged[merged.count - 1].kinds += landmark.kinds
        merged[merged.count - 1].y = last.y ?? landmark.y
      } else {
        merged.append(landmark)
      }
    }
    // An extreme that is a turn as well is told once.
    for place in merged.indices {
      let kinds = merged[place].kinds
      if kinds.contains(.lowest) { merged[place].kinds.removeAll { $0 == .trough } }
      if kinds.contains(.highest) { merged[place].kinds.removeAll { $0 == .peak } }
    }
    return merged
  }

  /// The least and the greatest value, unless all are the same.
  private func extremes(ofSeries index: Int) -> [Landmark] {
    let ranges = stops[index].compactMap(\.ys)
    guard let least = ranges.map(\.lowerBound).min(), let greatest = ranges.map(\.upperBound).max(),
      least < greatest,
      let lowest = stops[index].firstIndex(where: { $0.ys?.lowerBound == least }),
      let highest = stops[index].firstIndex(where: { $0.ys?.upperBound == greatest })
    else { return [] }
    return [
      landmark(.lowest, at: extreme(.least, of: stops[index][lowest], inSeries: index), lowest),
      landmark(
        .highest, at: extreme(.greatest, of: stops[index][highest], inSeries: index), highest),
    ].compactMap { $0 }
  }

  private func landmark(_ kind: Landmark.Kind, at place: ChartPlace?, _ stop: Int) -> Landmark? {
    place.map { Landmark(kinds: [kind], x: $0.x, y: $0.y, stop: stop) }
  }

  /// The places of the stops with values on their y axis, unless some have none there.
  private func places(ofSeries index: Int) -> [(stop: Int, place: Double)] {
    let axis = yAxis(ofSeries: index).placement
    let places = stops[index].enumerated().compactMap { number, stop in
      stop.y.map { (number, axis.position(of: $0)) }
    }
    return places.allSatisfy(\.1.isFinite) ? places : []
  }

  /// The peaks and troughs of a series in view.
  func turns(ofSeries index: Int) -> [Landmark] {
    guard source.chart.kind != .scatter else { return [] }
    let places = places(ofSeries: index)
    return TurningPoints.turns(of: places.map(\.place)).map { turn in
      let stop = places[turn.index].stop
      return Landmark(
        kinds: [turn.isPeak ? .peak : .trough], x: stops[index][stop].x, y: stops[index][stop].y,
        stop: stop)
    }
  }

  private func outliers(ofSeries index: Int) -> [Landmark] {
    guard let first = stops[index].first, let last = stops[index].last else { return [] }
    let rows = first.points.lowerBound..<last.points.upperBound
    let strays =
      rows.count <= Self.greatestJudgedCount
      ? Strays.rare(of: strays(among: rows, ofSeries: index), among: rows.count)
      : Strays.rare(
        of: straysOfStops(among: rows, ofSeries: index), among: stops[index].count)
    return strays.compactMap { point in
      stop(ofPoint: point, inSeries: index).flatMap {
        landmark(.outlier, at: source.place(ofPoint: point, ofSeries: index), $0)
      }
    }
  }

  /// Values that stray, each judged: on a line from their neighbours, elsewhere from all.
  private func strays(among points: Range<Int>, ofSeries index: Int) -> [Strays.Stray] {
    let ys = source.series[index].ys
    let axis = yAxis(ofSeries: index).placement
    let present = points.filter { ys[$0].isFinite }
    let places = present.map { axis.position(of: ys[$0]) }
    guard places.allSatisfy(\.isFinite) else { return [] }
    let strays =
      source.chart.kind == .line
      ? Spikes.indices(in: places) : ModifiedZScore.outliers(in: places)
    // Among many, some lie far away by chance.
    let limit =
      points.count <= Self.greatestStopCount
      ? ModifiedZScore.threshold : ModifiedZScore.threshold(among: points.count)
    return strays.filter { $0.score > limit }.map { (present[$0.index], $0.score) }
  }

  /// The extremes of stops that stray from the medians of their neighbours.
  private func straysOfStops(among points: Range<Int>, ofSeries index: Int) -> [Strays.Stray] {
    let series = source.series[index]
    let track = Track(
      series: index, axis: yAxis(ofSeries: index), style: .steps, xs: series.xs, ys: series.ys,
      points: points, outside: 0)
    return DenseTrack.strays(of: track, in: stops[index].map(SlotSummary.init))
      .map { ($0.index, $0.distance) }
  }

  private func gaps(ofSeries index: Int) -> [Landmark] {
    stops[index].enumerated().compactMap { number, stop in
      guard stop.y != nil else {
        return Landmark(kinds: [.missing(count: stop.missing)], x: stop.x, stop: number)
      }
      guard stop.followsAbsentRows else { return nil }
      return Landmark(kinds: [.absentRows], x: stop.x, y: stop.y, stop: number)
    }
  }

  private func gridlines(ofSeries index: Int) -> [Landmark] {
    xGridlines.filter(xs.contains).compactMap { x in
      stop(nearestTo: x, inSeries: index).map { Landmark(kinds: [.gridline], x: x, stop: $0) }
    }
  }

  /// Where the series meets others on the same y axis.
  private func crossings(ofSeries index: Int) -> [Landmark] {
    let chart = source.chart
    // Parts do not meet the whole.
    guard chart.kind != .scatter, index != source.totals else { return [] }
    let isStraight =
      if case .numeric = chart.xAxis { chart.kind == .line } else { false }
    let others = chart.series.indices.filter {
      $0 != index && $0 != source.totals && chart.series[$0].axis == chart.series[index].axis
    }
    return others.flatMap { other in
      Crossings.crossings(
        of: runs(ofSeries: index), with: runs(ofSeries: other), betweenPoints: isStraight
      ).compactMap { crossing in
        stop(nearestTo: crossing.x, inSeries: index).map {
          Landmark(
            kinds: [.crossing(series: other, crossing.outcome)], x: crossing.x, y: crossing.y,
            stop: $0)
        }
      }
    }
  }

  /// The line through the stops, broken where values are missing and rows are absent.
  private func runs(ofSeries index: Int) -> Crossings.Runs {
    var runs: Crossings.Runs = []
    var isBroken = true
    for stop in stops[index] {
      guard let y = stop.y else {
        isBroken = true
        continue
      }
      if isBroken || stop.followsAbsentRows { runs.append([]) }
      runs[runs.count - 1].append((stop.x, y))
      isBroken = false
    }
    return runs
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
