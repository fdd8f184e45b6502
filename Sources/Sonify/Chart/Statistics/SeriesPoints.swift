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

  package init(_ points: OrderedPoints, of series: DataSeries, in chart: ChartDescriptor) {
    (kind, xAxis, yAxis) = (chart.kind, chart.xAxis, chart.axis(of: series))
    (xs, ys) = (Array(points.xs[points.points]), Array(points.ys[points.points]))
    (labels, ordered) = (series.labels, points)
  }

  /// The number of points, including missing values.
  var count: Int { xs.count }

  /// Whether y may rise or fall along x: x has numbers or dates, with one value for each.
  package var isAlongX: Bool {
    if case .numeric = xAxis { kind == .line || kind == .bar } else { false }
  }

  /// Whether the points have an order, so that they have neighbours.
  package var isInOrder: Bool { isAlongX || kind == .line }

  private func place(_ index: Int) -> SeriesFacts.Place { .init(x: xs[index], y: ys[index]) }

  private func label(_ index: Int) -> String? {
    guard !labels.isEmpty else { return nil }
    let label = labels[ordered.origin(of: ordered.points.lowerBound + index)]
    return label.isEmpty ? nil : label
  }

  var values: SeriesFacts.Values? {
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

  /// The positions of values on their axis, with the indices of their points.
  package typealias Placed = (indices: [Int], places: [Double])

  /// The positions of the values that are present, or nil if one has no position on its axis.
  package var placed: Placed? {
    let placement = yAxis.placement
    let indices = ys.indices.filter { ys[$0].isFinite }
    let places = indices.map { placement.position(of: ys[$0]) }
    return places.allSatisfy(\.isFinite) ? (indices, places) : nil
  }

  /// Returns a line in positions on the y axis, or nil if one of its values has no position there.
  package func placed(_ line: PresentLine) -> PresentLine? {
    guard yAxis.scale != .linear else { return line }
    guard let (indices, places) = placed else { return nil }
    var positions = [Double](repeating: .nan, count: ys.count)
    for (index, place) in zip(indices, places) { positions[index] = place }
    return PresentLine(positions, at: isAlongX ? xs : nil)
  }

  package func turningPoints(of line: PresentLine) -> [SeriesFacts.TurningPoint] {
    TurningPoints.turns(of: line.ys, over: line.noise).map { turn in
      let place = place(line.indices[turn.index])
      var prominence = line.distance(turn.prominence)
      if yAxis.scale != .linear {
        let position = yAxis.position(of: place.y)
        let foot = yAxis.value(at: position + (turn.isPeak ? -prominence : prominence))
        prominence = abs(place.y - foot).clamped
      }
      return .init(place: place, isPeak: turn.isPeak, prominence: prominence)
    }
  }

  package func outliers(on line: PresentLine?) -> [SeriesFacts.Outlier] {
    outliers(on: line.map { ($0.indices, $0.ys) })
  }

  package func outliers(on placed: Placed?) -> [SeriesFacts.Outlier] {
    guard let (indices, places) = placed else { return [] }
    return Outlier.outliers(in: places, at: indices.map { xs[$0] }, of: kind).map { outlier in
      let index = indices[outlier.index]
      return .init(
        place: place(index), deviations: outlier.deviations.clamped, label: label(index))
    }
  }

  // MARK: Along x

  func segments(of line: PresentLine, isPeriodic: Bool) -> [SeriesFacts.Segment] {
    Segment.segments(of: line, isPeriodic: isPeriodic).map {
      .init(from: xs[$0.first], to: xs[$0.last], slope: $0.slope)
    }
  }

  package func steps(of line: PresentLine) -> [SeriesFacts.Step] {
    Step.steps(of: line).map { step in
      let before = ys[..<step.index].lastIndex(where: \.isFinite) ?? step.index
      return .init(
        after: xs[before], x: xs[step.index], levelBefore: step.before, levelAfter: step.after)
    }
  }

  /// Finds the period by autocorrelation if rows lie on an even grid, otherwise by ``Periodogram``.
  func period(of line: PresentLine) -> SeriesFacts.Period? {
    let spacing = RowSpacing(xs)
    guard spacing.step > 0 else { return nil }
    if let numbers = spacing.grid(of: ys) {
      return Period(of: numbers, isSmooth: line.noise.isSmooth).map {
        .init(
          points: $0.points, length: ($0.points * spacing.meanStep).clamped, strength: $0.strength)
      }
    }
    return Periodogram(line)?.period.map {
      let length = ($0.length * line.width).clamped
      return .init(points: (length / spacing.step).clamped, length: length, strength: $0.strength)
    }
  }

  package var gaps: [SeriesFacts.Gap] {
    let rule: GapRule? =
      if case .numeric = xAxis { GapRule(xs, xs.indices, on: xAxis) } else { nil }
    let rows = AbsentRows(xs, on: xAxis)
    var gaps: [SeriesFacts.Gap] = []
    var isOpen = false
    // Adjacent gaps are joined.
    func add(_ gap: SeriesFacts.Gap) {
      if isOpen, let last = gaps.indices.last {
        gaps[last].to = gap.to
        gaps[last].count = min(AbsentRows.maxCount, gaps[last].count + gap.count)
        gaps[last].hasRows = gaps[last].hasRows && gap.hasRows
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
        isOpen = false
      } else {
        add(.init(from: xs[index], to: xs[index], count: 1, hasRows: true))
      }
    }
    return gaps
  }

  // MARK: In the plane, and in bins

  var clusters: [SeriesFacts.Cluster] {
    guard kind == .scatter else { return [] }
    return Cluster.clusters(xs: xs, ys: ys).map {
      .init(centre: .init(x: $0.x, y: $0.y), count: $0.points.count)
    }
  }

  var modes: [Double] {
    guard kind == .histogram else { return [] }
    return Modality.modes(ofCounts: ys).map { xs[$0] }
  }
}
