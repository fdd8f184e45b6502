/// The score that plays, and those that fade out under it.
///
/// There are enough slots for all that can begin while one fades; without a free slot the oldest
/// score ends at once.
@safe
struct PlayingScores: ~Copyable {
  private struct Part: BitwiseCopyable {
    var score: PlayingScore
    var fader = Fader()
    /// Whether it plays on and is not fading out.
    var isCurrent = true
    /// Whether a quantum of it has been rendered.
    var hasSounded = false

    @_noLocks
    init(_ score: PlayingScore) { self.score = score }
  }

  private static var capacity: Int { @_noLocks get { 16 } }

  private let parts: UnsafeMutablePointer<Part>
  private var count = 0
  private let retired: UnsafeMutablePointer<PlayingScore>
  private var retiredCount = 0
  private var scratch = InlineArray<128, Float>(repeating: 0)
  private var monoScratch = InlineArray<64, Float>(repeating: 0)

  init() {
    unsafe parts = .allocate(capacity: Self.capacity)
    unsafe retired = .allocate(capacity: 2 * Self.capacity)
  }

  deinit {
    unsafe parts.deallocate()
    unsafe retired.deallocate()
  }

  /// Starts a score, with a rise from silence if it starts in its middle.
  @_noLocks
  mutating func add(_ score: PlayingScore, from frame: Int, over frames: Int) {
    if count == Self.capacity { retire(at: 0) }
    var part = Part(score)
    if score.first > 0 {
      part.fader = Fader(at: 0)
      part.fader.move(to: 1, from: frame, over: frames)
    }
    unsafe (parts + count).initialize(to: part)
    count += 1
  }

  /// Fades all scores to silence from a frame on.
  @_noLocks
  mutating func fadeAll(from frame: Int, over frames: Int) {
    var place = 0
    while place < count {
      if unsafe !parts[place].hasSounded {
        retire(at: place)
        continue
      }
      if unsafe parts[place].isCurrent {
        unsafe parts[place].isCurrent = false
        unsafe parts[place].fader.move(to: 0, from: frame, over: frames)
      }
      place += 1
    }
  }

  /// Returns a score that has ended, for its owner to free, or nil if there is none.
  @_noLocks
  mutating func takeRetired() -> PlayingScore? {
    guard retiredCount > 0 else { return nil }
    retiredCount -= 1
    return unsafe retired[retiredCount]
  }

  /// Ends all scores at once, even with a click.
  @_noLocks
  mutating func retireAll() {
    while count > 0 { retire(at: 0) }
  }

  /// Adds all scores to a quantum's samples, and retires those that have ended.
  /// - Returns: whether anything played.
  @_noLocks
  mutating func add(
    to samples: inout InlineArray<128, Float>, channels: Int, from start: Int
  ) -> Bool {
    var place = 0
    let plays = count > 0
    while place < count {
      unsafe parts[place].hasSounded = true
      let part = unsafe parts[place]
      render(part.score, channels: channels)
      part.fader.apply(to: &scratch, channels: channels, from: start)
      for index in 0..<128 { samples[index] += scratch[index] }
      let end = start + Quantum.frames
      if part.score.position >= part.score.frames
        || (!part.isCurrent && part.fader.isAtRest(on: end))
      {
        retire(at: place)
      } else {
        place += 1
      }
    }
    return plays
  }

  @_noLocks
  private mutating func render(_ score: PlayingScore, channels: Int) {
    if channels == 1 {
      var output = monoScratch.mutableSpan
      score.render(into: &output)
      for frame in 0..<64 { scratch[frame] = monoScratch[frame] }
    } else {
      var output = scratch.mutableSpan
      score.render(into: &output)
    }
  }

  /// Moves a score to the retired ones if there is a slot; there always is if the owner takes them
  /// after every block.
  @_noLocks
  private mutating func retire(at place: Int) {
    if retiredCount < 2 * Self.capacity {
      unsafe (retired + retiredCount).initialize(to: parts[place].score)
      retiredCount += 1
    }
    count -= 1
    var next = place
    while next < count {
      unsafe parts[next] = parts[next + 1]
      next += 1
    }
  }
}
