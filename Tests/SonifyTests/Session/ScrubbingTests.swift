import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// What single keys do.
@Suite struct ScrubbingTests {
  /// Follows a script and gives back the effects of its last action.
  private func last(
    _ script: String, in chart: ChartDescriptor, settings: SessionSettings = SessionSettings(),
    change: (inout SessionOptions) -> Void = { _ in }
  ) throws -> [SessionEffect] {
    var options = SessionOptions()
    change(&options)
    let session = Session(chart, options: options, settings: settings)
    let occurrences = try Array(ScriptedSession(session, script: KeyScript(parsing: script)))
    let start = occurrences.lastIndex { if case .action = $0.content { true } else { false } } ?? -1
    return occurrences[(start + 1)...].compactMap {
      if case .effect(let effect) = $0.content { effect } else { nil }
    }
  }

  private func tone(_ effects: [SessionEffect]) -> SessionEffect.Tone? {
    effects.compactMap { if case .tone(let tone) = $0 { tone } else { nil } }.last
  }

  private func cues(_ effects: [SessionEffect]) -> [SessionEffect.Cue.Kind] {
    effects.compactMap { if case .cue(let cue) = $0 { cue.kind } else { nil } }
  }

  private func text(_ effects: [SessionEffect]) -> String? {
    effects.compactMap { if case .say(let text) = $0 { text } else { nil } }.last
  }

  private let line = Charts.line([1, 3, 2, 5, 4], xGrid: [2], yGrid: [2.5])

  @Test func pitchAndPlaceFollowTheView() throws {
    let low = try #require(tone(last("F f", in: line)))
    #expect(low.frequency == Hertz(220))
    #expect(abs(low.pan.value + 0.9) < 1e-12)
    let high = try #require(tone(last("F", in: line)))
    #expect(high.frequency == Hertz(1760))
    // Zoomed in, what is in view fills the pitches.
    let chart = Charts.line((0..<40).map { Double($0) })
    #expect(tone(try last("goto 20 + e", in: chart))?.frequency == Hertz(1760))
    #expect(tone(try last("goto 20 + a", in: chart))?.frequency == Hertz(220))
  }

  @Test func neighboursAreJoinedOnLinesOnly() throws {
    #expect(tone(try last("l", in: line))?.isJoined == true)
    #expect(tone(try last("l e", in: line))?.isJoined == false)
    let apart = SessionSettings(parsing: "mode = discrete")
    #expect(tone(try last("l", in: line, settings: apart))?.isJoined == false)
    let bars = Charts.chart([Charts.series([1, 2, 3], isContinuous: false)], kind: .bar)
    #expect(tone(try last("l", in: bars))?.isJoined == false)
    #expect(tone(try last("c l", in: bars))?.isJoined == true)
  }

  @Test func heldKeysLeaveASilenceBetweenDiscreteTones() throws {
    let apart = SessionSettings(parsing: "mode = discrete")
    let chart = Charts.line((0..<40).map { Double($0) })
    let held = try #require(tone(last("l*9@92ms", in: chart, settings: apart)))
    #expect(abs(held.duration.value - 0.8 * 0.092) < 1e-9)
    #expect(tone(try last("l*9@30ms", in: chart, settings: apart))?.duration == .milliseconds(24))
    #expect(tone(try last("l*9@300ms", in: chart, settings: apart))?.duration == .milliseconds(200))
    // A glide must last until the next key.
    #expect(tone(try last("l*9@92ms", in: chart))?.duration == .milliseconds(200))
  }

  @Test func tonesHaveTheLevelOfTheChart() throws {
    #expect(tone(try last("F f", in: line) { $0.level = 0.25 })?.gain == 0.25)
  }

  @Test func gridlinesThatArePassedAreHeard() throws {
    #expect(cues(try last("l", in: line)) == [])
    #expect(cues(try last("l l", in: line)) == [.tick])
    #expect(cues(try last("l l h", in: line)) == [])
    #expect(cues(try last("l*3 h", in: line)) == [.tick])
    #expect(cues(try last("e", in: line)) == [.tick])
    let both = SessionSettings(parsing: "ticks = both")
    #expect(cues(try last("l", in: line, settings: both)) == [.knock])
    let none = SessionSettings(parsing: "ticks = none")
    #expect(cues(try last("e", in: line, settings: none)) == [])
  }

  @Test func missingValuesBreatheAndSayHowMany() throws {
    let chart = Charts.line([1, .nan, .nan, 4, .nan, 5])
    #expect(cues(try last("l", in: chart)) == [.gap])
    #expect(tone(try last("l", in: chart)) == nil)
    #expect(text(try last("l", in: chart)) == "1 to 2, 2 missing")
    #expect(text(try last("l l l", in: chart)) == "4, missing")
  }

