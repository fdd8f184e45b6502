/// A test of whether one measure depends on another in any way.
enum Dependence {
  /// The number of rearrangements that the points are compared with.
  private static let rearrangements = 199
  /// The number of them that may be as dependent as the points: 1 %.
  private static let maxHigher = 1
  /// The maximum number of points that are compared.
  private static let maxCount = 512
  /// The minimum number of points.
  private static let minCount = 10

  /// Returns whether y depends on x at the 1 % level.
  ///
  /// J. Blum, J. Kiefer and M. Rosenblatt, "Distribution free tests of independence based on the
  /// sample distribution function" (1961), a form of W. Hoeffding's test (1948), against
  /// rearrangements of y that are always the same.
  /// - Complexity: O(*n* log *n*).
  static func isSignificant(_ cloud: Cloud) -> Bool {
    guard cloud.count >= minCount else { return false }
    let step = (cloud.count + maxCount - 1) / maxCount
    let chosen = Array(stride(from: 0, to: cloud.count, by: step))
    let xs = chosen.map { cloud.xs[$0] }
    // The number of points up to and with each y, which is its rank for equal ones too.
    var ranks = [Int](repeating: 0, count: chosen.count)
    let ys = chosen.map { cloud.ys[$0] }
    let order = RankOrder(ys)
    order.forEachTie(of: ys) { places in
      for place in places { ranks[Int(order.indices[place])] = places.upperBound }
    }
    let real = statistic(xs, ranks)
    var random = FixedRandom()
    var higher = 0
    for _ in 0..<rearrangements {
      ranks.shuffle(using: &random)
      if statistic(xs, ranks) >= real { higher += 1 }
      if higher > maxHigher { return false }
    }
    return true
  }

  /// Returns the sum of the squared differences between the number of points below and left of each
  /// point and the number that independence would make, times *n*.
  private static func statistic(_ xs: [Double], _ ranks: [Int]) -> Double {
    let count = xs.count
    // A binary indexed tree of the ranks so far: P. Fenwick, "A new data structure for cumulative
    // frequency tables" (1994).
    var tree = [Int](repeating: 0, count: count + 1)
    var sum = 0.0
    var start = 0
    while start < count {
      var end = start
      while end < count, xs[end] == xs[start] {
        var place = ranks[end]
        while place <= count {
          tree[place] += 1
          place += place & -place
        }
        end += 1
      }
      for index in start..<end {
        var (below, place) = (0, ranks[index])
        while place > 0 {
          below += tree[place]
          place -= place & -place
        }
        let difference = Double(count * below - end * ranks[index])
        sum += difference * difference
      }
      start = end
    }
    return sum
  }
}
