import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound
import SonifyWords

/// All choices: the options of the host, the settings made before the session, and over them those
/// changed by keys.
///
/// This type fills in settings that are nil, so that no other part of a session knows a default.
struct Choices: Sendable {
  /// The options, which keys do not change.
  private(set) var options: SessionOptions
  /// The settings made before the session.
  let given: SessionSettings
  /// The settings changed by keys in this session, which are to be kept.
  private(set) var changes = SessionSettings()

  /// Creates choices from options and the settings made before.
  init(_ options: SessionOptions, given: SessionSettings) {
    (self.options, self.given) = (options, given)
  }

  /// The changes over the given settings; each setting may still be nil.
  private var settings: SessionSettings { changes.over(given) }

  // MARK: - Current choices

  /// Whether the host finds the facts of large charts.
  var findsFactsBeside: Bool { options.findsFactsBeside }

  /// The speed at which charts are played; 1 is the usual speed.
  var speed: Double { settings.speed ?? 1 }

  /// The gridlines that are heard.
  var ticks: SoundOptions.Ticks { settings.ticks ?? options.sound.ticks }

  /// The points that get a ping.
  var cue: SoundOptions.Cue { settings.cue ?? options.sound.cue }

  /// The kinds of landmarks that the landmark keys lead to.
  var landmarks: SessionSettings.Landmarks {
    if areMatchesChosen { return .matches }
    let chosen = settings.landmarks ?? .all
    return chosen == .matches ? .all : chosen
  }

  /// Whether a condition for values was typed in this session.
  private var hasCondition = false
  /// Whether the values that meet it are the landmarks; never kept for other sessions.
  private var areMatchesChosen = false

  /// The verbosity of a point.
  var verbosity: SessionSettings.Verbosity { settings.verbosity ?? .normal }

  /// The wording of statements about the chart.
  var wording: Wording { settings.wording ?? (verbosity == .terse ? .compact : .descriptive) }

  /// Whether texts are spoken.
  var speaks: Bool { (settings.speech ?? .off) != .off }

  /// Whether texts are for a braille display of one line.
  var showsBraille: Bool { settings.braille ?? false }

  /// Whether points are shown with the cells of their series.
  var showsCells: Bool { showsBraille && !showsWordsInBraille }

  /// Whether a braille display shows words in place of cells; never kept for other sessions.
  private var showsWordsInBraille = false

  /// The volume of everything that sounds.
  var volume: Decibels { volumes.volume(choosing: settings.volume) }

  /// The gain of the chart above its level; negative is softer.
  var gain: Decibels { volumes.gain(at: volume) }

  /// The sound of the current view when it is played.
  var sound: SoundOptions { settings.applied(to: options.sound) }

  /// The speed of speech, or nil if it is left to the speech service.
  var speechRate: Double? { settings.speechRate }

  /// The format of lines of braille, no longer than the terminal has columns.
  var brailleStyle: BrailleText.Style {
    var style = options.braille
    style.cells = max(8, min(style.cells, options.columns ?? style.cells))
    return style
  }

  /// The maximum width of a text, in columns of a terminal.
  var textWidth: Int {
    let width = max(20, options.widthLimit)
    return showsBraille ? min(width, brailleStyle.cells) : width
  }

  /// Returns whether the values of a series are joined; for nil, whether those of lines are.
  func joinsValues(ofSeries series: Int?, in chart: ChartDescriptor) -> Bool {
    switch mode {
    case .continuous: true
    case .discrete: false
    case .auto:
      series.map {
        [.line, .band].contains(chart.kind) && chart.series[$0].isContinuous && chart.tones.isEmpty
      } ?? true
    }
  }

  private var mode: SoundOptions.Mode { settings.mode ?? options.sound.mode }

  private var volumes: VolumeRange { VolumeRange(options) }

  // MARK: - Changes

  /// Sets the number of columns of the terminal.
  mutating func resize(toColumns columns: Int) { options.columns = columns }

  /// Changes settings that are to be kept.
  mutating func keep(_ change: (inout SessionSettings) -> Void) { change(&changes) }

  /// Sets the level of all sounds to that of a score, as after a change of its pitches.
  mutating func level(as score: Score, estimate: Score.LevelEstimate) {
    let levelled = SessionOptions(sound: options.sound, levelOf: score, estimate: estimate)
    (options.level, options.headroom) = (levelled.level, levelled.headroom)
  }

  /// Records that another view of the source is open.
  mutating func open(sourceView number: Int) { options.sourceView?.number = number }

  /// Changes the speed at which charts are played.
  mutating func changeSpeed(to speed: Double) { changes.speed = speed }

  /// Joins values, or separates them.
  mutating func changeMode(joiningValues joins: Bool) {
    changes.mode = joins ? .continuous : .discrete
  }

  /// Changes the volume by a number of steps; negative is softer.
  /// - Returns: whether the volume changed: false at its limit.
  mutating func changeVolume(bySteps steps: Double) -> Bool {
    guard let volume = volumes.volume(steps, stepsFrom: volume) else { return false }
    changes.volume = volume
    return true
  }

  /// Switches the gridlines on or off: those of the options, or those of x if the options have
  /// none.
  mutating func switchTicks() {
    let usual = options.sound.ticks == .none ? .x : options.sound.ticks
    changes.ticks = ticks == .none ? usual : SoundOptions.Ticks.none
  }

  /// Changes to the next verbosity.
  mutating func changeVerbosity() {
    changes.verbosity =
      switch verbosity {
      case .terse: .normal
      case .normal: .full
      case .full: .terse
      }
  }

  /// Switches the speaking of texts on or off.
  mutating func switchSpeech() { changes.speech = speaks ? .off : .on }

  /// Switches the braille line on or off.
  mutating func switchBraille() {
    (changes.braille, showsWordsInBraille) = (!showsBraille, false)
  }

  /// Switches between words and cells on a braille display.
  mutating func swapBraille() { showsWordsInBraille.toggle() }

  /// Chooses the values that meet a condition as landmarks.
  mutating func chooseMatches() {
    (hasCondition, areMatchesChosen) = (true, true)
  }

  /// Forgets the condition, as another chart is open.
  mutating func forgetMatches() { (hasCondition, areMatchesChosen) = (false, false) }

  /// Chooses the landmarks `step` choices after the current ones; negative is before.
  mutating func changeLandmarks(by step: Int) {
    let all =
      hasCondition
      ? SessionSettings.Landmarks.allCases : SessionSettings.Landmarks.ofCharts
    let current = all.firstIndex(of: landmarks) ?? 0
    let next = all[(current + step + all.count) % all.count]
    areMatchesChosen = next == .matches
    if next != .matches { changes.landmarks = next }
  }
}
