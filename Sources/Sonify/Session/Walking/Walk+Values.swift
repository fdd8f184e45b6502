import SonifyChart

extension Walk {
  /// Goes to the next stop in view whose value is higher, or lower, than the one at the cursor or,
  /// where that is missing, the one before it.
  mutating func goToNext(_ end: RangeEnd) -> Outcome {
    guard let cursor else { return Self.lost }
    let stops = view.stops[cursor.series]
    guard let here = cursor.value?.y ?? stops[...cursor.stop].last(where: { $0.y != nil })?.y else {
      return .blocked(.noFurther(end))
    }
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
    part = nil
    return arrive(at: Cursor(series: series, stop: stop))
  }

  /// The maximum number of series that are heard at one x: those from that of the cursor on.
  static let maxSeriesHere = 40

  /// The stops of all series at the x of the cursor, without totals of stacks; that of the cursor as
  /// it is.
  var cursorsHere: [Cursor] {
    guard let cursor, let x else { return [] }
    let series = view.source.described.series.indices
    let first = series.count > Self.maxSeriesHere ? cursor.series : 0
    return series.dropFirst(first).prefix(Self.maxSeriesHere).compactMap { series in
      if series == cursor.series { return cursor }
      guard let number = view.stop(nearestTo: x, inSeries: series),
        view.stops[series][number].xs.contains(x)
      else { return nil }
      return Cursor(series: series, stop: number)
    }
  }

  // MARK: - Conditions

  /// Goes to the next value that meets a condition, or to the first if none follows.
  ///
  /// Without such a value, the condition before is kept.
  mutating func go(toValues newCondition: ValueCondition) -> Outcome {
    guard let cursor else { return Self.lost }
    let matches = view.matches(newCondition, ofSeries: cursor.series)
    guard let next = matches.first(where: { $0.stop > cursor.stop }) ?? matches.first else {
      return .blocked(.noLandmark(.matches, forward: true, hasOthers: false))
    }
    condition = newCondition
    return arrive(at: next)
  }

  /// The number of values in view that meet the condition.
  var matchCount: Int {
    guard let condition, let cursor else { return 0 }
    return view.matchCount(condition, ofSeries: cursor.series)
  }
}
