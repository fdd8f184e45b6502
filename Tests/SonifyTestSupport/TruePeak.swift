import Foundation

/// The greatest magnitude that a sound reaches between its samples.
public enum TruePeak {
  private static let factor = 8
  private static let reach = 24

  /// The true peak of all channels in dBTP, −infinity for silence.
  ///
  /// Each channel is oversampled eight times by a windowed sinc of 48 samples, which is flat
  /// within 0.01 dB up to 0.45 of the sample rate; reading at steps of an eighth is at most
  /// 0.17 dB under the peak of a sine at half the sample rate, and 0.03 dB at a fifth of it.
  public static func level(_ recording: Recording) -> Double {
    20 * log10(recording.channels.map(magnitude).max() ?? 0)
  }

  private static func magnitude(_ samples: [Double]) -> Double {
    let silence = [Double](repeating: 0, count: reach)
    let padded = silence + samples + silence
    var peak = samples.reduce(0) { max($0, abs($1)) }
    for step in 1..<factor {
      let taps = kernel(shift: Double(step) / Double(factor))
      for start in 0...(padded.count - taps.count) {
        var sum = 0.0
        for index in 0..<(2 * reach) { sum += taps[index] * padded[start + index] }
        peak = max(peak, abs(sum))
      }
    }
    return peak
  }

  /// The weights that read a sound `shift` of a sample after the middle of an excerpt.
  private static func kernel(shift: Double) -> [Double] {
    let taps = (0..<(2 * reach)).map { index in
      let distance = Double(index - reach + 1) - shift
      let position = distance / Double(reach)
      let window =
        Window.bessel(8 * sqrt(max(0, 1 - position * position))) / Window.bessel(8)
      return window * sin(.pi * distance) / (.pi * distance)
    }
    let sum = taps.reduce(0, +)
    return taps.map { $0 / sum }
  }
}
