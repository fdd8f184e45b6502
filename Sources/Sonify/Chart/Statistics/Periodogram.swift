import Glibc

/// The shares of a line's variance that are waves of different lengths, whether its points are
/// evenly spaced or not.
///
/// M. Zechmeister and M. Kürster, "The generalised Lomb-Scargle periodogram" (2009): at every
/// frequency, the share of the variance that a sine and a constant explain, by least squares. Its
/// sums come from Fourier transforms of the points on an even grid, as in W. Press and G. Rybicki,
/// "Fast algorithm for spectral analysis of unevenly sampled data" (1989).
struct Periodogram: Sendable {
  /// The shares of the variance, 0 to 1, at the frequencies ``spacing``, 2·``spacing`` and so on up
  /// to the mean Nyquist frequency.
  let powers: [Double]

  /// The number of frequencies for each one that the length of the line can resolve.
  private static let oversampling = 4
  /// The distance of neighbouring frequencies, in waves over the whole length of the line.
  static let spacing = 1 / Double(oversampling)
  /// The maximum number of points; if there are more, neighbours are averaged.
  private static let maxCount = 32_768

  /// The x of points, 0 to 1, and their residuals from a parabola.
  private let xs: [Double]
  private let ys: [Double]
  private let isSmooth: Bool

  /// Computes the powers, or returns nil for fewer than twelve points, or if all are on a parabola.
  /// - Complexity: O(*n* log *n*).
  init?(_ line: PresentLine) {
    let size = (line.ys.count + Self.maxCount - 1) / Self.maxCount
    guard line.ys.count >= 12, line.width > 0 else { return nil }
    let xs = Self.means(of: line.xs, size)
    let residuals = Parabola.residuals(of: Self.means(of: line.ys, size), at: xs)
    guard let deviations = Deviations(residuals), deviations.sumOfSquares > 0 else { return nil }
    let unit = (deviations.sumOfSquares / Double(xs.count)).squareRoot()
    let ys = deviations.distances.map { $0 / unit }
    (self.xs, self.ys, isSmooth) = (xs, ys, line.noise.isSmooth)

    let count = Self.oversampling * xs.count / 2
    // Four times as dense as frequencies need, and twice as long as the line.
    var grid = 1
    while grid < 8 * count { grid *= 2 }
    let stretch = Double(grid) * Self.spacing
    let once = PackedTransform.spectrum(
      of: Self.grid(grid, of: ys, at: xs.lazy.map { $0 * stretch }))
    let ones = [Double](repeating: 1, count: xs.count)
    let window = PackedTransform.spectrum(
      of: Self.grid(grid, of: ones, at: xs.lazy.map { $0 * stretch }))
    let twice = PackedTransform.spectrum(
      of: Self.grid(grid, of: ones, at: xs.lazy.map { $0 * stretch * 2 }))
    powers = (1...count).map { frequency in
      Sums(
        y: (once.real[frequency], once.imaginary[frequency]),
        one: (window.real[frequency], window.imaginary[frequency]),
        twice: (twice.real[frequency], twice.imaginary[frequency])
      ).power(count: Double(xs.count))
    }
  }

  /// The sums of cosines and of sines, over all points.
  private struct Sums {
    /// The sums at the frequency, each term times y.
    var y: (cosine: Double, sine: Double)
    /// The sums at the frequency.
    var one: (cosine: Double, sine: Double)
    /// The sums at twice the frequency.
    var twice: (cosine: Double, sine: Double)

    /// Returns the share of the variance of y, whose mean is 0 and whose variance is 1.
    func power(count: Double) -> Double {
      let (yc, ys) = (y.cosine / count, y.sine / count)
      let (c, s) = (one.cosine / count, one.sine / count)
      let cc = (1 + twice.cosine / count) / 2 - c * c
      let ss = (1 - twice.cosine / count) / 2 - s * s
      let cs = twice.sine / count / 2 - c * s
      let determinant = cc * ss - cs * cs
      guard determinant > 1e-9 else { return 0 }
      return max(0, min(1, (ss * yc * yc + cc * ys * ys - 2 * cs * yc * ys) / determinant))
    }
  }

  /// Returns the share of the variance at any frequency, in waves over the whole length, by direct
  /// summation.
  /// - Complexity: O(*n*).
  func power(at frequency: Double) -> Double {
    var sums = Sums(y: (0, 0), one: (0, 0), twice: (0, 0))
    for (x, y) in zip(xs, ys) {
      let angle = 2 * Double.pi * frequency * x
      let (cosine, sine) = (cos(angle), sin(angle))
      sums.y.cosine += y * cosine
      sums.y.sine += y * sine
      sums.one.cosine += cosine
      sums.one.sine += sine
      sums.twice.cosine += cosine * cosine - sine * sine
      sums.twice.sine += 2 * cosine * sine
    }
    return sums.power(count: Double(xs.count))
  }

