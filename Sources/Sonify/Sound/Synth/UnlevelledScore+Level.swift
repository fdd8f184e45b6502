public import SonifyBase

extension Score {
  /// The loudness of a score, computed from its events without rendering them.
  public struct LevelEstimate: Equatable, Sendable {
    /// The integrated loudness of the whole sound, by ITU-R BS.1770-4 with its gates, in LUFS.
    public var loudness: Double
    /// The maximum level of the waveform, between samples too, in decibels of full scale.
    public var truePeak: Decibels
    /// Whether the peak kept the sound below the target loudness.
    public var isLimitedByPeak: Bool
  }
}

extension Score {
  /// The target loudness of scores: −18 LUFS.
  public static let targetLoudness = -18.0

  /// The maximum true peak of a score: −1 dB of full scale.
  public static let highestPeak = Decibels(-1)
}

extension UnlevelledScore {
  /// Returns the score with its level set, and its loudness at that level.
  ///
  /// The level brings the sound to ``Score/targetLoudness`` plus `volume`, or as near to that as
  /// ``Score/highestPeak`` allows. A score without sound has the level 1.
  /// - Complexity: O(frames / 96 × sounding voices).
  public func levelled(volume: Decibels = Decibels(0)) -> (
    score: Score, estimate: Score.LevelEstimate
  ) {
    let unit = levelled(at: 1)
    let power = PowerProfile(unit)
    guard power.peak > 0 else {
      return (
        unit,
        Score.LevelEstimate(loudness: -.infinity, truePeak: Decibels(-300), isLimitedByPeak: false)
      )
    }
    let wanted = power.loudness.gain(to: Score.targetLoudness) * volume.amplitude
    let peak = Self.peak(of: unit, power, playedWith: wanted)
    let level = min(wanted, Self.peakLimit / peak)
    return (
      levelled(at: level),
      Score.LevelEstimate(
        loudness: power.loudness.loudness(gain: level),
        truePeak: Decibels(amplitude: peak * level),
        isLimitedByPeak: Self.peakLimit / peak < wanted)
    )
  }

  /// The peak limit, a tenth of a decibel below ``Score/highestPeak`` to allow for cues on top of a
  /// tone.
  private static let peakLimit = Decibels(Score.highestPeak.value - 0.1).amplitude

  /// Returns the true peak of a score at level 1, as exactly as playing it with `gain` needs.
  ///
  /// The maximum that the voices could reach is used if it is low enough. Otherwise the steps that
  /// could be too loud are played; half a decibel allows for peaks between samples, if the sample
  /// rate is well above twice the frequency of the partials.
  private static func peak(
    of score: Score, _ power: PowerProfile, playedWith gain: Double
  ) -> Double {
    guard power.peak * gain > peakLimit, score.sampleRate.framesPerSecond >= 44_100 else {
      return power.peak
    }
    let threshold = peakLimit / gain
    let maximum = PowerProfile.maxSample(of: score, whereExceeding: threshold)
    return min(power.peak, max(threshold, maximum * Decibels(0.5).amplitude))
  }
}
