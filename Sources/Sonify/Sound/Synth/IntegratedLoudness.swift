/// Integrated loudness by ITU-R BS.1770-4, from the power of a sound in steps of 100 ms.
///
/// Blocks of 400 ms, one every 100 ms, are counted in bins of a tenth of a decibel, so that the
/// memory is the same for a second and for a week. The sum of the powers in each bin is exact; only
/// the gates, which keep or drop whole bins, have that resolution.
package struct IntegratedLoudness {
  private struct Bin {
    var blocks = 0
    var power = 0.0
  }

  private static let binsPerDecibel = 10.0
  private static let lowestLevel = -150.0
  private var bins = [Bin](repeating: Bin(), count: 2000)
  private var steps = 0
  /// The powers of the last four steps.
  private var recent: InlineArray<4, Double> = [0, 0, 0, 0]

  /// Makes a meter without any input.
  package init() {}

  /// Adds the K-weighted power of all channels together over the next 100 ms.
  package mutating func add(step power: Double) {
    recent[steps % 4] = power
    steps += 1
    if steps >= 4 { addBlock() }
  }

  /// Pads a sound under 400 ms to one block, as if silence followed.
  package mutating func padToOneBlock() {
    while steps < 4 { add(step: 0) }
  }

  private mutating func addBlock() {
    let power = (recent[0] + recent[1] + recent[2] + recent[3]) / 4
    guard power > 0 else { return }
    let place = (Self.level(of: power) - Self.lowestLevel) * Self.binsPerDecibel
    guard place >= 0 else { return }
    let index = Int(min(place, Double(bins.count - 1)))
    bins[index].blocks += 1
    bins[index].power += power
  }

  /// Returns the loudness in LUFS of the sound played with `gain`: the mean of the blocks above −70
  /// LUFS that are not more than 10 LU below the mean of those; −infinity if there are none.
  func loudness(gain: Double) -> Double {
    let scale = gain * gain
    guard scale > 0 else { return -.infinity }
    let all = mean(above: Self.power(of: -70) / scale)
    guard all > 0 else { return -.infinity }
    return Self.level(of: mean(above: max(all / 10, Self.power(of: -70) / scale)) * scale)
  }

  /// Returns the gain that brings the sound to a loudness in LUFS.
  ///
  /// The absolute gate depends on the gain, so the gain is found by iteration.
  package func gain(to target: Double) -> Double {
    var gain = 0.25
    for _ in 0..<6 {
      let loudness = loudness(gain: gain)
      gain *=
        loudness > -.infinity
        ? Exponential.powerOfTwo((target - loudness) / 6.020599913279624) : 8
    }
    return gain
  }

  /// Returns the mean power of the blocks in bins whose mean is above `threshold`, or 0 if there
  /// are none.
  private func mean(above threshold: Double) -> Double {
    var total = Bin()
    for bin in bins where bin.power > threshold * Double(bin.blocks) {
      total.blocks += bin.blocks
      total.power += bin.power
    }
    return total.blocks == 0 ? 0 : total.power / Double(total.blocks)
  }

  /// Returns −0.691 + 10·log₁₀(power).
  private static func level(of power: Double) -> Double {
    -0.691 + 3.010299956639812 * Exponential.logarithmToBaseTwo(power)
  }

  private static func power(of level: Double) -> Double {
    Exponential.powerOfTwo((level + 0.691) / 3.010299956639812)
  }
}
