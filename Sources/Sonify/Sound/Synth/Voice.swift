/// One event made ready to sound: everything that depends on the score alone is worked out, so
/// that any stretch of it can be computed from frame numbers in closed form.
package struct Voice: BitwiseCopyable {
  /// What makes the sound.
  enum Source: BitwiseCopyable {
    /// An oscillator with the timbre of this index.
    case tone(timbre: Int)
    /// The waveform that begins at this place of the cue table.
    case cue(offset: Int)
  }

  var source: Source
  /// The first frame, and the first frame after the last.
  var start: Int
  var end: Int
  /// The phase on the first frame, in turns.
  var phase = 0.0
  /// The frequency on the first frame, in turns a frame, and its logarithmic growth a frame.
  var frequency = 0.0
  var growth = 0.0
  /// Whether an oscillator's polynomial can follow the tone; if not, each frame is computed alone.
  var isSmooth = false
  /// The place in the loudness curve on the first frame, and its change a frame.
  var loudness = Ramp(from: 0, to: 0, over: 1)
  /// The place between the loudspeakers on the first frame, and its change a frame.
  var pan: Ramp
  /// The gain moves from one value to the other over `gainFrames` frames from `gainStart`.
  var gainStart: Int
  var gainFrames = 0
  var oldGain: Double
  var newGain: Double
  /// The chain of joined glides that the voice is part of: it rises over `attack` frames and
  /// falls over `release`.
  var chainStart: Int
  var chainEnd: Int
  var attack = 0
  var release = 0

  /// The phase, in turns, on the frame `elapsed` frames after the first, within −½…½.
  @_noLocks
  func phase(after elapsed: Int) -> Double {
    let t = Double(elapsed)
    return Sine.reduced(phase + frequency * t * Exponential.mean(upTo: growth * t))
  }

  /// The frequency, in turns a frame, on the frame `elapsed` frames after the first.
  @_noLocks
  func frequency(after elapsed: Int) -> Double {
    growth == 0 ? frequency : frequency * Exponential.natural(growth * Double(elapsed))
  }

  /// Writes the voice's gain on every frame of a quantum into its envelope, zero outside the
  /// voice.
  @_noLocks
  func writeEnvelope(to quantum: inout Quantum, from quantumStart: Int) {
    let end = quantumStart + Quantum.frames
    let isSteady =
      start <= quantumStart && end <= self.end && chainStart + attack <= quantumStart
      && end <= chainEnd - release && gainStart + gainFrames <= quantumStart
    guard !isSteady else {
      for index in 0..<64 { quantum.envelope[index] = newGain }
      return
    }
    for index in 0..<64 { quantum.envelope[index] = gain(at: quantumStart + index) }
  }

  /// The voice's gain on a frame of the score, zero outside the voice.
  @_noLocks
  func gain(at frame: Int) -> Double {
    guard frame >= start && frame < end else { return 0 }
    var gain = gainWithinChain(at: frame)
    if frame < chainStart + attack {
      gain *= RaisedCosine.step(Double(frame - chainStart) / Double(attack))
    }
    if frame > chainEnd - release {
      gain *= RaisedCosine.step(Double(chainEnd - frame) / Double(release))
    }
    return gain
  }

  /// The voice's gain on a frame without the rise and fall of its chain.
  @_noLocks
  func gainWithinChain(at frame: Int) -> Double {
    guard frame < gainStart + gainFrames else { return newGain }
    let progress = Double(frame - gainStart) / Double(gainFrames)
    return oldGain + (newGain - oldGain) * RaisedCosine.step(progress)
  }
}
