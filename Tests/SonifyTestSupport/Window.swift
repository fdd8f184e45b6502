import Foundation

/// The weight given to each sample of an excerpt before its spectrum is taken.
public enum Window: Sendable {
  /// Every sample counts the same: for sounds that begin and end in silence inside the excerpt.
  case rectangular
  /// Side lobes fall by 18 dB an octave from −31 dB; the main lobe spans ±2 bins.
  case hann
  /// Side lobes at −92 dB at most, four terms (Harris 1978); the main lobe spans ±4 bins.
  case blackmanHarris
  /// Side lobes about 10·`beta` dB down for a beta of 8 and more; the main lobe spans
  /// ±√(1 + (beta/π)²) bins.
  case kaiser(beta: Double)

  /// The weights of an excerpt of `count` samples, symmetric about its middle.
  public func weights(_ count: Int) -> [Double] {
    (0..<count).map { index in
      // Samples stand at the middle of their interval, so neither end is wasted on a zero.
      let turn = 2 * .pi * (Double(index) + 0.5) / Double(count)
      switch self {
      case .rectangular: return 1
      case .hann: return 0.5 - 0.5 * cos(turn)
      case .blackmanHarris:
        return 0.35875 - 0.48829 * cos(turn) + 0.14128 * cos(2 * turn) - 0.01168 * cos(3 * turn)
      case .kaiser(let beta):
        let position = turn / .pi - 1
        return Self.bessel(beta * sqrt(1 - position * position)) / Self.bessel(beta)
      }
    }
  }

  /// The modified Bessel function of the first kind and order 0, by its power series.
  static func bessel(_ x: Double) -> Double {
    var (sum, term, order) = (1.0, 1.0, 1.0)
    while term > sum * 1e-17 {
      term *= (x / (2 * order)) * (x / (2 * order))
      sum += term
      order += 1
    }
    return sum
  }
}
