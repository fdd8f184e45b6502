import Glibc

/// The peaks of a distribution.
struct Modality: Equatable, Sendable {
  /// The local maxima of the density of the values, rising; at least one.
  let modes: [Double]

  /// The number of positions at which the density is computed.
  private static let places = 512
  /// The minimum depth of a valley between two modes, as a part of the maximum density.
  private static let minValley = 0.15

  /// Finds the modes of values, or returns nil for fewer than ten.
  ///
  /// There are several only if the ``Dip`` is significant at 5 %. Then they are those of a density
  /// with the Gaussian kernel and bandwidth 0.9·min(σ, IQR/1.34)·*n*^(−⅕) of Silverman, "Density
  /// estimation for statistics and data analysis" (1986), narrowed until there are two.
  /// - Parameter numbers: in any order; those that are not finite are ignored.
  /// - Complexity: O(*n* log *n*).
  init?(of numbers: [Double]) {
    let values = TieSpread.values(of: numbers.filter(\.isFinite)).sorted()
    guard values.count >= 10, let minimum = values.first, let maximum = values.last else {
      return nil
    }
    let width = maximum - minimum
    guard width > 0, width.isFinite else {
      modes = [values[values.count / 2]]
      return
    }
    // Scaled to 0 to 1, where squares are safe.
    let sorted = values.map { ($0 - minimum) / width }
    let dip = Dip.statistic(ofSorted: sorted)
    let areSeveral = Dip.isSignificant(dip, count: sorted.count, at: .fivePercent)
    var bandwidth = max(Self.bandwidth(of: sorted), 0.5 / Double(Self.places))
    var peaks = Self.peaks(of: sorted, bandwidth: bandwidth)
    for _ in 0..<4 where areSeveral && peaks.count < 2 {
      bandwidth /= 1.5
      peaks = Self.peaks(of: sorted, bandwidth: bandwidth)
    }
    let highest = peaks.max { $0.density < $1.density }
    modes = (areSeveral ? peaks : highest.map { [$0] } ?? peaks).map { minimum + width * $0.place }
  }

  private static func bandwidth(of sorted: [Double]) -> Double {
    let count = Double(sorted.count)
    let mean = sorted.reduce(0) { $0 + $1 / count }
    let deviation = sorted.reduce(0) { $0 + ($1 - mean) / count * ($1 - mean) }.squareRoot()
    let quartiles = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
    let spread = quartiles > 0 ? min(deviation, quartiles / 1.34) : deviation
    return 0.9 * spread / pow(count, 0.2)
  }

  /// Returns the peaks of the density of numbers from 0 to 1 that are separated by deep enough
  /// valleys.
  private static func peaks(
    of sorted: [Double], bandwidth: Double
  ) -> [(place: Double, density: Double)] {
    // A margin of an eighth on both sides, where the density falls to zero.
    var counts = [Double](repeating: 0, count: places)
    let (margin, inner) = (places / 8, Double(places - places / 4 - 1))
    for number in sorted { counts[margin + Int(number * inner)] += 1 }
    let reach = min(places, max(1, Int(4 * bandwidth * inner)))
    let kernel = (0...reach).map { exp(-0.5 * pow(Double($0) / (bandwidth * inner), 2)) }
    let density = counts.indices.map { place in
      (max(0, place - reach)...min(places - 1, place + reach)).reduce(0) {
        $0 + counts[$1] * kernel[abs($1 - place)]
      }
    }
    let valley = minValley * (density.max() ?? 0)
    return TurningPoints.turns(of: [0] + density + [0], swingingBy: valley).filter(\.isPeak).map {
      (Double($0.index - 1 - margin) / inner, density[$0.index - 1])
    }
  }
}
