import Glibc

/// The trend of y along x, of whatever shape.
///
/// H. Mann, "Nonparametric tests against trend" (1945); M. Kendall, "Rank correlation methods"
/// (1970), whose variance accounts for ties in x and in y.
struct MannKendall: Equatable, Sendable {
  /// The number of rising pairs of points minus the number of falling pairs.
  let score: Int

  /// The variance of the score if y is independent of x.
  let variance: Double

  /// The score divided by its standard deviation, after a continuity correction of 1 towards zero.
  var z: Double {
    let distance = Double(max(0, score.magnitude, 1) - 1)
    return variance > 0 ? Double(score.signum()) * distance / variance.squareRoot() : 0
  }

  /// The probability, 0 to 1, of a score at least this far from zero if y is independent of x.
  var pValue: Double { erfc(z.magnitude / 2.0.squareRoot()) }

  /// Computes the score of points sorted by rising x, and by rising y if x is equal.
  /// - Complexity: O(*n* log *n*).
  init(sorted pairs: CompletePairs) {
    var (x, y) = (Ties(), Ties())
    var run = 0
    for index in pairs.xs.indices {
      run += 1
      guard index + 1 == pairs.count || pairs.xs[index + 1] != pairs.xs[index] else { continue }
      x.add(run)
      run = 0
    }
    let order = RankOrder(pairs.ys)
    order.forEachTie(of: pairs.ys) { y.add($0.count) }
    let falling = Inversions.find(in: order).count
    score = Self.all(pairs.count) - x.pairs - y.pairs + Self.tiedInBoth(pairs) - 2 * falling
    variance = Self.variance(count: Double(pairs.count), x, y)
  }

  private init(score: Int, variance: Double) { (self.score, self.variance) = (score, variance) }

  /// Returns the same test with the variance multiplied by `ratio`.
  func scalingVariance(by ratio: Double) -> MannKendall {
    MannKendall(score: score, variance: variance * ratio)
  }

  private static func all(_ count: Int) -> Int { count * (count - 1) / 2 }

  /// Returns the number of pairs with the same x and the same y.
  private static func tiedInBoth(_ pairs: CompletePairs) -> Int {
    var (ties, run) = (0, 0)
    for index in pairs.xs.indices.dropFirst() {
      let isTied =
        pairs.xs[index] == pairs.xs[index - 1] && pairs.ys[index] == pairs.ys[index - 1]
      run = isTied ? run + 1 : 0
      ties += run
    }
    return ties
  }

  /// The terms by which the ties of one measure reduce the variance.
  private struct Ties {
    var pairs = 0
    /// The sums of *t*(*t* − 1), *t*(*t* − 1)(*t* − 2) and *t*(*t* − 1)(2*t* + 5).
    var (twos, threes, spread) = (0.0, 0.0, 0.0)

    mutating func add(_ size: Int) {
      pairs += MannKendall.all(size)
      let tied = Double(size)
      twos += tied * (tied - 1)
      threes += tied * (tied - 1) * (tied - 2)
      spread += tied * (tied - 1) * (2 * tied + 5)
    }
  }

  private static func variance(count: Double, _ x: Ties, _ y: Ties) -> Double {
    guard count > 2 else { return count > 1 && x.pairs == 0 && y.pairs == 0 ? 1 : 0 }
    let twos = count * (count - 1)
    return (twos * (2 * count + 5) - x.spread - y.spread) / 18 + x.twos * y.twos / (2 * twos)
      + x.threes * y.threes / (9 * twos * (count - 2))
  }
}
