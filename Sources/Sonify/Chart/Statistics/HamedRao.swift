import Glibc

/// What it does to the test of Mann and Kendall that neighbours resemble each other, so that points
/// say less than their number.
///
/// K. Hamed and A. Rao, "A modified Mann-Kendall trend test for autocorrelated data" (1998): the
/// variance of the score is multiplied by what the significant autocorrelations of the ranks, freed
/// of their trend, make of it.
struct HamedRao: Equatable, Sendable {
  /// The autocorrelations of the ranks at all lags from 0.
  let autocorrelations: [Double]

  /// Looks at the ranks of what a line leaves; nothing if it leaves the same everywhere.
  /// - Parameters:
  ///   - pairs: the points by rising x.
  ///   - slope: the slope of the line.
  /// - Complexity: O(*n* log *n*).
  init?(sorted pairs: CompletePairs, without slope: Double) {
    guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys) else { return nil }
    let steepness = slope / (y.scale / x.scale)
    // Rounded, lest points at the same distance from the line have different ranks by chance.
    let residuals = zip(x.distances, y.distances).map { x, y in
      ((y - steepness * x) * 0x1p40).rounded()
    }
    guard let found = Autocorrelation.atAllLags(of: Midranks(residuals).ranks) else { return nil }
    autocorrelations = found
  }

  /// Whether neighbours resemble each other more than chance makes them in one of twenty series.
  private var neighboursAreCorrelated: Bool { isPositive(1) }

  /// By how much the variance is to be multiplied; never below 1, for that neighbours resemble each
  /// other makes no trend surer.
  ///
  /// The first lags count up to one that chance would give, and of the others those that chance
  /// would give to none of all. If every lag counted that chance gives to one of twenty, as in
  /// Python's pymannkendall, noise would add so many false ones that of series of 200 without a
  /// trend, whose neighbours have the correlation 0.5, one of seven had a trend; so, it is one of
  /// thirteen.
  ///
  /// Few points hardly show their memory. Of a hundred or fewer, the ratio is at least that of
  /// noise which hands on a part φ of each number to the next, as it is when φ is freed of its
  /// bias: S. Yue and C. Wang, "The Mann-Kendall test modified by effective sample size to detect
  /// trend in serially correlated hydrological series" (2004). Without that, of such series of 20
  /// with φ = 0.5 one of six had a trend; so, it is one of fourteen.
  var varianceRatio: Double {
    let few = autocorrelations.count <= Self.fewPoints ? ratioOfSimpleMemory : 1
    return max(few, neighboursAreCorrelated ? ratioOfFoundMemory : 1)
  }

  private static let fewPoints = 100
  /// If φ could be more, a line of ten points that bends but never turns would have no trend.
  private static let maxSimpleMemory = 0.6

  private var ratioOfSimpleMemory: Double {
    guard autocorrelations.count > 2 else { return 1 }
    let count = Double(autocorrelations.count)
    // The bias of `isPositive`, solved for what it was taken from.
    let freed = (autocorrelations[1] * count + 2) / max(1, count - 4)
    let memory = max(0, min(Self.maxSimpleMemory, freed))
    let model = HamedRao(autocorrelations: autocorrelations.indices.map { pow(memory, Double($0)) })
    return model.varianceRatio { _ in true }
  }

  private init(autocorrelations: [Double]) { self.autocorrelations = autocorrelations }

  private var ratioOfFoundMemory: Double {
    let end = autocorrelations.indices.dropFirst().first { !isPositive($0) }
    // Above √(2·ln n) standard deviations lies none of n normal numbers, as a rule: D. Donoho and
    // I. Johnstone, "Ideal spatial adaptation by wavelet shrinkage" (1994).
    let reach = (2 * log(Double(autocorrelations.count))).squareRoot()
    return max(1, varianceRatio { $0 < end ?? .max || deviations(of: $0).magnitude > reach })
  }

  /// By how much the variance is to be multiplied if certain lags count.
  /// - Complexity: O(*n*).
  func varianceRatio(countingLags isCounted: (Int) -> Bool) -> Double {
    let count = Double(autocorrelations.count)
    var sum = CompensatedSum()
    for lag in autocorrelations.indices.dropFirst() where isCounted(lag) {
      let rest = count - Double(lag)
      let weight = rest / count * (rest - 1) / (count - 1) * (rest - 2) / (count - 2)
      sum.add(weight * autocorrelations[lag])
    }
    return 1 + 2 * sum.value
  }

  /// How many standard deviations an autocorrelation is from zero, if there is none.
  func deviations(of lag: Int) -> Double {
    autocorrelations[lag] * Double(autocorrelations.count).squareRoot()
  }

  /// Whether a lag has more autocorrelation than chance gives to one of twenty.
  ///
  /// What is left of a line resembles itself too little by about (2 + 4·*r*)/*n*: D. Tjøstheim and
  /// J. Paulsen, "Bias of some commonly-used time series estimates" (1983).
  private func isPositive(_ lag: Int) -> Bool {
    guard autocorrelations.indices.contains(lag) else { return false }
    let count = Double(autocorrelations.count)
    let lacking = (2 + 4 * autocorrelations[lag]) / count
    return deviations(of: lag) + lacking * count.squareRoot() > 1.6448536269514722
  }
}
