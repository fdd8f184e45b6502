import SonifyChart

extension Walk {
  /// The point of the data at the cursor, the middle one of a stop of several; nil if no series has a
  /// point in view.
  var pointHere: ChartPoint? {
    guard let cursor, let stop else { return nil }
    let middle = stop.points.lowerBound + (stop.points.count - 1) / 2
    return view.source.place(
      ofPoint: cursor.value?.point ?? middle, ofSeries: cursor.series)
  }

  /// The mark at the cursor, or nil if there is none.
  var markHere: Mark? { pointHere.flatMap { marks.mark(at: $0) } }

  /// Marks the point at the cursor, which has no mark.
  /// - Returns: the mark, or nil if there is no cursor.
  mutating func setMark() -> Mark? { pointHere.map { marks.set(at: $0) } }

  /// Removes the mark at the cursor.
  /// - Returns: the mark, or nil if there was none.
  mutating func eraseMark() -> Mark? { pointHere.flatMap { marks.remove(at: $0) } }

  /// Goes to a mark, bringing it into view if necessary.
  mutating func go(to mark: Mark) -> Outcome { go(to: mark.point, as: .mark(mark)) }

  /// The range of x between the last two marks of different x, or nil if there are fewer.
  var markedRange: ClosedRange<Double>? {
    guard let last = marks.all.last?.point.x,
      let other = marks.all.last(where: { $0.point.x != last })?.point.x
    else { return nil }
    return min(last, other)...max(last, other)
  }

  // MARK: - Kept marks

  /// The marks as they are kept from session to session, with those of other data.
  var keptMarks: [KeptMark] {
    marks.others
      + marks.all.map { mark in
        KeptMark(
          series: view.source.chart.name(ofSeries: mark.point.series), x: keptX(of: mark.point),
          rank: view.source.rank(of: mark.point), number: mark.number, name: mark.name)
      }
  }

  private func keptX(of point: ChartPoint) -> KeptMark.Position {
    guard case .categorical(let axis) = view.source.chart.xAxis,
      axis.categories.indices.contains(Int(point.x))
    else { return .number(point.x) }
    return .category(axis.categories[Int(point.x)])
  }

  /// Sets the marks that were kept; those whose point is not in the chart stay kept.
  mutating func restore(_ kept: [KeptMark]) { marks = Self.marks(kept, in: view.source) }

  /// Finds the points of kept marks in a chart.
  static func marks(_ kept: [KeptMark], in source: ViewedChart) -> Marks {
    var (found, others): ([Mark], [KeptMark]) = ([], [])
    for mark in kept {
      if let point = source.point(of: mark),
        !found.contains(where: { $0.isAt(point) })
      {
        found.append(Mark(point: point, number: mark.number, name: mark.name))
      } else {
        others.append(mark)
      }
    }
    return Marks(found, others: others)
  }
}

extension ViewedChart {
  /// Returns the index of a point among those of its series that have the same x.
  fileprivate func rank(of point: ChartPoint) -> Int {
    let (xs, points) = (series[point.series].xs, series[point.series].points)
    var first = point.point
    while first > points.lowerBound, xs[first - 1] == point.x { first -= 1 }
    return point.point - first
  }

  /// Returns the point that a kept mark is at, or nil if it is not in the chart.
  fileprivate func point(of mark: KeptMark) -> ChartPoint? {
    guard
      let index = chart.series.indices.first(where: { chart.name(ofSeries: $0) == mark.series })
    else { return nil }
    let x: Double
    switch (chart.xAxis, mark.x) {
    case (.categorical(let axis), .category(let name)):
      guard let index = axis.categories.firstIndex(of: name) else { return nil }
      x = Double(index)
    case (.numeric, .number(let number)): x = number
    default: return nil
    }
    let (xs, points) = (series[index].xs, series[index].points)
    guard var point = series[index].point(nearestTo: x), xs[point] == x else { return nil }
    while point > points.lowerBound, xs[point - 1] == x { point -= 1 }
    point += mark.rank
    guard points.contains(point), xs[point] == x else { return nil }
    return place(ofPoint: point, ofSeries: index)
  }
}
