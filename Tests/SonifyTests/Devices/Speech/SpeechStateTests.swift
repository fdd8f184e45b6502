import Testing

@testable import SonifyDevices

/// What is to be spoken next, whatever the service says and when.
@Suite struct SpeechStateTests {
  private let start = ContinuousClock.now

  private func utterance(_ text: String, after delay: Duration = .zero) -> SpeechWorker.Utterance {
    SpeechWorker.Utterance(text: text, due: start + delay, priority: .text)
  }

  private func text(_ job: SpeechWorker.Job) -> String? {
    if case .say(let utterance) = job { utterance.text } else { nil }
  }

  private func isCancel(_ job: SpeechWorker.Job) -> Bool {
    if case .cancel = job { true } else { false }
  }

  /// A state in which a message is being spoken.
  private func speaking(_ message: Int) -> SpeechState {
    var state = SpeechState()
    state.say(utterance("first"), interrupting: true)
    #expect(text(state.nextJob(at: start)) == "first")
    state.hasSaid(message)
    state.began(message)
    #expect(state.takeEvents() == [.began])
    return state
  }

  @Test func aNewTextSilencesTheOldOneAtOnceAndComesWhenItIsDue() {
    var state = speaking(7)
    state.say(utterance("second", after: .milliseconds(60)), interrupting: true)
    #expect(state.takeEvents() == [.ended])
    #expect(isCancel(state.nextJob(at: start)))
    state.hasCancelled()
    guard case .wait(let time) = state.nextJob(at: start) else {
      Issue.record("the second text came too soon")
      return
    }
    #expect(time == .milliseconds(60))
    #expect(text(state.nextJob(at: start + .milliseconds(60))) == "second")
  }

  @Test func ofTextsThatWaitTheLatestIsSpoken() {
    var state = SpeechState()
    for number in 1...10 { state.say(utterance("\(number)"), interrupting: true) }
    #expect(text(state.nextJob(at: start)) == "10")
    guard case .wait = state.nextJob(at: start) else {
      Issue.record("there is more to say")
      return
    }
  }

  @Test func whatDoesNotInterruptComesBehind() {
    var state = speaking(1)
    state.say(utterance("second"), interrupting: false)
    state.say(utterance("third"), interrupting: false)
    #expect(state.takeEvents().isEmpty)
    guard case .wait = state.nextJob(at: start) else {
      Issue.record("the first text is not let to end")
      return
    }
    state.ended(1)
    #expect(text(state.nextJob(at: start)) == "second\nthird")
  }

  @Test func aVoiceThatTellsNoEndIsNotWaitedForForever() {
    var state = speaking(1)
    state.say(utterance("second"), interrupting: false)
    #expect(text(state.nextJob(at: start + .seconds(60))) == "second")
  }

  @Test func cancellingForgetsWhatWaits() {
    var state = speaking(1)
    state.say(utterance("second"), interrupting: false)
    state.cancel()
    #expect(isCancel(state.nextJob(at: start)))
    state.hasCancelled()
    #expect(state.isAtRest)
  }

  @Test func nothingIsCancelledThatHasEnded() {
    var state = speaking(1)
    state.ended(1)
    #expect(state.takeEvents() == [.ended])
    state.cancel()
    #expect(state.isAtRest)
    guard case .wait(nil) = state.nextJob(at: start) else {
      Issue.record("there is something to do")
      return
    }
  }

  /// The service tells what becomes of a message even before it tells its number.
  @Test func aMessageMayEndBeforeItsNumberIsKnown() {
    var state = SpeechState()
    state.say(utterance("first"), interrupting: true)
    _ = state.nextJob(at: start)
    state.began(3)
    state.ended(3)
    #expect(!state.isAtRest)
    state.hasSaid(3)
    #expect(state.isAtRest)
    #expect(state.takeEvents() == [.began, .ended])
  }

  @Test func aMessageThatWasSilencedDoesNotBeginAnyMore() {
    var state = SpeechState()
    state.say(utterance("first"), interrupting: true)
    _ = state.nextJob(at: start)
    state.hasSaid(3)
    state.cancel()
    state.began(3)
    _ = state.nextJob(at: start)
    state.began(3)
    state.hasCancelled()
    state.began(3)
    state.ended(3)
    #expect(state.takeEvents().isEmpty)
  }

  @Test func aTextThatIsHandedOverAgainCanBeSilenced() {
    var state = SpeechState()
    state.say(utterance("first"), interrupting: true)
    _ = state.nextJob(at: start)
    state.hasLost()
    #expect(!state.isAtRest)
    state.cancel()
    state.hasSaid(1)
    state.began(1)
    #expect(isCancel(state.nextJob(at: start)))
    state.hasCancelled()
    state.close()
    guard case .close = state.nextJob(at: start) else {
      Issue.record("the connection stays open")
      return
    }
    state.hasClosed()
    #expect(state.isAtRest && state.takeEvents().isEmpty)
  }

  @Test func whatIsWrongIsToldOnceUntilATextIsSpoken() {
    var state = SpeechState()
    for _ in 1...3 {
      state.say(utterance("text"), interrupting: true)
      _ = state.nextJob(at: start)
      state.hasClosed()
      state.fail(.noService)
    }
    #expect(state.takeEvents() == [.unavailable(.noService)])
    state.say(utterance("text"), interrupting: true)
    _ = state.nextJob(at: start)
    state.hasSaid(1)
    state.hasClosed()
    state.fail(.noService)
    #expect(state.takeEvents() == [.unavailable(.noService)])
  }

  @Test func itClosesWhenAllIsSaid() {
    var state = speaking(1)
    state.say(utterance("second"), interrupting: false)
    state.close()
    state.ended(1)
    #expect(text(state.nextJob(at: start)) == "second")
    state.hasSaid(2)
    guard case .wait = state.nextJob(at: start) else {
      Issue.record("it closes too soon")
      return
    }
    state.ended(2)
    guard case .close = state.nextJob(at: start) else {
      Issue.record("it does not close")
      return
    }
    state.hasClosed()
    #expect(state.isAtRest)
  }
}
