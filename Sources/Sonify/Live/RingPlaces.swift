import Synchronization

/// Where one thread puts values and another takes them out again, in a ring of places, without locks
/// and without waiting.
struct RingPlaces: ~Copyable {
  private let mask: Int
  /// How many values have been put in, and taken out, since the beginning.
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)

  /// Makes room for so many values, a power of two.
  init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0)
    mask = capacity - 1
  }

  /// Where the next value may be put, if there is room; for the thread that puts values in.
  var free: Int? {
    @_noLocks get {
      let place = written.load(ordering: .relaxed)
      return place &- read.load(ordering: .acquiring) <= mask ? place & mask : nil
    }
  }

  /// Hands over the value in the place that was free.
  @_noLocks
  func hasWritten() { written.store(written.load(ordering: .relaxed) &+ 1, ordering: .releasing) }

  /// Where the oldest value is, if there is one; for the thread that takes values out.
  var filled: Int? {
    @_noLocks get {
      let place = read.load(ordering: .relaxed)
      return place == written.load(ordering: .acquiring) ? nil : place & mask
    }
  }

  /// Gives back the place of the value that was taken out.
  @_noLocks
  func hasRead() { read.store(read.load(ordering: .relaxed) &+ 1, ordering: .releasing) }
}
