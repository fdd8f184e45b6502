import SonifyBase

/// The points of a series that lie on the x axis, in order, with the axes of their chart.
package struct SeriesPoints: Sendable {
  let kind: ChartKind
  let xAxis: DataAxis
  let yAxis: NumericAxis
  package let xs: [Double]
  package let ys: [Double]
  private let labels: [String]
  private let ordered: OrderedPoints

  /// The x and y of every point, of which ``xs`` and ``ys`` may be means.
  private let whole: (xs: [Double], ys: [Double])
  /// The number of points in each mean; 1 if there are no means.
  let pointsPerMean: Int
  /// The slots that the points are, whose means are ``ys``; empty if points are rows.
  let slots: [RowSlot]

  /// The maximum number of points whose trend, shape and period are sought point by point.
  static let maxOutlineCount = 1 << 17

  package init(_ points: OrderedPoints, of series: DataSeries, in chart: ChartDescriptor) {
    (kind, xAxis, yAxis) = (chart.kind.ofValues, chart.xAxis, chart.axis(of: series))
    let isWhole = points.points == points.xs.indices
    xs = isWhole ? points.xs : Array(points.xs[points.points])
    slots = points.slots.isEmpty ? [] : Array(points.slots[points.points])
    // The mean of a slot is exact, and means of neighbours are what is sought in many points.
    ys =
      !slots.isEmpty
      ? slots.map { $0.values?.mean ?? .nan }
      : isWhole ? points.ys : Array(points.ys[points.points])
    (labels, ordered) = (series.labels, points)
    (whole, pointsPerMean) = ((xs, ys), 1)
  }

  /// Replaces points by the means of neighbours.
  private init(means size: Int, of points: SeriesPoints) {
    (kind, xAxis, yAxis) = (points.kind, points.xAxis, points.yAxis)
    (labels, ordered) = (points.labels, points.ordered)
    (whole, pointsPerMean, slots) = (points.whole, size, [])
    func means(of numbers: [Double]) -> [Double] {
      (0..<numbers.count / size).map { mean in
        let range = Self.points(of: mean, size: size, count: numbers.count)
        let present = numbers[range].lazy.filter(\.isFinite)
        let count = Double(present.count { _ in true })
        return count > 0 ? present.reduce(0) { $0 + $1 / count } : .nan
      }
    }
    (xs, ys) = (means(of: points.xs), means(of: points.ys))
  }

  /// The outline of a line, in which its trend, its shape and its period are sought: the points or,
  /// if there are more than ``maxOutlineCount``, means of equally many neighbours; the last one also
  /// of the points that are left over.
  ///
  /// So the search takes a bounded time and memory. What is found there is reported at the points.
  var outline: SeriesPoints {
    outlineSize > 1 ? SeriesPoints(means: outlineSize, of: self) : self
  }

  /// The number of points in each mean of the ``outline``.
  var outlineSize: Int { (count + Self.maxOutlineCount - 1) / Self.maxOutlineCount }

  /// Keeps a range of points.
  init(_ range: Range<Int>, of points: SeriesPoints) {
    (kind, xAxis, yAxis) = (points.kind, points.xAxis, points.yAxis)
    (labels, ordered) = (points.labels, points.ordered)
    (xs, ys) = (Array(points.xs[range]), Array(points.ys[range]))
    slots = points.slots.isEmpty ? [] : Array(points.slots[range])
    (whole, pointsPerMean) = ((xs, ys), 1)
  }

  /// Returns the points of a mean.
  private func points(of mean: Int) -> Range<Int> {
    Self.points(of: mean, size: pointsPerMean, count: whole.xs.count)
  }

  /// Returns the points of a mean of `size` or, if it is the last one, more points.
  private static func points(of mean: Int, size: Int, count: Int) -> Range<Int> {
    let isLast = mean + 1 == count / size
    return mean * size..<(isLast ? count : (mean + 1) * size)
  }

  /// The number of points, including missing values.
  var count: Int { xs.count }

  /// Whether y may rise or fall along x: x has numbers or dates, with one value for each.
  package var isAlongX: Bool {
    if case .numeric = xAxis, !xAxis.isOfRows { kind == .line || kind == .bar } else { false }
  }

  /// Whether the points have an order, so that they have neighbours.
  package var isInOrder: Bool { isAlongX || kind == .line && xAxis.isOrdered }

  func place(_ index: Int) -> SeriesFacts.Place { .init(x: xs[index], y: ys[index]) }

  /// Returns the lowest or highest point of a mean that is a turning point.
  private func turn(of mean: Int, isPeak: Bool) -> SeriesFacts.Place {
    if !slots.isEmpty, let values = slots[mean].values {
      return isPeak ? values.maximum : values.minimum
    }
    let sign = isPeak ? 1.0 : -1.0
    let present = points(of: mean).lazy.filter { whole.ys[$0].isFinite }
    let extreme = present.max { sign * whole.ys[$0] < sign * whole.ys[$1] }
    return extreme.map { .init(x: whole.xs[$0], y: whole.ys[$0]) } ?? place(mean)
  }

  func label(_ index: Int) -> String? {
    guard !labels.isEmpty else { return nil }
    let label = labels[ordered.origin(of: ordered.points.lowerBound + index)]
    return label.isEmpty ? nil : label
  }

  var values: SeriesFacts.Values? {
    guard slots.isEmpty else { return SeriesFacts.Values(of: slots) }
    guard let first = ys.firstIndex(where: \.isFinite), let last = ys.lastIndex(where: \.isFinite),
      let moments = Moments(ys), let quartiles = Quartiles(ys)
    else { return nil }
    var (minimum, maximum) = (first, first)
    for index in ys.indices where ys[index].isFinite {
      if ys[index] < ys[minimum] { minimum = index }
      if ys[index] > ys[maximum] { maximum = index }
    }
    return SeriesFacts.Values(
      minimum: place(minimum), maximum: place(maximum), first: place(first), last: place(last),
      mean: moments.mean, standardDeviation: moments.standardDeviation, median: quartiles.median,
      lowerQuartile: quartiles.lower, upperQuartile: quartiles.upper, skewness: moments.skewness,
      lag1Autocorrelation: isInOrder ? Autocorrelation.ofNeighbours(in: ys) : nil)
  }

  // MARK: On the y axis

  /// The positions of values on their axis, with the indices of their points; nil if every point has
  /// a value.
  package typealias Placed = (indices: [Int]?, places: [Double])

  /// The positions of the values that are present, or nil if one has no position on its axis.
  package var placed: Placed? {
    let placement = yAxis.placement
    let indices = ys.areFinite ? nil : ys.indices.filter { ys[$0].isFinite }
    let places = ys.finite.map { placement.position(of: $0) }
    return places.areFinite ? (indices, places) : nil
  }

  /// The values that are present, as the outliers of a line are sought in them: in a scale in which
  /// sums of squares are safe, and in positions on the y axis if that is not linear.
  var outlierPositions: Placed? {
    let placed: Placed? =
      yAxis.scale == .linear
      ? (ys.areFinite ? nil : ys.indices.filter { ys[$0].isFinite }, ys.finite) : placed
    return placed.map { ($0.indices, PresentLine.Scale(of: $0.places).relative($0.places)) }
  }

  /// Returns a line in positions on the y axis, or nil if one of its values has no position there.
  package func placed(_ line: PresentLine) -> PresentLine? {
    guard yAxis.scale != .linear else { return line }
    guard let (indices, places) = placed else { return nil }
    var positions = [Double](repeating: .nan, count: ys.count)
    for (index, place) in places.enumerated() { positions[indices?[index] ?? index] = place }
    return PresentLine(positions, at: isAlongX ? xs : nil)
  }

  package func turningPoints(of line: PresentLine) -> [SeriesFacts.TurningPoint] {
    TurningPoints.turns(of: line.ys, over: line.noise).map { turn in
      let place = self.turn(of: line.indices[turn.index], isPeak: turn.isPeak)
      var prominence = line.distance(turn.prominence)
      if yAxis.scale != .linear {
        let height = ys[line.indices[turn.index]]
        let position = yAxis.position(of: height)
        let foot = yAxis.value(at: position + (turn.isPeak ? -prominence : prominence))
        prominence = abs(height - foot).clamped
      }
      return .init(place: place, isPeak: turn.isPeak, prominence: prominence)
    }
  }

  package func outliers(on line: PresentLine?) -> [SeriesFacts.Outlier] {
    outliers(on: line.map { ($0.indices, $0.ys) })
  }

  package func outliers(on placed: Placed?) -> [SeriesFacts.Outlier] {
    exceptions(on: placed).outliers
  }

  /// Returns the outliers, or the number of values that are far from the others if these are too
  /// many.
  func exceptions(
    on placed: Placed?
  ) -> (outliers: [SeriesFacts.Outlier], farValues: SeriesFacts.FarValues?) {
    guard let (indices, places) = placed else { return ([], nil) }
    func placedXs() -> [Double] { indices.map { $0.map { xs[$0] } } ?? xs }
    if kind.ofOutliers(over: xAxis) == .scatter {
      let found = Outlier.outliers(in: places, at: placedXs(), on: xAxis, of: kind)
      return (outliers(found, indices), nil)
    }
    let found = Outlier.farValues(among: places, at: placedXs(), of: kind.ofOutliers(over: xAxis))
    guard found.count <= Outlier.maxCount(among: places.count) else {
      let above = found.count { $0.deviations > 0 }
      return ([], .init(above: above, below: found.count - above))
    }
    return (outliers(found, indices), nil)
  }

  /// Returns outliers at the points, whose indices are given unless they are those of all points.
  func outliers(_ found: [Outlier], _ indices: [Int]?) -> [SeriesFacts.Outlier] {
    found.map { outlier in
      let index = indices?[outlier.index] ?? outlier.index
      return SeriesFacts.Outlier(
        place: place(index), deviations: outlier.deviations.clamped, label: label(index))
    }
  }

  /// The longest run of equal values.
  var equalRun: SeriesFacts.EqualRun? {
    LongestRun(in: ys).map { run in
      .init(
        from: xs[run.points.lowerBound], to: xs[run.points.upperBound],
        value: ys[run.points.lowerBound], count: run.count)
    }
  }

  // MARK: Along x

  func segments(of line: PresentLine, isPeriodic: Bool) -> [SeriesFacts.Segment] {
    Segment.segments(of: line, isPeriodic: isPeriodic).map {
      .init(
        from: slots.isEmpty
          ? whole.xs[points(of: $0.first).lowerBound] : slots[$0.first].xs.lowerBound,
        to: slots.isEmpty
          ? whole.xs[points(of: $0.last).upperBound - 1] : slots[$0.last].xs.upperBound,
        slope: $0.slope)
    }
  }

  /// Finds the steps of a line; those of its period are none.
  package func steps(
    of line: PresentLine, period: SeriesFacts.Period?
  ) -> [SeriesFacts.Step] {
    let length = period?.length ?? 0
    let steps =
      length > 0
      ? Step.steps(of: PresentLine(withoutPeriod(length), at: xs), onLevelsOf: line)
      : Step.steps(of: line)
    return steps.map { step in
      let index = point(of: step)
      let before = whole.ys[..<index].lastIndex(where: \.isFinite) ?? index
      return .init(
        after: slots.isEmpty ? whole.xs[before] : slots[before].xs.upperBound,
        x: slots.isEmpty ? whole.xs[index] : slots[index].xs.lowerBound,
        levelBefore: step.before, levelAfter: step.after)
    }
  }

  /// Returns the point at which a step lies: about the means between which it was found, the cut that
  /// leaves the smallest squared distances from both levels.
  private func point(of step: Step) -> Int {
    guard pointsPerMean > 1 else { return step.index }
    let reach = (step.index - 1) * pointsPerMean..<points(of: step.index).upperBound
    var (misfit, smallest, place) = (0.0, Double.infinity, step.index * pointsPerMean)
    for point in reach where whole.ys[point].isFinite {
      if misfit < smallest { (smallest, place) = (misfit, point) }
      // A lone spike must not move the step.
      let jump = abs(step.after - step.before)
      let before = min(jump, abs(whole.ys[point] - step.before))
      let after = min(jump, abs(whole.ys[point] - step.after))
      misfit += before * before - after * after
    }
    return place
  }

  package var gaps: [SeriesFacts.Gap] {
    guard slots.isEmpty else { return slots.gaps(on: xAxis) }
    let rule: GapRule? =
      if case .numeric = xAxis { GapRule(xs, xs.indices, on: xAxis) } else { nil }
    let rows = AbsentRows(xs, on: xAxis)
    var gaps: [SeriesFacts.Gap] = []
    var isOpen = false
    var lastPoint: Double?
    // Adjacent gaps are joined.
    func add(_ gap: SeriesFacts.Gap) {
      if isOpen, let last = gaps.indices.last {
        gaps[last].to = gap.to
        gaps[last].count = min(AbsentRows.maxCount, gaps[last].count + gap.count)
        gaps[last].hasRows = gaps[last].hasRows && gap.hasRows
        if gaps[last].between != nil || gap.between != nil {
          let start = lastPoint ?? gaps[last].from
          gaps[last].between = start...max(start, gap.to)
        }
      } else {
        gaps.append(gap)
      }
      isOpen = true
    }
    for index in xs.indices {
      if index > 0, let rule, rule.isGap(from: xs[index - 1], to: xs[index], on: xAxis) {
        add(rows.between(xs[index - 1], xs[index]))
      }
      if ys[index].isFinite {
        if isOpen, let last = gaps.indices.last, let start = gaps[last].between?.lowerBound {
          gaps[last].between = start...max(start, xs[index])
        }
        (isOpen, lastPoint) = (false, xs[index])
      } else {
        add(.init(from: xs[index], to: xs[index], count: 1, hasRows: true))
      }
    }
    return gaps
  }

  // MARK: In bins

  var modes: [Double] {
    guard kind == .histogram else { return [] }
    return Modality.modes(ofCounts: ys).map { xs[$0] }
  }
}
