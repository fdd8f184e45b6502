import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Playing from the cursor, and the cursor that follows.
@Suite struct PlayingTests {
  private struct Listener {
    var session: Session
    var time = 0.0

    init(_ chart: ChartDescriptor, change: (inout SessionOptions) -> Void = { _ in }) {
      var options = SessionOptions()
      change(&options)
      session = Session(chart, options: options, settings: SessionSettings())
    }

    /// Presses keys a second apart, with the score at a frame.
    @discardableResult mutating func press(_ keys: SessionKey..., at playhead: Int? = nil)
      -> [SessionEffect]
    {
      var effects: [SessionEffect] = []
      for key in keys {
        time += 1
        effects = session.reduce(
          .key(key), at: SessionEvent.Moment(time: Seconds(time), playhead: playhead))
      }
      return effects
    }
  }

  private func play(_ effects: [SessionEffect]) -> (score: Score, frame: Int)? {
    effects.compactMap {
      if case .play(let score, let frame) = $0 { (score: score, frame: frame) } else { nil }
    }
    .last
  }

  private let chart = Charts.line((0..<60).map { Double($0 * 7 % 13) })

  @Test func playingBeginsAtTheCursor() throws {
    var listener = Listener(chart)
    let fromStart = try #require(play(listener.press("p")))
    #expect(fromStart.frame == 0)
    listener.press("p")
    listener.press("l", "l", "l")
    let (score, frame) = try #require(play(listener.press(" ")))
    let event = try #require(score.events.first { $0.x == 3 })
    #expect(frame == event.start)
  }

  @Test func theScoreIsTheOneOfTheChart() throws {
    var listener = Listener(chart) { $0.level = 0.5 }
    let (score, _) = try #require(play(listener.press("p")))
    #expect(score == (try Composer().compose(chart).score.levelled(at: 0.5)))
  }

  @Test func whatCannotBePlayedIsSaidInTheWordsOfTheProgram() {
    var options = SessionOptions()
    options.sound.duration = Seconds(1e9)
    var listener = Listener(chart)
    listener.session = Session(
      chart, options: options, settings: SessionSettings(),
      faultLine: { $0 == .durationOutside(Seconds(1e9)) ? "no" : "" })
    #expect(listener.press("p").contains(.say("no")))
  }

  /// A limit of playing is none of walking: of too many series the one at the cursor is played.
  @Test func ofTooManySeriesOneIsPlayed() throws {
    let many = Charts.chart((0..<1000).map { Charts.series([1, 2, 3], name: "line \($0)") })
    var listener = Listener(many)
    #expect(throws: CompositionError.self) { try Composer().compose(many) }
    let (score, _) = try #require(play(listener.press("p")))
    #expect(Set(score.events.compactMap(\.series)) == [0])
    let texts = try Spoken.texts(many, keys: "goto \"line 777\" wait 1s w wait 1s")
    #expect(texts.last?.contains("series 778 of 1,000, line 777") == true)
  }

  @Test func pausingLeavesTheCursorOnThePointBeingHeard() throws {
    var listener = Listener(chart)
    let (score, _) = try #require(play(listener.press("p")))
    let event = try #require(score.events.first { $0.x == 20 })
    let effects = listener.press("p", at: event.start + event.duration / 2)
    #expect(effects.contains(.pause))
    #expect(listener.session.stop?.x == 20)
    // Any other key acts from there as well.
    listener.press("p")
    listener.press("l", at: event.start)
    #expect(listener.session.stop?.x == 21)
  }

  @Test func fromTheLastPointItPlaysFromTheBeginning() throws {
    for chart in [chart, Charts.line((0..<50_000).map { Double($0 % 700) })] {
      var listener = Listener(chart)
      listener.press("e")
      let effects = listener.press("p")
      #expect(try #require(play(effects)).frame == 0)
      #expect(effects.contains(.say("playing from the start")))
    }
  }

  @Test func whenTheProgramStopsWhatPlaysPausesThere() throws {
    var listener = Listener(chart)
    let (score, _) = try #require(play(listener.press("p")))
    let event = try #require(score.events.first { $0.x == 20 })
    let moment = SessionEvent.Moment(time: Seconds(9), playhead: event.start)
    #expect(listener.session.reduce(.suspended, at: moment).first == .pause)
    #expect(listener.session.playback == nil)
    #expect(listener.session.stop?.x == 20)
    #expect(listener.session.reduce(.suspended, at: moment) == [])
    // A legend does not begin to play the chart.
    listener.press("g")
    #expect(listener.session.reduce(.suspended, at: moment) == [.pause])
  }

  @Test func whatIsTooFastForAChartIsNoSpeedToStartFrom() throws {
    var kept = SessionSettings()
    kept.speed = 64
    var listener = Listener(chart)
    listener.session = Session(chart, options: SessionOptions(), settings: kept)
    listener.press("p")
    let playing = try #require(listener.session.playback?.score.frames)
    listener.press("p")
    listener.press(",")
    listener.press("p")
    #expect(try #require(listener.session.playback?.score.frames) > playing)
  }

  @Test func keysThatOnlySpeakLetItPlay() throws {
    for key: SessionKey in ["w", "d", "i", "x", "D", "?", "r", "m", "V"] {
      var listener = Listener(chart) { $0.headroom = Decibels(10) }
      listener.press("p")
      let effects = listener.press(key, at: 1000)
      #expect(!effects.contains(.pause), "\(key.name)")
      #expect(listener.session.playback != nil)
    }
    for key: SessionKey in ["l", .home, "n", "+", "z", "g", "G", .enter, "s"] {
      var listener = Listener(chart)
      listener.press("p")
      #expect(listener.press(key, at: 1000).first == .pause, "\(key.name)")
    }
  }

