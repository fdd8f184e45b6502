import Glibc
package import SonifyBase

/// The durations, levels and pitches of the cues, all in one file.
///
/// Levels are relative to the data tone beside a cue, as it sounds at its pitch (``CueLevels``); a
/// cue's power is averaged over its length. They are the levels
/// at which a median 70-year-old hears each cue 10 dB above threshold, and not masked, where a tone of
/// any pitch and timbre has 65 dB SPL: `CueAudibilityTests` measures it with the thresholds of ISO
/// 7029:2017 and the auditory filters of Glasberg and Moore (1990).
package enum CueLaw {
  /// The duration and the level of one kind of cue.
  package struct Measures: Sendable {
    package let duration: Seconds
    package let level: Decibels
  }

  /// The ping of an outlier: above every pitch.
  package static let mark = Measures(duration: .milliseconds(30), level: Decibels(-4.5))
  /// The two low thuds together at an end of the chart, in scrubbing.
  package static let edge = Measures(duration: .milliseconds(40), level: Decibels(-5))
  /// The three rising strokes of an alert.
  package static let alert = Measures(duration: .milliseconds(240), level: Decibels(-3))
  /// The breath in the middle of a gap.
  package static let gap = Measures(duration: .milliseconds(60), level: Decibels(-18))
  /// The knock where a series crosses a y gridline.
  package static let knock = Measures(duration: .milliseconds(15), level: Decibels(-14))
  /// The tick of an x gridline.
  package static let tick = Measures(duration: .milliseconds(12), level: Decibels(-10))

  /// The minimum silence in which a gap sounds.
  static let minGap = Seconds.milliseconds(80)
  /// The minimum time between two knocks.
  static let minKnockSpacing = Seconds.milliseconds(150)

  /// The pitches of the knock: so many that one always lies between the partials of a tone.
  package static let knockPitches = [Hertz(1950), Hertz(2250), Hertz(2550), Hertz(2900)]

  /// Returns the pitch of the knock that is farther, in octaves, from every partial of a tone.
  package static func knockPitch(against tone: Hertz) -> Hertz {
    func distance(_ pitch: Hertz) -> Double {
      (1...5).map { abs(log2(pitch.value / (tone.value * Double($0)))) }.min() ?? 0
    }
    return knockPitches.max { distance($0) < distance($1) } ?? knockPitches[0]
  }

  /// Returns the pitch of a mark: 2.5 times the highest pitch of values, from 3 to 4.4 kHz, but above
  /// the highest pitch and at most 0.4 of the sample rate.
  ///
  /// Above 4.4 kHz old ears hear little: at 6 kHz the threshold is 18 dB higher.
  package static func markPitch(above range: PitchRange, at sampleRate: SampleRate) -> Hertz {
    let highest = range.highest.value
    let wanted = min(max(2.5 * highest, 3000), max(4400, 1.1 * highest))
    return Hertz(min(wanted, 0.4 * Double(sampleRate.framesPerSecond)))
  }
}
