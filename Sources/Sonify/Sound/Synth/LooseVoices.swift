/// Voices that sound to their end on their own: cues, and tones that fall.
///
/// There is room for so many that what finds none is not missed among the others.
@safe
struct LooseVoices: ~Copyable {
  private static var capacity: Int { @_noLocks get { 64 } }

  private let storage: UnsafeMutablePointer<Voice>
  private var count = 0

  init() { unsafe storage = .allocate(capacity: Self.capacity) }

  deinit { unsafe storage.deallocate() }

  /// Adds a voice, so many frames later than it says.
  @_noLocks
  mutating func add(_ voice: Voice, at frames: Int) {
    guard count < Self.capacity else { return }
    unsafe (storage + count).initialize(to: voice.moved(by: frames))
    count += 1
  }

  /// Whether a voice like this one begins within so many frames of where this would, so many frames
  /// later than it says.
  @_noLocks
  func hasTwin(of voice: Voice, at frames: Int, within distance: Int) -> Bool {
    guard case .cue(let waveform) = voice.source else { return false }
    let start = voice.start + frames
    for place in 0..<count {
      let other = unsafe storage[place]
      if case .cue(waveform) = other.source, abs(other.start - start) < distance { return true }
    }
    return false
  }

  /// Lets every voice fall from a frame on, and those that have not begun be forgotten.
  @_noLocks
  mutating func release(at frame: Int, over frames: Int) {
    var kept = 0
    for place in 0..<count {
      var voice = unsafe storage[place]
      guard voice.start < frame else { continue }
      // A fall that has begun goes on; a second one would be a step.
      if voice.chainEnd - voice.release > frame {
        voice.chainEnd = frame + frames
        voice.release = frames
        if voice.end > voice.chainEnd { voice.end = voice.chainEnd }
      }
      unsafe storage[kept] = voice
      kept += 1
    }
    count = kept
  }

  /// Adds the voices to a quantum, and forgets those that have ended.
  /// - Returns: whether any sounds.
  @_noLocks
  mutating func add(
    to quantum: inout Quantum, from start: Int, by palette: borrowing VoicePalette
  ) -> Bool {
    var kept = 0
    var sounds = false
    for place in 0..<count {
      let voice = unsafe storage[place]
      guard voice.end > start else { continue }
      if voice.start < start + Quantum.frames {
        palette.add(voice, to: &quantum, from: start)
        sounds = true
      }
      unsafe storage[kept] = voice
      kept += 1
    }
    count = kept
    return sounds
  }
}
