import Glibc
package import SonifyBase
import Synchronization

/// Speaks texts through speech-dispatcher, with the user's own voice.
///
/// Nothing here ever waits for the service, which may be slow, hang, crash and come back: a
/// separate thread talks to it. If texts cannot be spoken in time, only the latest is spoken.
package final class SpeechOutput: Sendable {
  /// An event since the last call of ``takeEvent()``.
  package enum Event: Equatable, Sendable {
    /// Speech has started.
    case began
    /// No speech sounds any more.
    case ended
    /// Texts are not spoken, for this reason; reported once until a text is spoken again.
    case unavailable(SpeechTrouble)
  }

  /// The time after which a thread that waits for the service is abandoned.
  private static let patience = Duration.seconds(10)
  /// The maximum number of abandoned threads, as each holds some memory and a descriptor.
  private static let maxAbandoned = 4

  /// The identity of the program and the address of the service.
  struct Client: Sendable {
    /// The name of the program in the service.
    var name: String
    /// The socket of the service, or nil for that of the user's environment.
    var socket: String?
  }

  private let client: Client
  private let report: SpeechReport?
  private let worker: Mutex<(current: SpeechWorker?, abandonedCount: Int)>
  private let rate: Mutex<Double>

  /// Makes an output; the service is not contacted until there is something to say.
  /// - Parameters:
  ///   - clientName: the name of the program in the service.
  ///   - rate: the speed relative to that of the user's settings, −100 to 100.
  package convenience init(clientName: String, rate: Double = 0) {
    self.init(Client(name: clientName), rate: rate)
  }

  init(_ client: Client, rate: Double = 0) {
    self.client = client
    self.rate = Mutex(rate)
    report = SpeechReport()
    worker = Mutex((nil, 0))
  }

  deinit { worker.withLock { $0.current?.end() } }

  /// A descriptor that becomes readable when ``takeEvent()`` has an event; −1 if the system had
  /// none left.
  package var eventDescriptor: Int32 { report?.wakePipe.reading ?? -1 }

  /// Returns the next event, or nil if there is none.
  ///
  /// This also detects that the service does not answer, so call it now and then.
  package func takeEvent() -> Event? {
    worker.withLock { $0.current?.checkAnswer() }
    return report?.take()
  }

  /// Speaks a text, which replaces one that waits or is being spoken.
  ///
  /// - Parameters:
  ///   - text: plain text of any length.
  ///   - delay: the time to wait first, as for the attack of a tone; the current text ends at once.
  ///   - priority: the urgency among the texts of all programs.
  ///   - interrupting: whether the text replaces others; otherwise it is spoken after them.
  package func say(
    _ text: String, after delay: Seconds = Seconds(0), priority: SpeechPriority = .text,
    interrupting: Bool = true
  ) {
    let due = ContinuousClock.now + .seconds(max(0, delay.value))
    var utterance = SpeechWorker.Utterance(text: text, due: due, priority: priority)
    utterance.rate = rate.withLock { $0 }
    worker.withLock { state in
      if state.current?.hasWaited(longerThan: Self.patience) == true,
        state.abandonedCount < Self.maxAbandoned
      {
        state.current?.end()
        state = (nil, state.abandonedCount + 1)
      }
      if state.current == nil, let report {
        state.current = SpeechWorker(client, report: report)
      }
      state.current?.say(utterance, interrupting: interrupting)
    }
  }

  /// Changes the speed from the next text on.
  /// - Parameter rate: the speed relative to that of the user's settings, −100 to 100.
  package func change(rate: Double) { self.rate.withLock { $0 = rate } }

  /// Silences the current text, and discards texts that wait.
  package func cancel() { worker.withLock { $0.current?.cancel() } }

  /// Closes the connection to the service; another text opens it again.
  /// - Parameter finishing: whether to finish the current text and those that wait first.
  package func close(finishing: Bool) {
    worker.withLock { $0.current?.close(finishing: finishing) }
  }

  /// Whether no text waits, none is known to sound, and after ``close(finishing:)`` the connection
  /// is closed.
  package var isAtRest: Bool { worker.withLock { $0.current?.isAtRest ?? true } }

  /// Whether the service has not answered for so long that it counts as hung.
  package var isHung: Bool { worker.withLock { $0.current?.isHung ?? false } }

  /// Waits until ``isAtRest``.
  /// - Returns: whether that happened within `time`.
  package func waitUntilAtRest(atMost time: Seconds) -> Bool {
    guard let worker = worker.withLock({ $0.current }) else { return true }
    return worker.waitUntilAtRest(atMost: .seconds(time.value))
  }
}

/// The urgency of a text among those of all programs.
package enum SpeechPriority: Sendable {
  /// Values and other answers to a listener.
  case text
  /// Errors, which also interrupt other programs.
  case important
}
