import Glibc

/// A test for a trend that also holds if the line wanders, as a random walk does.
///
/// P. Perron and T. Yabu, "Estimating deterministic trends with an integrated or stationary noise
/// component", Journal of Econometrics 151 (2009): the line is differenced as far as the memory of its
/// residuals asks for, completely if they may be a random walk, and the slope of the rest is compared
/// with its standard error. The estimated memory is corrected for its bias as by A. Roy and W. Fuller,
/// "Estimation for autoregressive time series with a root near 1" (2001).
struct PerronYabu: Equatable, Sendable {
  /// The slope divided by its standard error; infinite for a straight line.
  let t: Double
  /// The number of independent values that decide, less the parameters.
  private let freedom: Double

  /// The probability, 0 to 1, that chance makes at least as strong a trend.
  ///
  /// By Student's distribution, in the approximation of C. Wallace, "Bounds on normal approximations to
  /// Student's and the chi-square distributions" (1959).
  var pValue: Double {
    guard t.isFinite else { return 0 }
    let z =
      (8 * freedom + 1) / (8 * freedom + 3) * (freedom * log1p(t * t / freedom)).squareRoot()
    return erfc(z / 2.0.squareRoot())
  }

  /// The maximum number of values; of more, the means of equally many neighbours are tested, which wander
  /// if the values do.
  private static let maxCount = 4096
  /// The maximum number of differences among the predictors.
  private static let maxLags = 8

  /// Tests a line, or returns nil for fewer than eight values.
  /// - Parameter numbers: its values by rising x, all finite.
  /// - Complexity: O(*n*).
  init?(_ numbers: [Double]) {
    guard numbers.count >= 8 else { return nil }
    let scale = PresentLine.Scale(of: numbers)
    let ys = Self.means(of: scale.relative(numbers))
    let count = Double(ys.count)
    let xs = ys.indices.map { (Double($0) - (count - 1) / 2) / count }
    let line = Self.line(xs, ys)
    let residuals = zip(xs, ys).map { $1 - line.level - line.slope * $0 }
    freedom = count - 3
    guard
      !RoundingResidue.explains(residuals.map { $0 * scale.unit }, of: numbers),
      let memory = Self.memory(of: residuals)
    else {
      t = line.slope == 0 ? 0 : line.slope > 0 ? .infinity : -.infinity
      return
    }
    // Farther from 1 than the authors', whose limit of 1/√n lets one of four walks of 20 points pass.
    let limit = ys.count < 40 ? 3.0 : 2.0
    let mayWander = memory.sum > 1 - limit / count.squareRoot()
    t =
      mayWander
      ? Self.drift(of: ys, lags: memory.lags) : Self.slope(xs, ys, memory: max(-0.99, memory.sum))
  }

  /// Returns the means of equally many neighbours, as many as are tested; those left over are ignored.
  private static func means(of numbers: [Double]) -> [Double] {
    let size = (numbers.count + maxCount - 1) / maxCount
    guard size > 1 else { return numbers }
    return (0..<numbers.count / size).map { mean in
      numbers[mean * size..<(mean + 1) * size].reduce(0) { $0 + $1 / Double(size) }
    }
  }

  /// The least-squares line.
  private static func line(_ xs: [Double], _ ys: [Double]) -> (level: Double, slope: Double) {
    let count = Double(ys.count)
    let level = ys.reduce(0) { $0 + $1 / count }
    let squares = xs.reduce(0) { $0 + $1 * $1 }
    return (level, zip(xs, ys).reduce(0) { $0 + $1.0 * $1.1 } / squares)
  }

  // MARK: The memory of residuals

  /// An autoregression of residuals.
  ///
  /// The sum of its coefficients, corrected for its bias, and the number of lagged differences among the
  /// predictors, by the criterion of G. Schwarz, "Estimating the dimension of a model" (1978).
  private static func memory(of residuals: [Double]) -> (sum: Double, lags: Int)? {
    let maximum = min(maxLags, residuals.count < 40 ? residuals.count / 8 : maxLags)
    let fits = (0...maximum).compactMap { lags in
      autoregression(of: residuals, lags: lags, from: maximum + 1).map { (lags, $0) }
    }
    let best = fits.min { $0.1.criterion < $1.1.criterion }
    guard let lags = best?.0,
      let fit = autoregression(of: residuals, lags: lags, from: lags + 1), fit.error > 0
    else { return nil }
    let tau = (fit.sum - 1) / fit.error
    return (min(1, fit.sum + bias(tau, lags, residuals.count) * fit.error), lags)
  }

  private typealias Fit = (sum: Double, error: Double, criterion: Double)

  /// Fits the change of every residual from `start` on to the residual before it and to `lags` changes.
  private static func autoregression(of residuals: [Double], lags: Int, from start: Int) -> Fit? {
    let columns = lags + 1
    func predictor(_ column: Int, _ index: Int) -> Double {
      column == 0
        ? residuals[index - 1] : residuals[index - column] - residuals[index - column - 1]
    }
    var products = [[Double]](repeating: [Double](repeating: 0, count: columns), count: columns)
    var right = [Double](repeating: 0, count: columns)
    var squares = 0.0
    for index in start..<residuals.count {
      for row in 0..<columns {
        let value = predictor(row, index)
        right[row] += value * residuals[index]
        for column in 0...row { products[row][column] += value * predictor(column, index) }
      }
      squares += residuals[index] * residuals[index]
    }
    for row in 0..<columns {
      for column in 0..<row { products[column][row] = products[row][column] }
    }
    let count = Double(residuals.count - start)
    guard count > Double(columns + 1), let solution = LinearSystem.solution(products, right) else {
      return nil
    }
    let misfit = squares - zip(solution.coefficients, right).reduce(0) { $0 + $1.0 * $1.1 }
    guard misfit > 1e-13 * squares else { return nil }
    let error = (misfit / (count - Double(columns)) * solution.firstInverse).squareRoot()
    return (
      solution.coefficients[0], error, log(misfit / count) + log(count) * Double(columns) / count
    )
  }

