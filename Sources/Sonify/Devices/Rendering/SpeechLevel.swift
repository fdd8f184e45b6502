import SonifyBase
import SonifySound

/// Sets spoken words to the loudness of tones.
enum SpeechLevel {
  /// Returns words at a loudness by ITU-R BS.1770-4, or as near to it as the peak allows.
  /// - Parameters:
  ///   - samples: one channel.
  ///   - rate: samples per second.
  ///   - channels: the number of channels; with two, words are at the centre.
  ///   - loudness: the loudness in LUFS.
  ///   - peak: the maximum amplitude of a channel.
  /// - Returns: the samples at their level.
  static func levelled(
    _ samples: [Float], at rate: SampleRate, channels: Int, to loudness: Double,
    peakAtMost peak: Double
  ) -> [Float] {
    // The powers of two channels at the centre add up to that of one.
    let measured = measure(samples, at: rate)
    let share = channels == 1 ? 1 : SpeechMix.middle
    let reached = PeakBetweenSamples.of(samples.span) * share
    guard reached > 0 else { return samples }
    let gain = Float(min(measured.gain(to: loudness), peak / reached))
    return samples.map { $0 * gain }
  }

  private static func measure(_ samples: [Float], at rate: SampleRate) -> IntegratedLoudness {
    var loudness = IntegratedLoudness()
    var filter = LoudnessFilter(samplesPerSecond: Double(rate.framesPerSecond))
    let step = rate.frames(in: .milliseconds(100))
    var (sum, count, steps) = (0.0, 0, 0)
    for sample in samples {
      let weighted = filter.next(Double(sample))
      sum += weighted * weighted
      count += 1
      if count == step {
        loudness.add(step: sum / Double(step))
        (sum, count, steps) = (0, 0, steps + 1)
      }
    }
    if steps < 4 {
      loudness.add(step: sum / Double(step))
      loudness.padToOneBlock()
    }
    return loudness
  }
}
