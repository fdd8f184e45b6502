/// The voices that sound in the present stretch of frames, in the order of their starts.
///
/// However long a voice sounds, those that have ended meanwhile are not looked at again. The memory
/// is its own, and enough for all voices, so that rendering neither allocates nor locks.
@safe
struct LiveVoices: ~Copyable {
  private let storage: UnsafeMutablePointer<Int>
  /// How many voices sound.
  private(set) var count = 0
  /// The first voice that has not begun.
  private var next = 0

  /// Makes room for so many voices.
  init(capacity: Int) {
    unsafe storage = .allocate(capacity: max(1, capacity))
    unsafe storage.initialize(repeating: 0, count: max(1, capacity))
  }

  deinit { unsafe storage.deallocate() }

  /// The index of one of the voices that sound.
  subscript(place: Int) -> Int {
    @_noLocks get {
      precondition(place >= 0 && place < count)
      return unsafe storage[place]
    }
  }

  /// Goes back to where nothing has sounded yet.
  @_noLocks
  mutating func restart() {
    count = 0
    next = 0
  }

  /// Goes on to a stretch of frames that begins no earlier than the one before.
  /// - Precondition: the voices are sorted by their start, and no more than there is room for.
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
