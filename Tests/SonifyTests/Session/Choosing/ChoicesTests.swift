import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifyWords

/// What options, earlier settings and keys choose together.
@Suite struct ChoicesTests {
  private static func choices(
    _ given: (inout SessionSettings) -> Void = { _ in },
    options change: (inout SessionOptions) -> Void = { _ in }
  ) -> Choices {
    var (settings, options) = (SessionSettings(), SessionOptions())
    given(&settings)
    change(&options)
    return Choices(options, given: settings)
  }

  @Test func keysLieOverSettingsAndTheseOverOptions() {
    var choices = Self.choices({ $0.speed = 2 }, options: { $0.sound.mode = .discrete })
    #expect(choices.sound.mode == .discrete)
    #expect(choices.speed == 2)
    choices.changeSpeed(to: 4)
    choices.changeMode(joiningValues: true)
    #expect(choices.speed == 4)
    #expect(choices.sound.mode == .continuous)
  }

  @Test func onlyWhatKeysChangedIsKept() {
    var choices = Self.choices { $0.speed = 2 }
    #expect(choices.changes == SessionSettings())
    choices.switchBraille()
    var kept = SessionSettings()
    kept.braille = true
    #expect(choices.changes == kept)
  }

  @Test(arguments: SoundOptions.Ticks.allCases)
  func ticksComeBackAsTheyWereAskedFor(ticks: SoundOptions.Ticks) {
    var choices = Self.choices(options: { $0.sound.ticks = ticks })
    #expect(choices.ticks == ticks)
    choices.switchTicks()
    #expect(choices.ticks == (ticks == .none ? .x : .none))
    choices.switchTicks()
    #expect(choices.ticks == ticks)
  }

  @Test func everyVerbosityIsReached() {
    var choices = Self.choices()
    var reached: [SessionSettings.Verbosity] = []
    for _ in SessionSettings.Verbosity.allCases {
      choices.changeVerbosity()
      reached.append(choices.verbosity)
    }
    #expect(reached == [.full, .terse, .normal])
  }

  @Test func fewWordsAskForCompactOnesUnlessOthersAreChosen() {
    #expect(Self.choices { $0.verbosity = .terse }.wording == .compact)
    #expect(Self.choices().wording == .descriptive)
    let chosen = Self.choices {
      $0.verbosity = .terse
      $0.wording = .descriptive
    }
    #expect(chosen.wording == .descriptive)
  }

  @Test func landmarkChoicesGoRound() {
    var choices = Self.choices()
    for choice in SessionSettings.Landmarks.ofCharts.dropFirst() {
      choices.changeLandmarks(by: 1)
      #expect(choices.landmarks == choice)
    }
    choices.changeLandmarks(by: 1)
    #expect(choices.landmarks == .all)
    choices.changeLandmarks(by: -1)
    #expect(choices.landmarks == SessionSettings.Landmarks.ofCharts.last)
  }

  @Test func volumeEndsAtTheHeadroom() {
    var choices = Self.choices(options: { $0.headroom = Decibels(4) })
    let areLouder = (1...3).map { _ in choices.changeVolume(bySteps: 1) }
    #expect(areLouder == [true, true, false])
    #expect(choices.volume == Decibels(4) && choices.gain == Decibels(4))
  }

  @Test func aLevelThatTheOptionsAskForIsNoGain() {
    let choices = Self.choices(options: { $0.sound.volume = Decibels(-12) })
    #expect(choices.volume == Decibels(-12) && choices.gain == Decibels(0))
  }

  @Test func linesFitTheTerminal() {
    var choices = Self.choices(options: { $0.braille.cells = 40 })
    #expect(choices.textWidth == 79 && choices.brailleStyle.cells == 40)
    choices.resize(toColumns: 30)
    #expect(choices.textWidth == 29 && choices.brailleStyle.cells == 30)
    choices.resize(toColumns: 1)
    #expect(choices.textWidth == 20 && choices.brailleStyle.cells == 8)
  }

  @Test func textsFitTheBrailleDisplay() {
    var choices = Self.choices(options: { $0.braille.cells = 14 })
    choices.switchBraille()
    #expect(choices.textWidth == 14 && choices.showsCells)
    choices.swapBraille()
    #expect(choices.showsBraille && !choices.showsCells)
    #expect(choices.changes.braille == true)
    choices.switchBraille()
    #expect(choices.textWidth == 79)
    choices.switchBraille()
    #expect(choices.showsCells)
  }

  @Test func valuesAreJoinedAsTheSeriesIs() {
    var choices = Self.choices()
    let chart = Charts.chart([
      Charts.series([1, 2]), Charts.series([1, 2], isContinuous: false),
    ])
    #expect(choices.joinsValues(ofSeries: 0, in: chart))
    #expect(!choices.joinsValues(ofSeries: 1, in: chart))
    #expect(choices.joinsValues(ofSeries: nil, in: chart))
    choices.changeMode(joiningValues: false)
    #expect(!choices.joinsValues(ofSeries: 0, in: chart))
  }
}
