/// Integrated loudness from the power of a sound in steps of 100 ms.
enum IntegratedLoudness {
  /// The loudness in LUFS of a sound whose steps of 100 ms have the powers `hops`.
  ///
  /// The sound is played with `gain` and measured as in ITU-R BS.1770-4, in blocks of 400 ms every
  /// 100 ms, with an absolute gate at −70 LUFS and a relative one 10 LU under the mean. Shorter
  /// sounds are padded with silence.
  static func integrated(_ hops: [Double], gain: Double) -> Double {
    let scale = gain * gain
    var padded = hops
    while padded.count < 4 { padded.append(0) }
    let blocks = (0...(padded.count - 4)).map { first in
      scale * (padded[first] + padded[first + 1] + padded[first + 2] + padded[first + 3]) / 4
    }
    let audible = blocks.filter { $0 > power(of: -70) }
    guard !audible.isEmpty else { return -.infinity }
    let threshold = audible.reduce(0, +) / Double(audible.count) / 10
    let gated = audible.filter { $0 > threshold }
    return level(of: gated.reduce(0, +) / Double(gated.count))
  }

  /// The gain that brings a sound to a loudness in LUFS.
  ///
  /// The absolute gate depends on the gain, so the gain is found in a few rounds.
  static func gain(from profile: PowerProfile, to target: Double) -> Double {
    var gain = 0.25
    for _ in 0..<6 {
      let loudness = integrated(profile.hops, gain: gain)
      guard loudness > -.infinity else {
        gain *= 8
        continue
      }
      gain *= Exponential.powerOfTwo((target - loudness) / 6.020599913279624)
    }
    return gain
  }

  /// −0.691 + 10·log₁₀(power).
  private static func level(of power: Double) -> Double {
    -0.691 + 3.010299956639812 * Exponential.logarithmToBaseTwo(power)
  }

  private static func power(of level: Double) -> Double {
    Exponential.powerOfTwo((level + 0.691) / 3.010299956639812)
  }
}
