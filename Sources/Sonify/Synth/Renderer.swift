/// Plays a score into blocks of samples.
///
/// All sound is computed on a fixed grid of 64 frames counted from frame 0, each stretch from
/// frame numbers alone, and copied out from there. The size of the blocks that are asked for, and
/// the place where rendering begins, can therefore not change a sample.
///
/// Making a renderer allocates; rendering and seeking neither allocate nor lock, so both may run
/// on an audio thread.
public struct Renderer: ~Copyable {
  /// The frame that the next call of ``render(into:)`` begins with.
  public private(set) var position = 0

  private let voices: VoiceTable
  private let waveforms: NumberTable
  private let loudness: NumberTable
  private let timbres: TimbreTable
  private let level: Double
  private let channels: Int
  private var live: LiveVoices
  private var quantum = Quantum()
  private var samples = InlineArray<128, Float>(repeating: 0)

  /// Makes a renderer at the start of `score`.
  /// - Complexity: O(events), and the waveforms of the cues.
  public init(_ score: Score) {
    self.init(score, timbres: Timbre.series)
  }

  init(_ score: Score, timbres: [Timbre]) {
    self.init(score, VoiceCompiler(score, timbreCount: timbres.count), timbres: timbres)
  }

  /// Makes a renderer of a score that is compiled already, so that several can share the work.
  init(_ score: Score, _ compiler: VoiceCompiler, timbres: [Timbre] = Timbre.series) {
    voices = VoiceTable(compiler.voices)
    live = LiveVoices(capacity: compiler.voices.count)
    waveforms = NumberTable(compiler.waveforms)
    loudness = NumberTable(score.loudness.factors)
    self.timbres = TimbreTable(timbres)
    level = score.level
    channels = score.channels
  }

  /// Goes to a frame, counted from 0; rendering continues there as if all before had been
  /// rendered.
  /// - Complexity: O(events) at the next call of ``render(into:)``.
  @_noLocks
  public mutating func seek(to frame: Int) {
    precondition(frame >= 0)
    position = frame
    live.restart()
    let offset = frame % Quantum.frames
    if offset > 0 { computeQuantum(from: frame - offset) }
  }

  /// Fills `output` with the next frames, interleaved by channel, silence after the score's end.
  /// - Precondition: `output.count` is a multiple of the score's channels.
  /// - Complexity: O(frames × sounding voices); neither allocates nor locks.
  @_noLocks
  public mutating func render(into output: inout MutableSpan<Float>) {
    precondition(output.count % channels == 0)
    var written = 0
    while written < output.count {
      let offset = position % Quantum.frames
      if offset == 0 { computeQuantum(from: position) }
      let first = offset * channels
      let count = min(Quantum.frames * channels - first, output.count - written)
      for index in 0..<count {
        output[written &+ index] = samples[first &+ index]
      }
      written += count
      position += count / channels
    }
  }

  @_noLocks
  private mutating func computeQuantum(from start: Int) {
    quantum.clear()
    live.advance(to: start..<(start + Quantum.frames), among: voices)
    for place in 0..<live.count { add(voices[live[place]], quantumStart: start) }
    if channels == 1 {
      for frame in 0..<Quantum.frames { samples[frame] = Float(quantum.left[frame]) }
    } else {
      for frame in 0..<Quantum.frames {
        samples[2 * frame] = Float(quantum.left[frame])
        samples[2 * frame + 1] = Float(quantum.right[frame])
      }
    }
  }

  @inline(__always) @_noLocks
  private mutating func add(_ voice: Voice, quantumStart: Int) {
    voice.writeEnvelope(to: &quantum, from: quantumStart)
    let elapsed = quantumStart - voice.start
    switch voice.source {
    case .cue(let offset):
      addCue(voice, offset: offset, elapsed: elapsed)
    case .tone(let timbre):
      let partials = timbres[timbre].partials
      guard voice.isSmooth else {
        addFrameByFrame(voice, partials: partials, elapsed: elapsed)
        return
      }
      // A voice that begins or ends inside the quantum has its exact gains there, so that the voice
      // that continues it joins on without a step.
      let first = max(0, -elapsed)
      let last = min(Quantum.frames, voice.end - quantumStart)
      let (firstLeft, firstRight) = gains(of: voice, after: elapsed + first)
      let (lastLeft, lastRight) = gains(of: voice, after: elapsed + last)
      Oscillator(
        phase: voice.phase(after: elapsed), frequency: voice.frequency(after: elapsed),
        growth: voice.growth, partials: partials,
        left: Ramp(from: firstLeft, on: first, to: lastLeft, on: last),
        right: Ramp(from: firstRight, on: first, to: lastRight, on: last)
      ).add(to: &quantum)
    }
  }

  /// Adds a voice that is too short or too steep for a polynomial, or whose upper partials come
  /// near the limit of the sample rate: each frame in closed form.
  @_noLocks
  private mutating func addFrameByFrame(
    _ voice: Voice, partials: InlineArray<5, Double>, elapsed: Int
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
  private mutating func addCue(_ voice: Voice, offset: Int, elapsed: Int) {
    let isStill = voice.pan.slope == 0
    var (left, right) = gains(of: voice, after: elapsed)
    for frame in 0..<64 where quantum.envelope[frame] != 0 {
      let sample = waveforms[offset + elapsed + frame] * quantum.envelope[frame]
      if !isStill { (left, right) = gains(of: voice, after: elapsed + frame) }
      quantum.left[frame] += sample * left
      quantum.right[frame] += sample * right
    }
  }

  /// The amplitudes of both channels: level, loudness at the pitch, and pan.
  @inline(__always) @_noLocks
  private func gains(of voice: Voice, after elapsed: Int) -> (left: Double, right: Double) {
    let t = Double(elapsed)
    var gain = level
    if case .tone = voice.source {
      gain *= loudness.value(at: voice.loudness.start + voice.loudness.slope * t)
    }
    guard channels > 1 else { return (gain, 0) }
    let (left, right) = EqualPower.gains(voice.pan.start + voice.pan.slope * t)
    return (gain * left, gain * right)
  }
}
