import Foundation

/// Programme loudness after ITU-R BS.1770-4.
public enum LoudnessMeter {
  /// The integrated loudness of a recording in LUFS, −infinity for silence.
  ///
  /// Blocks of 400 ms overlap by three quarters and pass the gates of −70 LUFS and 10 LU under the
  /// mean of those that pass it. A recording under 400 ms counts as if silence followed. Channels
  /// count alike, so this is for one and two.
  public static func integrated(_ recording: Recording) -> Double {
    let rate = recording.sampleRate
    let blockLength = 0.4 * rate
    let frames = max(recording.frames, Int(blockLength.rounded()))
    var squares = [Double](repeating: 0, count: frames)
    for channel in recording.channels {
      for (index, sample) in WeightingFilter(sampleRate: rate).apply(to: channel).enumerated() {
        squares[index] += sample * sample
      }
    }
    // Sums up to each frame, so that blocks cost the same whatever their overlap.
    var sums = [0.0]
    sums.reserveCapacity(frames + 1)
    var sum = 0.0
    for square in squares {
      sum += square
      sums.append(sum)
    }
    var powers: [Double] = []
    while true {
      let start = Double(powers.count) * blockLength / 4
      let (first, last) = (Int(start.rounded()), Int((start + blockLength).rounded()))
      guard last <= frames else { break }
      powers.append((sums[last] - sums[first]) / Double(last - first))
    }
    let audible = powers.filter { level($0) > -70 }
    let gate = level(mean(audible)) - 10
    return level(mean(audible.filter { level($0) > gate }))
  }

  private static func level(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  private static func mean(_ powers: [Double]) -> Double {
    powers.isEmpty ? 0 : powers.reduce(0, +) / Double(powers.count)
  }
}

/// The K weighting of BS.1770 at any sample rate: a shelf for the head and a high pass.
///
/// Both come by the bilinear transform from the analogue filters whose transforms at 48 kHz are
/// the coefficients that the recommendation prints.
struct WeightingFilter {
  /// Numerator and denominator of a second-order section, the latter without its leading 1.
  struct Section: Equatable {
    var b: [Double]
    var a: [Double]
  }

  let sections: [Section]

  init(sampleRate: Double) {
    sections = [Self.shelf(sampleRate), Self.highPass(sampleRate)]
  }

  private static func shelf(_ sampleRate: Double) -> Section {
    let (frequency, gain, q) = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
    let k = tan(.pi * frequency / sampleRate)
    let high = pow(10, gain / 20)
    let band = pow(high, 0.4996667741545416)
    let scale = 1 + k / q + k * k
    return Section(
      b: [
        (high + band * k / q + k * k) / scale, 2 * (k * k - high) / scale,
        (high - band * k / q + k * k) / scale,
      ],
      a: [2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale])
  }

  private static func highPass(_ sampleRate: Double) -> Section {
    let (frequency, q) = (38.13547087602444, 0.5003270373238773)
    let k = tan(.pi * frequency / sampleRate)
    let scale = 1 + k / q + k * k
    return Section(b: [1, -2, 1], a: [2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale])
  }

  func apply(to samples: [Double]) -> [Double] {
    var output = samples
    for section in sections {
      let (b0, b1, b2) = (section.b[0], section.b[1], section.b[2])
      let (a1, a2) = (section.a[0], section.a[1])
      var (first, second) = (0.0, 0.0)
      for index in output.indices {
        let input = output[index]
        let value = b0 * input + first
        first = b1 * input - a1 * value + second
        second = b2 * input - a2 * value
        output[index] = value
      }
    }
    return output
  }
}
