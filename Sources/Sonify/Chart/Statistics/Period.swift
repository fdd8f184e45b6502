import Glibc

/// A period with which a line repeats itself.
struct Period: Equatable, Sendable {
  /// The length of the period in points, 2 or more.
  let points: Double
  /// The autocorrelation of the line at that lag, above 0 and at most 1.
  let strength: Double

  /// The minimum strength of a period.
  private static let minStrength = 0.3
  /// The minimum autocorrelation for a shorter period, as a part of the strongest one: a line with
  /// a period of a year may seem to repeat after half a year.
  private static let minShare = 0.85
  /// The swing of the autocorrelation that is enough for a line without noise, whose neighbours do
  /// not allow an estimate of chance.
  private static let plainSwing = 1.2

  /// Finds the period of a line, or returns nil if chance could make it seem as periodic.
  ///
  /// The autocorrelations of the residuals from a parabola have peaks at the period and its
  /// multiples. The first peak is used that is not dwarfed by a later one, if it stands out from
  /// the lows beside it. How far it would stand out by chance follows from Bartlett, "On the
  /// theoretical specification and sampling properties of autocorrelated time-series" (1946): noise
  /// whose neighbours have the correlation φ has autocorrelations of variance (1 + φ²) / (1 − φ²) /
  /// *n*. The peaks at multiples refine the period.
  ///
  /// A line must contain at least three periods.
  /// - Parameters:
  ///   - numbers: evenly spaced values; those that are not finite are missing.
  ///   - isSmooth: whether the line is smoother than noise, as in ``SerialNoise``.
  /// - Complexity: O(*n* log *n*).
  init?(of numbers: [Double], isSmooth: Bool) {
    let present = numbers.reduce(0) { $0 + ($1.isFinite ? 1 : 0) }
    let maximum = numbers.count / 3
    guard present >= 12, 2 * present >= numbers.count, maximum >= 3 else { return nil }
    let residuals = Parabola.residuals(of: numbers)
    guard !RoundingResidue.explains(residuals, of: numbers) else { return nil }
    let correlations = Correlogram.values(of: residuals, upTo: maximum + 1)
    guard correlations.count > 2 else { return nil }
    let memory = max(0, min(0.999, correlations[1]))
    // The mean number of products in an autocorrelation if values are missing at random.
    let products = Double(present) * Double(present) / Double(numbers.count)
    let chance =
      ((1 + memory * memory) / (1 - memory * memory) / products * Self.unevenness(of: residuals))
      .squareRoot()
    // In a thousand runs of noise each, 20 to 3,000 long, with φ from 0 to 0.9, at most 5 % had a
    // peak of this prominence.
    let usual = 2.08 * (2 * log(Double(maximum))).squareRoot() * chance
    let swing = isSmooth ? min(usual, Self.plainSwing) : usual
    let peaks = TurningPoints.turns(of: correlations, swingingBy: swing)
      .filter { $0.isPeak && correlations[$0.index] >= Self.minStrength }
    guard let maximum = peaks.map(\.prominence).max(),
      let strongest = peaks.map({ correlations[$0.index] }).max(),
      let peak = peaks.first(where: {
        $0.prominence >= maximum / 2 && correlations[$0.index] >= Self.minShare * strongest
      })
    else { return nil }
    points = max(2, Self.refined(peak.index, in: correlations))
    strength = min(1, correlations[peak.index])
  }

  /// Returns how much more the autocorrelations of noise vary because its spread changes: the mean product
  /// of squares near each other, relative to the squared mean square; at least 1.
  ///
  /// F. Diebold, "Testing for serial correlation in the presence of ARCH" (1986).
  private static func unevenness(of residuals: [Double]) -> Double {
    let squares = residuals.map { $0.isFinite ? $0 * $0 : 0 }
    let present = Double(residuals.count { $0.isFinite })
    let mean = squares.reduce(0, +) / present
    guard mean > 0 else { return 1 }
    let lags = 1...8
    let products = lags.map { lag in
      var (sum, count) = (0.0, 0.0)
      for place in residuals.indices.dropLast(lag)
      where residuals[place].isFinite && residuals[place + lag].isFinite {
        sum += squares[place] / mean * (squares[place + lag] / mean)
        count += 1
      }
      return count > 0 ? sum / count : 1
    }
    return max(1, products.reduce(0) { $0 + $1 / Double(products.count) })
  }

  /// Returns a period as a part of the largest multiple that has a peak.
  private static func refined(_ lag: Int, in correlations: [Double]) -> Double {
    var period = summit(about: lag, within: max(1, lag / 8), of: correlations)
    for multiple in 2...8 {
      let place = Int((period * Double(multiple)).rounded())
      let reach = max(1, lag / 6)
      guard place + 2 * reach < correlations.count,
        let best = ((place - reach)...(place + reach)).max(by: {
          correlations[$0] < correlations[$1]
        }),
        correlations[best] > correlations[lag] / 2, abs(best - place) < reach
      else { break }
      period = summit(about: best, within: max(1, lag / 8), of: correlations) / Double(multiple)
    }
    return period
  }

  /// Returns the position of the maximum of the least-squares parabola through the numbers near an
  /// index.
  private static func summit(about place: Int, within reach: Int, of numbers: [Double]) -> Double {
    let reach = min(reach, place, numbers.count - 1 - place)
    var (count, square, fourth) = (0.0, 0.0, 0.0)
    var (sum, slope, bend) = (0.0, 0.0, 0.0)
    for offset in -reach...reach {
      let (x, y) = (Double(offset), numbers[place + offset])
      count += 1
      square += x * x
      fourth += x * x * x * x
      sum += y
      slope += x * y
      bend += x * x * y
    }
    let curvature = (bend * count - square * sum) / (fourth * count - square * square)
    guard curvature < 0 else { return Double(place) }
    let summit = -slope / square / (2 * curvature)
    return Double(place) + max(-Double(reach), min(Double(reach), summit))
  }
}
