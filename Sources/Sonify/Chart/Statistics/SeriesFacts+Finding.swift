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
    // Two halves of about equal cost.
    let (relations, shape) = Parallel.both(points: points.count) {
      Relations(points)
    } _: {
      Shape(points)
    }
    name = series.name
    count = points.count
    missing = points.ys.count { !$0.isFinite }
    values = shape.values
    trend = relations.trend
    linearFit = relations.linearFit
    correlation = relations.correlation
    turningPoints = shape.turningPoints
    segments = shape.segments
    steps = shape.steps
    outliers = points.kind == .scatter ? relations.outliers : shape.outliers
    clusters = shape.clusters
    gaps = shape.gaps
    period = shape.period
    modes = shape.modes
  }

  /// The facts about the relation of y to x.
  private struct Relations: Sendable {
    let trend: Trend?
    let linearFit: LinearFit?
    let correlation: Correlation?
    let outliers: [Outlier]

    init(_ points: SeriesPoints) {
      let isRelated = points.isAlongX || points.kind == .scatter
      let pairs = CompletePairs(xs: isRelated ? points.xs : [], ys: points.ys)
      trend = points.isAlongX ? Trend(pairs) : nil
      linearFit = LinearFit(pairs)
      correlation = Correlation(pairs)
      outliers = points.kind == .scatter ? points.outliers(on: points.placed) : []
    }
  }

  /// The facts about the distribution and the order of the values.
  private struct Shape: Sendable {
    let values: Values?
    var turningPoints: [TurningPoint] = []
    var segments: [Segment] = []
    var steps: [Step] = []
    var outliers: [Outlier] = []
    let clusters: [Cluster]
    let gaps: [Gap]
    var period: Period?
    let modes: [Double]

    init(_ points: SeriesPoints) {
      values = points.values
      clusters = points.clusters
      gaps = points.kind == .scatter ? [] : points.gaps
      modes = points.modes
      if points.isInOrder {
        let line = PresentLine(points.ys, at: points.isAlongX ? points.xs : nil)
        if points.isAlongX {
          period = points.period(of: line)
          segments = points.segments(of: line, isPeriodic: period != nil)
          steps = points.steps(of: line)
        }
        let placed = points.placed(line)
        turningPoints = placed.map { points.turningPoints(of: $0) } ?? []
        outliers = points.outliers(on: placed)
      } else if points.kind == .bar {
        outliers = points.outliers(on: points.placed)
      }
    }
  }
}
