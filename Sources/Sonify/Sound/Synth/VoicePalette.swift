/// What voices are rendered with: the waveforms of the cues, the timbres, the loudness curve and
/// noise, in memory of their own.
struct VoicePalette: ~Copyable {
  private let waveforms: NumberTable
  private let loudness: NumberTable
  private let timbreLevels: NumberTable
  private let timbres: TimbreTable
  private let noise: NumberTable
  private let level: Double
  private let channels: Int

  /// Makes a palette that plays everything at an amplitude factor of `level`, spreads only if it
  /// `hasNoise`.
  init(
    waveforms: [Double], loudness: LoudnessCurve, timbres: [Timbre], timbreLevels: TimbreLevels,
    level: Double, channels: Int, hasNoise: Bool
  ) {
    self.waveforms = NumberTable(waveforms)
    self.loudness = NumberTable(loudness.factors)
    self.timbres = TimbreTable(timbres)
    self.timbreLevels = NumberTable(timbreLevels.factors)
    noise = NumberTable(hasNoise ? BandNoise.table : [])
    self.level = level
    self.channels = channels
  }

  /// Adds a voice to a quantum that begins on the frame `quantumStart`.
  @inline(__always) @_noLocks
  func add(_ voice: Voice, to quantum: inout Quantum, from quantumStart: Int) {
    voice.writeEnvelope(to: &quantum, from: quantumStart)
    let elapsed = quantumStart - voice.start
    switch voice.source {
    case .cue(let offset):
      addCue(voice, offset: offset, elapsed: elapsed, to: &quantum)
    case .spread:
      guard noise.count > 0 else { return }
      let (left, right) = ramps(of: voice, elapsed: elapsed)
      voice.band.advanced(by: elapsed).add(to: &quantum, of: noise, left: left, right: right)
    case .tone(let timbre):
      let partials = timbres[timbre].partials
      guard voice.isSmooth else {
        addFrameByFrame(voice, partials: partials, elapsed: elapsed, to: &quantum)
        return
      }
      let (left, right) = ramps(of: voice, elapsed: elapsed)
      Oscillator(
        phase: voice.phase(after: elapsed), frequency: voice.frequency(after: elapsed),
        growth: voice.growth, partials: partials,
        left: left, right: right
      ).add(to: &quantum)
    }
  }

  /// Returns the amplitudes of both channels over a quantum.
  ///
  /// At the start and end of a voice inside the quantum they are exact, so that the voice that
  /// continues it joins without a step.
  @inline(__always) @_noLocks
  private func ramps(of voice: Voice, elapsed: Int) -> (left: Ramp, right: Ramp) {
    let first = max(0, -elapsed)
    let last = min(Quantum.frames, voice.end - voice.start - elapsed)
    let (firstLeft, firstRight) = gains(of: voice, after: elapsed + first)
    let (lastLeft, lastRight) = gains(of: voice, after: elapsed + last)
    return (
      Ramp(from: firstLeft, on: first, to: lastLeft, on: last),
      Ramp(from: firstRight, on: first, to: lastRight, on: last)
    )
  }

  /// Adds a voice frame by frame in closed form, if it is too short or too steep for a polynomial,
  /// or if its upper partials come near the limit of the sample rate.
  @_noLocks
  private func addFrameByFrame(
    _ voice: Voice, partials: InlineArray<5, Double>, elapsed: Int, to quantum: inout Quantum
  ) {
    for frame in 0..<64 where quantum.envelope[frame] != 0 {
      let frequency = voice.frequency(after: elapsed + frame)
      let turns = voice.phase(after: elapsed + frame)
      let sum = Oscillator.sum(
        of: PartialLimit.limited(partials, fundamental: frequency),
        sine: Sine.ofReduced(turns), cosine: Sine.cosineOfReduced(turns))
      let (left, right) = gains(of: voice, after: elapsed + frame)
      quantum.left[frame] += sum * quantum.envelope[frame] * left
      quantum.right[frame] += sum * quantum.envelope[frame] * right
    }
  }

  @_noLocks
  private func addCue(_ voice: Voice, offset: Int, elapsed: Int, to quantum: inout Quantum) {
    let isStill = voice.pan.slope == 0
    var (left, right) = gains(of: voice, after: elapsed)
    for frame in 0..<64 where quantum.envelope[frame] != 0 {
      let sample = waveforms[offset + elapsed + frame] * quantum.envelope[frame]
      if !isStill { (left, right) = gains(of: voice, after: elapsed + frame) }
      quantum.left[frame] += sample * left
      quantum.right[frame] += sample * right
    }
  }

  /// Returns the amplitudes of both channels: level, loudness of the
  /// timbre at the pitch, and pan.
  @inline(__always) @_noLocks
  private func gains(of voice: Voice, after elapsed: Int) -> (left: Double, right: Double) {
    let t = Double(elapsed)
    var gain = level
    switch voice.source {
    case .tone(let timbre):
      let place = voice.loudness.start + voice.loudness.slope * t
      gain *= loudness.value(at: place)
      if timbre > 0 {
        let first = timbre * TimbreLevels.width
        gain *= timbreLevels.value(at: Double(first) + ToneSpectrum.place(ofCurve: place))
      }
    case .spread:
      gain *= loudness.value(at: voice.loudness.start + voice.loudness.slope * t)
    case .cue: break
    }
    guard channels > 1 else { return (gain, 0) }
    let (left, right) = EqualPower.gains(voice.pan.start + voice.pan.slope * t)
    return (gain * left, gain * right)
  }
}
