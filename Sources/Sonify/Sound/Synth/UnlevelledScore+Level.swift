public import SonifyBase

extension Score {
  /// How loud a score is, worked out from its events without rendering them.
  public struct LevelEstimate: Equatable, Sendable {
    /// The integrated loudness of the whole sound, by ITU-R BS.1770-4 with its gates, in LUFS.
    public var loudness: Double
    /// The highest level that the waveform can reach between samples, in decibels of full scale.
    public var truePeak: Decibels
    /// Whether the peak kept the sound below the loudness that was asked for.
    public var isLimitedByPeak: Bool
  }
}

extension Score {
  /// The loudness that scores are set to: −18 LUFS.
  public static let targetLoudness = -18.0

  /// The highest true peak that a score may have: −1 dB of full scale.
  public static let highestPeak = Decibels(-1)
}

extension UnlevelledScore {
  /// The score with its level set, and how loud it will be.
  ///
  /// The level brings the sound to ``Score/targetLoudness`` moved by `volume`, or as near as
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

  /// A tenth of a decibel below ``Score/highestPeak`` covers how cues fall on the waveform of a
  /// tone.
  private static let peakLimit = Decibels(Score.highestPeak.value - 0.1).amplitude

  /// The peak between samples of a score at level 1, as closely as it matters for playing it with
  /// `gain`.
  ///
  /// What the voices could reach serves if it is low enough. Otherwise the steps that could be too
  /// loud are played; half a decibel covers what lies between samples, where the rate leaves the
  /// partials far below half of it.
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
