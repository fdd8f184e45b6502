import CPortability
import Glibc

/// The end of the program where the system grants it no more memory.
///
/// Swift has no error for this: an array that cannot grow would crash, with a trace in place of a
/// message.
enum MemoryExhaustion {
  /// The line that is written then; made at the start, as nothing can be made in the end.
  private nonisolated(unsafe) static var line =
    unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// From now on, ends the program with one line and ``ExitStatus/noResources`` if it needs memory
  /// and gets none.
  /// - Parameter message: the line, without the name of the program.
  static func watch(message: String) {
    let bytes = Array("sonify: \(message)\n".utf8)
    unsafe line = .allocate(capacity: bytes.count)
    _ = unsafe line.initialize(from: bytes)
    portability_end_without_memory {
      TerminalRescue.restore()
      let line = unsafe MemoryExhaustion.line
      _ = unsafe write(STDERR_FILENO, line.baseAddress, line.count)
      _exit(ExitStatus.noResources.code)
    }
  }
}
