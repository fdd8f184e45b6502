public import SonifyBase
public import SonifyComposition
public import SonifyWords

/// Settings that a listener changes with keys and that are kept from session to session.
///
/// Each may be nil. Settings are layered: those kept in a file, over them the options of a command,
/// over these the changes made with keys.
public struct SessionSettings: Equatable, Sendable {
  /// The speed at which charts are played, within ``allowedSpeeds``; 1 is the usual speed.
  public var speed: Double?
  /// Whether neighbouring values are joined.
  public var mode: SoundOptions.Mode?
  /// The gridlines that are heard.
  public var ticks: SoundOptions.Ticks?
  /// The points that get a ping.
  public var cue: SoundOptions.Cue?
  /// The volume relative to the usual one, within ``allowedVolumes``; negative is softer.
  public var volume: Decibels?
  /// The amount of text about a point.
  public var verbosity: Verbosity?
  /// The wording of statements about the chart; if nil, ``SessionSettings/Verbosity/terse`` uses
  /// the compact wording.
  public var wording: Wording?
  /// The kinds of landmarks that the landmark keys lead to.
  public var landmarks: Landmarks?
  /// Whether points are shown as lines of braille.
  public var braille: Bool?
  /// Whether texts are spoken.
  public var speech: Speech?

  /// The pitches of the lowest and highest value.
  public var pitches: Pitches?
  /// The spacing of pitches.
  public var pitchScale: PitchScale?
  /// Whether high values have low pitches.
  public var isInverted: Bool?
  /// The meaning of pan.
  public var pan: SoundOptions.Panning?
  /// The speed of speech relative to that of the speech service, within ``allowedSpeechRates``.
  public var speechRate: Double?

  /// The allowed speeds.
  public static let allowedSpeeds = 0.125...64.0
  /// The volumes that can be kept; the headroom of a chart may limit its volume further.
  public static let allowedVolumes = Decibels(-60)...Decibels(40)

  /// Creates settings that are all nil.
  public init() {}

  /// Returns these settings, with those of `others` where these are nil.
  public func over(_ others: SessionSettings) -> SessionSettings {
    var settings = self
    settings.speed = speed ?? others.speed
    settings.mode = mode ?? others.mode
    settings.ticks = ticks ?? others.ticks
    settings.cue = cue ?? others.cue
    settings.volume = volume ?? others.volume
    settings.verbosity = verbosity ?? others.verbosity
    settings.wording = wording ?? others.wording
    settings.landmarks = landmarks ?? others.landmarks
    settings.braille = braille ?? others.braille
    settings.speech = speech ?? others.speech
    settings.pitches = pitches ?? others.pitches
    settings.pitchScale = pitchScale ?? others.pitchScale
    settings.isInverted = isInverted ?? others.isInverted
    settings.pan = pan ?? others.pan
    settings.speechRate = speechRate ?? others.speechRate
    return settings
  }
}
