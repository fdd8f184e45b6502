import Foundation

/// Places where a sound breaks off or jumps, found by its fourth difference, which nearly removes
/// smooth tones and keeps what changes from one sample to the next.
public enum Clicks {
  /// The greatest magnitude of the fourth difference whose five samples lie in a range.
  public static func fourthDifference(of samples: [Double], in range: Range<Int>) -> Double {
    var peak = 0.0
    for index in range.clamped(to: samples.indices).dropFirst(4) {
      peak = max(peak, abs(value(samples, index)))
    }
    return peak
  }

  /// The greatest fourth difference of a harmonic tone: Σ aₖ(2 sin(πkf/rate))⁴.
  public static func allowance(frequency: Double, amplitudes: [Double], sampleRate: Double)
    -> Double
  {
    amplitudes.enumerated().reduce(0) { sum, partial in
      let slope = 2 * sin(.pi * Double(partial.offset + 1) * frequency / sampleRate)
      return sum + partial.element * pow(slope, 4)
    }
  }

  /// The fourth difference that the bend at either end of a raised cosine adds to a tone whose
  /// partials have a sum of amplitudes of 1; `attack` is the length of the rise in seconds.
  public static func bend(sampleRate: Double, attack: Double = 0.008) -> Double {
    0.5 * pow(.pi / (attack * sampleRate), 2)
  }

  /// The greatest ratio of a sound's fourth difference to what is allowed at each sample.
  public static func maxRatio(of samples: [Double], to allowed: [Double]) -> Double {
    zip(samples.indices, allowed).dropFirst(4).reduce(0) {
      max($0, abs(value(samples, $1.0)) / $1.1)
    }
  }

  /// The samples at which the fourth difference exceeds 1.05 times what the tone heard around them
  /// allows.
  ///
  /// For tones without noises mixed in. Where no tone is heard nothing but rounding is allowed;
  /// where one begins or ends, also the bend of a raised cosine at either end of its rise.
  /// - Parameters:
  ///   - samples: one channel.
  ///   - sampleRate: frames in a second.
  ///   - rounding: the most by which a sample may be off, as 2⁻²⁵ for Floats below 1; a fourth
  ///     difference is off by 16 times as much.
  ///   - attack: the shortest rise or fall of a tone in seconds.
  /// - Returns: the samples in rising order, at most one in 3 ms.
  public static func find(
    in samples: [Double], sampleRate: Double, rounding: Double = 0x1p-25, attack: Double = 0.008
  ) -> [Int] {
    let track = PitchTrack(of: samples, sampleRate: sampleRate, hop: 0.005)
    guard !track.frames.isEmpty else { return [] }
    let bend = bend(sampleRate: sampleRate, attack: attack)
    let reach = Int((track.reach / 0.005).rounded(.up)) + 1
    let allowances = track.frames.indices.map { number in
      // A frame hears the mean of its excerpt; a neighbour knows the louder or higher part.
      let near = track.frames[max(0, number - reach)..<min(track.frames.count, number + reach + 1)]
      let smooth =
        near.map { frame in
          frame.frequency.map {
            // A steep glide may turn round at a pitch that no frame lies on.
            allowance(
              frequency: $0 + 0.01 * abs(frame.glide), amplitudes: frame.amplitudes,
              sampleRate: sampleRate)
          } ?? 0
        }.max() ?? 0
      let levels = near.map(\.level)
      guard (levels.max() ?? 0) - (levels.min() ?? 0) > 1 else { return 1.05 * smooth }
      return 1.05 * smooth + bend * (near.map { $0.amplitudes.reduce(0, +) }.max() ?? 0)
    }
    var found: [Int] = []
    for index in samples.indices.dropFirst(4) {
      let number = Int(((Double(index) / sampleRate - track.frames[0].time) / 0.005).rounded())
      let allowed = allowances[min(max(0, number), allowances.count - 1)]
      guard abs(value(samples, index)) > allowed + 16 * rounding else { continue }
      if let last = found.last, Double(index - last) < 0.003 * sampleRate { continue }
      found.append(index)
    }
    return found
  }

  private static func value(_ samples: [Double], _ index: Int) -> Double {
    samples[index] - 4 * samples[index - 1] + 6 * samples[index - 2] - 4 * samples[index - 3]
      + samples[index - 4]
  }
}
