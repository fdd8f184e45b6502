import SonifyBase
import SonifyChart

extension ViewedChart {
  /// Returns the stops of a series in a range of x, in order of x.
  ///
  /// Up to `limit` points are a stop each, except that neighbouring points without a value share
  /// one, but not in rows of cells. More points are grouped into slots of equal width on the axis;
  /// slots without points are skipped. A point that the author labelled is always a stop of its own.
  /// - Complexity: O(points in the range) expected, in parallel.
  func stops(
    ofSeries index: Int, in range: ClosedRange<Double>, atMost limit: Int = ChartView.maxStopCount
  ) -> [Stop] {
    let points = series[index].points(in: range)
    let stops =
      points.count <= limit
      ? points.map { single($0, ofSeries: index) }
      : slots(of: points, ofSeries: index, in: range, count: limit)
    return joined(stops, ofSeries: index)
  }

  private func single(_ point: Int, ofSeries index: Int) -> Stop {
    let (x, y) = (series[index].xs[point], series[index].ys[point])
    if !series[index].slots.isEmpty {
      let slot = series[index].slots[point]
      return Stop(
        points: point..<(point + 1), xs: slot.xs, x: x, y: slot.values?.middle,
        ys: slot.values.map { $0.minimum.y...$0.maximum.y }, rows: slot.rows,
        missing: slot.missing)
    }
    return Stop(
      points: point..<(point + 1), xs: x...x, x: x, y: y.isFinite ? y : nil,
      ys: y.isFinite ? y...y : nil, rows: 1, missing: y.isFinite ? 0 : 1)
  }

  private func slots(
    of points: Range<Int>, ofSeries index: Int, in range: ClosedRange<Double>, count: Int
  ) -> [Stop] {
    let (xs, ys) = (series[index].xs, series[index].ys)
    let axis = AxisPlacement(
      low: range.lowerBound, high: range.upperBound, scale: chart.xAxis.placement.scale)
    let labelled = labelled(ofSeries: index, among: points)
    // Each labelled point divides a slot into three at most.
    let count = max(1, count - 2 * labelled.count)
    var boundaries =
      [points.lowerBound]
      + (1..<count).map { slot in
        let x = axis.value(at: Double(slot) / Double(count))
        return xs[points].partitioningIndex { $0 >= x }
      } + [points.upperBound]
    if !labelled.isEmpty {
      boundaries = (boundaries + labelled.flatMap { [$0, $0 + 1] }).sorted()
    }
    let slots = series[index].slots
    let summaries =
      slots.isEmpty
      ? SlotSummary.summaries(of: ys, boundaries: boundaries)
      : SlotSummary.summaries(of: slots, boundaries: boundaries)
    return summaries.compactMap { slot in
      guard let first = slot.points.first, let last = slot.points.last else { return nil }
      let ends =
        slots.isEmpty
        ? xs[first]...xs[last] : slots[first].xs.lowerBound...slots[last].xs.upperBound
      return Stop(
        points: slot.points, xs: ends, x: xs[first + (last - first) / 2],
        y: slot.count > 0 ? slot.median : nil,
        ys: slot.count > 0 ? slot.minimum...slot.maximum : nil, rows: slot.rows,
        missing: slot.missing)
    }
  }

  /// Joins neighbouring stops without a value, but not cells, and marks absent rows.
  private func joined(_ stops: [Stop], ofSeries index: Int) -> [Stop] {
    let xs = series[index].xs
    var joined: [Stop] = []
    for var stop in stops {
      guard let previous = joined.last else {
        joined.append(stop)
        continue
      }
      stop.followsAbsentRows = hasAbsentRows(
        between: previous.points.upperBound - 1, and: stop.points.lowerBound, ofSeries: index)
      // Rows of cells have the same stops, so that a step to another row keeps the column.
      guard previous.y == nil, stop.y == nil, !stop.followsAbsentRows, !chart.hasRows,
        !isLabelled(previous, ofSeries: index), !isLabelled(stop, ofSeries: index)
      else {
        joined.append(stop)
        continue
      }
      let points = previous.points.lowerBound..<stop.points.upperBound
      joined[joined.count - 1].points = points
      joined[joined.count - 1].xs = previous.xs.lowerBound...stop.xs.upperBound
      joined[joined.count - 1].x = xs[points.lowerBound + (points.count - 1) / 2]
      joined[joined.count - 1].rows = previous.rows + stop.rows
      joined[joined.count - 1].missing = previous.missing + stop.missing
    }
    return joined
  }

  private func isLabelled(_ stop: Stop, ofSeries index: Int) -> Bool {
    !labelled(ofSeries: index, among: stop.points).isEmpty
  }
}
