public import SonifyBase
public import SonifyChart
public import SonifySound

/// An action that a session asks its host for.
public enum SessionEffect: Equatable, Sendable {
  /// Read out one line: at most ``SessionOptions/widthLimit`` columns wide, and harmless to a
  /// terminal.
  case say(String)
  /// Show the point and its series in braille: in place of a line with the same cells, otherwise
  /// as a new line; `saying` is the text of the point, to be spoken but not shown, or nil if only
  /// the position among the cells is new.
  case braille(BrailleView, saying: String?)
  /// Ask for a line of ordinary input with this prompt; return the answer as
  /// ``SessionEvent/answer(_:)``.
  case ask(String)
  /// Play a tone at once, in place of one that still sounds.
  case tone(Tone)
  /// Play a tone for a series whose values arrive, along with those of other series.
  case gauge(Gauge)
  /// Play a cue along with all other sound.
  case cue(Cue)
  /// Play a score from a frame, in place of all other sound.
  case play(Score, from: Int)
  /// Fade out all sound and stop.
  case pause
  /// Set the gain of all sound from now on, relative to the usual level.
  case volume(Decibels)
  /// Keep these settings, changed with keys, for the next session: all changes, not only the
  /// latest.
  case keep(SessionSettings)
  /// Keep these marks of the chart for its next session: all marks, not only the latest.
  case keepMarks([KeptMark])
  /// Begin or stop speaking texts; a text that is being spoken is finished.
  case speech(isOn: Bool)
  /// Speak texts from now on at this speed, relative to that of the speech service, within
  /// ``SessionSettings/allowedSpeechRates``.
  case speechRate(Double)
  /// Open the view of the source with this number, from 1, beside the session, and return it as
  /// ``SessionEvent/viewOpened(_:number:marks:)``, or ``SessionEvent/trouble(_:)`` if there is none;
  /// asked for only if there is a ``SessionOptions/sourceView-swift.property``.
  case openView(Int)
  /// Find the facts of the chart beside the session, and return them with the same number as
  /// ``SessionEvent/factsFound(_:number:)``; asked for only if ``SessionOptions/findsFactsBeside``.
  case findFacts(ChartDescriptor, number: Int)
  /// End the session.
  case quit

  /// Whether the effect asks for an answer.
  public var isQuestion: Bool { if case .ask = self { true } else { false } }

  /// Whether the effect begins a sound.
  public var sounds: Bool {
    switch self {
    case .tone, .gauge, .cue, .play: true
    default: false
    }
  }
}

extension SessionEffect {
  /// The tone of one point.
  public struct Tone: Equatable, Sendable {
    /// The pitch.
    public var frequency: Hertz
    /// The stereo position.
    public var pan: Pan
    /// The index of the series, which determines the timbre.
    public var series: Int
    /// The amplitude factor, ``Score/level``, before that of the pitch's loudness; 0 or more.
    public var gain: Double
    /// The length of the tone, attack and release included; above zero.
    public var duration: Seconds
    /// Whether a tone that still sounds glides to this pitch without a new attack.
    public var isJoined: Bool
    /// The noises under the tone, at most two, for the spread of the values it stands for.
    public var spreads: [Spread] = []

    /// Noise between two pitches.
    public struct Spread: Equatable, Sendable {
      /// The lower pitch.
      public var lower: Hertz
      /// The upper pitch.
      public var upper: Hertz
      /// The amplitude factor: ``Score/level`` times that of the spread; 0 or more.
      public var gain: Double

      /// Creates a noise.
      public init(lower: Hertz, upper: Hertz, gain: Double) {
        self.lower = lower
        self.upper = upper
        self.gain = gain
      }
    }

    /// Creates a tone.
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
  /// The tone of a series whose values arrive.
  public struct Gauge: Equatable, Sendable {
    /// The index of the gauge, from 0 to 3.
    public var index: Int
    /// The tone, which replaces that of the same gauge, or nil for silence.
    public var tone: Tone?
    /// The time in which a joined tone glides from the one before it.
    public var glide: Seconds

    /// Creates the tone of a gauge.
    public init(_ index: Int, _ tone: Tone?, glide: Seconds = .milliseconds(30)) {
      (self.index, self.tone, self.glide) = (index, tone, glide)
    }
  }
}

extension SessionEffect {
  /// A cue for what the cursor passed or reached.
  public struct Cue: Equatable, Sendable {
    /// The kind of cue.
    public enum Kind: String, CaseIterable, Sendable {
      /// An x gridline was passed: a noise tick.
      case tick
      /// A y gridline was crossed: a knock.
      case knock
      /// A value is missing: a breath.
      case gap
      /// An outlier, a turning point or a marked point: a ping.
      case mark
      /// There is no point beyond: two low thuds.
      case edge
      /// A condition that the listener set has become true: three rising strokes.
      case alert
    }

    /// The kind of cue.
    public var kind: Kind
    /// The pitch of knocks and marks, or nil for noises.
    public var frequency: Hertz?
    /// The stereo position.
    public var pan: Pan
    /// The amplitude factor: ``Score/level`` times that of the cue; 0 or more.
    public var gain: Double

    /// Creates a cue.
    public init(kind: Kind, frequency: Hertz? = nil, pan: Pan, gain: Double) {
      self.kind = kind
      self.frequency = frequency
      self.pan = pan
      self.gain = gain
    }
  }
}
