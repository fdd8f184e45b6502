/// The waveforms of the cues: short sounds that differ from tones, and from each other, in band,
/// length and envelope.
///
/// Each has the power of a sine of amplitude 1, averaged over its length.
///
/// Frequencies are in turns per frame. Noise is a sum of sines with fixed pseudorandom phases, one
/// at every whole number of turns in the cue's length that falls within its band: it sounds like
/// noise, but only the envelope spreads power outside the band.
enum CueSounds {
  /// Returns a dry, wide-band noise with a fast attack.
  static func tick(frames: Int, band: ClosedRange<Double>) -> [Double] {
    shaped(noise(frames: frames, band: band, seed: 1)) { RaisedCosine.step(9 * $0) * fade($0) }
  }

  /// Returns a soft breath: noise that swells and fades.
  static func breath(frames: Int, band: ClosedRange<Double>) -> [Double] {
    shaped(noise(frames: frames, band: band, seed: 2)) {
      RaisedCosine.step(2 * $0) * RaisedCosine.step(2 * (1 - $0))
    }
  }

  /// Returns a knock as on wood: a damped sine that stops at once.
  static func knock(frames: Int, frequency: Double) -> [Double] {
    shaped(sine(frames: frames, frequency: frequency)) {
      RaisedCosine.step(12 * $0) * Exponential.natural(-4 * $0) * fade($0)
    }
  }

  /// Returns a bright ping: a damped sine that rings.
  static func ping(frames: Int, frequency: Double) -> [Double] {
    shaped(sine(frames: frames, frequency: frequency)) {
      RaisedCosine.step(10 * $0) * Exponential.natural(-2 * $0) * fade($0)
    }
  }

  /// Returns two dull thuds in succession, each a damped sine that falls in pitch.
  static func thuds(frames: Int, frequency: Double) -> [Double] {
    let half = Double(frames) / 2
    let samples = (0..<frames).map { frame in
      let t = Double(frame).truncatingRemainder(dividingBy: half)
      return Sine.of(t * frequency * (1.25 - 0.25 * t / half))
    }
    return shaped(samples) {
      let progress = 2 * $0 - (2 * $0).rounded(.down)
      return RaisedCosine.step(8 * progress) * Exponential.natural(-2 * progress) * fade(progress)
    }
  }

  /// Returns three strokes in succession, each a third of an octave higher, as on a bell: a damped
  /// sine with a partial that is no multiple of it.
  static func strokes(frames: Int, frequency: Double) -> [Double] {
    let third = Double(frames) / 3
    let samples = (0..<frames).map { frame in
      let stroke = (Double(frame) / third).rounded(.down)
      let t = Double(frame) - stroke * third
      let pitch = frequency * Exponential.natural(0.23104906018664842 * stroke)
      return Sine.of(t * pitch) + 0.4 * Sine.of(t * pitch * 1.52)
    }
    return shaped(samples) {
      let progress = 3 * $0 - (3 * $0).rounded(.down)
      return RaisedCosine.step(20 * progress) * Exponential.natural(-3 * progress) * fade(progress)
    }
  }

  /// Returns the envelope that fades the last third of a cue to silence.
  private static func fade(_ progress: Double) -> Double {
    RaisedCosine.step(3 * (1 - progress))
  }

  private static func sine(frames: Int, frequency: Double) -> [Double] {
    (0..<frames).map { Sine.of(Double($0) * frequency) }
  }

  /// Returns a sum of sines, each continued from its last two samples by sₙ₊₁ = 2cos(ω)·sₙ − sₙ₋₁.
  private static func noise(frames: Int, band: ClosedRange<Double>, seed: UInt64) -> [Double] {
    let lowest = max(1, Int((band.lowerBound * Double(frames)).rounded(.up)))
    let highest = max(lowest, Int(band.upperBound * Double(frames)))
    var samples = [Double](repeating: 0, count: frames)
    for cycles in lowest...highest {
      let step = Double(cycles) / Double(frames)
      let phase = Noise.unit(seed << 32 + UInt64(cycles))
      let factor = 2 * Sine.cosine(step)
      var (previous, sine) = (Sine.of(phase - step), Sine.of(phase))
      for frame in samples.indices {
        samples[frame] += sine
        (previous, sine) = (sine, factor * sine - previous)
      }
    }
    return samples
  }

  /// Returns the samples times an envelope of their progress from 0 to 1, scaled to the common
  /// power.
  private static func shaped(_ samples: [Double], by envelope: (Double) -> Double) -> [Double] {
    let shaped = samples.indices.map {
      samples[$0] * envelope((Double($0) + 0.5) / Double(samples.count))
    }
    let power = shaped.reduce(0) { $0 + $1 * $1 } / Double(max(1, shaped.count))
    guard power > 0 else { return shaped }
    let scale = (Timbre.power / power).squareRoot()
    return shaped.map { $0 * scale }
  }
}
