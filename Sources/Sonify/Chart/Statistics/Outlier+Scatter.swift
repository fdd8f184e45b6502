extension Outlier {
  /// The maximum number of outliers of any scatter chart; among more points, 2 % of them.
  ///
  /// More are no outliers but a wide spread.
  private static let maxScatterCount = 3

  /// Returns the outliers of a scatter chart, whose form is sought first.
  static func scatterOutliers(
    in ys: [Double], at xs: [Double], on axis: DataAxis
  ) -> [Outlier] {
    guard axis.isOrdered else { return outliers(in: ys, groupedBy: xs.map { Int($0) }) }
    let placement = axis.placement
    let places = xs.map { placement.position(of: $0) }
    guard places.areFinite, places.count == ys.count else { return [] }
    return outliers(in: ys, at: places, about: CloudForm(Cloud(CompletePairs(xs: places, ys: ys))))
  }

  /// Returns the outliers of a scatter chart: points far from the line, the curve or the ring that
  /// the others are about, or from the line of their cluster.
  /// - Parameters:
  ///   - ys: the y of every point.
  ///   - xs: the x of every point.
  ///   - form: the form of the points.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n* log *n*).
  static func outliers(
    in ys: [Double], at xs: [Double], about form: CloudForm
  ) -> [Outlier] {
    switch form.shape {
    case .clusters(let clusters):
      return outliers(
        in: ys, at: xs, groupedBy: zip(xs, ys).map { clusters.cluster(x: $0, y: $1) })
    case .ring(let ring):
      return few(
        zip(xs, ys).map { x, y in ring.distance(x: x, y: y) },
        signs: zip(xs, ys).map { $1 < ring.y ? -1 : 1 })
    case .line, .bend:
      var distances = zip(xs, ys).map { x, y in
        if case .bend(let bend) = form.shape { return y - bend.curve.y(at: x) }
        return form.line.map { y - $0.slope * x - $0.intercept } ?? y
      }
      distances = RoundingResidue.cleared(distances, of: ys)
      if let scale = form.spread?.scale {
        for index in distances.indices { distances[index] /= scale.y(at: xs[index]) }
      }
      return exceptional(few(distances), among: ys)
    }
  }

  /// Returns the outliers of points in groups, each from the line or the median of its own group.
  /// - Parameters:
  ///   - ys: the y of every point.
  ///   - xs: the x of every point, or nil if x has no order.
  ///   - groups: the group of every point.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n* log *n*).
  static func outliers(
    in ys: [Double], at xs: [Double]? = nil, groupedBy groups: [Int]
  ) -> [Outlier] {
    let members = Dictionary(grouping: groups.indices) { groups[$0] }
    let found = members.values.flatMap { group in
      let heights = group.map { ys[$0] }
      let line = xs.flatMap { xs in
        TheilSen(sorted: CompletePairs(xs: group.map { xs[$0] }, ys: heights).sorted())
      }
      let distances = zip(group, heights).map { index, y in
        line.flatMap { line in xs.map { y - line.slope * $0[index] - line.intercept } } ?? y
      }
      return scores(of: RoundingResidue.cleared(distances, of: heights), among: ys.count).map {
        Outlier(index: group[$0.index], deviations: $0.deviations)
      }
    }
    return rare(found.sorted { $0.index < $1.index }, among: ys.count)
  }

  private static func few(_ distances: [Double], signs: [Double]? = nil) -> [Outlier] {
    let found = scores(of: distances, among: distances.count).map { outlier in
      guard let signs else { return outlier }
      return Outlier(
        index: outlier.index, deviations: abs(outlier.deviations) * signs[outlier.index])
    }
    return rare(found, among: distances.count)
  }

  /// The maximum number of outliers among a number of points.
  static func maxScatterCount(among count: Int) -> Int { max(maxScatterCount, count / 50) }

  /// Returns the distances that are far from the usual one, so far that chance makes such a one in
  /// at most one chart of twenty.
  private static func scores(of distances: [Double], among count: Int) -> [Outlier] {
    let limit = ModifiedZScore.threshold(among: count)
    let centre = Selection.median(of: distances) ?? 0
    return ModifiedZScore.outliers(in: distances).filter { $0.score > limit }.map {
      Outlier(index: $0.index, deviations: distances[$0.index] < centre ? -$0.score : $0.score)
    }
  }

  private static func rare(_ outliers: [Outlier], among count: Int) -> [Outlier] {
    outliers.count <= maxScatterCount(among: count) ? outliers : []
  }
}
