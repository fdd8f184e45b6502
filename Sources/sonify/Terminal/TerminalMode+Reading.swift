import Glibc

extension TerminalMode {
  /// The result of a read.
  enum Reading {
    /// Nothing was typed.
    case nothing
    /// The typed bytes.
    case bytes([UInt8])
    /// The end: the terminal is gone or, in a line, Ctrl+D was typed.
    case end
  }

  /// Reads what was typed, without waiting.
  func read() -> Reading {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&ready, 1, 0) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return .end
  }
}
