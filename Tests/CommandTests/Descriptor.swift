import Foundation

/// An open file that closes itself.
final class Descriptor {
  /// What the system calls it.
  let number: Int32

  private init(adopting number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file that programs started from here do not inherit.
  init(opening path: String, _ flags: Int32) throws {
    number = unsafe open(path, flags | O_CLOEXEC)
    guard number >= 0 else { throw POSIXError.last }
  }

  /// The two ends of a new pipe.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    try pair { unsafe Foundation.pipe(&$0) }
  }

  /// The two sides of a new terminal: what a person reads and types on, and what programs see.
  static func pseudoTerminal() throws -> (reading: Descriptor, writing: Descriptor) {
    try pair { ends in
      var program: Int32 = 0
      defer { ends[1] = program }
      return unsafe openpty(&ends[0], &program, nil, nil, nil)
    }
  }

  private static func pair(
    _ open: (inout [Int32]) -> Int32
  ) throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [0, 0]
    guard open(&ends) == 0 else { throw POSIXError.last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(adopting: ends[0]), Descriptor(adopting: ends[1]))
  }

  /// The path of the terminal that it leads to.
  var terminalName: String {
    get throws {
      var name = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let code = unsafe name.withUnsafeMutableBytes { buffer in
        let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe start.map { unsafe ttyname_r(number, $0, buffer.count) } ?? EINVAL
      }
      guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOTTY) }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// From now on a write takes what fits, and does not wait.
  func makeNonblocking() { _ = fcntl(number, F_SETFL, O_NONBLOCK) }

  /// Appends what has come; `false` at the end.
  func read(into bytes: inout [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe piece.withUnsafeMutableBytes {
      unsafe Foundation.read(number, $0.baseAddress, $0.count)
    }
    bytes += piece.prefix(max(0, count))
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  /// Writes what fits, and says how much that was; nothing if nobody reads.
  @discardableResult
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Foundation.write(number, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return 0 }
    return count < 0 ? nil : count
  }
}

extension POSIXError {
  /// What the last call of the system reported.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
}
