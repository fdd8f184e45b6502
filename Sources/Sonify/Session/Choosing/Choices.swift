import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

/// Everything that is chosen: the options of the host, the settings from before the session, and
/// over them what keys changed.
///
/// Open settings are filled in here, so that no other part of a session knows a default.
struct Choices: Sendable {
  /// What keys do not change.
  private(set) var options: SessionOptions
  /// What was chosen before the session.
  let given: SessionSettings
  /// What keys changed in this session, which is to be kept.
  private(set) var changes = SessionSettings()

  /// Begins with what was chosen before.
  init(_ options: SessionOptions, given: SessionSettings) {
    (self.options, self.given) = (options, given)
  }

  /// Changes over what was given; each setting may still be open.
  private var settings: SessionSettings { changes.over(given) }

  // MARK: - What is chosen

  /// How much faster than usual charts are to be played.
  var speed: Double { settings.speed ?? 1 }

  /// Which gridlines are heard.
  var ticks: SoundOptions.Ticks { settings.ticks ?? options.sound.ticks }

  /// Which points get a ping.
  var cue: SoundOptions.Cue { settings.cue ?? options.sound.cue }

  /// What the keys for landmarks lead to.
  var landmarks: SessionSettings.Landmarks { settings.landmarks ?? .all }

  /// How much is said of a point.
  var verbosity: SessionSettings.Verbosity { settings.verbosity ?? .normal }

  /// How statements about the chart are worded.
  var wording: Wording { settings.wording ?? (verbosity == .terse ? .compact : .descriptive) }

  /// Whether texts are spoken.
  var speaks: Bool { (settings.speech ?? .off) != .off }

  /// Whether texts are followed by the series in braille.
  var showsBraille: Bool { settings.braille ?? false }

  /// How loud all is.
  var volume: Decibels { volumes.volume(choosing: settings.volume) }

  /// How much louder or softer than its level the chart is to be.
  var gain: Decibels { volumes.gain(at: volume) }

  /// How what is in view sounds when it is played.
  var sound: SoundOptions {
    var sound = options.sound
    (sound.mode, sound.ticks, sound.cue) = (mode, ticks, cue)
    return sound
  }

  /// How lines of braille are written: in no more cells than the terminal has columns.
  var brailleStyle: BrailleText.Style {
    var style = options.braille
    style.cells = max(2, min(style.cells, options.columns ?? style.cells))
    return style
  }

  /// How wide a text may be, in columns of a terminal.
  var textWidth: Int { max(20, options.widthLimit) }

  /// Whether the values of a series are joined; without a series, whether those of lines are.
  func joinsValues(ofSeries series: Int?, in chart: ChartDescriptor) -> Bool {
    switch mode {
    case .continuous: true
    case .discrete: false
    case .auto: series.map { chart.kind == .line && chart.series[$0].isContinuous } ?? true
    }
  }

  private var mode: SoundOptions.Mode { settings.mode ?? options.sound.mode }

  private var volumes: VolumeRange { VolumeRange(options) }

  // MARK: - Changes

  /// Takes note of how many columns the terminal has.
  mutating func resize(toColumns columns: Int) { options.columns = columns }

  /// Changes how fast charts are played.
  mutating func changeSpeed(to speed: Double) { changes.speed = speed }

  /// Joins values, or separates them.
  mutating func changeMode(joiningValues joins: Bool) {
    changes.mode = joins ? .continuous : .discrete
  }

  /// Makes all louder, or softer if negative.
  /// - Returns: whether there is more of it.
  mutating func changeVolume(bySteps steps: Double) -> Bool {
    guard let volume = volumes.volume(steps, stepsFrom: volume) else { return false }
    changes.volume = volume
    return true
  }

  /// Lets the gridlines be heard that were asked for, those of x if none were, or none.
  mutating func switchTicks() {
    let usual = options.sound.ticks == .none ? .x : options.sound.ticks
    changes.ticks = ticks == .none ? usual : SoundOptions.Ticks.none
  }

  /// Says less, or more.
  mutating func changeVerbosity() {
    changes.verbosity =
      switch verbosity {
      case .terse: .normal
      case .normal: .full
      case .full: .terse
      }
  }

  /// Speaks texts from now on, or no more.
  mutating func switchSpeech() { changes.speech = speaks ? .off : .on }

  /// Shows the series in braille from now on, or no more.
  mutating func switchBraille() { changes.braille = !showsBraille }

  /// Chooses the landmarks so many choices further on, or back if negative.
  mutating func changeLandmarks(by step: Int) {
    let all = SessionSettings.Landmarks.allCases
    let current = all.firstIndex(of: landmarks) ?? 0
    changes.landmarks = all[(current + step + all.count) % all.count]
  }
}