  @Test func anotherSpeedGoesOnAtTheSamePlace() throws {
    for key: SessionKey in [".", ","] {
      var listener = Listener(chart) { $0.sound.duration = Seconds(12) }
      let (score, _) = try #require(play(listener.press("p")))
      let event = try #require(score.events.first { $0.x == 30 })
      let (faster, frame) = try #require(
        play(listener.press(key, at: event.start + event.duration / 2)))
      let other = try #require(faster.events.last { $0.start <= frame && $0.x != nil })
      #expect(other.x == 30)
      #expect(abs(Double(frame - other.start) / Double(other.duration) - 0.5) < 0.02)
      #expect(other.frequency == event.frequency)
      #expect(key == "." ? faster.frames < score.frames : faster.frames > score.frames)
    }
  }

  @Test func noPointIsSkippedAtTheGreatestSpeed() throws {
    var listener = Listener(chart)
    var last: Score?
    for _ in 0..<20 {
      listener.press(".")
      last = play(listener.press("p"))?.score ?? last
      listener.press("p")
    }
    let score = try #require(last)
    #expect(Set(score.events.compactMap(\.x)).isSuperset(of: chart.series[0].xs))
    #expect(score.duration.value < 4)
    let effects = listener.press(".")
    #expect(effects.contains { $0.text?.hasPrefix("fastest speed, ") == true })
  }

  @Test func aSpeedThatWasKeptSkipsNothingInAnotherChart() throws {
    var settings = SessionSettings()
    settings.speed = 64
    var session = Session(chart, options: SessionOptions(), settings: settings)
    let effects = session.reduce(.key("p"), at: SessionEvent.Moment(time: Seconds(1)))
    let (score, _) = try #require(play(effects))
    #expect(Set(score.events.compactMap(\.x)).isSuperset(of: chart.series[0].xs))
    #expect(effects.contains { $0.text?.hasPrefix("playing at the fastest") == true })
  }

  @Test func theEndIsToldAndPlayingAgainBeginsAnew() throws {
    var listener = Listener(chart)
    let (score, _) = try #require(play(listener.press("p")))
    let effects = listener.session.reduce(
      .playbackEnded, at: SessionEvent.Moment(time: Seconds(9), playhead: score.frames))
    #expect(effects == [.say("complete, 59, 10")])
    #expect(listener.session.stop?.x == 59)
    #expect(try #require(play(listener.press("p"))).frame == 0)
  }

  @Test func theLegendIsStoppedByPlaying() throws {
    var listener = Listener(chart)
    let legend = try #require(play(listener.press("g")))
    #expect(legend.score.events.map(\.y) == [0, 12])
    #expect(legend.score.events.map(\.frequency) == [Hertz(220), Hertz(1760)])
    #expect(try #require(play(listener.press("p"))).score.frames > legend.score.frames)
    #expect(
      listener.session.reduce(.playbackEnded, at: SessionEvent.Moment(time: Seconds(99))).count == 1
    )
  }

  @Test func dataWithNothingToHearStopThePlaying() {
    var listener = Listener(chart)
    listener.press("p")
    var silent = chart
    silent.series[0].ys = silent.series[0].ys.map { _ in .nan }
    let effects = listener.session.reduce(
      .chartChanged(silent), at: SessionEvent.Moment(time: Seconds(9), playhead: 9))
    #expect(effects == [.pause, .say("values changed")])
  }

  @Test func namesInViewArePlayedFromTheCursor() throws {
    let names = (0..<40).map { "name \($0)" }
    let chart = Charts.chart(
      [Charts.series((0..<40).map { Double($0 % 7) }, isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: names)))
    var listener = Listener(chart)
    listener.press("e", "+", "l", "h", "h")
    let x = try #require(listener.session.stop?.x)
    let (score, frame) = try #require(play(listener.press("p")))
    #expect(frame > 0)
    listener.press("w", at: frame + 100)
    #expect(listener.session.stop?.x == x)
    #expect(score.frames > frame)
  }

  @Test func newDataKeepTheCursorWhereItIs() throws {
    var listener = Listener(chart)
    listener.press("e", "h")
    var longer = chart
    longer.series[0].xs += [60, 61, 62]
    longer.series[0].ys += [1, 2, 3]
    longer.xAxis = .numeric(NumericAxis(title: "x", range: 0...62))
    let effects = listener.session.reduce(
      .chartChanged(longer), at: SessionEvent.Moment(time: Seconds(20)))
    #expect(effects == [.say("3 new points")])
    #expect(listener.session.stop?.x == 58)
    #expect(
      listener.session.reduce(.chartChanged(longer), at: SessionEvent.Moment(time: Seconds(21)))
        == [])
    // What was in view stays in view.
    listener.press("+", "+")
    let view = listener.session.view.xs
    listener.time = 30
    _ = listener.session.reduce(.chartChanged(chart), at: SessionEvent.Moment(time: Seconds(31)))
    #expect(abs(listener.session.view.xs.lowerBound - view.lowerBound) < 2)
    #expect(!listener.session.view.isWhole)
  }
}

extension SessionEffect {
  fileprivate var text: String? { if case .say(let text) = self { text } else { nil } }
}
