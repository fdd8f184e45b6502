import SonifyChart

extension Walk {
  /// Moves by a number of stops, back if negative, as far as the view allows.
  mutating func move(by steps: Int) -> Outcome {
    guard let cursor else { return Self.lost }
    let last = view.stops[cursor.series].count - 1
    let target = min(last, max(0, cursor.stop + steps))
    guard target != cursor.stop else { return blocked(at: steps > 0 ? .maximum : .minimum) }
    return arrive(at: Cursor(series: cursor.series, stop: target))
  }

  /// Moves by tenths of the stops in view, each at least one stop.
  mutating func move(byTenths tenths: Int) -> Outcome {
    let count = cursor.map { view.stops[$0.series].count } ?? 0
    return move(by: tenths * max(1, (count + 5) / 10))
  }

  /// Moves to the first or the last stop in view.
  mutating func move(to end: RangeEnd) -> Outcome {
    guard let cursor else { return Self.lost }
    let target = end == .minimum ? 0 : view.stops[cursor.series].count - 1
    guard target != cursor.stop else { return blocked(at: end) }
    return arrive(at: Cursor(series: cursor.series, stop: target))
  }

  /// Goes to the nearest x in another series, skipping series without a point in view.
  ///
  /// Whole stacks come before their parts, and the totals alone after them. A run of such steps
  /// keeps looking for the x at which the first was taken.
  mutating func changeSeries(by step: Int) -> Outcome {
    guard let cursor, let here = x else { return Self.lost }
    // A series without a point at this x must not shift the position in the next.
    let x = crossing.flatMap { $0.cursor == cursor ? $0.x : nil } ?? here
    if view.source.chart.hasFigures { return changePart(by: step, at: x) }
    let totals = view.source.totals
    let stacks = -1
    var level = (isAtStacks ? stacks : cursor.series) + step
    while level >= (totals == nil ? 0 : stacks), level < view.stops.count {
      let series = level == stacks ? totals ?? 0 : level
      if let stop = view.stop(nearestTo: x, inSeries: series) {
        hearsParts = level == stacks
        let place = Cursor(series: series, stop: stop)
        crossing = (x, place)
        return arrive(at: place)
      }
      level += step
    }
    return .blocked(view.stops.count == 1 ? .onlySeries : .endOfChart(isLast: step > 0))
  }

  /// Goes to the lowest or the highest point of the series, or of all that share its y axis.
  mutating func goToExtreme(_ end: RangeEnd, ofChart isOfChart: Bool) -> Outcome {
    guard let cursor else { return Self.lost }
    guard let value = extreme(end, ofAll: isOfChart, ofSeries: cursor.series) else {
      return .blocked(.noValues)
    }
    let axis = view.source.chart.series[cursor.series].axis
    let count = isOfChart ? view.source.described.series.count { $0.axis == axis } : 1
    return go(to: value, as: .extreme(end, ofSeries: count))
  }

  /// Goes to the next or the previous landmark of a choice.
  mutating func goToLandmark(_ choice: SessionSettings.Landmarks, forward: Bool) -> Outcome {
    guard let cursor, let stop else { return Self.lost }
    let landmarks = landmarks(choice)
    // At a landmark that was gone to, its own x distinguishes it from others of the stop.
    let place = (cursor.stop, cursor.landmark ?? stop.x)
    let next =
      forward
      ? landmarks.first { ($0.stop, $0.x) > place } : landmarks.last { ($0.stop, $0.x) < place }
    guard let next else {
      return .blocked(.noLandmark(choice, forward: forward, hasOthers: !landmarks.isEmpty))
    }
    return arrive(at: next)
  }

  /// Goes to a landmark of the series at the cursor.
  mutating func arrive(at landmark: Landmark) -> Outcome {
    guard let cursor else { return Self.lost }
    let target = view.stops[cursor.series][landmark.stop]
    let value = landmark.y.flatMap { y in
      y == target.y && landmark.x == target.x
        ? nil
        : ChartPoint(series: cursor.series, point: target.points.lowerBound, x: landmark.x, y: y)
    }
    return arrive(
      at: Cursor(
        series: cursor.series, stop: landmark.stop, value: value, landmark: landmark.x),
      as: .landmark(landmark))
  }

  /// Goes to what a listener names: an x, a date, a category, a label or a series.
  mutating func go(toPlaceNamed name: String) -> Outcome {
    guard let cursor, let stop, let x else { return Self.lost }
    let search = PointSearch(chart: view.source)
    let point = cursor.value?.point ?? stop.points.lowerBound
    if let finding = search.find(name, fromSeries: cursor.series, point: point) {
      return go(to: finding.place, as: .match(finding.match))
    }
    guard let series = search.series(named: name),
      let number = view.stop(nearestTo: x, inSeries: series)
    else { return .blocked(.notFound(name)) }
    return arrive(at: Cursor(series: series, stop: number))
  }

  /// Goes to a point in view of the series at the cursor.
  mutating func go(toPoint point: Int) -> Outcome {
    guard let cursor, let stop = view.stop(ofPoint: point, inSeries: cursor.series) else {
      return Self.lost
    }
    let isOfSeveral = view.stops[cursor.series][stop].points.count > 1
    return arrive(
      at: Cursor(
        series: cursor.series, stop: stop,
        value: isOfSeveral ? view.source.place(ofPoint: point, ofSeries: cursor.series) : nil))
  }

  /// Moves the cursor to an x of a series during playback; at the same stop it keeps the point that
  /// was gone to.
  mutating func follow(toX x: Double, inSeries series: Int) {
    guard view.stops.indices.contains(series),
      let stop = view.stop(nearestTo: x, inSeries: series),
      series != cursor?.series || stop != cursor?.stop
    else { return }
    stand(at: Cursor(series: series, stop: stop))
  }

  /// Returns the result of a step beyond the first or the last stop in view.
  func blocked(at end: RangeEnd) -> Outcome {
    guard let cursor, let stop else { return Self.lost }
    let points = view.source.series[cursor.series].points
    let goesOn =
      end == .minimum
      ? stop.points.lowerBound > points.lowerBound : stop.points.upperBound < points.upperBound
    return .blocked(
      .endOfSeries(end, goesOn: goesOn, isOnly: view.stops[cursor.series].count == 1))
  }

  /// Goes to a point of the chart, bringing it into view if necessary.
  mutating func go(to place: ChartPoint, as target: Target?) -> Outcome {
    let before = cursor
    let panned = view.panned(to: place.x)
    if let panned { show(panned) }
    guard let number = view.stop(ofPoint: place.point, inSeries: place.series) else {
      return Self.lost
    }
    let stop = view.stops[place.series][number]
    let value = stop.isSummary && place.y != nil ? place : nil
    // Another view has other stops to pass.
    if let before { stand(at: Cursor(series: before.series, stop: number)) }
    return arrive(
      at: Cursor(series: place.series, stop: number, value: value), as: target,
      inNewView: panned != nil)
  }

  /// Moves the cursor to a stop in view.
  mutating func arrive(
    at place: Cursor, as target: Target? = nil, inNewView isInNewView: Bool = false
  ) -> Outcome {
    let origin = cursor
    // What is looked for is found among whole elements.
    if target != nil { part = nil }
    stand(at: place)
    return .arrived(Arrival(origin: origin, target: target, isInNewView: isInNewView))
  }
}
