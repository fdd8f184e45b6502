import Glibc
import Sonify

/// Where messages to the user go; results go to standard output.
enum StandardError {
  /// Whether a person sees it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes text as it is.
  ///
  /// That nobody can read it any more is no reason to fail.
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes one line that says what is worth knowing, or what is wrong.
  ///
  /// Names of files and columns come from anywhere: here they lose their power over a terminal.
  static func note(_ text: String) {
    write("sonify: \(UntrustedText.harmless(text, limit: 5000))\n")
  }

  /// Writes one line of all that was chosen unasked, if anything was.
  static func note(choices: [String]) {
    guard let first = choices.first else { return }
    note(
      choices.dropFirst().reduce(first) {
        MessagePhrases.next.text(["first": $0, "second": $1])
      })
  }
}

/// Writes all of `bytes` to an open descriptor.
/// - Returns: 0, or the system's number for what went wrong.
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
