import Foundation
import Synchronization

/// Reads to the end on a thread of its own, because a task that waits for a pipe would hold up
/// the tasks of other tests.
final class ReadingThread: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let done = DispatchSemaphore(value: 0)

  init(_ read: @escaping @Sendable () -> Data) {
    Thread.detachNewThread {
      let data = read()
      self.bytes.withLock { $0 = [UInt8](data) }
      self.done.signal()
    }
  }

  /// Waits for the end, and gives all that was read.
  func finish() -> [UInt8] {
    done.wait()
    return bytes.withLock { $0 }
  }
}
