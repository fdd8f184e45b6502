/// The K weighting of ITU-R BS.1770-4 for samples at any rate: a shelf for the head and a high
/// pass.
///
/// The bilinear transform makes both from the analogue filters that it takes to the coefficients in
/// the recommendation at 48 kHz (De Man, "Evaluation of implementations of the EBU R128 loudness
/// measurement", 2018).
package struct LoudnessFilter {
  private var shelf: Section
  private var highPass: Section

  /// Makes a filter at rest for `samplesPerSecond` samples per second.
  package init(samplesPerSecond: Double) {
    shelf = Self.shelf(Self.warped(1681.974450955533, samplesPerSecond))
    highPass = Self.highPass(Self.warped(38.13547087602444, samplesPerSecond))
  }

  /// Returns the next sample, weighted.
  package mutating func next(_ sample: Double) -> Double { highPass.next(shelf.next(sample)) }

  /// Returns tan(π·frequency / rate).
  private static func warped(_ frequency: Double, _ samplesPerSecond: Double) -> Double {
    let turns = frequency / samplesPerSecond / 2
    return Sine.of(turns) / Sine.cosine(turns)
  }

  private static func shelf(_ k: Double) -> Section {
    let (gain, q) = (3.999843853973347, 0.7071752369554196)
    let high = Exponential.powerOfTwo(gain / 6.020599913279624)
    let band = Exponential.powerOfTwo(gain * 0.4996667741545416 / 6.020599913279624)
    let scale = 1 + k / q + k * k
    return Section(
      b0: (high + band * k / q + k * k) / scale, b1: 2 * (k * k - high) / scale,
      b2: (high - band * k / q + k * k) / scale, a1: 2 * (k * k - 1) / scale,
      a2: (1 - k / q + k * k) / scale)
  }

  private static func highPass(_ k: Double) -> Section {
    let q = 0.5003270373238773
    let scale = 1 + k / q + k * k
    return Section(
      b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / scale, a2: (1 - k / q + k * k) / scale)
  }

  /// A filter of the second order, in transposed direct form II.
  private struct Section {
    let b0: Double
    let b1: Double
    let b2: Double
    let a1: Double
    let a2: Double
    var first = 0.0
    var second = 0.0

    init(b0: Double, b1: Double, b2: Double, a1: Double, a2: Double) {
      (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
    }

    mutating func next(_ sample: Double) -> Double {
      let result = b0 * sample + first
      first = b1 * sample - a1 * result + second
      second = b2 * sample - a2 * result
      return result
    }
  }
}
