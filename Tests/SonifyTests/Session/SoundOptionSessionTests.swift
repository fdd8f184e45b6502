import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Sound options that are changed while listening.
@Suite struct SoundOptionSessionTests {
  private static func session(_ settings: SessionSettings = SessionSettings()) throws -> Session {
    let chart = Charts.line((0..<20).map(Double.init))
    let sound = settings.applied(to: SoundOptions())
    let (score, estimate) = try Composer(sound).compose(chart).score.levelled()
    return Session(
      chart, options: SessionOptions(sound: sound, levelOf: score, estimate: estimate),
      settings: settings)
  }

  /// Presses keys a second apart.
  private static func effects(_ session: inout Session, _ keys: [SessionKey]) -> [[SessionEffect]] {
    keys.enumerated().map { number, key in
      session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(Double(number + 1))))
    }
  }

  private static func text(_ effects: [SessionEffect]) -> String? {
    effects.lazy.compactMap { if case .say(let text) = $0 { text } else { nil } }.last
  }

  private static func tone(_ effects: [SessionEffect]) -> SessionEffect.Tone? {
    effects.lazy.compactMap { if case .tone(let tone) = $0 { tone } else { nil } }.last
  }

  @Test func pitchesAreChangedAndHeardAtOnce() throws {
    var session = try Self.session()
    let effects = Self.effects(&session, ["T", .right, .escape, "a", "l", "h", "e"])
    #expect(Self.text(effects[0]) == "sound options, pitches 220 Hz to 1,760 Hz")
    #expect(Self.text(effects[1]) == "pitches 131 Hz to 1,047 Hz")
    // The preview has the new pitches.
    let preview = effects[1].lazy.compactMap {
      if case .play(let score, _) = $0 { score } else { nil }
    }.first
    let pitches = try #require(preview).events.compactMap(\.frequency?.value)
    #expect(abs((pitches.min() ?? 0) - 130.8) < 0.1 && abs((pitches.max() ?? 0) - 1046.5) < 0.1)
    #expect(Self.text(effects[2]) == "sound options closed")
    // And so have all tones after it.
    #expect(abs((Self.tone(effects[5])?.frequency.value ?? 0) - 130.8) < 0.1)
    #expect(abs((Self.tone(effects[6])?.frequency.value ?? 0) - 1046.5) < 0.1)
  }

  @Test func everyChangeIsHeardAlsoDuringTheOneBefore() throws {
    var session = try Self.session()
    let effects = Self.effects(&session, ["T", .right, .right, .right])
    for change in effects.dropFirst() {
      #expect(change.contains { if case .play = $0 { true } else { false } })
    }
  }

  /// On a short display, Enter reads on before it does anything else.
  @Test func everyOptionCanBeReadToItsEnd() throws {
    var session = try Self.session()
    _ = Self.effects(&session, ["b"])
    var texts: [String] = []
    for key in ["T", .enter, .enter, .enter, "j", .enter, .enter] as [SessionKey] {
      guard session.soundChoice != nil || key == "T" else { break }
      texts += [
        Self.text(
          session.reduce(
            .key(key), at: SessionEvent.Moment(time: Seconds(Double(texts.count + 9))))) ?? ""
      ]
    }
    #expect(texts.joined(separator: " ").contains("1,760 Hz"))
  }

  @Test func changesAreKept() throws {
    var session = try Self.session()
    var kept: SessionSettings?
    let keys: [SessionKey] = [
      "T", .left, "j", .right, "j", .right, "j", .right, "j", .right, .right, .left, "q",
    ]
    for case .keep(let settings) in Self.effects(&session, keys).joined() { kept = settings }
    var expected = SessionSettings()
    expected.pitches = .low
    expected.pitchScale = .erb
    expected.isInverted = true
    expected.pan = .x
    expected.speechRate = 20
    #expect(kept == expected)
    var faults: [String] = []
    #expect(SessionSettings(parsing: expected.text, faults: &faults) == expected)
    #expect(faults == [])
    // They are those of the next session.
    let next = try Self.session(expected)
    #expect(next.choices.sound.pitchRange == .low && next.choices.sound.isInverted)
  }

  /// Lower pitches need more amplitude to be as loud.
  @Test func noChoiceMakesTheChartClip() throws {
    var session = try Self.session()
    for key in ["T", .right, .right, "j", .right, .right, "j", .right] as [SessionKey] {
      _ = session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(1)))
      let (score, _) = try Composer(session.choices.sound)
        .compose(session.view.source.described).score.levelled()
      #expect(abs(session.choices.options.level - score.level) < 1e-9)
    }
  }

  @Test func theSpeedOfSpeechStaysWithinItsLimits() throws {
    var session = try Self.session()
    _ = Self.effects(&session, ["T", "j", "j", "j", "j"])
    let faster = Self.effects(&session, Array(repeating: .right, count: 8))
    #expect(faster[0].contains(.speechRate(20)) && faster[4].contains(.speechRate(100)))
    #expect(Self.text(faster[7]) == "speech speed 100")
    let slower = Self.effects(&session, Array(repeating: .left, count: 12))
    #expect(slower[9].contains(.speechRate(-100)))
    // At the end there is nothing to keep, and a cue.
    #expect(slower[11].contains { if case .cue = $0 { true } else { false } })
  }

  @Test func anyOtherKeyClosesTheList() throws {
    var session = try Self.session()
    let effects = Self.effects(&session, ["T", "k", "x", .right])
    #expect(Self.text(effects[1]) == "end of the list")
    #expect(Self.text(effects[2]) == "x: 0")
    #expect(Self.text(effects[3]) == "1, 1")
  }
}
