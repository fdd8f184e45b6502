extension SeriesFacts {
  /// The overall trend of a series: its direction and its slope.
  public struct Trend: Equatable, Sendable {
    /// The direction of a trend.
    public enum Direction: Equatable, Sendable {
      case rising, falling
      /// No trend at the 5 % level.
      case neither
    }

    /// The significance test of a trend.
    public enum Method: Equatable, Sendable {
      /// Mann–Kendall: neighbours are not correlated.
      case mannKendall
      /// Mann–Kendall with the variance of Hamed and Rao: neighbours are correlated or, in series
      /// of up to a hundred points, may be.
      case hamedRao
      /// Perron and Yabu: the line may wander as a random walk does.
      case perronYabu
      /// Of up to twenty points, whose memory cannot be estimated: Mann–Kendall as for neighbours that are not
      /// correlated, and more differences of one sign than a random walk has.
      case signsOfDifferences
    }

    /// The p-value above which a series has no direction.
    public static let significance = 0.05

    /// The direction of the series.
    public let direction: Direction

    /// The change of y per unit of x, significant or not: the median of the slopes between all
    /// pairs of points (Theil and Sen).
    public let slope: Double

    /// The y of the line with that slope at x = 0.
    public let intercept: Double

    /// Whether the slope is the median of a sample of the pairs, as it is for more than 100,000
    /// points.
    public let isSlopeSampled: Bool

    /// The probability, 0 to 1, that chance makes at least as strong a trend.
    public let pValue: Double

    /// The significance test.
    public let method: Method

    /// Finds the trend, or returns nil for fewer than three points or if all have the same x.
    /// - Complexity: O(*n* log *n*) expected.
    init?(_ pairs: CompletePairs) {
      let sorted = pairs.sorted()
      guard sorted.count > 2, let line = TheilSen(sorted: sorted) else { return nil }
      (slope, intercept, isSlopeSampled) = (line.slope, line.intercept, line.isSampled)
      let plain = MannKendall(sorted: sorted)
      // Points at the same x keep their order: sorted by y, neighbours would seem to be correlated.
      let isInOrder = zip(pairs.xs, pairs.xs.dropFirst()).allSatisfy { $0 <= $1 }
      let ratio =
        HamedRao(sorted: isInOrder ? pairs : sorted, without: line.slope)?.varianceRatio ?? 1
      let test = plain.scalingVariance(by: ratio)
      let doubt = test.pValue < Self.significance ? Self.doubt(of: pairs, test.score) : 0
      let strict = max(test.pValue, doubt)
      if strict >= Self.significance, let few = Self.pValue(ofFew: pairs, plain) {
        (method, pValue) = (.signsOfDifferences, few)
      } else {
        method = doubt > test.pValue ? .perronYabu : ratio > 1 ? .hamedRao : .mannKendall
        pValue = strict
      }
      direction = pValue >= Self.significance ? .neither : test.score > 0 ? .rising : .falling
    }

    /// Returns the p-value of few points most of whose differences have the sign of their trend, or nil.
    ///
    /// What the other tests fear of few points is memory that they cannot estimate. Even a random walk,
    /// which never forgets, passes this in less than one of twenty cases, beside those that pass the others: of ten points
    /// in one of thirty.
    private static func pValue(ofFew pairs: CompletePairs, _ test: MannKendall) -> Double? {
      guard pairs.count <= fewPoints, zip(pairs.xs, pairs.xs.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
      // What rises in nine steps and falls back in one goes nowhere.
      let (low, high) = (pairs.ys.min() ?? 0, pairs.ys.max() ?? 0)
      let way = (pairs.ys.last ?? 0) - (pairs.ys.first ?? 0)
      guard (way > 0) == (test.score > 0), abs(way) >= (high - low) / 2 else { return nil }
      let signs = DifferenceSigns(pairs.ys)
      let pValue = max(test.pValue, signs.pValue)
      return pValue < significance && (signs.excess > 0) == (test.score > 0) ? pValue : nil
    }

    private static let fewPoints = 20

    /// Returns the probability that a line that wanders gets as far; 0 if it hardly ever turns back.
    private static func doubt(of pairs: CompletePairs, _ score: Int) -> Double {
      // Of points at one x, none comes after another.
      guard zip(pairs.xs, pairs.xs.dropFirst()).allSatisfy({ $0 < $1 }),
        !isMonotone(pairs.ys, score), let test = PerronYabu(pairs.ys)
      else { return 0 }
      return test.t * Double(score) > 0 ? test.pValue : 1
    }

    /// Returns whether more of the changes from value to value have the direction of a trend than in one of
    /// a hundred walks; a smooth curve may rise throughout at a rate that changes.
    private static func isMonotone(_ ys: [Double], _ score: Int) -> Bool {
      let signs = DifferenceSigns(ys)
      let excess = score > 0 ? signs.excess : -signs.excess
      return excess == signs.count
        || Double(excess - 1) > 2.576 * Double(signs.count).squareRoot()
    }
  }
}
