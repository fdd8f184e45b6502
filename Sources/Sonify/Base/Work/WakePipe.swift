import Glibc

/// A pipe through which a thread or a signal handler wakes a thread that waits with `poll`.
package struct WakePipe: Sendable {
  /// The descriptor that becomes readable.
  package let reading: Int32
  private let writing: Int32

  /// Makes the pipe, or returns nil if the system has no descriptors left.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Wakes the waiting thread; if the pipe is full, the thread is awake already.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe Glibc.write(writing, &byte, 1)
  }

  /// Discards all that has been written.
  package func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while unsafe Glibc.read(reading, &bytes, 16) > 0 {}
  }

  /// Waits until another thread calls ``wake()``.
  /// - Returns: whether one did within `time`, which is rounded up to milliseconds and is at most
  ///   1,000 s; nil waits without a limit.
  package func wait(atMost time: Duration?) -> Bool {
    var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    let limit = time.map { Int32(min(max(0, ($0 / .milliseconds(1)).rounded(.up)), 1e6)) } ?? -1
    return unsafe poll(&ready, 1, limit) > 0
  }

  /// Closes the descriptors.
  package func close() {
    _ = Glibc.close(reading)
    _ = Glibc.close(writing)
  }
}
