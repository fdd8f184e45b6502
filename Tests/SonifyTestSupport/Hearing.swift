import Foundation

/// The hearing of a median person of an age: thresholds, and auditory filters in which a loud sound
/// masks a soft one.
public struct Hearing: Sendable {
  /// A sine of a sound.
  public struct Component: Sendable {
    /// Hertz.
    public var frequency: Double
    /// Mean square, 1 at 0 dB SPL.
    public var power: Double

    /// Makes a sine of a frequency in hertz and a mean square.
    public init(frequency: Double, power: Double) {
      self.frequency = frequency
      self.power = power
    }
  }

  /// How well a sound is heard, in the auditory filter in which it is heard best.
  public struct Audibility: Sendable {
    /// Decibels above the threshold in quiet.
    public var aboveThreshold: Double
    /// Decibels above the excitation by another sound; at 0 the filter's level rises by 3 dB.
    public var aboveMasker: Double
    /// Hertz.
    public var frequency: Double

    /// How far both margins exceed what is asked for, in decibels: `required` above the threshold.
    public func margin(required: Double = 10) -> Double {
      min(aboveThreshold - required, aboveMasker)
    }
  }

  /// Years, 18 or more.
  public let age: Double

  /// Takes an age in years.
  public init(age: Double) { self.age = age }

  /// The threshold of hearing of young ears in a free field: frequency in hertz and dB SPL (ISO
  /// 226:2023, table 1; the same as ISO 389-7).
  private static let youngThresholds: [(Double, Double)] = [
    (50, 44.0), (63, 37.5), (80, 31.5), (100, 26.5), (125, 22.1), (160, 17.9), (200, 14.4),
    (250, 11.4), (315, 8.6), (400, 6.2), (500, 4.4), (630, 3.0), (800, 2.2), (1000, 2.4),
    (1250, 3.5), (1600, 1.7), (2000, -1.3), (2500, -4.2), (3150, -6.0), (4000, -5.4), (5000, -1.5),
    (6300, 6.0), (8000, 12.6), (10_000, 13.9), (12_500, 12.3),
  ]

  /// The coefficients of ISO 7029:2017: hertz; a and b of men, a and b of women.
  ///
  /// The median threshold of an age is a·(age − 18)ᵇ above that of young ears.
  private static let ageing: [(Double, Double, Double, Double, Double)] = [
    (125, 2.5e-06, 3.841, 0.000616, 2.451), (250, 0.000139, 2.832, 0.000398, 2.568),
    (500, 0.000459, 2.537, 0.000261, 2.708), (750, 0.00057, 2.512, 0.000225, 2.775),
    (1000, 0.000702, 2.494, 0.000221, 2.805), (1500, 0.00109, 2.446, 0.000253, 2.813),
    (2000, 0.00156, 2.404, 0.000312, 2.792), (3000, 0.00254, 2.35, 0.000488, 2.728),
    (4000, 0.0034, 2.325, 0.000737, 2.66), (6000, 0.00453, 2.315, 0.00147, 2.539),
    (8000, 0.00506, 2.328, 0.00253, 2.439),
  ]

  /// The threshold of a long sine in dB SPL: the mean of both sexes, linear over log frequency.
  public func threshold(at frequency: Double) -> Double {
    let years = age - 18
    let loss = Self.ageing.map { ($0.0, ($0.1 * pow(years, $0.2) + $0.3 * pow(years, $0.4)) / 2) }
    return Self.interpolated(Self.youngThresholds, at: frequency)
      + (years > 0 ? Self.interpolated(loss, at: frequency) : 0)
  }

  private static func interpolated(_ table: [(Double, Double)], at frequency: Double) -> Double {
    let next = table.firstIndex { $0.0 >= frequency } ?? table.count
    guard next > 0, next < table.count else { return table[min(next, table.count - 1)].1 }
    let ((low, first), (high, last)) = (table[next - 1], table[next])
    return first + (last - first) * log(frequency / low) / log(high / low)
  }

