import Glibc

/// A pipe by which one thread, or a signal, wakes another that waits for it with `poll`.
package struct Wakening: Sendable {
  /// What becomes readable.
  package let reading: Int32
  private let writing: Int32

  /// Makes the pipe; nothing if the system has no descriptors left.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Wakes whoever waits; what is written into a full pipe changes nothing, for it is awake.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe Glibc.write(writing, &byte, 1)
  }

  /// Takes note of all that has been written.
  package func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while unsafe Glibc.read(reading, &bytes, 16) > 0 {}
  }

  /// Waits until somebody wakes.
  /// - Returns: whether somebody did, in that time, which counts in milliseconds.
  package func wait(atMost time: Duration?) -> Bool {
    var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    let limit = time.map { Int32(min(max(0, ($0 / .milliseconds(1)).rounded(.up)), 1e6)) } ?? -1
    return unsafe poll(&ready, 1, limit) > 0
  }

  /// Gives the descriptors back.
  package func close() {
    _ = Glibc.close(reading)
    _ = Glibc.close(writing)
  }
}
