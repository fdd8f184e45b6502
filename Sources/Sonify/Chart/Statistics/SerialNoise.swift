import Glibc

/// The noise of a line whose neighbours are correlated: its size and its correlation.
///
/// The model is autoregressive: the noise of each number is `correlation` times the previous noise
/// plus new noise. Both parameters come from differences, which levels, slopes and slow waves
/// hardly affect: the variance of differences at lag two is 1 + φ times that at lag one, as in
/// Chakar, Lebarbier, Lévy-Leduc and Robin, "A robust approach for estimating change-points in the
/// mean of an AR(1) process" (Bernoulli 23, 2017). To resist steps and outliers, differences are
/// clamped to three robust deviations.
struct SerialNoise: Equatable, Sendable {
  /// The standard deviation of the noise, in the unit of the numbers.
  let deviation: Double
  /// The correlation φ of neighbours, 0 to ``maxCorrelation``.
  let correlation: Double
  /// Whether the line is smoother than any such noise could be; then its noise is taken to be
  /// uncorrelated and is estimated from second differences.
  let isSmooth: Bool

  /// The maximum correlation that can be distinguished from a random walk.
  static let maxCorrelation = 0.98

  /// Returns the penalty for new parameters in a model of a line, by a Bayesian information
  /// criterion.
  /// - Parameters:
  ///   - parameters: the number of new parameters.
  ///   - count: the number of values of the line.
  /// - Returns: the minimum reduction of the sum of squares.
  func penalty(of parameters: Double, count: Int) -> Double {
    let independent = Double(count) * (1 - correlation) / (1 + correlation)
    return parameters * log(max(2, independent)) * longRunVariance
  }

  /// Estimates the noise of finite numbers; it is zero for fewer than five.
  /// - Complexity: O(*n*) expected.
  init(of numbers: [Double]) {
    guard numbers.count >= 5 else {
      (deviation, conservativeDeviation, correlation, isSmooth) = (0, 0, 0, false)
      return
    }
    let single = Self.variance(ofDifferences: numbers, over: 1)
    let double = Self.variance(ofDifferences: numbers, over: 2)
    let chance = 1 / Double(numbers.count).squareRoot()
    let ratio = single > 0 ? double / single - 1 : 0
    // No such noise exceeds 1; three deviations are allowed for chance.
    isSmooth = ratio > 1 + 3 * chance
    if isSmooth {
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      correlation = 0
      deviation = (Self.variance(ofDifferences: steps, over: 1) / 6).squareRoot()
      conservativeDeviation = deviation
    } else {
      correlation = max(0, min(Self.maxCorrelation, ratio))
      deviation = (single / (2 * (1 - correlation))).squareRoot()
      let maximum = min(Self.maxCorrelation, correlation + chance)
      conservativeDeviation = (single / (2 * (1 - maximum))).squareRoot()
    }
  }

  /// The deviation if the correlation is larger than estimated by one standard error: deviations
  /// depend strongly on correlations near 1.
  let conservativeDeviation: Double

  /// The variance of means of many numbers, times their count: that of uncorrelated noise with the
  /// same effect.
  var longRunVariance: Double {
    deviation * deviation * (1 + correlation) / (1 - correlation)
  }

  /// Returns the standard deviation of the difference between the means of `count` neighbours and
  /// of the `count` numbers after them.
  /// - Complexity: O(`count`).
  func deviationOfJumps(betweenMeansOf count: Int) -> Double {
    var (sum, power) = (Double(count), 1.0)
    // Pairs at a distance: those on the same side, minus those on different sides.
    for distance in 1..<(2 * count) {
      power *= correlation
      let apart = min(distance, 2 * count - distance)
      let together = 2 * max(0, count - distance)
      sum += Double(together - apart) * power
    }
    return deviation * (2 * max(0, sum)).squareRoot() / Double(count)
  }

  /// Returns the variance of the differences of numbers at a lag, with outliers clamped.
  private static func variance(ofDifferences numbers: [Double], over distance: Int) -> Double {
    let differences = zip(numbers, numbers.dropFirst(distance)).map { $1 - $0 }
    guard let usual = ModifiedZScore(differences), usual.unit > 0 else { return 0 }
    // A line that hardly ever changes has steps, not noise.
    let moves = differences.reduce(0) { $0 + ($1 == usual.centre ? 0 : 1) }
    guard 10 * moves > differences.count else { return 0 }
    let reach = 3 * usual.unit
    return differences.reduce(0) { sum, difference in
      let deviation = max(-reach, min(reach, difference - usual.centre))
      return sum + deviation * deviation / Double(differences.count)
    }
  }
}
