/// The form of the points of a scatter chart.
struct CloudForm: Equatable, Sendable {
  /// What the points lie on or in.
  enum Shape: Equatable, Sendable {
    /// About a straight line, or without any form.
    case line
    case bend(Bend)
    case ring(Ring)
    case clusters(Clusters)
  }

  /// What the points lie on or in.
  let shape: Shape
  /// The straight line of the median slope, or nil if all points have the same x.
  let line: TheilSen?
  /// How the spread about the line or the curve changes, or nil if it does not.
  let spread: SpreadChange?

  /// Finds the form of points: a ring first, then groups, then a curve.
  ///
  /// A ring can be cut into groups, and groups lie about curves, but not the other way round.
  /// - Complexity: O(*n* log *n*).
  init(_ cloud: Cloud) {
    line = TheilSen(sorted: CompletePairs(xs: cloud.xs, ys: cloud.ys))
    if let ring = Ring(cloud) {
      (shape, spread) = (.ring(ring), nil)
      return
    }
    if let clusters = Clusters(cloud) {
      (shape, spread) = (.clusters(clusters), nil)
      return
    }
    guard let line else {
      (shape, spread) = (.line, nil)
      return
    }
    let residuals = zip(cloud.xs, cloud.ys).map { $1 - line.slope * $0 - line.intercept }
    let real = RoundingResidue.cleared(residuals, of: cloud.ys).count { $0 != 0 }
    // Points on a line, but for outliers, have no other form than what rounding leaves.
    guard real > Outlier.maxScatterCount(among: cloud.xs.count) else {
      (shape, spread) = (.line, nil)
      return
    }
    let bend = Bend(cloud, besides: line)
    shape = bend.map { .bend($0) } ?? .line
    spread = SpreadChange(
      xs: cloud.xs,
      residuals: bend.map { bend in zip(cloud.xs, cloud.ys).map { $1 - bend.curve.y(at: $0) } }
        ?? residuals)
  }

  /// Whether y depends on x in any way that the form shows.
  var isDependent: Bool { shape != .line || spread != nil }
}
