package import SonifyBase

/// Renders live sound: scores that are played from any frame, tones that glide to other tones, and
/// cues.
///
/// A command takes effect on the next frame that is a multiple of 64, so the sound depends on that
/// frame and not on the size of the blocks. Nothing begins or ends with a click. The memory is the
/// type's own; neither commands nor rendering allocate or lock.
package struct Performer: ~Copyable {
  /// The number of frames rendered so far.
  package private(set) var position = 0

  /// The rise and fall of scores that begin or end in their middle, in frames.
  private let fade: Int
  /// The duration of a glide from one tone to another, in frames.
  private let glide: Int
  /// The time in which everything gets quieter under speech, or loud again, in frames.
  private let stepping: Int
  private let channels: Int
  private let palette: VoicePalette
  private var tone = SustainedTone()
  private var noise = SustainedTone()
  private var otherNoise = SustainedTone()
  private var gauges = InlineArray<4, SustainedTone>(repeating: SustainedTone())
  private var voices = DetachedVoices()
  private var scores = PlayingScores()
  private var volume = Fader()
  private var duck = Fader()
  private var quantum = Quantum()
  private var samples = InlineArray<128, Float>(repeating: 0)
  private var quantumSounds = false

  /// Makes a performer that is silent.
  /// - Parameters:
  ///   - sampleRate: the number of frames per second.
  ///   - channels: 1 or 2.
  ///   - loudness: the gain of each pitch.
  ///   - cues: the waveforms of all cues that commands may use.
  package init(
    at sampleRate: SampleRate, channels: Int, loudness: LoudnessCurve, cues: CueWaveforms
  ) {
    self.channels = channels
    fade = sampleRate.frames(in: .milliseconds(8))
    glide = sampleRate.frames(in: .milliseconds(30))
    stepping = sampleRate.frames(in: .milliseconds(60))
    palette = VoicePalette(
      waveforms: cues.waveforms, loudness: loudness, timbres: Timbre.series,
      timbreLevels: TimbreLevels(
        Timbre.series, used: Timbre.series.count,
        framesPerSecond: Double(sampleRate.framesPerSecond)),
      level: 1, channels: channels, hasNoise: true)
  }

  /// The first frame of the next quantum, when a command takes effect.
  private var next: Int {
    @_noLocks get { (position + Quantum.frames - 1) / Quantum.frames * Quantum.frames }
  }

  /// Executes a command.
  /// - Complexity: O(1); a score's first quantum then takes O(its events).
  @_noLocks
  package mutating func execute(_ command: Command) {
    switch command {
    case .tone(let voice, let isJoined, let spread):
      noise.release(at: next, into: &voices)
      otherNoise.release(at: next, into: &voices)
      if let voice = spread.first { noise.begin(voice, at: next) }
      if let voice = spread.second { otherNoise.begin(voice, at: next) }
      guard !(isJoined && tone.glideOn(to: voice, at: next, over: glide)) else { return }
      tone.release(at: next, into: &voices)
      tone.begin(voice, at: next)
    case .gauge(let voice, let index, let isJoined, let frames):
      let place = index & 3
      guard !(isJoined && gauges[place].glideOn(to: voice, at: next, over: frames)) else { return }
      gauges[place].release(at: next, into: &voices)
      gauges[place].begin(voice, at: next)
    case .rest(let index): gauges[index & 3].release(at: next, into: &voices)
    case .cue(let voice, let delay):
      // Many at once, as after keys are pasted, would add up to a bang.
      guard !voices.hasDuplicate(of: voice, at: next + delay, within: fade) else { return }
      voices.add(voice, at: next + delay)
    case .play(let score):
      scores.fadeAll(from: next, over: fade)
      scores.add(score, from: next, over: fade)
      run = ScoreRun(end: next + score.frames - score.first, frames: score.frames)
    case .silence:
      run = nil
      scores.fadeAll(from: next, over: fade)
      tone.release(at: next, into: &voices)
      noise.release(at: next, into: &voices)
      otherNoise.release(at: next, into: &voices)
      for place in 0..<4 { gauges[place].release(at: next, into: &voices) }
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

  /// The score that was started last and not silenced, with its end.
  package private(set) var run: ScoreRun?

  /// Returns a score that has ended, for its owner to free, or nil if there is none.
  @_noLocks
  package mutating func takeRetired() -> PlayingScore? { scores.takeRetired() }

  /// Stops everything at once; for a performer whose output is no longer used.
  @_noLocks
  package mutating func retireAll() { scores.retireAll() }

  @_noLocks
  private mutating func computeQuantum(from start: Int) {
    quantum.clear()
    quantumSounds = tone.add(to: &quantum, from: start, by: palette)
    if noise.add(to: &quantum, from: start, by: palette) { quantumSounds = true }
    if otherNoise.add(to: &quantum, from: start, by: palette) { quantumSounds = true }
    for place in 0..<4 {
      if gauges[place].add(to: &quantum, from: start, by: palette) { quantumSounds = true }
    }
    if voices.add(to: &quantum, from: start, by: palette) { quantumSounds = true }
    quantum.write(to: &samples, channels: channels)
    if scores.add(to: &samples, channels: channels, from: start) { quantumSounds = true }
    guard quantumSounds else { return }
    volume.apply(to: &samples, channels: channels, from: start)
    duck.apply(to: &samples, channels: channels, from: start)
  }
}

extension Performer {
  /// A command to a performer, in plain values that may cross threads.
  package enum Command: BitwiseCopyable, @unchecked Sendable {
    /// Play a tone, whose frames count from 0, with spreads under it; if `isJoined`, glide to the
    /// tone from the one that sounds, if possible.
    case tone(Voice, isJoined: Bool, spread: Spread)
    /// Play the tone of a gauge, from 0 to 3, whose frames count from 0; if `isJoined`, glide to it
    /// from the one that sounds, if possible, over `frames` frames.
    case gauge(Voice, index: Int, isJoined: Bool, frames: Int)
    /// Release the tone of a gauge.
    case rest(gauge: Int)
    /// Play a cue, whose frames count from 0, after `delay` frames.
    case cue(Voice, delay: Int)
    /// Play a score; any other score fades.
    case play(PlayingScore)
    /// Fade everything within 8 ms.
    case silence
    /// Set the volume of everything, as an amplitude factor.
    case volume(Double)
    /// Set the level of everything during speech, as an amplitude factor on top of the volume.
    case duck(Double)
  }

  /// The noise under a tone: at most two voices, as two values have each its own.
  package struct Spread: BitwiseCopyable {
    var first: Voice?
    var second: Voice?
  }

  /// The end of a score that is played.
  package struct ScoreRun: BitwiseCopyable {
    /// The first frame of the performer after the score.
    package var end: Int
    /// The length of the score in frames.
    package var frames: Int

    @_noLocks
    init(end: Int, frames: Int) {
      self.end = end
      self.frames = frames
    }
  }
}
