import Glibc

/// The noise of a line whose neighbours are alike: how large it is, and how much is handed on.
///
/// The model is autoregressive, each number's noise being `correlation` times that before and
/// something new. Both come from differences, which levels, slopes and slow waves hardly touch: the
/// variance of differences over two numbers is 1 + φ times that of differences over one, as Chakar,
/// Lebarbier, Lévy-Leduc and Robin use it in "A robust approach for estimating change-points in the
/// mean of an AR(1) process" (Bernoulli 23, 2017). Against steps and strays, differences are drawn
/// in to three robust deviations.
struct SerialNoise: Equatable, Sendable {
  /// The standard deviation of the noise, in the unit of the numbers.
  let deviation: Double
  /// The correlation φ of neighbours, 0 to ``maxCorrelation``.
  let correlation: Double
  /// Whether the line is smoother than any such noise could be; then its noise is taken to have no
  /// memory and comes from second differences.
  let isSmooth: Bool

  /// The greatest correlation told from that of a random walk.
  static let maxCorrelation = 0.98

  /// What a model of a line pays for something new in it, by a Bayesian information criterion.
  /// - Parameters:
  ///   - parameters: how many numbers describe what is new.
  ///   - count: how many values the line has.
  /// - Returns: the least improvement of the sum of squares.
  func penalty(of parameters: Double, count: Int) -> Double {
    let independent = Double(count) * (1 - correlation) / (1 + correlation)
    return parameters * log(max(2, independent)) * longRunVariance
  }

  /// Learns the noise of finite numbers; there is none in fewer than five.
  /// - Complexity: O(*n*) expected.
  init(of numbers: [Double]) {
    guard numbers.count >= 5 else {
      (deviation, prudentDeviation, correlation, isSmooth) = (0, 0, 0, false)
      return
    }
    let single = Self.variance(ofDifferences: numbers, over: 1)
    let double = Self.variance(ofDifferences: numbers, over: 2)
    let chance = 1 / Double(numbers.count).squareRoot()
    let ratio = single > 0 ? double / single - 1 : 0
    // No such noise passes 1; three deviations are left to chance.
    isSmooth = ratio > 1 + 3 * chance
    if isSmooth {
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      correlation = 0
      deviation = (Self.variance(ofDifferences: steps, over: 1) / 6).squareRoot()
      prudentDeviation = deviation
    } else {
      correlation = max(0, min(Self.maxCorrelation, ratio))
      deviation = (single / (2 * (1 - correlation))).squareRoot()
      let maximum = min(Self.maxCorrelation, correlation + chance)
      prudentDeviation = (single / (2 * (1 - maximum))).squareRoot()
    }
  }

  /// The deviation if the correlation is greater than it seems, by one deviation of chance:
  /// deviations depend steeply on correlations near 1.
  let prudentDeviation: Double

  /// The variance that means of many numbers have, times their count: that of noise without memory
  /// of the same effect.
  var longRunVariance: Double {
    deviation * deviation * (1 + correlation) / (1 - correlation)
  }

  /// The standard deviation of the difference between the means of so many neighbours and of as
  /// many behind them.
  /// - Complexity: O(`count`).
  func deviationOfJumps(betweenMeansOf count: Int) -> Double {
    var (sum, power) = (Double(count), 1.0)
    // Pairs at a distance: on the same side, less those on different sides.
    for distance in 1..<(2 * count) {
      power *= correlation
      let apart = min(distance, 2 * count - distance)
      let together = 2 * max(0, count - distance)
      sum += Double(together - apart) * power
    }
    return deviation * (2 * max(0, sum)).squareRoot() / Double(count)
  }

  /// The variance of the differences of numbers some places apart, strays drawn in.
  private static func variance(ofDifferences numbers: [Double], over distance: Int) -> Double {
    let differences = zip(numbers, numbers.dropFirst(distance)).map { $1 - $0 }
    guard let usual = ModifiedZScore(differences), usual.unit > 0 else { return 0 }
    // What hardly ever moves has steps, not noise.
    let moves = differences.reduce(0) { $0 + ($1 == usual.centre ? 0 : 1) }
    guard 10 * moves > differences.count else { return 0 }
    let reach = 3 * usual.unit
    return differences.reduce(0) { sum, difference in
      let deviation = max(-reach, min(reach, difference - usual.centre))
      return sum + deviation * deviation / Double(differences.count)
    }
  }
}
