import SonifyBase
import Synchronization

/// The queue of speech events, from the worker thread to the program.
final class SpeechReport: Sendable {
  /// The pipe that becomes readable when there is an event.
  let wakePipe: WakePipe
  private let events = Mutex<[SpeechOutput.Event]>([])

  /// Makes an empty queue, or returns nil if the system has no descriptors left.
  init?() {
    guard let wakePipe = WakePipe() else { return nil }
    self.wakePipe = wakePipe
  }

  deinit { wakePipe.close() }

  func add(_ event: SpeechOutput.Event) {
    events.withLock { $0.append(event) }
    wakePipe.wake()
  }

  func take() -> SpeechOutput.Event? {
    wakePipe.clear()
    return events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
