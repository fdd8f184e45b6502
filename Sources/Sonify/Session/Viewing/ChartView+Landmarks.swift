import SonifyBase
import SonifyChart

extension ChartView {
  /// Returns the landmarks of a series in view, in order of x.
  ///
  /// A point that is a landmark for several reasons is a single landmark. The landmarks of the
  /// whole chart agree with its ``SeriesFacts``, as do the pings of its score. If more than
  /// ``maxJudgedCount`` points are in view, the medians of the stops are used instead; smaller
  /// features appear when zooming in.
  /// - Parameters:
  ///   - index: the series.
  ///   - choice: the kinds of landmarks to return.
  /// - Returns: the landmarks, empty if the series has no stop in view.
  /// - Complexity: O(points in view) at most.
  func landmarks(ofSeries index: Int, _ choice: SessionSettings.Landmarks) -> [Landmark] {
    let kinds: [(SessionSettings.Landmarks, (Int) -> [Landmark])] = [
      (.labels, labels), (.turningPoints, extremes), (.turningPoints, turns),
      (.turningPoints, steps), (.outliers, outliers), (.gaps, gaps), (.crossings, crossings),
      (.gridlines, gridlines),
    ]
    let curve = source.chart.series[index].curve
    let found = kinds.filter { kind, _ in
      (choice == .all || choice == kind) && (curve == nil || curve?.isLandmark(kind) == true)
    }.flatMap { $0.1(index) }
    return merged(found)
  }

  /// Returns the first value of each stop in view of a series that meets a condition.
  func matches(_ condition: ValueCondition, ofSeries index: Int) -> [Landmark] {
    stops[index].enumerated().compactMap { number, stop in
      stop.points.lazy.compactMap { match(of: condition, at: $0, ofSeries: index) }.first.flatMap {
        landmark(.match, at: $0, number)
      }
    }
  }

  /// Returns the number of values in view of a series that meet a condition; of slots, the number of
  /// those with such an extreme.
  func matchCount(_ condition: ValueCondition, ofSeries index: Int) -> Int {
    stops[index].reduce(0) { sum, stop in
      sum + stop.points.count { match(of: condition, at: $0, ofSeries: index) != nil }
    }
  }

  /// Returns a point if its value meets a condition, or the extreme of a slot that does.
  private func match(
    of condition: ValueCondition, at point: Int, ofSeries index: Int
  ) -> ChartPoint? {
    let places =
      source.series[index].slots.isEmpty
      ? [source.place(ofPoint: point, ofSeries: index)]
      : [RangeEnd.minimum, .maximum].compactMap {
        source.extreme($0, ofSeries: index, among: point..<(point + 1))
      }
    return places.first { $0.y.map(condition.holds) ?? false }
  }

  /// Merges landmarks with the same x and stop.
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
    // An extreme that is also a turning point is reported once.
    for place in merged.indices {
      let kinds = merged[place].kinds
      if kinds.contains(.lowest) { merged[place].kinds.removeAll { $0 == .trough } }
      if kinds.contains(.highest) { merged[place].kinds.removeAll { $0 == .peak } }
    }
    return merged
  }

  /// Returns the points in view that the author labelled.
  func labels(ofSeries index: Int) -> [Landmark] {
    source.labelled(ofSeries: index, among: points(ofSeries: index)).compactMap { point in
      stop(ofPoint: point, inSeries: index).flatMap {
        landmark(.label, at: source.place(ofPoint: point, ofSeries: index), $0)
      }
    }
  }

  /// Returns the lowest and the highest value in view, unless all are equal.
  private func extremes(ofSeries index: Int) -> [Landmark] {
    let ranges = stops[index].compactMap(\.ys)
    guard let minimum = ranges.map(\.lowerBound).min(),
      let maximum = ranges.map(\.upperBound).max(),
      minimum < maximum,
      let lowest = stops[index].firstIndex(where: { $0.ys?.lowerBound == minimum }),
      let highest = stops[index].firstIndex(where: { $0.ys?.upperBound == maximum })
    else { return [] }
    return [
      landmark(.lowest, at: extreme(.minimum, of: stops[index][lowest], inSeries: index), lowest),
      landmark(
        .highest, at: extreme(.maximum, of: stops[index][highest], inSeries: index), highest),
    ].compactMap { $0 }
  }

  /// Returns a landmark at a point, or nil if `place` is nil.
  func landmark(_ kind: Landmark.Kind, at place: ChartPoint?, _ stop: Int) -> Landmark? {
    place.map { Landmark(kinds: [kind], x: $0.x, y: $0.y, stop: stop) }
  }

  /// The maximum number of gaps at which those shorter than a stop are included.
  private static let maxGapCount = 40

  /// Returns the gaps of missing values and absent rows; of more than ``maxGapCount``, only those
  /// that are a stop or lie between two.
  private func gaps(ofSeries index: Int) -> [Landmark] {
    let stops = stops[index]
    guard let first = stops.first, let last = stops.last, source.chart.kind != .scatter,
      points(ofSeries: index).count <= Self.maxJudgedCount
        || stops.contains(where: { $0.y == nil || $0.followsAbsentRows })
    else { return [] }
    let gaps = source.gaps(ofSeries: index).filter {
      $0.to >= first.xs.lowerBound && $0.from <= last.xs.upperBound
    }
    return gaps.compactMap { gap in
      let number = stops.partitioningIndex { $0.xs.upperBound >= gap.from }
      guard number < stops.count else { return nil }
      let stop = stops[number]
      var landmark = Landmark(kinds: [.gap(gap)], x: stop.x, y: stop.y, stop: number)
      guard stop.y != nil else { return landmark }
      if stop.xs.lowerBound > gap.to { return number > 0 ? landmark : nil }
      guard gaps.count <= Self.maxGapCount else { return nil }
      (landmark.x, landmark.y) = (max(gap.from, stop.xs.lowerBound), nil)
      return landmark
    }
  }

  private func gridlines(ofSeries index: Int) -> [Landmark] {
    xGridlines.filter(xs.contains).compactMap { x in
      stop(nearestTo: x, inSeries: index).map { Landmark(kinds: [.gridline], x: x, stop: $0) }
    }
  }

  /// Returns the crossings of the series with others on the same y axis.
  private func crossings(ofSeries index: Int) -> [Landmark] {
    let chart = source.chart
    // Crossings of parts with their total are ignored.
    guard chart.kind != .scatter, chart.kind != .heatmap, chart.xAxis.isOrdered,
      index != source.totals
    else { return [] }
    let isStraight =
      if case .numeric = chart.xAxis { chart.kind.ofValues == .line } else { false }
    let others = chart.series.indices.filter {
      $0 != index && $0 != source.totals
        && source.comparability.areComparable($0, index)
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

  /// Returns the line through the stops, broken where values are missing or rows are absent.
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

extension CurveFeatures {
  /// Whether a function has landmarks of a kind: its labels name its turns, and no value is an
  /// outlier.
  fileprivate func isLandmark(_ kind: SessionSettings.Landmarks) -> Bool {
    switch kind {
    case .turningPoints, .outliers: !isSmooth && poles.isEmpty
    case .gaps: !isSmooth
    case .all, .labels, .gridlines, .crossings, .matches: true
    }
  }
}
