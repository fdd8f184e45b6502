/// An event that is ready to sound: everything that depends only on the score is precomputed, so
/// that any part of the event can be computed from frame numbers in closed form.
package struct Voice: BitwiseCopyable {
  /// The source of the sound.
  enum Source: BitwiseCopyable {
    /// An oscillator with the timbre at this index.
    case tone(timbre: Int)
    /// The waveform that begins at this offset of the cue table.
    case cue(offset: Int)
    /// Noise over the band of the voice.
    case spread
  }

  var source: Source
  /// The first frame, and the first frame after the end.
  var start: Int
  var end: Int
  /// The phase on the first frame, in turns.
  var phase = 0.0
  /// The frequency on the first frame, in turns per frame, and its logarithmic growth per frame.
  var frequency = 0.0
  var growth = 0.0
  /// Whether an oscillator's polynomial can follow the tone; if not, each frame is computed
  /// separately.
  var isSmooth = false
  /// The fractional index in the loudness curve on the first frame, and its change per frame.
  var loudness = Ramp(from: 0, to: 0, over: 1)
  /// The edges of noise.
  var band = NoiseBand()
  /// The pan on the first frame, and its change per frame.
  var pan: Ramp
  /// The gain moves from `oldGain` to `newGain` over `gainFrames` frames from `gainStart`.
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

  /// Returns the phase, in turns, on the frame `elapsed` frames after the first, within −½…½.
  @_noLocks
  func phase(after elapsed: Int) -> Double {
    let t = Double(elapsed)
    return Sine.reduced(phase + frequency * t * Exponential.mean(upTo: growth * t))
  }

  /// Returns the frequency, in turns per frame, on the frame `elapsed` frames after the first.
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

  /// Returns the voice's gain on a frame of the score, zero outside the voice.
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

  /// Returns the voice's gain on a frame without the attack and release of its chain.
  @_noLocks
  func gainWithinChain(at frame: Int) -> Double {
    guard frame < gainStart + gainFrames else { return newGain }
    let progress = Double(frame - gainStart) / Double(gainFrames)
    return oldGain + (newGain - oldGain) * RaisedCosine.step(progress)
  }
}
