/// Points with both x and y, each list in the order of the points.
package struct CompletePairs: Equatable, Sendable {
  /// The x of every point, finite.
  let xs: [Double]
  /// The y of every point, finite.
  let ys: [Double]

  /// The number of points.
  var count: Int { xs.count }

  /// Keeps the points whose x and y are both finite.
  /// - Complexity: O(*n*); without a copy if both are arrays and all
  ///   points are kept.
  package init(xs: some Collection<Double>, ys: some Collection<Double>) {
    if let xs = xs as? [Double], let ys = ys as? [Double], xs.count == ys.count,
      xs.areFinite, ys.areFinite
    {
      (self.xs, self.ys) = (xs, ys)
      return
    }
    var (keptXs, keptYs): ([Double], [Double]) = ([], [])
    for (x, y) in zip(xs, ys) where x.isFinite && y.isFinite {
      keptXs.append(x)
      keptYs.append(y)
    }
    (self.xs, self.ys) = (keptXs, keptYs)
  }

  private init(known xs: [Double], _ ys: [Double]) { (self.xs, self.ys) = (xs, ys) }

  /// Returns the points by rising x, and those of equal x by rising y.
  /// - Complexity: O(*n*).
  func sorted() -> CompletePairs {
    let isSorted = zip(xs.indices, xs.indices.dropFirst()).allSatisfy { before, after in
      xs[before] < xs[after] || xs[before] == xs[after] && ys[before] <= ys[after]
    }
    guard !isSorted else { return self }
    let byY = RankOrder(ys).indices
    let byX = RankOrder(byY.map { xs[Int($0)] }).indices
    let order = byX.map { Int(byY[Int($0)]) }
    return CompletePairs(known: order.map { xs[$0] }, order.map { ys[$0] })
  }
}
