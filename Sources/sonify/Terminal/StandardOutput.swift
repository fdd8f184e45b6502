import Foundation

/// Where results go.
enum StandardOutput {
  /// Writes all of `text`.
  /// - Throws: ``CommandFailure``: a quiet one if the reader has gone.
  static func write(_ text: String) throws(CommandFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw CommandFailure(status: .done, message: nil)
      } else if errno != EINTR && errno != EAGAIN {
        let reason = unsafe String(cString: strerror(errno))
        throw CommandFailure(status: .writeFailed, message: "standard output: \(reason)")
      }
    }
  }
}
