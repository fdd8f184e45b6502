/// The highest level that a sampled sound reaches, between its samples too.
package enum PeakBetweenSamples {
  /// How many samples on either side of a place tell what lies there.
  private static let reach = 12
  private static let placesBetween = 3

  /// The true peak of one channel, read at four places a sample as ITU-R BS.1770-4 asks for.
  ///
  /// Only around samples of at least half the greatest is looked between, since no sound that was
  /// sampled rightly rises to twice its samples.
  package static func of(_ samples: Span<Float>) -> Double {
    var maximum: Float = 0
    for index in samples.indices { maximum = max(maximum, abs(samples[index])) }
    var peak = Double(maximum)
    let kernels = (1...placesBetween).map { kernel(at: Double($0) / Double(placesBetween + 1)) }
    for index in samples.indices.dropLast()
    where abs(samples[index]) >= maximum / 2 || abs(samples[index + 1]) >= maximum / 2 {
      for kernel in kernels {
        var sum = 0.0
        for tap in kernel.indices {
          let place = index + 1 - reach + tap
          if place >= 0, place < samples.count { sum += kernel[tap] * Double(samples[place]) }
        }
        peak = max(peak, abs(sum))
      }
    }
    return peak
  }

  /// The sinc under a raised cosine: how much of each neighbour there is between two samples.
  private static func kernel(at fraction: Double) -> [Double] {
    (0..<(2 * reach)).map { tap in
      let distance = Double(tap + 1 - reach) - fraction
      let sinc = Sine.of(distance / 2) / (.pi * distance)
      return sinc * (0.5 + 0.5 * Sine.cosine(distance / Double(2 * reach)))
    }
  }
}
