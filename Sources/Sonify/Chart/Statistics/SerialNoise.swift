import Glibc

/// The noise of a line whose neighbours are correlated: its size and its correlation.
///
/// The model is autoregressive: the noise of each number is `correlation` times the previous noise
/// plus new noise. Both parameters come from differences, which levels, slopes and slow waves
/// hardly affect: the variance of differences at lag two is 1 + φ times that at lag one, as in
/// Chakar, Lebarbier, Lévy-Leduc and Robin, "A robust approach for estimating change-points in the
/// mean of an AR(1) process" (Bernoulli 23, 2017). To resist steps and outliers, differences are
/// clamped to three robust deviations.
struct SerialNoise: Sendable {
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
  ///   - line: the line that the model is fitted to.
  ///   - errors: the standard errors by which the correlation may be larger than estimated.
  /// - Returns: the minimum reduction of the sum of squares.
  /// - Complexity: O(*n*).
  func penalty(of parameters: Double, in line: [Double], errors: Double = 0) -> Double {
    let process = process(withErrors: errors)
    let memory = isSmooth ? 0 : process.correlation
    let innovation = isSmooth ? deviation : process.innovation
    let independent = Double(line.count) * (1 - memory) / (1 + memory)
    let longRunVariance = innovation * innovation / ((1 - memory) * (1 - memory))
    return parameters * log(max(2, independent)) * longRunVariance * max(1, roughness(of: line))
  }

  /// Returns the mean square of all differences of a line relative to that of clamped ones: noise whose
  /// tails are heavy gains more from a model than the clamped ones say.
  private func roughness(of line: [Double]) -> Double {
    guard differences.variance > 0, line.count > 1 else { return 1 }
    let squares = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    return squares / Double(line.count - 1) / differences.variance
  }

  /// The variance of the differences of neighbours, and that of differences at lag two relative to it, less
  /// 1: the estimate of the correlation before it is limited.
  private let differences: (variance: Double, ratio: Double)
  /// The standard error of the correlation.
  private let error: Double

  /// Estimates the noise of finite numbers; it is zero for fewer than five.
  /// - Complexity: O(*n*) expected.
  init(of numbers: [Double]) {
    guard numbers.count >= 5 else {
      (deviation, correlation, isSmooth, differences, error) = (0, 0, false, (0, 0), 0)
      return
    }
    let single = Self.variance(ofDifferences: numbers, over: 1)
    let double = Self.variance(ofDifferences: numbers, over: 2)
    error = 1 / Double(numbers.count).squareRoot()
    let ratio = single > 0 ? double / single - 1 : 0
    differences = (single, ratio)
    // No such noise exceeds 1; three deviations are allowed for chance.
    isSmooth = ratio > 1 + 3 * error
    if isSmooth {
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      correlation = 0
      deviation = (Self.variance(ofDifferences: steps, over: 1) / 6).squareRoot()
    } else {
      correlation = max(0, min(Self.maxCorrelation, ratio))
      deviation = (single / (2 * (1 - correlation))).squareRoot()
    }
  }

  /// Returns the autoregressive process if the correlation is larger than estimated by some standard
  /// errors: how far it goes depends strongly on correlations near 1.
  /// - Returns: the correlation, from 0, and the standard deviation of what is new in each number.
  func process(withErrors errors: Double) -> (correlation: Double, innovation: Double) {
    let correlation = max(0, min(Self.maxCorrelation, differences.ratio + errors * error))
    return (correlation, (differences.variance * (1 + correlation) / 2).squareRoot())
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
    let deviation = clampedDeviation(of: differences) ?? 0
    return deviation * deviation
  }

  /// Returns the root of the mean square of distances from the median, with outliers clamped to three
  /// robust deviations; nil if hardly any number differs from the median: a line that hardly ever changes
  /// has steps, not noise.
  static func clampedDeviation(of numbers: [Double]) -> Double? {
    guard let usual = ModifiedZScore(numbers), usual.unit > 0 else { return nil }
    let others = numbers.reduce(0) { $0 + ($1 == usual.centre ? 0 : 1) }
    guard 10 * others > numbers.count else { return nil }
    let reach = 3 * usual.unit
    return numbers.reduce(0) { sum, number in
      let distance = max(-reach, min(reach, number - usual.centre))
      return sum + distance * distance / Double(numbers.count)
    }.squareRoot()
  }
}
