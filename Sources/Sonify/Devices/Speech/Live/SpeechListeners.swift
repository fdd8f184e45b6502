import CSpeechd
import Glibc
import Synchronization

/// What is told how far a message has come, on a thread of libspeechd.
protocol SpeechListener: AnyObject, Sendable {
  /// A message has begun to sound.
  func began(_ message: Int)
  /// A message has ended, or was silenced.
  func ended(_ message: Int)
}

/// Who listens to which client of speech-dispatcher: libspeechd tells nothing but its number.
enum SpeechListeners {
  private static let all = Mutex<[Int: any SpeechListener]>([:])

  static func add(_ listener: any SpeechListener, of client: Int) {
    all.withLock { $0[client] = listener }
  }

  /// Forgets a listener, but not one that has come in its place: a service that was started again
  /// gives the same numbers out.
  static func remove(_ listener: any SpeechListener, of client: Int) {
    all.withLock { if $0[client] === listener { $0[client] = nil } }
  }

  /// What libspeechd calls.
  static let tell: SPDCallback = { message, client, state in
    // Closing a connection cancels the thread that calls this, which must not end in here.
    var before: Int32 = 0
    unsafe pthread_setcancelstate(Int32(PTHREAD_CANCEL_DISABLE), &before)
    defer { _ = pthread_setcancelstate(before, nil) }
    guard let listener = SpeechListeners.all.withLock({ $0[client] }) else { return }
    if state == SPD_EVENT_BEGIN { listener.began(message) } else { listener.ended(message) }
  }
}