  @Test func noToneGlidesAcrossMissingValues() throws {
    let chart = Charts.line([1, 2, .nan, 4])
    #expect(try last("l@50ms l", in: chart).contains(.pause))
    #expect(tone(try last("l@50ms l@50ms l", in: chart))?.isJoined == false)
  }

  @Test func edgesThudAndSaySo() throws {
    #expect(cues(try last("h", in: line)) == [.edge])
    #expect(text(try last("h", in: line)) == "first point")
    #expect(text(try last("e l", in: line)) == "last point")
    #expect(text(try last("l", in: Charts.line([1]))) == "the only point")
    let chart = Charts.line((0..<40).map { Double($0) })
    #expect(text(try last("goto 20 + e l", in: chart)) == "end of the view, > shows more")
  }

  @Test func aHeldEdgeDoesNotDrum() throws {
    let session = Session(line, options: SessionOptions(), settings: SessionSettings())
    let script = try KeyScript(parsing: "h*30@33ms")
    let edges = ScriptedSession(session, script: script).filter {
      if case .effect(.cue(let cue)) = $0.content { cue.kind == .edge } else { false }
    }
    #expect((5...7).contains(edges.count))
  }

  @Test func theOtherSeriesIsEnteredAtTheNearestX() throws {
    let chart = Charts.chart([
      Charts.series([1, 2, 3], xs: [0, 10, 20], name: "one"),
      Charts.series([5, 1, 4, 2], xs: [4, 6, 11, 40], name: "two"),
    ])
    #expect(text(try last("l j", in: chart)) == "two, 11, 4")
    #expect(text(try last("l j l", in: chart)) == "40, 2")
    #expect(text(try last("l j l k", in: chart)) == "one, 20, 3")
    #expect(text(try last("k", in: chart)) == "first series, one")
    #expect(text(try last("w", in: chart)) == "1 of 3, series 1 of 2, one, 0, 1")
  }

