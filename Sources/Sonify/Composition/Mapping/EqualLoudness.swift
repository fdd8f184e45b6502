import Glibc
import SonifyBase

/// The equal-loudness contours of ISO 226:2023.
enum EqualLoudness {
  /// The loudness level at which pitches are made equally loud, in phon, as in quiet listening.
  static let level = 60.0

  /// The maximum gain of a pitch.
  static let maxGain = Decibels(12)

  /// Returns the level difference by which a pure tone is as loud as one of 1 kHz, at ``level``
  /// phon.
  ///
  /// The contour is computed at the frequencies of the standard; between them it is linear in log
  /// frequency.
  static func gain(at pitch: Hertz) -> Decibels {
    let next = table.partitioningIndex { $0.frequency >= pitch.value }
    guard next > 0, next < table.count else {
      return limited(contour[min(next, table.count - 1)])
    }
    let (low, high) = (table[next - 1].frequency, table[next].frequency)
    let fraction = log(pitch.value / low) / log(high / low)
    return limited(contour[next - 1] + (contour[next] - contour[next - 1]) * fraction)
  }

  /// The sound pressure level of every row of ``table`` at ``level`` phon.
  private static let contour = table.map(soundLevel)

  private static func limited(_ soundLevel: Double) -> Decibels {
    Decibels(min(maxGain.value, soundLevel - level))
  }

  /// Returns the sound pressure level, in dB, of a pure tone with a loudness of ``level`` phon.
  ///
  /// This is formula (1) of the standard; at 1 kHz the two are equal.
  private static func soundLevel(_ row: Row) -> Double {
    let loudness = pow(10, 0.03 * level) - pow(10, 0.072)
    let threshold = pow(10, row.exponent * (row.threshold + row.transfer) / 10)
    return 10 / row.exponent * log10(pow(4e-10, 0.3 - row.exponent) * loudness + threshold)
      - row.transfer
  }

  /// A row of the standard's table: the frequency in hertz, the exponent of loudness perception,
  /// the magnitude of the transfer function at 1 kHz in dB and the threshold of hearing in dB.
  typealias Row = (frequency: Double, exponent: Double, transfer: Double, threshold: Double)

  /// The parameters of ISO 226:2023.
  static let table: [Row] = [
    (20, 0.635, -31.5, 78.1),
    (25, 0.602, -27.2, 68.7),
    (31.5, 0.569, -23.1, 59.5),
    (40, 0.537, -19.3, 51.1),
    (50, 0.509, -16.1, 44.0),
    (63, 0.482, -13.1, 37.5),
    (80, 0.456, -10.4, 31.5),
    (100, 0.433, -8.2, 26.5),
    (125, 0.412, -6.3, 22.1),
    (160, 0.391, -4.6, 17.9),
    (200, 0.373, -3.2, 14.4),
    (250, 0.357, -2.1, 11.4),
    (315, 0.343, -1.2, 8.6),
    (400, 0.33, -0.5, 6.2),
    (500, 0.32, 0.0, 4.4),
    (630, 0.311, 0.4, 3.0),
    (800, 0.303, 0.5, 2.2),
    (1000, 0.3, 0.0, 2.4),
    (1250, 0.295, -2.7, 3.5),
    (1600, 0.292, -4.2, 1.7),
    (2000, 0.29, -1.2, -1.3),
    (2500, 0.29, 1.4, -4.2),
    (3150, 0.289, 2.3, -6.0),
    (4000, 0.289, 1.0, -5.4),
    (5000, 0.289, -2.3, -1.5),
    (6300, 0.293, -7.2, 6.0),
    (8000, 0.303, -11.2, 12.6),
    (10000, 0.323, -10.9, 13.9),
    (12500, 0.354, -3.5, 12.3),
  ]
}
