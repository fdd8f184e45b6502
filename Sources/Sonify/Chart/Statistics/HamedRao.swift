import Glibc

/// A correction of the Mann-Kendall test for autocorrelation, which makes points carry less
/// information than their number suggests.
///
/// K. Hamed and A. Rao, "A modified Mann-Kendall trend test for autocorrelated data" (1998): the
/// variance of the score is multiplied by a ratio that follows from the significant
/// autocorrelations of the detrended ranks.
struct HamedRao: Equatable, Sendable {
  /// The autocorrelations of the ranks at all lags from 0.
  let autocorrelations: [Double]

  /// Computes the autocorrelations of the ranks of a line's residuals, or returns nil if all are
  /// the same.
  /// - Parameters:
  ///   - pairs: the points by rising x.
  ///   - slope: the slope of the line.
  /// - Complexity: O(*n* log *n*).
  init?(sorted pairs: CompletePairs, without slope: Double) {
    guard let x = Deviations(pairs.xs), let y = Deviations(pairs.ys) else { return nil }
    let steepness = slope / (y.scale / x.scale)
    // Rounded, so that points at the same distance from the line do not have different ranks by
    // chance.
    let residuals = pairs.xs.indices.map { ((y[$0] - steepness * x[$0]) * 0x1p40).rounded() }
    guard let found = Autocorrelation.atAllLags(of: Midranks(residuals).ranks) else { return nil }
    autocorrelations = found
  }

  /// Whether neighbours are positively correlated at the 5 % level.
  private var neighboursAreCorrelated: Bool { isPositive(1) }

  /// The factor for the variance; at least 1, because correlated neighbours never make a trend more
  /// certain.
  ///
  /// The first lags count, up to the first that is not significant at the 5 % level; of the lags after
  /// it, only those whose autocorrelation exceeds what noise would reach at any lag. If every lag counted that is
  /// significant at the 5 % level, as in Python's pymannkendall, noise would add many false ones:
  /// of series of 200 without a trend, whose neighbours have the correlation 0.5, one of seven
  /// would have a trend. With this rule it is one of thirteen.
  ///
  /// In short series autocorrelation is hard to detect. Up to a hundred points, the ratio is at
  /// least that of autoregressive noise of first order with the coefficient φ, estimated without
  /// bias: S. Yue and C. Wang, "The Mann-Kendall test modified by effective sample size to detect
  /// trend in serially correlated hydrological series" (2004). Without it, of such series of 20
  /// with φ = 0.5 one of six would have a trend; with it, it is one of fourteen.
  var varianceRatio: Double {
    let few = autocorrelations.count <= Self.fewPoints ? ratioOfSimpleMemory : 1
    return max(few, neighboursAreCorrelated ? ratioOfFoundMemory : 1)
  }

  private static let fewPoints = 100
  /// With a larger φ, a line of ten points that bends but never turns would have no trend.
  private static let maxSimpleMemory = 0.6

  private var ratioOfSimpleMemory: Double {
    guard autocorrelations.count > 2 else { return 1 }
    let count = Double(autocorrelations.count)
    // The bias of `isPositive`, solved for the true value.
    let freed = (autocorrelations[1] * count + 2) / max(1, count - 4)
    let memory = max(0, min(Self.maxSimpleMemory, freed))
    let model = HamedRao(autocorrelations: autocorrelations.indices.map { pow(memory, Double($0)) })
    return model.varianceRatio { _ in true }
  }

  private init(autocorrelations: [Double]) { self.autocorrelations = autocorrelations }

  private var ratioOfFoundMemory: Double {
    let end = autocorrelations.indices.dropFirst().first { !isPositive($0) }
    // The maximum of n normal numbers is usually below √(2·ln n) standard deviations: D. Donoho and
    // I. Johnstone, "Ideal spatial adaptation by wavelet shrinkage" (1994).
    let reach = (2 * log(Double(autocorrelations.count))).squareRoot()
    return max(1, varianceRatio { $0 < end ?? .max || deviations(of: $0).magnitude > reach })
  }

  /// Returns the factor for the variance if certain lags count.
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

  /// Returns the distance of an autocorrelation from zero, in standard deviations of noise.
  func deviations(of lag: Int) -> Double {
    autocorrelations[lag] * Double(autocorrelations.count).squareRoot()
  }

  /// Returns whether a lag has a positive autocorrelation at the 5 % level.
  ///
  /// The autocorrelation of residuals is too small by about (2 + 4·*r*)/*n*: D. Tjøstheim and J.
  /// Paulsen, "Bias of some commonly-used time series estimates" (1983).
  private func isPositive(_ lag: Int) -> Bool {
    guard autocorrelations.indices.contains(lag) else { return false }
    let count = Double(autocorrelations.count)
    let lacking = (2 + 4 * autocorrelations[lag]) / count
    return deviations(of: lag) + lacking * count.squareRoot() > 1.6448536269514722
  }
}
