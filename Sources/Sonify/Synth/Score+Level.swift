/// How loud a score is, worked out from its events without rendering them.
public struct LevelEstimate: Equatable, Sendable {
  /// The integrated loudness of the whole sound, by ITU-R BS.1770-4 with its gates, in LUFS.
  public var loudness: Double
  /// The highest level that the waveform can reach between samples, in decibels of full scale.
  public var truePeak: Decibels
  /// Whether the peak kept the sound below the loudness that was asked for.
  public var isLimitedByPeak: Bool
}

extension Score {
  /// The loudness that scores are set to: −18 LUFS.
  public static let targetLoudness = -18.0

  /// The highest true peak that a score may have: −1 dB of full scale.
  public static let highestPeak = Decibels(-1)

  /// The same score with its level set, and how loud it will be.
  ///
  /// The level brings the sound to ``targetLoudness`` moved by `volume`, or as near as
  /// ``highestPeak`` allows. A score without sound keeps its level.
  /// - Complexity: O(frames / 96 × sounding voices).
  public func levelled(volume: Decibels = Decibels(0)) -> (score: Score, estimate: LevelEstimate) {
    var unit = self
    unit.level = 1
    let power = PowerProfile(unit)
    guard power.peak > 0 else {
      return (
        self, LevelEstimate(loudness: -.infinity, truePeak: Decibels(-300), isLimitedByPeak: false)
      )
    }
    let wanted = Loudness.gain(from: power, to: Self.targetLoudness) * volume.amplitude
    // A tenth of a decibel covers what the estimate cannot know: the peaks of noise between
    // samples, and how cues fall on the waveform of a tone.
    let limit = Decibels(Self.highestPeak.value - 0.1).amplitude / power.peak
    var levelled = self
    levelled.level = min(wanted, limit)
    return (
      levelled,
      LevelEstimate(
        loudness: Loudness.integrated(power.hops, gain: levelled.level),
        truePeak: Decibels(amplitude: power.peak * levelled.level),
        isLimitedByPeak: limit < wanted)
    )
  }
}
