import SonifyBase
import Synchronization

/// What has happened to what is spoken, on its way to whoever decides.
final class SpeechReport: Sendable {
  /// What becomes readable when there is something to take.
  let wakening: Wakening
  private let events = Mutex<[SpeechOutput.Event]>([])

  /// Makes an empty report; nothing if the system has no descriptors left.
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
