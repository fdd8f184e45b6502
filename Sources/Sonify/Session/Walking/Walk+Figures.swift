import SonifyChart

extension Walk {
  /// Whether there are other things to move along than one series.
  var hasSeveralLevels: Bool { view.source.chart.series.count > 1 || view.source.chart.hasFigures }

  /// The element at the cursor, or nil if an element is a value, or the cursor moves along a part of
  /// the elements or is at none with a value.
  var figure: PointFigure? {
    guard part == nil, let cursor, let stop, stop.rows == 1, cursor.value == nil else { return nil }
    return view.source.figure(ofPoint: stop.points.lowerBound, ofSeries: cursor.series)
  }

  /// Whether the cursor moves along a part of the elements that the one at the cursor does not have.
  var lacksPart: Bool {
    guard part != nil, let cursor, let stop else { return false }
    return cursor.value == nil && stop.points.count == 1
  }

  /// Returns a cursor at a stop, beside which it is if it moves along a part of the elements.
  func placed(_ cursor: Cursor) -> Cursor {
    guard let part, cursor.value == nil else { return cursor }
    let stop = view.stops[cursor.series][cursor.stop]
    let point = stop.points.lowerBound
    guard stop.points.count == 1,
      let y = view.source.figure(ofPoint: point, ofSeries: cursor.series)?[part]
    else { return cursor }
    var placed = cursor
    placed.value = ChartPoint(series: cursor.series, point: point, x: stop.x, y: y)
    return placed
  }

  /// Returns the point of a mark, which is that of a part of its element if the cursor moves along
  /// such a part.
  func comparable(_ mark: Mark) -> ChartPoint {
    guard let part else { return mark.point }
    var point = mark.point
    point.y = view.source.figure(ofPoint: point.point, ofSeries: point.series)?[part]
    return point
  }

  /// The parts of the elements of the chart, of whole ones before each part: what the cursor can move
  /// along in a series.
  var levelsOfSeries: [FigurePart?] {
    [nil] + (view.source.chart.hasFigures ? view.source.chart.kind.figureParts : [])
  }

  /// Goes to the next part of the elements, then to the next series, at the nearest x.
  mutating func changePart(by step: Int, at x: Double) -> Outcome {
    guard let cursor else { return Self.lost }
    let parts = levelsOfSeries
    let here = cursor.series * parts.count + (parts.firstIndex(of: part) ?? 0)
    var level = here + step
    while level >= 0, level < view.stops.count * parts.count {
      let series = level / parts.count
      if let stop = view.stop(nearestTo: x, inSeries: series) {
        part = parts[level % parts.count]
        let place = placed(Cursor(series: series, stop: stop))
        crossing = (x, place)
        return arrive(at: place)
      }
      level += step
    }
    return .blocked(.endOfChart(isLast: step > 0))
  }
}
