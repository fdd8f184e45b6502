public import SonifyBase
public import SonifySound

/// What a session wants done.
public enum SessionEffect: Equatable, Sendable {
  /// One line is to be read out: at most ``SessionOptions/widthLimit`` columns wide, and harmless
  /// to a terminal.
  case say(String)
  /// The series is to be shown in braille: behind a text below it, else where the same cells stand
  /// already.
  case braille(BrailleView)
  /// A line of ordinary input is to be asked for with this prompt; its answer comes back as
  /// ``SessionEvent/answer(_:)``.
  case ask(String)
  /// A tone is to sound at once, in place of one that still sounds.
  case tone(Tone)
  /// A cue is to sound beside whatever else does.
  case cue(Cue)
  /// A score is to be played from a frame, in place of all that sounds.
  case play(Score, from: Int)
  /// All that sounds is to fade out and stop.
  case pause
  /// How much louder or softer than usual all is to be that sounds from now on.
  case volume(Decibels)
  /// These choices were made by keys and are to be kept for the next session; together, not only
  /// the latest.
  case keep(SessionSettings)
  /// From now on texts are to be spoken as well, or not any more; one that is being spoken is
  /// finished.
  case speech(isOn: Bool)
  /// The session is over.
  case quit

  /// Whether an answer is wanted.
  public var isQuestion: Bool { if case .ask = self { true } else { false } }

  /// Whether something begins to sound.
  public var sounds: Bool {
    switch self {
    case .tone, .cue, .play: true
    default: false
    }
  }
}

extension SessionEffect {
  /// The tone of one point.
  public struct Tone: Equatable, Sendable {
    /// The pitch.
    public var frequency: Hertz
    /// The place between the loudspeakers.
    public var pan: Pan
    /// The series, counted from 0, which settles the timbre.
    public var series: Int
    /// The amplitude factor, ``Score/level``, before that of the pitch's loudness; 0 or more.
    public var gain: Double
    /// How long the tone sounds, its fading in and out included; longer than zero.
    public var duration: Seconds
    /// Whether a tone that still sounds glides to this pitch without a new attack.
    public var isJoined: Bool

    /// Makes a tone.
    public init(
      frequency: Hertz, pan: Pan, series: Int, gain: Double, duration: Seconds, isJoined: Bool
    ) {
      self.frequency = frequency
      self.pan = pan
      self.series = series
      self.gain = gain
      self.duration = duration
      self.isJoined = isJoined
    }
  }
}

extension SessionEffect {
  /// A cue that tells what a key led past or to.
  public struct Cue: Equatable, Sendable {
    /// What the cue tells.
    public enum Kind: String, CaseIterable, Sendable {
      /// An x gridline was passed: a noise tick.
      case tick
      /// A y gridline was crossed: a knock.
      case knock
      /// A value is missing: a breath.
      case gap
      /// A point strays: a ping.
      case mark
      /// There is nothing beyond: two low thuds.
      case edge
    }

    /// What the cue tells.
    public var kind: Kind
    /// The pitch of knocks and marks; nothing for noises.
    public var frequency: Hertz?
    /// The place between the loudspeakers.
    public var pan: Pan
    /// The amplitude factor: ``Score/level`` times that of the cue; 0 or more.
    public var gain: Double

    /// Makes a cue.
    public init(kind: Kind, frequency: Hertz? = nil, pan: Pan, gain: Double) {
      self.kind = kind
      self.frequency = frequency
      self.pan = pan
      self.gain = gain
    }
  }
}
