import CSpeechd
import Glibc

/// A connection with speech-dispatcher, which opens when it is needed.
///
/// Nothing of the user's voice is ever set: its rate, pitch, language and punctuation are theirs.
/// Every call may wait for as long as the service likes.
@safe
struct SpeechConnection: ~Copyable {
  private let library: SpeechdLibrary
  private let clientName: String
  /// Where the service listens; nothing for where the user's environment says.
  private let socket: String?
  private let listener: any SpeechListener
  private var handle: SpeechdLibrary.Connection?
  private var client = -1

  /// Prepares a connection that tells `listener` what becomes of messages.
  init(
    _ library: SpeechdLibrary, clientName: String, socket: String?, listener: any SpeechListener
  ) {
    self.library = library
    self.socket = socket
    self.clientName = clientName
    self.listener = listener
  }

  deinit { if let handle = unsafe handle { unsafe Self.close(library, handle, client, listener) } }

  /// Whether it is open; the service may have gone all the same.
  var isOpen: Bool { unsafe handle != nil }

  /// Whether the service is known to have gone: libspeechd gives up its stream then.
  var isBroken: Bool { unsafe handle.map { unsafe $0.pointee.stream == nil } ?? false }

  /// Opens it, unless it is.
  /// - Parameter startsService: whether to start a service where none runs.
  /// - Returns: whether it is open now.
  mutating func open(startsService: Bool) -> Bool {
    guard !isOpen else { return true }
    var reason: UnsafeMutablePointer<CChar>?
    let opened: SpeechdLibrary.Connection?
    if let socket {
      unsafe opened = unsafe socket.withCString { socket in
        // The name is only read.
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

  /// Hands a text over to be spoken, behind those of before.
  /// - Returns: the number of the message; nothing if the service has gone.
  mutating func say(_ text: String, _ priority: SpeechPriority) -> Int? {
    guard let handle = unsafe handle else { return nil }
    let number = unsafe library.say(
      handle, priority == .important ? SPD_IMPORTANT : SPD_TEXT, text)
    return number < 0 ? nil : Int(number)
  }

  /// Silences all that was handed over.
  /// - Returns: whether the service is still there.
  mutating func cancel() -> Bool {
    guard let handle = unsafe handle else { return true }
    return unsafe library.cancel(handle) == 0
  }

  /// Closes it; what was handed over is spoken all the same.
  mutating func close() {
    guard let handle = unsafe handle else { return }
    unsafe self.handle = nil
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