  @Test func unitsAreSaidOnceAndWhenAskedFor() throws {
    var chart = line
    chart.yAxis.unit = AxisUnit(one: "cup", other: "cups")
    let session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    let said = try ScriptedSession(session, script: KeyScript(parsing: "l Enter h w y x"))
      .compactMap {
        if case .effect(.say(let text)) = $0.content { text } else { nil }
      }
    #expect(
      said.dropFirst() == [
        "0, 1 cup", "1, 3", "1, 3 cups", "0, 1", "1 of 5, 0, 1 cup", "y: 1 cup", "x: 0",
      ])
    #expect(text(try last("D l", in: chart)) == "x: 1, y: 3 cups, 2 of 5")
    #expect(text(try last("D D l", in: chart)) == "1, 3")
    #expect(text(try last("l", in: chart) { $0.order = .yx }) == "3, 1")
  }

  @Test func denseStopsSayHowManyRowsTheyStandFor() throws {
    let chart = Charts.line((0..<4000).map { Double($0 % 10) })
    #expect(text(try last("l", in: chart)) == "10 to 19, median 4.5, 0 to 9, 10 points")
    #expect(
      text(try last("l w", in: chart)) == "points 11 to 20 of 4,000, 10 to 19, median 4.5, 0 to 9")
    // Zooming in reaches single rows.
    #expect(text(try last("goto 2003 + + + + l", in: chart)) == "2,004, 4")
  }

  @Test func longTextsGoOnWithTheSameKey() throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("births.csv"))).chart
    let first = try #require(text(last("i", in: chart)))
    let second = try #require(text(last("i i@400ms", in: chart)))
    #expect(first.hasSuffix("(more)"))
    #expect(second != first)
    // Behind the last line comes the first again.
    let round = try (3...20).map { try text(last("i*\($0)", in: chart)) }
    #expect(round.contains(first))
    #expect(text(try last("i l i", in: chart)) == first)
  }

  @Test func noLineOfALongTextIsLostToAHeldKey() throws {
    let lines = TextPages(
      SessionWords.help(ofRows: false), width: 79, sign: SessionPhrases.more.text()
    ).lines
    #expect(text(try last("?", in: line)) == lines[0])
    #expect(text(try last("? ?", in: line)) == lines[1])
    #expect(text(try last("? ?@50ms ?*9@50ms", in: line)) == lines[2])
    #expect(text(try last("? ?@50ms ?*9@50ms wait 1s ?", in: line)) == lines[3])
  }

  @Test func aMarkIsComparedWith() throws {
    #expect(text(try last("M", in: line)) == "no mark yet, m sets one")
    #expect(text(try last("m M", in: line)) == "at the mark")
    #expect(
      text(try last("m e M", in: line))
        == "3 more, 4 times as much, 4 points after the mark, x 4 more")
    #expect(
      text(try last("e m a M", in: line))
        == "3 less, 0.25 times as much, 4 points before the mark, x 4 less"
    )
  }

  @Test func theVolumeStaysWithinTheHeadroom() throws {
    let effects = try last("V V V", in: line) { $0.headroom = Decibels(4) }
    #expect(text(effects) == "loudest, volume 4 dB")
    let quiet = SessionSettings(parsing: "volume = -30")
    let session = Session(line, options: SessionOptions(), settings: quiet)
    var begun = session
    let beginning = begun.begin(at: SessionEvent.Moment(time: Seconds(0)))
    #expect(beginning.first == .volume(Decibels(-30)))
    #expect(beginning.contains(.say("volume -30 dB, V for louder")))
  }

  @Test func onlyWhatKeysChangedIsKept() throws {
    let effects = try last(". t", in: line, settings: SessionSettings(parsing: "volume = -6"))
    var expected = SessionSettings()
    expected.speed = 1.4
    expected.ticks = SoundOptions.Ticks.none
    #expect(effects.contains(.keep(expected)))
  }

  @Test func ticksGoOffAndOnAsTheyWereAskedFor() throws {
    #expect(text(try last("t", in: line)) == "ticks off")
    #expect(text(try last("t t", in: line)) == "ticks on, x gridlines")
    #expect(
      text(try last("t t", in: line) { $0.sound.ticks = .both })?.hasSuffix("x and y gridlines")
        == true)
    #expect(text(try last("t", in: line) { $0.sound.ticks = .none }) == "ticks on, x gridlines")
    #expect(cues(try last("t l l", in: line)) == [])
  }

  @Test func theVolumeCountsFromThatOfTheOptions() throws {
    let effects = try last("V", in: line) { options in
      options.sound.volume = Decibels(-30)
      options.headroom = Decibels(34)
    }
    #expect(text(effects) == "volume -27 dB")
    // The level has the volume of the options in it.
    #expect(effects.contains(.volume(Decibels(3))))
    var kept = SessionSettings()
    kept.volume = Decibels(-27)
    #expect(effects.contains(.keep(kept)))
    #expect(
      text(try last("v", in: line) { $0.sound.volume = Decibels(-60) }) == "softest, volume -60 dB")
  }

  @Test func enterReadsOnWhereTheSameKeyWouldMove() throws {
    let chart = Charts.chart([
      Charts.series([1, 2], name: "first"),
      Charts.series([3, 4], name: (1...20).map { "word\($0)" }.joined(separator: " ")),
    ])
    var lines: [String] = []
    for enters in 0..<6 {
      let script = "j " + String(repeating: "Enter ", count: enters)
      lines.append(try #require(text(last(script, in: chart) { $0.widthLimit = 30 })))
    }
    let end = try #require(lines.firstIndex { !$0.hasSuffix("(more)") })
    #expect(end > 0)
    #expect(lines[...end].joined(separator: " ").replacing(" (more)", with: "").hasSuffix(", 0, 3"))
    // Then it repeats the point.
    #expect(lines[end + 1] == "0, 3")
  }

  @Test(arguments: ["?", "i", "d"])
  func enterReadsOnWhatAnotherKeyBegan(key: String) throws {
    let chart = Charts.chart([Charts.series([1, 2, 4, 3, 9, 2, 7], name: "first")])
    func said(_ keys: String) throws -> String? {
      text(try last(keys, in: chart) { $0.widthLimit = 30 })
    }
    let second = try said("\(key) \(key)")
    #expect(try said("\(key) Enter") == second)
    #expect(try said(key) != second)
  }

  @Test func aListOfNamesIsNoTitle() throws {
    let series = [Charts.series([1, 2], name: "a"), Charts.series([3, 4], name: "b")]
    var chart = Charts.chart(series)
    chart.yAxis.title = "a, b"
    let full = SessionSettings(parsing: "verbosity = full")
    #expect(text(try last("j y", in: chart)) == "b: 3")
    #expect(text(try last("j", in: chart, settings: full))?.contains("b: 3") == true)
    #expect(text(try last("j", in: chart, settings: full))?.contains("a") == false)
    chart.yAxis.title = "height"
    #expect(text(try last("j y", in: chart)) == "height: 3")
    #expect(text(try last("j", in: chart, settings: full))?.hasPrefix("b, ") == true)
  }

  @Test func keysWithoutAMeaningAreTold() throws {
    let session = Session(line, options: SessionOptions(), settings: SessionSettings())
    func answer(_ key: SessionKey) -> String? {
      var session = session
      return text(session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(1))))
    }
    #expect(answer(.other) == "no such key, ? lists keys")
    #expect(answer("\t") == "no such key, Tab, ? lists keys")
    #expect(answer("\u{5}") == "no such key, Ctrl+E, ? lists keys")
    #expect(answer("#") == "no such key, #, ? lists keys")
  }
}

extension SessionSettings {
  fileprivate init(parsing text: String) {
    var faults: [String] = []
    self.init(parsing: text, faults: &faults)
  }
}
