extension SeriesFacts {
  /// Finds the facts of a series.
  /// - Parameters:
  ///   - index: which series of the chart it is.
  ///   - points: its points.
  ///   - chart: the chart, with its totals if it has stacks.
  /// - Complexity: O(*n* log *n*).
  init(ofSeries index: Int, _ points: OrderedPoints, in chart: ChartDescriptor) {
    let series = chart.series[index]
    let axis = chart.axis(of: series)
    self.init(
      SeriesPoints(
        points, name: series.name, kind: chart.kind, xAxis: chart.xAxis, yAxis: axis,
        label: { place in
          guard !series.labels.isEmpty else { return nil }
          let label = series.labels[points.origin(of: place)]
          return label.isEmpty ? nil : label
        }))
  }

  private init(_ points: SeriesPoints) {
    name = points.name
    count = points.ys.count
    missing = points.ys.count { !$0.isFinite }
    values = points.values
    let pairs = CompletePairs(xs: points.xs, ys: points.ys)
    let hasDirection = points.isAlongX
    trend = hasDirection ? Trend(pairs) : nil
    linearFit = hasDirection || points.kind == .scatter ? LinearFit(pairs) : nil
    correlation = hasDirection || points.kind == .scatter ? Correlation(pairs) : nil
    turningPoints = points.isInOrder ? points.turningPoints : []
    segments = hasDirection ? points.segments : []
    steps = hasDirection ? points.steps : []
    outliers = points.outliers
    clusters =
      points.kind == .scatter
      ? Sonify.Cluster.clusters(xs: points.xs, ys: points.ys).map {
        Cluster(centre: Place(x: $0.x, y: $0.y), count: $0.points.count)
      } : []
    gaps = points.kind == .scatter ? [] : points.gaps
    period = hasDirection ? points.period : nil
    modes = []
  }
}

/// The points of a series in order, and what they are points of.
private struct SeriesPoints {
  let name: String
  let kind: ChartKind
  let xAxis: DataAxis
  let yAxis: NumericAxis
  let xs: [Double]
  let ys: [Double]
  let label: (Int) -> String?
  private let first: Int

  init(
    _ points: OrderedPoints, name: String, kind: ChartKind, xAxis: DataAxis, yAxis: NumericAxis,
    label: @escaping (Int) -> String?
  ) {
    (self.name, self.kind, self.xAxis, self.yAxis) = (name, kind, xAxis, yAxis)
    (xs, ys) = (Array(points.xs[points.points]), Array(points.ys[points.points]))
    first = points.points.lowerBound
    self.label = label
  }

  /// Whether y may rise or fall along x: numbers or dates, one value for each.
  var isAlongX: Bool {
    if case .numeric = xAxis { kind == .line || kind == .bar } else { false }
  }

  /// Whether the points have an order in which neighbours are neighbours.
  var isInOrder: Bool { isAlongX || kind == .line }

  func place(_ index: Int) -> SeriesFacts.Place { .init(x: xs[index], y: ys[index]) }

  var values: SeriesFacts.Values? {
    guard let first = ys.firstIndex(where: \.isFinite), let last = ys.lastIndex(where: \.isFinite),
      let moments = Moments(ys), let quartiles = Quartiles(ys)
    else { return nil }
    var (least, greatest) = (first, first)
    for index in ys.indices where ys[index].isFinite {
      if ys[index] < ys[least] { least = index }
      if ys[index] > ys[greatest] { greatest = index }
    }
    return SeriesFacts.Values(
      minimum: place(least), maximum: place(greatest), first: place(first), last: place(last),
      mean: moments.mean, standardDeviation: moments.standardDeviation, median: quartiles.median,
      lowerQuartile: quartiles.lower, upperQuartile: quartiles.upper, skewness: moments.skewness,
      lag1Autocorrelation: isInOrder ? Autocorrelation.ofNeighbours(in: ys) : nil)
  }

  /// The places of the values on their axis, unless some have none there; what is missing is passed
  /// over.
  private var placed: (indices: [Int], places: [Double]) {
    let placement = yAxis.placement
    let indices = ys.indices.filter { ys[$0].isFinite }
    let places = indices.map { placement.position(of: ys[$0]) }
    return places.allSatisfy(\.isFinite) ? (indices, places) : ([], [])
  }

  var turningPoints: [SeriesFacts.TurningPoint] {
    let (indices, places) = placed
    return TurningPoints.turns(of: places).map { turn in
      let place = place(indices[turn.index])
      let foot = yAxis.value(
        at: places[turn.index] + (turn.isPeak ? -turn.prominence : turn.prominence))
      return .init(place: place, isPeak: turn.isPeak, prominence: abs(place.y - foot))
    }
  }

  var segments: [SeriesFacts.Segment] {
    Segment.segments(of: ys, at: xs).map {
      .init(from: xs[$0.first], to: xs[$0.last], slope: $0.slope)
    }
  }

  var steps: [SeriesFacts.Step] {
    Step.steps(in: ys).map { step in
      let before = ys[..<step.index].lastIndex(where: \.isFinite) ?? step.index
      return .init(
        after: xs[before], x: xs[step.index], levelBefore: step.before, levelAfter: step.after)
    }
  }

  var outliers: [SeriesFacts.Outlier] {
    let (indices, places) = placed
    return Outlier.outliers(in: places, at: indices.map { xs[$0] }, of: kind).map { outlier in
      let index = indices[outlier.index]
      return .init(
        place: place(index), deviations: outlier.deviations, label: label(first + index))
    }
  }

  var gaps: [SeriesFacts.Gap] {
    let rule = GapRule(xs, xs.indices, on: xAxis)
    let step = medianStep
    var gaps: [SeriesFacts.Gap] = []
    var missing: Range<Int>?
    func end() {
      guard let run = missing else { return }
      gaps.append(
        .init(from: xs[run.lowerBound], to: xs[run.upperBound - 1], count: run.count, hasRows: true)
      )
      missing = nil
    }
    for index in xs.indices {
      if index > 0, rule.isGap(from: xs[index - 1], to: xs[index], on: xAxis) {
        end()
        let absent = step > 0 ? ((xs[index] - xs[index - 1]) / step).rounded() - 1 : 1
        gaps.append(
          .init(
            from: xs[index - 1] + step, to: xs[index] - step,
            count: Int(exactly: max(1, min(absent, 1e15))) ?? 1, hasRows: false))
      }
      if ys[index].isFinite {
        end()
      } else {
        missing = (missing?.lowerBound ?? index)..<(index + 1)
      }
    }
    end()
    return gaps
  }

  /// The median of the distances of neighbouring points along x; 0 if there are no two.
  private var medianStep: Double {
    Selection.median(of: zip(xs, xs.dropFirst()).map { $1 - $0 }) ?? 0
  }

  var period: SeriesFacts.Period? {
    Period(of: ys).map {
      .init(points: $0.points, length: $0.points * medianStep, strength: $0.strength)
    }
  }
}
