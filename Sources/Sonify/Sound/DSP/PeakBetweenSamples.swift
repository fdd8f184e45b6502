/// The true peak of a sampled sound, between its samples too.
package enum PeakBetweenSamples {
  /// The number of samples on either side of a position from which its value is interpolated.
  private static let reach = 12
  private static let placesBetween = 3

  /// Returns the true peak of one channel, read at four positions per sample as ITU-R BS.1770-4
  /// requires.
  ///
  /// Only the neighbourhood of samples of at least half the maximum is interpolated, because no
  /// correctly sampled sound rises to twice its samples.
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

  /// Returns the sinc under a raised cosine: the weights of the neighbours of a position between
  /// two samples.
  private static func kernel(at fraction: Double) -> [Double] {
    (0..<(2 * reach)).map { tap in
      let distance = Double(tap + 1 - reach) - fraction
      let sinc = Sine.of(distance / 2) / (.pi * distance)
      return sinc * (0.5 + 0.5 * Sine.cosine(distance / Double(2 * reach)))
    }
  }
}
