import Glibc
import Sonify

/// Standard error, for messages to the user; results go to standard output.
enum StandardError {
  /// Whether it is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes text unchanged.
  ///
  /// Errors are ignored, such as a reader that has gone.
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes one line with a note or an error.
  ///
  /// Names of files and columns may hold anything: they are made harmless to a terminal.
  static func note(_ text: String) {
    write("sonify: \(UntrustedText.harmless(text, limit: 5000))\n")
  }

  /// Writes one line with all automatic choices, if there are any.
  static func note(choices: [String]) {
    guard let first = choices.first else { return }
    note(
      choices.dropFirst().reduce(first) {
        MessagePhrases.next.text(["first": $0, "second": $1])
      })
  }
}

/// Writes all of `bytes` to an open descriptor.
/// - Returns: 0, or the system's `errno`.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes {
      unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
    }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      unsafe poll(&readiness, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
