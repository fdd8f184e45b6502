public import SonifyBase
public import SonifyComposition
public import SonifyWords

/// Choices that a listener makes by keys and that are kept from session to session.
///
/// Each may be left open. Layers of choices lie over one another: what a file keeps, over it what
/// options of a command say, over it what keys changed.
public struct SessionSettings: Equatable, Sendable {
  /// How much faster than usual charts are played, within ``allowedSpeeds``.
  public var speed: Double?
  /// Whether neighbouring values are joined.
  public var mode: SoundOptions.Mode?
  /// Which gridlines are heard.
  public var ticks: SoundOptions.Ticks?
  /// Which points get a ping.
  public var cue: SoundOptions.Cue?
  /// How much louder or softer than usual all is, within ``allowedVolumes``.
  public var volume: Decibels?
  /// How much is said of a point.
  public var verbosity: Verbosity?
  /// How statements about the chart are worded; where this is open,
  /// ``SessionSettings/Verbosity/terse`` asks for the compact wording.
  public var wording: Wording?
  /// What the keys for landmarks lead to.
  public var landmarks: Landmarks?
  /// Whether texts are followed by the series in braille.
  public var braille: Bool?
  /// Whether texts are spoken.
  public var speech: Speech?

  /// The speeds that can be chosen.
  public static let allowedSpeeds = 0.125...64.0
  /// The volumes that can be kept; how loud a chart can be made is up to its headroom.
  public static let allowedVolumes = Decibels(-60)...Decibels(40)

  /// Leaves every choice open.
  public init() {}

  /// These choices, over others that hold where these are open.
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
    return settings
  }
}
