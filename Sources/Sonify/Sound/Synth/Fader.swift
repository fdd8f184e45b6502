/// An amplitude factor that moves from one value to another along a raised cosine.
struct Fader: BitwiseCopyable {
  private var old = 1.0
  private var new: Double
  private var start = 0
  private var frames = 0

  /// Makes a fader at rest.
  @_noLocks
  init(at factor: Double = 1) { new = factor }

  /// Moves to another value over `frames` frames, starting at the value on `frame`.
  @_noLocks
  mutating func move(to factor: Double, from frame: Int, over frames: Int) {
    old = value(on: frame)
    new = factor
    start = frame
    self.frames = frames
  }

  /// Returns the factor on a frame.
  @_noLocks
  func value(on frame: Int) -> Double {
    guard frame < start + frames else { return new }
    return old + (new - old) * RaisedCosine.step(Double(frame - start) / Double(frames))
  }

  /// Returns whether the factor has reached its value by a frame.
  @_noLocks
  func isAtRest(on frame: Int) -> Bool { frame >= start + frames }

  /// Multiplies the samples of a quantum by the factor; at rest on 1, they stay unchanged.
  @_noLocks
  func apply(to samples: inout InlineArray<128, Float>, channels: Int, from quantumStart: Int) {
    if isAtRest(on: quantumStart) && new == 1 { return }
    for frame in 0..<Quantum.frames {
      let factor = Float(value(on: quantumStart + frame))
      for channel in 0..<channels { samples[frame * channels + channel] *= factor }
    }
  }
}
