/// The sums of voices over a block of 64 frames, in double precision.
struct Quantum {
  /// The number of frames in a quantum; quanta are counted from frame 0 of the score.
  static var frames: Int { @_noLocks get { 64 } }

  var left = InlineArray<64, Double>(repeating: 0)
  var right = InlineArray<64, Double>(repeating: 0)
  /// The envelope of the voice that is being added.
  var envelope = InlineArray<64, Double>(repeating: 1)
  /// The phases of that voice in turns, later their cosines, and their sines.
  ///
  /// They are kept here because clearing arrays for each voice would take a tenth of the time that its phases take.
  var turns = InlineArray<64, Double>(repeating: 0)
  var sines = InlineArray<64, Double>(repeating: 0)

  @_noLocks
  init() {}

  @_noLocks
  mutating func clear() {
    for frame in 0..<64 {
      left[frame] = 0
      right[frame] = 0
    }
  }

  /// Finds the sines of the phases, and replaces these by their cosines.
  @inline(__always) @_noLocks
  mutating func findSines() {
    for frame in 0..<64 { sines[frame] = Sine.ofReduced(turns[frame]) }
    for frame in 0..<64 { turns[frame] = Sine.cosineOfReduced(turns[frame]) }
  }

  /// Rounds the sums to samples, interleaved if there are two channels; a single channel takes the
  /// left.
  @inline(__always) @_noLocks
  mutating func write(to samples: inout InlineArray<128, Float>, channels: Int) {
    if channels == 1 {
      for frame in 0..<64 { samples[frame] = Float(left[frame]) }
    } else {
      for frame in 0..<64 {
        samples[2 * frame] = Float(left[frame])
        samples[2 * frame + 1] = Float(right[frame])
      }
    }
  }
}

/// A value that changes linearly from the start of a range of frames.
struct Ramp: BitwiseCopyable {
  /// The value on the first frame.
  var start: Double
  /// The change per frame.
  var slope: Double

  /// Makes a ramp from `start` that would reach `end` after `frames` frames.
  @inline(__always) @_noLocks
  init(from start: Double, to end: Double, over frames: Int) {
    self.start = start
    self.slope = (end - start) / Double(frames)
  }

  /// Makes a ramp with the value `start` on the frame `first` that would reach `end` on the frame
  /// `last`.
  @inline(__always) @_noLocks
  init(from start: Double, on first: Int, to end: Double, on last: Int) {
    slope = (end - start) / Double(last - first)
    self.start = start - slope * Double(first)
  }
}
