import CSpeechd
import Glibc

/// A connection to speech-dispatcher, which is opened when it is needed.
///
/// The user's settings never change: pitch, language, punctuation and, unless a speed is asked for,
/// rate. Every call may wait for as long as the service takes.
@safe
struct SpeechConnection: ~Copyable {
  private let library: SpeechdLibrary
  private let clientName: String
  /// The socket of the service, or nil for that of the user's environment.
  private let socket: String?
  private let listener: any SpeechListener
  private var handle: SpeechdLibrary.Connection?
  private var client = -1
  /// The speed that this connection was set to, relative to that of the user's settings.
  private var rate = 0.0
  /// The speed of the user's settings, −100 to 100, or nil if it has not been asked for.
  private var usualRate: Int?

  /// Prepares a connection that notifies `listener` of the progress of messages.
  init(
    _ library: SpeechdLibrary, clientName: String, socket: String?, listener: any SpeechListener
  ) {
    self.library = library
    self.socket = socket
    self.clientName = clientName
    self.listener = listener
  }

  deinit { if let handle = unsafe handle { unsafe Self.close(library, handle, client, listener) } }

  /// Whether the connection is open; the service may have ended all the same.
  var isOpen: Bool { unsafe handle != nil }

  /// Whether the service is known to have ended: libspeechd then drops its stream.
  var isBroken: Bool { unsafe handle.map { unsafe $0.pointee.stream == nil } ?? false }

  /// Opens the connection unless it is open.
  /// - Parameter startsService: whether to start the service if it is not running.
  /// - Returns: whether the connection is open now.
  mutating func open(startsService: Bool) -> Bool {
    guard !isOpen else { return true }
    var reason: UnsafeMutablePointer<CChar>?
    let opened: SpeechdLibrary.Connection?
    if let socket {
      unsafe opened = unsafe socket.withCString { socket in
        // The name is never written to.
        var address = unsafe SPDConnectionAddress()
        unsafe address.method = SPD_METHOD_UNIX_SOCKET
        unsafe address.unix_socket_name = UnsafeMutablePointer(mutating: socket)
        return unsafe library.open(
          clientName, nil, nil, SPD_MODE_THREADED, &address, 0, &reason)
      }
    } else {
      unsafe opened = unsafe library.open(
        clientName, nil, nil, SPD_MODE_THREADED, nil, startsService ? 1 : 0, &reason)
    }
    unsafe free(reason)
    guard let opened = unsafe opened else { return false }
    guard let client = unsafe library.clientID(of: opened) else {
      unsafe library.close(opened)
      return false
    }
    SpeechListeners.add(listener, of: client)
    unsafe opened.pointee.callback_begin = SpeechListeners.tell
    unsafe opened.pointee.callback_end = SpeechListeners.tell
    unsafe opened.pointee.callback_cancel = SpeechListeners.tell
    let wanted = SPDNotification(
      rawValue: SPD_BEGIN.rawValue | SPD_END.rawValue | SPD_CANCEL.rawValue)
    guard unsafe library.notify(opened, wanted) == 0 else {
      unsafe Self.close(library, opened, client, listener)
      return false
    }
    unsafe handle = unsafe opened
    self.client = client
    return true
  }

  /// Sends a text to be spoken after earlier ones.
  /// - Parameters:
  ///   - text: the text.
  ///   - priority: its urgency.
  ///   - newRate: its speed relative to that of the user's settings, in steps of SSIP. A service that
  ///     does not accept it speaks as before.
  /// - Returns: the number of the message, or nil if the service has ended.
  mutating func say(_ text: String, _ priority: SpeechPriority, rate newRate: Double) -> Int? {
    guard let handle = unsafe handle else { return nil }
    if newRate != rate {
      let usual = unsafe usualRate ?? library.rate(of: handle) ?? 0
      // By SSIP, the rate is a whole number.
      let absolute = Int(min(100, max(-100, Double(usual) + newRate)))
      unsafe library.set(rate: absolute, of: handle)
      (rate, usualRate) = (newRate, usual)
    }
    let number = unsafe library.say(
      handle, priority == .important ? SPD_IMPORTANT : SPD_TEXT, text)
    return number < 0 ? nil : Int(number)
  }

  /// Silences all messages.
  /// - Returns: whether the service is still running.
  mutating func cancel() -> Bool {
    guard let handle = unsafe handle else { return true }
    return unsafe library.cancel(handle) == 0
  }

  /// Closes the connection; earlier messages are still spoken.
  mutating func close() {
    guard let handle = unsafe handle else { return }
    unsafe self.handle = nil
    (rate, usualRate) = (0, nil)
    unsafe Self.close(library, handle, client, listener)
  }

  private static func close(
    _ library: SpeechdLibrary, _ handle: SpeechdLibrary.Connection, _ client: Int,
    _ listener: any SpeechListener
  ) {
    unsafe library.close(handle)
    SpeechListeners.remove(listener, of: client)
  }
}
