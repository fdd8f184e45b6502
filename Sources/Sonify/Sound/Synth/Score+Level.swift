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
    let wanted = power.loudness.gain(to: Self.targetLoudness) * volume.amplitude
    let peak = unit.peak(of: power, playedWith: wanted)
    var levelled = self
    levelled.level = min(wanted, Self.peakLimit / peak)
    return (
      levelled,
      LevelEstimate(
        loudness: power.loudness.loudness(gain: levelled.level),
        truePeak: Decibels(amplitude: peak * levelled.level),
        isLimitedByPeak: Self.peakLimit / peak < wanted)
    )
  }

  /// A tenth of a decibel below ``highestPeak`` covers how cues fall on the waveform of a tone.
  private static let peakLimit = Decibels(highestPeak.value - 0.1).amplitude

  /// The peak between samples of a score at level 1, as closely as it matters for playing it with
  /// `gain`.
  ///
  /// What the voices could reach serves if it is low enough. Otherwise the steps that could be too
  /// loud are played; half a decibel covers what lies between samples, where the rate leaves the
  /// partials far below half of it.
  private func peak(of power: PowerProfile, playedWith gain: Double) -> Double {
    guard power.peak * gain > Self.peakLimit, sampleRate.framesPerSecond >= 44_100 else {
      return power.peak
    }
    let threshold = Self.peakLimit / gain
    let greatest = PowerProfile.greatestSample(of: self, whereExceeding: threshold)
    return min(power.peak, max(threshold, greatest * Decibels(0.5).amplitude))
  }
}