  /// Returns how well a short sound is heard while another goes on.
  ///
  /// Each auditory filter is judged alone. In quiet, a sound shorter than 200 ms needs as much energy
  /// as one of 200 ms.
  /// - Parameters:
  ///   - sound: its components, with their mean power over its length.
  ///   - duration: its length in seconds.
  ///   - masker: the components of the other sound.
  ///   - required: how far above threshold it is to be: the filter that is taken has the largest
  ///     smaller one of both margins.
  /// - Returns: how it is heard in the filter that hears it best.
  public func audibility(
    of sound: [Component], lasting duration: Double, over masker: [Component] = [],
    required: Double = 10
  ) -> Audibility {
    let integration = max(0, 10 * log10(0.2 / duration))
    let excitation = Self.excitation(by: sound)
    let masking = Self.excitation(by: masker)
    let heard = Self.filters.indices.map { index in
      let level = excitation[index]
      return Audibility(
        aboveThreshold: level - threshold(at: Self.filters[index]) - integration,
        aboveMasker: level - masking[index], frequency: Self.filters[index])
    }
    return heard.max { $0.margin(required: required) < $1.margin(required: required) } ?? heard[0]
  }

  /// The middle frequencies of the auditory filters, half an ERB apart from 60 Hz to 10 kHz.
  private static let filters = stride(from: cams(60), through: cams(10_000), by: 0.5).map {
    (pow(10, $0 / 21.4) - 1) / 0.00437
  }

  /// The number of equivalent rectangular bandwidths below a frequency (Glasberg and Moore 1990).
  private static func cams(_ frequency: Double) -> Double { 21.4 * log10(0.00437 * frequency + 1) }

  private static func bandwidth(_ frequency: Double) -> Double {
    24.7 * (0.00437 * frequency + 1)
  }

  /// The level behind every filter in decibels.
  ///
  /// Filters are roex; their lower side flattens with the level around a component (Glasberg and
  /// Moore, "Derivation of auditory filter shapes from notched-noise data", Hearing Research 47,
  /// 1990).
  private static func excitation(by sound: [Component]) -> [Double] {
    let audible = sound.filter { $0.power > 1e-4 }
    let levels = audible.map { one in
      let half = bandwidth(one.frequency) / 2
      let power = audible.reduce(0) {
        abs($1.frequency - one.frequency) <= half ? $0 + $1.power : $0
      }
      return 10 * log10(power)
    }
    let steepest = 4 * 1000 / bandwidth(1000)
    return filters.map { centre in
      let slope = 4 * centre / bandwidth(centre)
      var power = 0.0
      for (one, level) in zip(audible, levels) {
        let distance = (one.frequency - centre) / centre
        let p =
          distance < 0 ? max(0.1, slope - 0.35 * (slope / steepest) * (level - 51)) : slope
        let x = p * abs(distance)
        power += (1 + x) * exp(-x) * one.power
      }
      return 10 * log10(power + 1e-12)
    }
  }

  /// Returns the components of a short sound.
  /// - Parameters:
  ///   - samples: one channel, no longer than the sound.
  ///   - sampleRate: frames in a second.
  ///   - fullScale: the level in dB SPL of a mean square of 1.
  /// - Returns: a component for each bin of its spectrum from 40 Hz to 14 kHz.
  public static func components(
    of samples: [Double], sampleRate: Double, fullScale: Double
  ) -> [Component] {
    let spectrum = Spectrum(
      of: samples, sampleRate: sampleRate, window: .rectangular, minSize: 4096)
    let scale = pow(10, fullScale / 10) / Double(samples.count)
    return spectrum.energies.indices.compactMap { bin in
      let frequency = Double(bin) * spectrum.binWidth
      return (40...14_000).contains(frequency)
        ? Component(frequency: frequency, power: spectrum.energies[bin] * scale) : nil
    }
  }
}
