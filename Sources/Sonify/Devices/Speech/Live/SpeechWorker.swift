import Glibc
import SonifyBase
import Synchronization

/// A thread that talks to speech-dispatcher, as seen from its callers.
///
/// Callers never wait for it: its tasks are in a shared state, whose lock is never held during a
/// call to the service. A thread that hangs is abandoned, and ends if its call ever returns.
final class SpeechWorker: Sendable {
  /// A text to speak.
  struct Utterance {
    var text: String
    var due: ContinuousClock.Instant
    var priority: SpeechPriority
    /// The speed relative to that of the user's settings.
    var rate = 0.0
    /// Whether it waits for the current text to end.
    var isPatient = false
  }

  /// The next task of the thread.
  enum Job {
    case wait(Duration?)
    case cancel
    case say(Utterance)
    case close
    case end
  }

  /// The time without an answer after which the service counts as hung.
  private static let slowness = Duration.seconds(3)

  private let report: SpeechReport
  private let wakePipe: WakePipe
  /// The pipe that becomes readable whenever the thread may be at rest.
  private let rest: WakePipe
  private let state = Mutex(SpeechState())

  /// Starts the thread without opening a connection.
  init?(_ client: SpeechOutput.Client, report: SpeechReport) {
    guard let wakePipe = WakePipe(), let rest = WakePipe() else { return nil }
    (self.report, self.wakePipe, self.rest) = (report, wakePipe, rest)
    let code = BackgroundThread.begin(takesSignals: true) {
      SpeechTask(self, client: client).run()
    }
    guard code == 0 else {
      fail(.noService)
      end()
      return
    }
  }

  deinit {
    wakePipe.close()
    rest.close()
  }

  // MARK: - For callers

  func say(_ utterance: Utterance, interrupting: Bool) {
    tell { $0.say(utterance, interrupting: interrupting) }
  }

  /// Reports trouble if the service has not answered for too long.
  func checkAnswer() {
    if isHung { fail(.noAnswer) }
  }

  /// Whether the service has not answered for too long.
  var isHung: Bool { hasWaited(longerThan: Self.slowness) }

  func cancel() { tell { $0.cancel() } }

  func close(finishing: Bool) {
    tell { state in
      if !finishing { state.cancel() }
      state.close()
    }
  }

  /// Lets the thread end when it can; no further events are reported.
  func end() { tell { $0.isOver = true } }

  var isAtRest: Bool { state.withLock { $0.isAtRest } }

  /// Returns whether the service has not answered for longer than `time`.
  func hasWaited(longerThan time: Duration) -> Bool {
    state.withLock { $0.callStart.map { ContinuousClock.now - $0 > time } ?? false }
  }

  func waitUntilAtRest(atMost time: Duration) -> Bool {
    let deadline = ContinuousClock.now + time
    while !isAtRest {
      rest.clear()
      if isAtRest { return true }
      let left = deadline - .now
      guard left > .zero, rest.wait(atMost: left) else { return isAtRest }
    }
    return true
  }

  /// Changes the state, reports the resulting events, and wakes the thread.
  private func tell(_ change: (inout SpeechState) -> Void) {
    update(change)
    wakePipe.wake()
  }

  private func update(_ change: (inout SpeechState) -> Void) {
    let isAtRest = state.withLock { state in
      change(&state)
      // Within the lock, so that events of two threads keep their order.
      let events = state.takeEvents()
      if !state.isOver { for event in events { report.add(event) } }
      return state.isAtRest
    }
    if isAtRest { rest.wake() }
  }

  // MARK: - For the thread

  /// Returns the next task.
  func nextJob() -> Job { state.withLock { $0.nextJob(at: .now) } }

  /// Waits for something to do.
  func wait(atMost time: Duration?) {
    _ = wakePipe.wait(atMost: time)
    wakePipe.clear()
  }

  /// Makes a call to the service, and records when it started.
  func call<Answer: ~Copyable>(_ call: () -> Answer) -> Answer {
    state.withLock { $0.callStart = .now }
    defer { state.withLock { $0.callStart = nil } }
    return call()
  }

  func hasSaid(_ message: Int) { update { $0.hasSaid(message) } }
  func hasCancelled() { update { $0.hasCancelled() } }
  func hasLost() { update { $0.hasLost() } }
  func hasClosed() { update { $0.hasClosed() } }
  func fail(_ trouble: SpeechTrouble) { update { $0.fail(trouble) } }
}

extension SpeechWorker: SpeechListener {
  func began(_ message: Int) { update { $0.began(message) } }

  func ended(_ message: Int) {
    update { $0.ended(message) }
    wakePipe.wake()
  }
}
