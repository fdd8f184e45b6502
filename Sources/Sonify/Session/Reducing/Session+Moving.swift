extension Session {
  /// A tenth of the stops in view, one at least.
  var tenth: Int {
    guard let cursor else { return 1 }
    return max(1, (view.stops[cursor.series].count + 5) / 10)
  }

  /// Goes so many stops on, or back if negative, or as far as there are any.
  mutating func move(by steps: Int) {
    guard let cursor else { return sayNothingHere() }
    let last = view.stops[cursor.series].count - 1
    let target = min(last, max(0, cursor.stop + steps))
    guard target != cursor.stop else { return hitEdge(steps > 0 ? .greatest : .least) }
    arrive(at: Cursor(series: cursor.series, stop: target))
  }

  /// Goes to the first or the last stop in view.
  mutating func moveToEnd(_ end: RangeEnd) {
    guard let cursor else { return sayNothingHere() }
    let target = end == .least ? 0 : view.stops[cursor.series].count - 1
    guard target != cursor.stop else { return hitEdge(end) }
    arrive(at: Cursor(series: cursor.series, stop: target))
  }

  /// Goes to the nearest x of another series, past those that have no point in view.
  ///
  /// Whole stacks come before their parts, and the totals alone behind them. Each time it is the x
  /// at which the first of such steps was taken that is looked for.
  mutating func changeSeries(by step: Int) {
    guard let cursor, let here = x else { return sayNothingHere() }
    // A series without a point there must not lead the way to the next astray.
    let x = crossing.flatMap { $0.cursor == cursor ? $0.x : nil } ?? here
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
    soundEdge()
    say(
      view.stops.count == 1
        ? EdgePhrases.onlySeries.text()
        : SessionWords.edgeOfSeries(
          isLast: step > 0, name: levelName, isOfStacks: totals != nil))
  }

  /// Goes to the lowest or the highest point of the series, or of all that share its y axis.
  mutating func goToExtreme(_ end: RangeEnd, ofChart isOfChart: Bool) {
    guard let cursor else { return sayNothingHere() }
    guard
      let value = findings.extreme(
        end, ofAll: isOfChart, ofSeries: cursor.series, in: view.source)
    else {
      soundEdge()
      return say(EdgePhrases.noValues.text())
    }
    let axis = view.source.chart.series[cursor.series].axis
    let count = isOfChart ? view.source.described.series.count { $0.axis == axis } : 1
    go(
      to: value,
      introducedBy: Introduction(SessionWords.extreme(end, of: count), form: .valueAtPlace))
  }

  /// Goes to a point wherever it lies; brings it into view if need be.
  mutating func go(to place: ChartPlace, introducedBy introduction: Introduction?) {
    let before = cursor
    let panned = view.panned(to: place.x)
    if let panned { show(panned) }
    guard let number = view.stop(ofPoint: place.point, inSeries: place.series) else {
      return sayNothingHere()
    }
    let stop = view.stops[place.series][number]
    let value = stop.isSummary && place.y != nil ? place : nil
    // In another view, the stops that were passed are others.
    if let before { cursor = Cursor(series: before.series, stop: number) }
    arrive(
      at: Cursor(series: place.series, stop: number, value: value), introducedBy: introduction,
      followedBy: panned == nil ? nil : viewText)
  }

  /// Stands at a stop, sounds it and says it.
  /// - Parameters:
  ///   - place: the stop.
  ///   - introduction: what the place is, if it was looked for.
  ///   - addition: what is in view now, if that has changed.
  mutating func arrive(
    at place: Cursor, introducedBy introduction: Introduction? = nil,
    followedBy addition: String? = nil
  ) {
    let before = cursor
    cursor = place
    soundPoint(after: before)
    let point = pointText(after: before, introducedBy: introduction)
    say(Lists.items([point, addition ?? ""]))
  }

  /// Tells that the series has nothing beyond the cursor, or that it lies out of view.
  mutating func hitEdge(_ end: RangeEnd) {
    guard let cursor, let stop else { return sayNothingHere() }
    soundEdge()
    let points = view.source.series[cursor.series].points
    let goesOn =
      end == .least
      ? stop.points.lowerBound > points.lowerBound : stop.points.upperBound < points.upperBound
    say(SessionWords.edge(end, isOfView: goesOn, isOnly: view.stops[cursor.series].count == 1))
  }

  /// Tells that no series has a point in view.
  mutating func sayNothingHere() {
    soundEdge()
    say(PointPhrases.nothingHere.text())
  }
}
