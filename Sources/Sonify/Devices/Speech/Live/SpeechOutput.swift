import Glibc
package import SonifyBase
import Synchronization

/// Speaks texts through speech-dispatcher, in the user's own voice.
///
/// Nothing here ever waits for the service, which may be slow, hang, die and come back: a thread of
/// its own talks to it. Of texts that cannot be spoken in time, the latest is.
package final class SpeechOutput: Sendable {
  /// What has happened since it was last asked for.
  package enum Event: Equatable, Sendable {
    /// Words have begun to sound.
    case began
    /// No words sound any more.
    case ended
    /// Texts are not spoken, for this reason; told once until one is spoken again.
    case unavailable(SpeechTrouble)
  }

  /// A thread that has waited so long for the service is left behind.
  private static let patience = Duration.seconds(10)
  /// How many may be left behind, as each holds some memory and a descriptor.
  private static let maxLeftBehind = 4

  /// How the program comes to the service.
  struct Client: Sendable {
    /// What the service knows it by.
    var name: String
    /// Where the service listens; nothing for where the user's environment says.
    var socket: String?
  }

  private let client: Client
  private let report: SpeechReport?
  private let worker: Mutex<(current: SpeechWorker?, leftBehind: Int)>

  /// Makes an output; the service is looked for when there is something to say.
  /// - Parameter clientName: what the service knows the program by.
  package convenience init(clientName: String) { self.init(Client(name: clientName)) }

  init(_ client: Client) {
    self.client = client
    report = SpeechReport()
    worker = Mutex((nil, 0))
  }

  deinit { worker.withLock { $0.current?.end() } }

  /// A descriptor that becomes readable when ``takeEvent()`` has something to say; −1 if the system
  /// had none left.
  package var eventDescriptor: Int32 { report?.wakening.reading ?? -1 }

  /// The next thing that has happened, if anything has.
  ///
  /// That the service does not answer is found out here, so that it is to be asked now and then.
  package func takeEvent() -> Event? {
    worker.withLock { $0.current?.checkAnswer() }
    return report?.take()
  }

  /// Speaks a text, in place of one that waits or is being spoken.
  ///
  /// - Parameters:
  ///   - text: plain words of any length.
  ///   - delay: how long to wait first, as for the attack of a tone; what is being spoken ends at
  ///     once.
  ///   - priority: how urgent it is among what all programs say.
  ///   - interrupting: whether other texts give way; otherwise it comes behind them.
  package func say(
    _ text: String, after delay: Seconds = Seconds(0), priority: SpeechPriority = .text,
    interrupting: Bool = true
  ) {
    let due = ContinuousClock.now + .seconds(max(0, delay.value))
    let utterance = SpeechWorker.Utterance(text: text, due: due, priority: priority)
    worker.withLock { state in
      if state.current?.hasWaited(longerThan: Self.patience) == true,
        state.leftBehind < Self.maxLeftBehind
      {
        state.current?.end()
        state = (nil, state.leftBehind + 1)
      }
      if state.current == nil, let report {
        state.current = SpeechWorker(client, report: report)
      }
      state.current?.say(utterance, interrupting: interrupting)
    }
  }

  /// Silences what is being spoken, and forgets what waits to be.
  package func cancel() { worker.withLock { $0.current?.cancel() } }

  /// Closes the connection with the service; a further text opens it again.
  /// - Parameter finishing: whether what is being spoken, or waits to be, is spoken to its end
  ///   first.
  package func close(finishing: Bool) {
    worker.withLock { $0.current?.close(finishing: finishing) }
  }

  /// Whether nothing waits to be spoken, as far as is known nothing sounds, and after
  /// ``close(finishing:)`` the connection is closed.
  package var isAtRest: Bool { worker.withLock { $0.current?.isAtRest ?? true } }

  /// Whether the service has not answered for so long that it counts as hung.
  package var isHung: Bool { worker.withLock { $0.current?.isHung ?? false } }

  /// Waits until ``isAtRest``.
  /// - Returns: whether it came to that, in that time.
  package func waitUntilAtRest(atMost time: Seconds) -> Bool {
    guard let worker = worker.withLock({ $0.current }) else { return true }
    return worker.waitUntilAtRest(atMost: .seconds(time.value))
  }
}

/// How urgent a text is, among all that programs say.
package enum SpeechPriority: Sendable {
  /// Values and other answers to a listener.
  case text
  /// Errors; they interrupt other programs too.
  case important
}
