import Foundation

/// How the energy of an excerpt is spread over frequency.
public struct Spectrum: Sendable {
  /// The energy of each bin from 0 to half the sample rate, both included; the sum of all is the
  /// energy of the weighted excerpt, Σ (w·x)².
  public let energies: [Double]
  /// The distance of neighbouring bins in hertz.
  public let binWidth: Double

  /// Takes the spectrum of samples, extended by zeros to a power of two.
  public init(
    of samples: some RandomAccessCollection<Double>, sampleRate: Double,
    window: Window = .blackmanHarris, minSize: Int = 2
  ) {
    var size = 2
    while size < max(samples.count, minSize) { size *= 2 }
    var real = [Double](repeating: 0, count: size)
    var imaginary = real
    for (index, (sample, weight)) in zip(samples, window.weights(samples.count)).enumerated() {
      real[index] = sample * weight
    }
    FourierTransform(size: size).forward(&real, &imaginary)
    energies = (0...(size / 2)).map { bin in
      let both = bin == 0 || bin == size / 2 ? 1.0 : 2.0
      return both * (real[bin] * real[bin] + imaginary[bin] * imaginary[bin]) / Double(size)
    }
    binWidth = sampleRate / Double(size)
  }

  /// The energy of the bins whose frequency lies in a band, in hertz.
  public func energy(in band: ClosedRange<Double>) -> Double {
    let first = max(0, Int((band.lowerBound / binWidth).rounded(.up)))
    let last = min(energies.count - 1, Int((band.upperBound / binWidth).rounded(.down)))
    return first <= last ? energies[first...last].reduce(0, +) : 0
  }

  /// The energy of the whole excerpt.
  public var energy: Double { energies.reduce(0, +) }

  /// The frequency of the strongest bin in a band, in hertz, refined by a parabola through the
  /// logarithms of it and its neighbours; nothing in silence.
  public func peak(in band: ClosedRange<Double>) -> Double? {
    let first = max(1, Int((band.lowerBound / binWidth).rounded(.up)))
    let last = min(energies.count - 2, Int((band.upperBound / binWidth).rounded(.down)))
    guard first <= last,
      let bin = (first...last).max(by: { energies[$0] < energies[$1] }), energies[bin] > 0
    else { return nil }
    let below = log(max(energies[bin - 1], .leastNormalMagnitude))
    let middle = log(energies[bin])
    let above = log(max(energies[bin + 1], .leastNormalMagnitude))
    let curvature = below - 2 * middle + above
    let shift = curvature < 0 ? 0.5 * (below - above) / curvature : 0
    return (Double(bin) + min(0.5, max(-0.5, shift))) * binWidth
  }

  /// The energy farther than `distance` hertz from every partial, relative to all energy, in
  /// decibels.
  public func level(farFrom partials: [Double], by distance: Double) -> Double {
    var far = 0.0
    for (bin, energy) in energies.enumerated() {
      let frequency = Double(bin) * binWidth
      if partials.allSatisfy({ abs($0 - frequency) > distance }) { far += energy }
    }
    return 10 * log10(far / energy)
  }
}
