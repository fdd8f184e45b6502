import Synchronization

/// The indices of a ring buffer with one writing and one reading thread, without locks or waiting.
struct RingIndices: ~Copyable {
  private let mask: Int
  /// The number of values written, and read, since the beginning.
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)

  /// Creates the indices of a buffer for `capacity` values, a power of two.
  init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0)
    mask = capacity - 1
  }

  /// The index at which to write the next value, or nil if there is no room; for the writing
  /// thread.
  var free: Int? {
    @_noLocks get {
      let place = written.load(ordering: .relaxed)
      return place &- read.load(ordering: .acquiring) <= mask ? place & mask : nil
    }
  }

  /// Publishes the value that was written at ``free``.
  @_noLocks
  func hasWritten() { written.store(written.load(ordering: .relaxed) &+ 1, ordering: .releasing) }

  /// The index of the oldest value, or nil if there is none; for the reading thread.
  var filled: Int? {
    @_noLocks get {
      let place = read.load(ordering: .relaxed)
      return place == written.load(ordering: .acquiring) ? nil : place & mask
    }
  }

  /// Frees the index of the value that was read at ``filled``.
  @_noLocks
  func hasRead() { read.store(read.load(ordering: .relaxed) &+ 1, ordering: .releasing) }
}
