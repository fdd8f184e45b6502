import Glibc
import SonifyBase
import Synchronization

/// A thread that talks to speech-dispatcher, as seen from those that decide.
///
/// It is never waited for: what it is to do lies in one place, and its lock is never held during a
/// call to the service. A thread that hangs is left behind, and ends if it ever returns.
final class SpeechWorker: Sendable {
  /// A text that is to be spoken.
  struct Utterance {
    var text: String
    var due: ContinuousClock.Instant
    var priority: SpeechPriority
    /// Whether it lets what is being spoken end first.
    var isPatient = false
  }

  /// What the thread is to do next.
  enum Job {
    case wait(Duration?)
    case cancel
    case say(Utterance)
    case close
    case end
  }

  /// After so long without an answer the service counts as hung.
  private static let slowness = Duration.seconds(3)

  private let report: SpeechReport
  private let wakening: Wakening
  /// What becomes readable whenever the thread may have come to rest.
  private let rest: Wakening
  private let state = Mutex(SpeechState())

  /// Starts a thread; nothing is opened yet.
  init?(_ client: SpeechOutput.Client, report: SpeechReport) {
    guard let wakening = Wakening(), let rest = Wakening() else { return nil }
    (self.report, self.wakening, self.rest) = (report, wakening, rest)
    let hold = unsafe Unmanaged.passRetained(Start(worker: self, client: client))
    var identifier = pthread_t()
    let code = unsafe pthread_create(
      &identifier, nil,
      { context in
        if let context = unsafe context {
          let start = unsafe Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
          SpeechTask(start.worker, client: start.client).run()
        }
        return nil
      }, hold.toOpaque())
    guard code == 0 else {
      unsafe hold.release()
      fail(.noService)
      end()
      return
    }
    pthread_detach(identifier)
  }

  deinit {
    wakening.close()
    rest.close()
  }

  private final class Start: Sendable {
    let worker: SpeechWorker
    let client: SpeechOutput.Client

    init(worker: SpeechWorker, client: SpeechOutput.Client) {
      (self.worker, self.client) = (worker, client)
    }
  }

  // MARK: - For those that decide

  func say(_ utterance: Utterance, interrupting: Bool) {
    tell { $0.say(utterance, interrupting: interrupting) }
  }

  /// Tells if the service has not answered for long.
  func checkAnswer() {
    if isHung { fail(.noAnswer) }
  }

  /// Whether the service has not answered for long.
  var isHung: Bool { hasWaited(longerThan: Self.slowness) }

  func cancel() { tell { $0.cancel() } }

  func close(finishing: Bool) {
    tell { state in
      if !finishing { state.cancel() }
      state.close()
    }
  }

  /// Lets the thread end when it can; nothing that becomes of it is told any more.
  func end() { tell { $0.isOver = true } }

  var isAtRest: Bool { state.withLock { $0.isAtRest } }

  /// Whether the service has not answered for so long.
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

  /// Changes what is to be done, tells what that means for what sounds, and wakes the thread.
  private func tell(_ change: (inout SpeechState) -> Void) {
    update(change)
    wakening.wake()
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

  /// What is to be done now.
  func nextJob() -> Job { state.withLock { $0.nextJob(at: .now) } }

  /// Waits for something to do.
  func wait(atMost time: Duration?) {
    _ = wakening.wait(atMost: time)
    wakening.clear()
  }

  /// Makes a call to the service, of which it is known how long it takes.
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
    wakening.wake()
  }
}
