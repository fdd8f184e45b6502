import SonifyBase

/// Plays a score into blocks of samples.
///
/// All sound is computed on a fixed grid of 64-frame blocks counted from frame 0, each from frame
/// numbers alone, and copied from there. So neither the size of the blocks that are asked for, nor
/// the frame where rendering begins, can change a sample.
///
/// Making a renderer allocates; rendering and seeking neither allocate nor lock, so both may run
/// on an audio thread.
public struct Renderer: ~Copyable {
  /// The frame that the next call of ``render(into:)`` begins with.
  public private(set) var position = 0

  private let voices: VoiceTable
  private let palette: VoicePalette
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

  /// Makes a renderer of a compiled score, so that several renderers can share the work.
  package init(_ score: Score, _ compiler: VoiceCompiler, timbres: [Timbre] = Timbre.series) {
    voices = VoiceTable(compiler.voices)
    live = LiveVoices(capacity: compiler.voices.count)
    palette = VoicePalette(
      waveforms: compiler.cues.waveforms, loudness: score.loudness, timbres: timbres,
      timbreLevels: TimbreLevels(
        timbres, used: compiler.timbresUsed,
        framesPerSecond: Double(score.sampleRate.framesPerSecond)),
      level: score.level, channels: score.channels,
      hasNoise: score.events.contains { $0.kind == .spread })
    channels = score.channels
  }

  /// Moves to a frame, counted from 0; rendering continues there as if all frames before it had
  /// been rendered.
  /// - Complexity: O(events) at the next call of ``render(into:)``.
  @_noLocks
  public mutating func seek(to frame: Int) {
    precondition(frame >= 0)
    position = frame
    live.restart()
    let offset = frame % Quantum.frames
    if offset > 0 { computeQuantum(from: frame - offset) }
  }

  /// Fills `output` with the next frames, interleaved by channel, with silence after the score's
  /// end.
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
    for place in 0..<live.count { palette.add(voices[live[place]], to: &quantum, from: start) }
    quantum.write(to: &samples, channels: channels)
  }
}
