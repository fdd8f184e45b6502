import SonifyChart

extension Walk {
  /// Goes to the next stop in view whose value is higher, or lower, than the one at the cursor.
  mutating func goToNext(_ end: RangeEnd) -> Outcome {
    guard let cursor, let here = place?.y ?? stop?.y else { return Self.lost }
    let stops = view.stops[cursor.series]
    let next = stops.indices.dropFirst(cursor.stop + 1).first { index in
      stops[index].y.map { end == .maximum ? $0 > here : $0 < here } ?? false
    }
    guard let next else { return .blocked(.noFurther(end)) }
    return arrive(at: Cursor(series: cursor.series, stop: next))
  }

  /// Goes to a series by its index, at the nearest x.
  mutating func go(toSeries series: Int) -> Outcome {
    guard let here = x else { return Self.lost }
    let count = view.source.described.series.count
    guard series < count, let stop = view.stop(nearestTo: here, inSeries: series) else {
      return .blocked(.noSeries(series, count: count))
    }
    hearsParts = false
    return arrive(at: Cursor(series: series, stop: stop))
  }

  /// The points of all series at the x of the cursor, without totals of stacks.
  var pointsHere: [ChartPoint] {
    guard let x else { return [] }
    return view.source.described.series.indices.compactMap { series in
      guard let number = view.stop(nearestTo: x, inSeries: series) else { return nil }
      let stop = view.stops[series][number]
      guard stop.xs.contains(x), let y = stop.y else { return nil }
      return ChartPoint(series: series, point: stop.points.lowerBound, x: stop.x, y: y)
    }
  }

  // MARK: - Conditions

  /// Looks for values that meet a condition, and goes to the next of them; the first if none
  /// follows.
  mutating func go(toValues newCondition: ValueCondition) -> Outcome {
    guard let cursor else { return Self.lost }
    condition = newCondition
    let matches = landmarks(.matches)
    guard let next = matches.first(where: { $0.stop > cursor.stop }) ?? matches.first else {
      return .blocked(.noLandmark(.matches, forward: true, hasOthers: false))
    }
    return arrive(at: Cursor(series: cursor.series, stop: next.stop), as: .landmark(next))
  }
}
