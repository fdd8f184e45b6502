/// Voices that sound to their end on their own: cues, and tones in their release.
///
/// There are so many slots that a voice without one would not be heard among the others.
@safe
struct DetachedVoices: ~Copyable {
  private static var capacity: Int { @_noLocks get { 64 } }

  private let storage: UnsafeMutablePointer<Voice>
  private var count = 0

  init() { unsafe storage = .allocate(capacity: Self.capacity) }

  deinit { unsafe storage.deallocate() }

  /// Adds a voice, `frames` frames after its own start; ignored if no slot is free.
  @_noLocks
  mutating func add(_ voice: Voice, at frames: Int) {
    guard count < Self.capacity else { return }
    unsafe (storage + count).initialize(to: voice.moved(by: frames))
    count += 1
  }

  /// Returns whether a voice like this one begins within `distance` frames of where this one would,
  /// `frames` frames after its own start.
  @_noLocks
  func hasDuplicate(of voice: Voice, at frames: Int, within distance: Int) -> Bool {
    guard case .cue(let waveform) = voice.source else { return false }
    let start = voice.start + frames
    for place in 0..<count {
      let other = unsafe storage[place]
      if case .cue(waveform) = other.source, abs(other.start - start) < distance { return true }
    }
    return false
  }

  /// Releases every voice from a frame on, and removes those that have not begun.
  @_noLocks
  mutating func release(at frame: Int, over frames: Int) {
    var kept = 0
    for place in 0..<count {
      var voice = unsafe storage[place]
      guard voice.start < frame else { continue }
      // A release that has begun continues; a second one would be a step.
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

  /// Adds the voices to a quantum, and removes those that have ended.
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
