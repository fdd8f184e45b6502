import SonifyBase

/// The facts about the points of a scatter chart.
struct ScatterFacts: Sendable {
  private(set) var form: SeriesFacts.Form?
  private(set) var spread: SeriesFacts.SpreadChange?
  private(set) var leveragePoint: SeriesFacts.LeveragePoint?
  private(set) var isDependent: Bool?
  private(set) var clusters: [SeriesFacts.Cluster] = []
  private(set) var categories: [SeriesFacts.Category] = []
  private(set) var outliers: [SeriesFacts.Outlier] = []

  /// Finds the facts.
  /// - Parameters:
  ///   - points: the points.
  ///   - pairs: those with a value; none if x has no order.
  ///   - correlation: their correlation.
  /// - Complexity: O(*n* log *n*).
  init(_ points: SeriesPoints, _ pairs: CompletePairs, _ correlation: SeriesFacts.Correlation?) {
    guard let placed = points.placed else { return }
    let indices = placed.indices ?? Array(points.ys.indices)
    guard points.xAxis.isOrdered else {
      categories = Self.categories(of: points, indices)
      outliers = points.outliers(
        Outlier.outliers(in: placed.places, groupedBy: indices.map { Int(points.xs[$0]) }), indices)
      return
    }
    let placement = points.xAxis.placement
    let xs = indices.map { placement.position(of: points.xs[$0]) }
    guard xs.areFinite else { return }
    let cloud = Cloud(CompletePairs(xs: xs, ys: placed.places))
    let found = CloudForm(cloud)
    isDependent =
      correlation.map { $0.isSignificant || found.isDependent || Dependence.isSignificant(cloud) }
    spread = found.spread.map { $0.grows ? .growing : .shrinking }
    let (xAxis, yAxis) = (points.xAxis, points.yAxis)
    switch found.shape {
    case .line: leveragePoint = Self.leveragePoint(points, pairs, correlation, indices)
    case .bend(let bend):
      form = .bent(
        .init(
          turns: bend.turns.map { xAxis.value(at: $0) }, risesFirst: bend.risesFirst,
          pace: bend.pace))
    case .ring(let ring):
      form = .ring(centre: .init(x: xAxis.value(at: ring.x), y: yAxis.value(at: ring.y)))
    case .clusters(let clusters):
      self.clusters = Self.clusters(clusters, of: points, indices, xs, placed.places)
    }
    outliers = points.outliers(Outlier.outliers(in: placed.places, at: xs, about: found), indices)
  }

  /// Returns the values by category, largest mean first.
  private static func categories(
    of points: SeriesPoints, _ indices: [Int]
  ) -> [SeriesFacts.Category] {
    // Scatter charts have their points by rising x.
    var categories: [SeriesFacts.Category] = []
    var start = 0
    while start < indices.count {
      let x = points.xs[indices[start]]
      var end = start
      while end < indices.count, points.xs[indices[end]] == x { end += 1 }
      let values = indices[start..<end].map { points.ys[$0] }
      if let mean = Moments(values)?.mean, let median = Selection.median(of: values) {
        categories.append(.init(x: x, count: values.count, mean: mean, median: median))
      }
      start = end
    }
    return categories.sorted { ($1.mean, $0.x) < ($0.mean, $1.x) }
  }

  private static func leveragePoint(
    _ points: SeriesPoints, _ pairs: CompletePairs, _ correlation: SeriesFacts.Correlation?,
    _ indices: [Int]
  ) -> SeriesFacts.LeveragePoint? {
    guard let correlation, pairs.count == indices.count,
      let found = LeveragePoint(pairs, correlation)
    else { return nil }
    let index = indices[found.index]
    return .init(
      place: points.place(index), label: points.label(index), effect: found.effect,
      pearsonWithout: found.pearsonWithout)
  }

  /// Returns the clusters with the means of their points, by rising x.
  private static func clusters(
    _ clusters: Clusters, of points: SeriesPoints, _ indices: [Int], _ xs: [Double],
    _ ys: [Double]
  ) -> [SeriesFacts.Cluster] {
    var sums = clusters.centres.map { _ in (x: CompensatedSum(), y: CompensatedSum(), count: 0) }
    for place in xs.indices {
      let cluster = clusters.cluster(x: xs[place], y: ys[place])
      // Divided before they are added, so that large numbers do not overflow.
      sums[cluster].x.add(points.xs[indices[place]] / Double(xs.count))
      sums[cluster].y.add(points.ys[indices[place]] / Double(xs.count))
      sums[cluster].count += 1
    }
    return sums.map { sum in
      let share = Double(xs.count) / Double(max(1, sum.count))
      return .init(
        centre: .init(x: (sum.x.value * share).clamped, y: (sum.y.value * share).clamped),
        count: sum.count)
    }
  }
}
