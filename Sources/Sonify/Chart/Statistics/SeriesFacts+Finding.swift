import SonifyBase

extension SeriesFacts {
  /// Finds the facts of a series.
  /// - Parameters:
  ///   - index: the index of the series.
  ///   - points: its points.
  ///   - chart: the chart, with its totals if it has stacks.
  /// - Complexity: O(*n* log *n*), on two processors.
  package init(ofSeries index: Int, _ points: OrderedPoints, in chart: ChartDescriptor) {
    let series = chart.series[index]
    let points = SeriesPoints(points, of: series, in: chart)
    let outline = points.isInOrder ? points.outline : points
    // Two halves of about equal cost; one after the other where both at once would take too much
    // memory.
    let isHuge = points.count > Self.maxParallelCount
    let (relations, shape) = Parallel.both(points: isHuge ? 0 : points.count) {
      Relations(points, outline)
    } _: {
      Shape(points, outline)
    }
    name = series.name
    let slots = points.slots
    count = slots.isEmpty ? points.count : slots.reduce(0) { $0 + $1.rows }
    missing =
      slots.isEmpty ? points.ys.count { !$0.isFinite } : slots.reduce(0) { $0 + $1.missing }
    values = shape.values
    trend = relations.trend
    linearFit = relations.linearFit
    correlation = relations.correlation
    turningPoints = shape.turningPoints
    segments = shape.segments
    steps = shape.steps
    outliers = relations.scatter?.outliers ?? shape.outliers
    clusters = relations.scatter?.clusters ?? []
    form = relations.scatter?.form
    spread = relations.scatter?.spread
    leveragePoint = relations.scatter?.leveragePoint
    isDependent = relations.scatter?.isDependent
    categories = relations.scatter?.categories ?? []
    farValues = shape.farValues
    majority = shape.majority
    equalRun = shape.equalRun
    gaps = shape.gaps
    period = shape.period
    modes = shape.modes
    seasons = shape.seasons
    spreadRatio = shape.spreadRatio
    let mayGrow = trend.map { $0.direction != .neither } ?? false
    growth = mayGrow ? shape.growth : nil
  }

  /// The maximum number of points of which both halves are found at the same time.
  private static let maxParallelCount = 1 << 22

  /// The facts about the relation of y to x.
  private struct Relations: Sendable {
    let trend: Trend?
    let linearFit: LinearFit?
    let correlation: Correlation?
    let scatter: ScatterFacts?

    init(_ points: SeriesPoints, _ outline: SeriesPoints) {
      let isRelated = points.isAlongX || points.kind == .scatter && points.xAxis.isOrdered
      let pairs = CompletePairs(xs: isRelated ? points.xs : [], ys: points.ys)
      trend = points.isAlongX ? Trend(CompletePairs(xs: outline.xs, ys: outline.ys)) : nil
      // Means of slots are not the rows.
      linearFit = points.slots.isEmpty ? LinearFit(pairs) : nil
      correlation = points.slots.isEmpty ? Correlation(pairs) : nil
      scatter =
        points.kind == .scatter && !points.xAxis.isOfRows
        ? ScatterFacts(points, pairs, correlation) : nil
    }
  }

  /// The facts about the distribution and the order of the values.
  private struct Shape: Sendable {
    let values: Values?
    var turningPoints: [TurningPoint] = []
    var segments: [Segment] = []
    var steps: [Step] = []
    var outliers: [Outlier] = []
    var farValues: FarValues?
    let majority: Majority?
    var equalRun: EqualRun?
    let gaps: [Gap]
    var period: Period?
    var seasons: [Season] = []
    var growth: Growth?
    var spreadRatio: Double?
    let modes: [Double]

    init(_ points: SeriesPoints, _ outline: SeriesPoints) {
      values = points.values
      majority =
        points.kind == .histogram
          || !points.slots.isEmpty
        ? nil : values.flatMap { Majority(of: points.ys, median: $0.median) }
      gaps = points.kind == .scatter ? [] : points.gaps
      modes = points.modes
      if points.isInOrder {
        let areRows = points.slots.isEmpty
        if areRows { equalRun = points.equalRun }
        let line = PresentLine(outline.ys, at: points.isAlongX ? outline.xs : nil)
        if points.isAlongX {
          // What turns within a slot looks like another period from slot to slot.
          if areRows { period = points.shortPeriod ?? outline.period(of: line) }
          segments = outline.segments(of: line, isPeriodic: period != nil)
          steps = outline.steps(of: line, period: period)
          if areRows { seasons = outline.seasons(period: period) }
        }
        spreadRatio =
          points.isAlongX && areRows ? SpreadRatio.ratio(in: line.ys, of: outline.ys.finite) : nil
        turningPoints = outline.placed(line).map { outline.turningPoints(of: $0) } ?? []
        if areRows {
          (outliers, farValues) = points.exceptions(on: points.outlierPositions)
        } else {
          outliers = points.slots.outliers
        }
        if points.isAlongX, turningPoints.isEmpty, steps.isEmpty {
          let present = CompletePairs(xs: outline.xs, ys: outline.ys)
          growth = GrowthLaw.law(of: present.ys, at: present.xs)
        }
      } else if points.kind.ofOutliers(over: points.xAxis) == .bar {
        (outliers, farValues) = points.exceptions(on: points.placed)
      }
    }
  }
}
