/// The one tone that is held until a command changes it: a glide to its pitch, if it came from
/// another tone, and the pitch held.
struct SustainedTone {
  /// The two segments of the tone, in one chain; the glide is nil for a tone that began at rest.
  private var glide: Voice?
  private var hold: Voice?

  @_noLocks
  init() {}

  /// Starts a tone on a frame.
  @_noLocks
  mutating func begin(_ voice: Voice, at frame: Int) {
    glide = nil
    hold = voice.moved(by: frame)
  }

  /// Glides to another tone without a new attack: the phase runs on, and pitch, pan and loudness
  /// move linearly.
  /// - Returns: whether it could, which needs a tone that still sounds fully.
  @_noLocks
  mutating func glideOn(to target: Voice, at frame: Int, over frames: Int) -> Bool {
    guard let voice = voice(at: frame), frame + 1 < voice.chainEnd - voice.release,
      voice.hasTimbre(of: target), target.end > frames
    else { return false }
    let elapsed = frame - voice.start
    var next = target.moved(by: frame)
    next.chainStart = voice.chainStart
    next.attack = voice.attack
    next.phase = voice.phase(after: elapsed)
    let arrived = voice.gainWithinChain(at: frame)
    if arrived != target.newGain {
      next.oldGain = arrived
      next.gainFrames = frames
    }
    let frequency = voice.frequency(after: elapsed)
    let octaves = Exponential.logarithmToBaseTwo(target.frequency / frequency)
    var glide = next
    glide.end = frame + frames
    glide.frequency = frequency
    glide.growth = octaves * 0.6931471805599453 / Double(frames)
    glide.isSmooth = target.isSmooth && voice.isSmooth && Oscillator.isSmooth(growth: glide.growth)
    glide.loudness = Ramp(
      from: voice.loudness.start + voice.loudness.slope * Double(elapsed),
      to: target.loudness.start, over: frames)
    glide.pan = Ramp(
      from: voice.pan.start + voice.pan.slope * Double(elapsed), to: target.pan.start,
      over: frames)
    next.phase = glide.phase(after: frames)
    next.start = frame + frames
    self.glide = glide
    hold = next
    return true
  }

  /// Releases the tone from a frame on, if its release has not begun.
  @_noLocks
  mutating func release(at frame: Int, into voices: inout DetachedVoices) {
    for part in 0..<2 {
      guard var voice = part == 0 ? glide : hold else { continue }
      let end = frame + voice.release
      if voice.chainEnd > end { voice.chainEnd = end }
      if voice.end > voice.chainEnd { voice.end = voice.chainEnd }
      // A tone that has not begun needs no release.
      guard voice.chainStart < frame else { continue }
      if voice.start < voice.end && voice.end > frame { voices.add(voice, at: 0) }
    }
    glide = nil
    hold = nil
  }

  /// Adds the tone to a quantum.
  /// - Returns: whether it sounds.
  @_noLocks
  mutating func add(
    to quantum: inout Quantum, from start: Int, by palette: borrowing VoicePalette
  ) -> Bool {
    if let voice = glide {
      if voice.end <= start { glide = nil } else { palette.add(voice, to: &quantum, from: start) }
    }
    if let voice = hold {
      if voice.end <= start {
        hold = nil
      } else if voice.start < start + Quantum.frames {
        palette.add(voice, to: &quantum, from: start)
      }
    }
    return glide != nil || hold != nil
  }

  @_noLocks
  private func voice(at frame: Int) -> Voice? {
    if let glide, frame < glide.end { return glide }
    return hold
  }
}

extension Voice {
  /// Returns the same voice `frames` frames later.
  @_noLocks
  func moved(by frames: Int) -> Voice {
    var moved = self
    moved.start += frames
    moved.end += frames
    moved.gainStart += frames
    moved.chainStart += frames
    moved.chainEnd += frames
    return moved
  }

  /// Returns whether two tones differ at most in pitch.
  @_noLocks
  func hasTimbre(of other: Voice) -> Bool {
    guard case .tone(let timbre) = source, case .tone(let others) = other.source else {
      return false
    }
    return timbre == others
  }
}
