package import SonifyBase

/// Makes sound that is decided while it sounds: scores that are played from anywhere, tones that
/// glide on to others, and cues.
///
/// What it is told takes effect on the next frame that is a multiple of 64, so it is a matter of
/// that frame, and not of the blocks that are asked for, what is heard. Nothing begins or ends with
/// a click. The memory is its own; being told and rendering neither allocate nor lock.
package struct Performer: ~Copyable {
  /// How many frames have been rendered.
  package private(set) var position = 0

  /// How long scores that begin or end in their middle take to rise and fall, in frames.
  private let fade: Int
  /// How long a tone takes to glide on to another, in frames.
  private let glide: Int
  /// How long all takes to step back under words, and to come forward again, in frames.
  private let stepping: Int
  private let channels: Int
  private let palette: VoicePalette
  private var tone = SustainedTone()
  private var voices = LooseVoices()
  private var scores = PlayingScores()
  private var volume = Fader()
  private var duck = Fader()
  private var quantum = Quantum()
  private var samples = InlineArray<128, Float>(repeating: 0)
  private var quantumSounds = false

  /// Makes a performer that is silent.
  /// - Parameters:
  ///   - sampleRate: the frames of a second.
  ///   - channels: 1 or 2.
  ///   - loudness: the gain of pitches.
  ///   - cues: all that can be told to sound as a cue.
  package init(
    at sampleRate: SampleRate, channels: Int, loudness: LoudnessCurve, cues: CueWaveforms
  ) {
    self.channels = channels
    fade = sampleRate.frames(in: .milliseconds(8))
    glide = sampleRate.frames(in: .milliseconds(30))
    stepping = sampleRate.frames(in: .milliseconds(60))
    palette = VoicePalette(
      waveforms: cues.waveforms, loudness: loudness, timbres: Timbre.series, level: 1,
      channels: channels)
  }

  /// The first frame of the next quantum: when what it is told takes effect.
  private var next: Int {
    @_noLocks get { (position + Quantum.frames - 1) / Quantum.frames * Quantum.frames }
  }

  /// Obeys.
  /// - Complexity: O(1); a score's first quantum then takes O(its events).
  @_noLocks
  package mutating func obey(_ command: Command) {
    switch command {
    case .tone(let voice, let isJoined):
      guard !(isJoined && tone.glideOn(to: voice, at: next, over: glide)) else { return }
      tone.release(at: next, into: &voices)
      tone.begin(voice, at: next)
    case .cue(let voice, let delay):
      // Many at once, as of keys that were pasted, would add up to a bang.
      guard !voices.hasTwin(of: voice, at: next + delay, within: fade) else { return }
      voices.add(voice, at: next + delay)
    case .play(let score):
      scores.fadeAll(from: next, over: fade)
      scores.add(score, from: next, over: fade)
      run = ScoreRun(end: next + score.frames - score.first, frames: score.frames)
    case .silence:
      run = nil
      scores.fadeAll(from: next, over: fade)
      tone.release(at: next, into: &voices)
      voices.release(at: next, over: fade)
    case .volume(let factor):
      volume.move(to: factor, from: next, over: 2 * fade)
    case .duck(let factor): duck.move(to: factor, from: next, over: stepping)
    }
  }

  /// Fills `output` with the next frames, interleaved by channel.
  /// - Precondition: `output.count` is a multiple of the channels.
  /// - Returns: whether anything sounded; if not, the frames are exactly zero.
  @_noLocks
  package mutating func render(into output: inout MutableSpan<Float>) -> Bool {
    precondition(output.count % channels == 0)
    var written = 0
    var sounds = false
    while written < output.count {
      let offset = position % Quantum.frames
      if offset == 0 { computeQuantum(from: position) }
      sounds = sounds || quantumSounds
      let first = offset * channels
      let count = min(Quantum.frames * channels - first, output.count - written)
      for index in 0..<count {
        output[written &+ index] = samples[first &+ index]
      }
      written += count
      position += count / channels
    }
    return sounds
  }

  /// The score that was begun last and not silenced, and when it ends.
  package private(set) var run: ScoreRun?

  /// A score that is done with, for its owner to free.
  @_noLocks
  package mutating func takeRetired() -> PlayingScore? { scores.takeRetired() }

  /// Stops everything at once, for a performer that is not listened to any more.
  @_noLocks
  package mutating func retireAll() { scores.retireAll() }

  @_noLocks
  private mutating func computeQuantum(from start: Int) {
    quantum.clear()
    quantumSounds = tone.add(to: &quantum, from: start, by: palette)
    if voices.add(to: &quantum, from: start, by: palette) { quantumSounds = true }
    quantum.write(to: &samples, channels: channels)
    if scores.add(to: &samples, channels: channels, from: start) { quantumSounds = true }
    guard quantumSounds else { return }
    volume.apply(to: &samples, channels: channels, from: start)
    duck.apply(to: &samples, channels: channels, from: start)
  }
}

extension Performer {
  /// What a performer can be told, in plain values that may cross threads.
  package enum Command: BitwiseCopyable, @unchecked Sendable {
    /// A tone, whose frames count from 0; it glides on from the one that sounds, if it may.
    case tone(Voice, isJoined: Bool)
    /// A cue, whose frames count from 0, after so many frames.
    case cue(Voice, delay: Int)
    /// A score; whatever plays fades.
    case play(PlayingScore)
    /// Everything fades within 8 ms.
    case silence
    /// How loud everything is from now on, as an amplitude factor.
    case volume(Double)
    /// How far everything steps back while words sound, as an amplitude factor beside the volume.
    case duck(Double)
  }

  /// When a score that is played ends.
  package struct ScoreRun: BitwiseCopyable {
    /// The performer's first frame after the score.
    package var end: Int
    /// The length of the score.
    package var frames: Int

    @_noLocks
    init(end: Int, frames: Int) {
      self.end = end
      self.frames = frames
    }
  }
}
