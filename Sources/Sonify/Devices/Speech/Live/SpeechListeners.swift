import CSpeechd
import Glibc
import Synchronization

/// A listener to the progress of messages, called on a thread of libspeechd.
protocol SpeechListener: AnyObject, Sendable {
  /// Called when a message begins to sound.
  func began(_ message: Int)
  /// Called when a message ends or is silenced.
  func ended(_ message: Int)
}

/// The listeners by the number of their client, which is all that libspeechd passes on.
enum SpeechListeners {
  private static let all = Mutex<[Int: any SpeechListener]>([:])

  static func add(_ listener: any SpeechListener, of client: Int) {
    all.withLock { $0[client] = listener }
  }

  /// Removes a listener, but not one that has replaced it: a service that was restarted assigns the
  /// same numbers again.
  static func remove(_ listener: any SpeechListener, of client: Int) {
    all.withLock { if $0[client] === listener { $0[client] = nil } }
  }

  /// The callback for libspeechd.
  static let tell: SPDCallback = { message, client, state in
    // Closing a connection cancels the thread of this call, which must not end in here.
    var before: Int32 = 0
    unsafe pthread_setcancelstate(Int32(PTHREAD_CANCEL_DISABLE), &before)
    defer { _ = pthread_setcancelstate(before, nil) }
    guard let listener = SpeechListeners.all.withLock({ $0[client] }) else { return }
    if state == SPD_EVENT_BEGIN { listener.began(message) } else { listener.ended(message) }
  }
}
