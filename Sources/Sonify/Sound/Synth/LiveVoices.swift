/// The voices that sound in the current block of frames, in the order of their starts.
///
/// Voices that have ended are not visited again, however long another voice sounds. The memory is
/// the type's own, and enough for all voices, so that rendering neither allocates nor locks.
@safe
struct LiveVoices: ~Copyable {
  private let storage: UnsafeMutablePointer<Int>
  /// The number of voices that sound.
  private(set) var count = 0
  /// The first voice that has not begun.
  private var next = 0

  /// Allocates memory for `capacity` voices.
  init(capacity: Int) {
    unsafe storage = .allocate(capacity: max(1, capacity))
    unsafe storage.initialize(repeating: 0, count: max(1, capacity))
  }

  deinit { unsafe storage.deallocate() }

  /// The index of one of the sounding voices in the table of voices.
  subscript(place: Int) -> Int {
    @_noLocks get {
      precondition(place >= 0 && place < count)
      return unsafe storage[place]
    }
  }

  /// Starts again before the first voice.
  @_noLocks
  mutating func restart() {
    count = 0
    next = 0
  }

  /// Moves to a block of frames that begins no earlier than the last one.
  /// - Precondition: the voices are sorted by their start, and there are at most `capacity`.
  /// - Complexity: O(voices that sound or begin).
  @_noLocks
  mutating func advance(to frames: Range<Int>, among voices: borrowing VoiceTable) {
    var kept = 0
    for place in 0..<count {
      let index = unsafe storage[place]
      guard voices[index].end > frames.lowerBound else { continue }
      unsafe storage[kept] = index
      kept += 1
    }
    count = kept
    while next < voices.count && voices[next].start < frames.upperBound {
      if voices[next].end > frames.lowerBound {
        unsafe storage[count] = next
        count += 1
      }
      next += 1
    }
  }
}