  /// The correction of the memory in standard errors, by its distance from 1 in standard errors.
  private static func bias(_ tau: Double, _ lags: Int, _ count: Int) -> Double {
    // Of a line with two parameters; the median of tau is -2.18 if the memory is 1.
    let (size, parameters, median, reach) = (Double(count), 2.0, -2.18, 5.0)
    let share = Double((lags + 2) / 2)
    if tau > median { return -tau }
    if tau > -reach {
      let constant =
        ((1 + parameters) * size - median * median * (share + size))
        / (median * (reach + median) * (share + size))
      return share / size * tau - (1 + parameters) / (tau + constant * (tau + reach))
    }
    guard tau > -((1 + parameters) * size / share).squareRoot() else { return 0 }
    return share / size * tau - (1 + parameters) / tau
  }

  // MARK: The slope

  /// The mean change of a line that wanders, in standard errors.
  private static func drift(of ys: [Double], lags: Int) -> Double {
    let changes = zip(ys, ys.dropFirst()).map { $1 - $0 }
    let count = Double(changes.count)
    let mean = changes.reduce(0) { $0 + $1 / count }
    let rest = changes.map { $0 - mean }
    var variance = rest.reduce(0) { $0 + $1 * $1 } / (count - 1)
    if lags > 0, let memory = predictors(of: rest, lags: lags) {
      variance = memory.variance / max(1e-4, (1 - memory.sum) * (1 - memory.sum))
    }
    return variance > 0 ? mean / (variance / count).squareRoot() : 0
  }

  /// An autoregression of numbers: the sum of its coefficients and the variance of what is new.
  private static func predictors(
    of numbers: [Double], lags: Int
  ) -> (sum: Double, variance: Double)? {
    var products = [[Double]](repeating: [Double](repeating: 0, count: lags), count: lags)
    var right = [Double](repeating: 0, count: lags)
    var squares = 0.0
    for index in lags..<numbers.count {
      for row in 0..<lags {
        right[row] += numbers[index - row - 1] * numbers[index]
        for column in 0..<lags {
          products[row][column] += numbers[index - row - 1] * numbers[index - column - 1]
        }
      }
      squares += numbers[index] * numbers[index]
    }
    let count = Double(numbers.count - lags)
    guard count > Double(lags), let solution = LinearSystem.solution(products, right) else {
      return nil
    }
    let misfit = squares - zip(solution.coefficients, right).reduce(0) { $0 + $1.0 * $1.1 }
    return (solution.coefficients.reduce(0, +), max(0, misfit) / (count - Double(lags)))
  }

  /// The slope of a line whose residuals have a memory below 1, in standard errors.
  private static func slope(_ xs: [Double], _ ys: [Double], memory: Double) -> Double {
    // Prais and Winsten (1954): the first value counts as much as the others.
    let first = (1 - memory * memory).squareRoot()
    func differenced(_ numbers: [Double]) -> [Double] {
      [first * numbers[0]] + zip(numbers, numbers.dropFirst()).map { $1 - memory * $0 }
    }
    let (ones, places, values) = (
      differenced(ys.map { _ in 1 }), differenced(xs), differenced(ys)
    )
    func product(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let (one, mixed, square) = (
      product(ones, ones), product(ones, places), product(places, places)
    )
    let determinant = one * square - mixed * mixed
    guard determinant > 0 else { return 0 }
    let (total, tilt) = (product(ones, values), product(places, values))
    let slope = (one * tilt - mixed * total) / determinant
    let level = (square * total - mixed * tilt) / determinant
    let rest = values.indices.map { values[$0] - level * ones[$0] - slope * places[$0] }
    let variance = longRunVariance(of: rest) * one / determinant
    return variance > 0 ? slope / variance.squareRoot() : slope == 0 ? 0 : .infinity * slope
  }

  /// The variance of means of residuals, times their count.
  ///
  /// By the quadratic spectral window of D. Andrews, "Heteroskedasticity and autocorrelation consistent covariance matrix estimation" (1991).
  private static func longRunVariance(of numbers: [Double]) -> Double {
    let count = Double(numbers.count)
    func product(_ lag: Int) -> Double {
      zip(numbers, numbers.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 } / (count - 2)
    }
    let variance = product(0)
    guard variance > 0 else { return 0 }
    let memory = max(-0.97, min(0.97, product(1) / variance))
    let width = 1.3221 * pow(4 * memory * memory / pow(1 - memory, 4) * count, 0.2)
    guard width > 1e-3 else { return variance }
    var sum = variance
    for lag in 1..<min(numbers.count, Int(8 * width) + 2) {
      let place = Double(lag) / width
      let angle = 6 * Double.pi * place / 5
      let weight = 25 / (12 * .pi * .pi * place * place) * (sin(angle) / angle - cos(angle))
      sum += 2 * weight * product(lag)
    }
    return max(sum, variance / count)
  }
}
