import SonifyBase
import Synchronization

/// The queue of speech events, from the worker thread to the program.
final class SpeechReport: Sendable {
  /// The pipe that becomes readable when there is an event.
  let wakening: Wakening
  private let events = Mutex<[SpeechOutput.Event]>([])

  /// Makes an empty queue, or returns nil if the system has no descriptors left.
  init?() {
    guard let wakening = Wakening() else { return nil }
    self.wakening = wakening
  }

  deinit { wakening.close() }

  func add(_ event: SpeechOutput.Event) {
    events.withLock { $0.append(event) }
    wakening.wake()
  }

  func take() -> SpeechOutput.Event? {
    wakening.clear()
    return events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
