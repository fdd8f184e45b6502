import Glibc
package import SonifyBase

/// The durations, levels and pitches of the cues, all in one file.
///
/// Levels are relative to a data tone; a cue's power is averaged over its length.
package enum CueLaw {
  /// The duration and the level of one kind of cue.
  package struct Measures: Sendable {
    package let duration: Seconds
    package let level: Decibels
  }

  /// The ping of an outlier: above every pitch.
  package static let mark = Measures(duration: .milliseconds(30), level: Decibels(-6))
  /// The two low thuds together at an end of the chart, in scrubbing.
  package static let edge = Measures(duration: .milliseconds(40), level: Decibels(-6))
  /// The breath in the middle of a gap.
  package static let gap = Measures(duration: .milliseconds(60), level: Decibels(-18))
  /// The knock where a series crosses a y gridline.
  package static let knock = Measures(duration: .milliseconds(15), level: Decibels(-14))
  /// The tick of an x gridline.
  package static let tick = Measures(duration: .milliseconds(8), level: Decibels(-15))

  /// The minimum silence in which a gap sounds.
  static let minGap = Seconds.milliseconds(80)
  /// The minimum time between two knocks.
  static let minKnockSpacing = Seconds.milliseconds(150)

  /// The two pitches of the knock.
  package static let knockPitches = [Hertz(2050), Hertz(2750)]

  /// Returns the pitch of the knock that is farther, in octaves, from every partial of a tone.
  package static func knockPitch(against tone: Hertz) -> Hertz {
    func distance(_ pitch: Hertz) -> Double {
      (1...5).map { abs(log2(pitch.value / (tone.value * Double($0)))) }.min() ?? 0
    }
    return distance(knockPitches[1]) > distance(knockPitches[0])
      ? knockPitches[1] : knockPitches[0]
  }

  /// Returns the pitch of a mark: 2.5 times the highest pitch of values and at least 3 kHz, but at
  /// most 9 kHz and at most 0.4 of the sample rate.
  package static func markPitch(above range: PitchRange, at sampleRate: SampleRate) -> Hertz {
    let wanted = min(max(2.5 * range.highest.value, 3000), 9000)
    return Hertz(min(wanted, 0.4 * Double(sampleRate.framesPerSecond)))
  }
}
