import CSpeechd
import Glibc
import SonifyBase

/// The functions of libspeechd, the client of speech-dispatcher.
@safe struct SpeechdLibrary: @unchecked Sendable {
  /// The file name of the library.
  static let name = "libspeechd.so.2"
  /// The Debian package of the library.
  static let package = "libspeechd2"

  typealias Connection = UnsafeMutablePointer<SPDConnection>

  let open:
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, SPDConnectionMode,
      UnsafePointer<SPDConnectionAddress>?, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Connection?
  let close: @convention(c) (Connection?) -> Void
  let say: @convention(c) (Connection?, SPDPriority, UnsafePointer<CChar>?) -> Int32
  let cancel: @convention(c) (Connection?) -> Int32
  /// Sends a command, whose reply the caller must free; returns 0 on success.
  let execute:
    @convention(c) (
      Connection?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  let notify: @convention(c) (Connection?, SPDNotification) -> Int32

  /// Loads the library, or returns nil if it is not installed or lacks a function.
  init?() {
    guard let library = SharedLibrary(Self.name),
      let open = unsafe library.function("spd_open2", as: type(of: open)),
      let close = unsafe library.function("spd_close", as: type(of: close)),
      let say = unsafe library.function("spd_say", as: type(of: say)),
      let cancel = unsafe library.function("spd_cancel", as: type(of: cancel)),
      let execute = unsafe library.function(
        "spd_execute_command_with_reply", as: type(of: execute)),
      let notify = unsafe library.function("spd_set_notification_on", as: type(of: notify))
    else { return nil }
    unsafe self.open = unsafe open
    unsafe self.close = unsafe close
    unsafe self.say = unsafe say
    unsafe self.cancel = unsafe cancel
    unsafe self.execute = unsafe execute
    unsafe self.notify = unsafe notify
  }

  /// Returns the number of a connection in the service.
  ///
  /// `spd_get_client_id` would crash if the service has ended in the meantime.
  /// - Returns: the number, or nil if the service does not report it.
  func clientID(of connection: Connection) -> Int? {
    var answer: UnsafeMutablePointer<CChar>?
    defer { unsafe free(answer) }
    guard unsafe execute(connection, "HISTORY GET CLIENT_ID", &answer) == 0,
      let answer = unsafe answer
    else { return nil }
    return unsafe Self.number(in: answer)
  }

  /// Returns the speed of a connection, −100 to 100, or nil if the service does not report it.
  func rate(of connection: Connection) -> Int? {
    var answer: UnsafeMutablePointer<CChar>?
    defer { unsafe free(answer) }
    guard unsafe execute(connection, "GET RATE", &answer) == 0, let answer = unsafe answer else {
      return nil
    }
    return unsafe Self.number(in: answer)
  }

  /// Sets the speed of a connection, −100 to 100; a service that does not accept it keeps its own.
  func set(rate: Int, of connection: Connection) {
    var answer: UnsafeMutablePointer<CChar>?
    _ = unsafe execute(connection, "SET SELF RATE \(rate)", &answer)
    unsafe free(answer)
  }

  /// Returns the number in a reply such as "245-12", which a status line follows.
  @unsafe private static func number(in answer: UnsafeMutablePointer<CChar>) -> Int? {
    let words = unsafe String(cString: answer).dropFirst(4)
    return Int(words.prefix { $0.isASCII && ($0.isNumber || $0 == "-") })
  }
}