  /// Returns a grid whose spectrum is that of numbers at their positions: each is spread over four
  /// neighbours by Lagrange weights.
  private static func grid(
    _ size: Int, of numbers: [Double], at places: some Collection<Double>
  ) -> [Double] {
    var grid = [Double](repeating: 0, count: size)
    for (number, place) in zip(numbers, places) {
      let floor = place.rounded(.down)
      let u = place - floor
      let weights = [
        -u * (u - 1) * (u - 2) / 6, (u + 1) * (u - 1) * (u - 2) / 2, -(u + 1) * u * (u - 2) / 2,
        (u + 1) * u * (u - 1) / 6,
      ]
      for (offset, weight) in weights.enumerated() {
        grid[(Int(floor) + offset - 1) & (size - 1)] += number * weight
      }
    }
    return grid
  }

  /// Returns the means of groups of `size` neighbours.
  private static func means(of numbers: [Double], _ size: Int) -> [Double] {
    guard size > 1 else { return numbers }
    return stride(from: 0, to: numbers.count, by: size).map { start in
      let part = numbers[start..<min(numbers.count, start + size)]
      return part.reduce(0) { $0 + $1 / Double(part.count) }
    }
  }
}

// MARK: Periods

extension Periodogram {
  /// The maximum probability that chance makes a peak as high as that of a period.
  private static let significance = 0.003
  /// The minimum share of the variance for a period.
  private static let minShare = 0.3
  /// The share that is enough for a line without noise, whose neighbours do not allow an estimate
  /// of chance, and the minimum number of points for that.
  private static let (plainShare, minPlain) = (0.75, 60)

  /// The length of the most prominent wave, as a part of the length of the line, and its share of
  /// the variance, or nil if chance could make one as high.
  ///
  /// A line must contain at least three waves, each with points. Noise whose neighbours are correlated has more of
  /// long waves, as if it had fewer points: the estimate uses the spectrum of such noise, as in M.
  /// Schulz and M. Mudelsee, "REDFIT: estimating red-noise spectra directly from unevenly spaced
  /// paleoclimatic time series" (2002).
  var period: (length: Double, strength: Double)? {
    let first = 3 * Self.oversampling
    guard powers.count > first else { return nil }
    let isPlain = isSmooth && xs.count >= Self.minPlain
    let memory = isPlain ? 0 : memory
    func excess(_ frequency: Int) -> Double {
      max(1, Self.noise(memory, at: Double(frequency) / Double(powers.count)))
    }
    func surprise(_ frequency: Int) -> Double { -log1p(-powers[frequency - 1]) / excess(frequency) }
    guard let peak = (first...powers.count).max(by: { surprise($0) < surprise($1) }),
      chance(of: powers[peak - 1], among: Double(xs.count) / excess(peak)) < Self.significance
    else { return nil }
    let frequency = summit(about: Double(peak) * Self.spacing)
    let strength = power(at: frequency)
    guard strength >= (isPlain ? Self.plainShare : Self.minShare),
      wavesWithPoints(at: frequency) >= 3
    else { return nil }
    return (1 / frequency, strength)
  }

  /// Returns the number of waves of a frequency of which both halves have points.
  private func wavesWithPoints(at frequency: Double) -> Int {
    let halves = Set(xs.map { Int($0 * frequency * 2) })
    return halves.count { $0 % 2 == 0 && halves.contains($0 + 1) }
  }

  /// The correlation of neighbours, corrected for the effect of the parabola.
  ///
  /// D. Tjøstheim and J. Paulsen, "Bias of some commonly-used time series estimates" (1983).
  private var memory: Double {
    let found = Autocorrelation.ofNeighbours(in: ys) ?? 0
    return max(0, min(0.98, found + (1 + 4 * found) / Double(ys.count)))
  }

  /// Returns the spectrum of noise whose neighbours are correlated, with a mean of 1, at a part of
  /// the Nyquist frequency.
  private static func noise(_ memory: Double, at part: Double) -> Double {
    (1 - memory * memory) / (1 + memory * memory - 2 * memory * cos(.pi * part))
  }

  /// Returns the probability that uncorrelated noise has a peak as high at one of all frequencies.
  ///
  /// R. Baluev, "Assessing the statistical significance of periodogram peaks" (2008), equations 5
  /// and 6.
  /// - Parameters:
  ///   - power: the share of the variance.
  ///   - count: the effective number of independent points.
  /// - Returns: 0 to 1; 1 for four points or fewer.
  func chance(of power: Double, among count: Double) -> Double {
    guard power < 1 else { return 0 }
    guard count > 4 else { return 1 }
    let places = Double(xs.count)
    let mean = xs.reduce(0) { $0 + $1 / places }
    let variance = xs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / places }
    let width = Double(powers.count) * Self.spacing * (4 * .pi * variance).squareRoot()
    let gamma =
      (2 / (count - 1)).squareRoot() * exp(lgamma((count - 1) / 2) - lgamma((count - 2) / 2))
    let rate =
      gamma * width * pow(1 - power, (count - 4) / 2) * ((count - 1) * power / 2).squareRoot()
    return 1 - (1 - pow(1 - power, (count - 3) / 2)) * exp(-rate)
  }

  /// Returns the frequency of maximum power between the neighbours of another frequency in
  /// ``powers``.
  private func summit(about frequency: Double) -> Double {
    var (low, high) = (frequency - Self.spacing, frequency + Self.spacing)
    // Ternary search: each round keeps two thirds.
    for _ in 0..<20 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if power(at: left) < power(at: right) { low = left } else { high = right }
    }
    return low / 2 + high / 2
  }
}
