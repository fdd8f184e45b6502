import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySession

/// Switching speech while scrubbing.
@Suite struct SpeechChoiceTests {
  private func session(_ choice: SessionSettings.Speech?) -> Session {
    var settings = SessionSettings()
    settings.speech = choice
    return Session(Charts.line([1, 2, 3]), options: SessionOptions(), settings: settings)
  }

  private func press(_ session: inout Session, at time: Double) -> [SessionEffect] {
    session.reduce(.key("S"), at: SessionEvent.Moment(time: Seconds(time)))
  }

  /// That speech is off is the last thing to be spoken, that it is on the first.
  @Test func theKeySwitchesSpeechAndSaysSo() {
    var session = session(nil)
    var kept = SessionSettings()
    kept.speech = .on
    #expect(
      press(&session, at: 1) == [.keep(kept), .speech(isOn: true), .say("speech on")])
    kept.speech = .off
    #expect(
      press(&session, at: 2) == [.keep(kept), .say("speech off"), .speech(isOn: false)])
  }

  @Test(arguments: [SessionSettings.Speech.on, .auto]) func whatSpeaksIsSwitchedOff(
    choice: SessionSettings.Speech
  ) {
    var session = session(choice)
    #expect(press(&session, at: 1).contains(.speech(isOn: false)))
  }

  /// Whatever is wrong is told at once, and can be read on; it is no answer to a key.
  @Test func troubleIsTold() {
    var session = session(.on)
    let text = "no speech: " + String(repeating: "word ", count: 40)
    guard
      case .say(let line)? = session.reduce(
        .trouble(text), at: SessionEvent.Moment(time: Seconds(1))
      )
      .first
    else {
      Issue.record("nothing was told")
      return
    }
    #expect(line.hasPrefix("no speech: ") && line.hasSuffix("(more)") && line.count <= 79)
    let more = session.reduce(.key(.enter), at: SessionEvent.Moment(time: Seconds(2)))
    #expect(more.contains { if case .say(let text) = $0 { text.hasPrefix("word") } else { false } })
  }
}
