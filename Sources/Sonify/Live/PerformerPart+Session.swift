import SonifyBase
import SonifyComposition
import SonifySession
import SonifySound

extension PerformerPart {
  /// Creates a part for all effects of a session, in a range of pitches.
  init(forSessionsAt sampleRate: SampleRate, in range: PitchRange) {
    self.init(at: sampleRate, cues: LiveCues.all(at: sampleRate, above: range))
  }

  /// Returns the performer's command for an effect of a session, or nil if the effect makes no
  /// sound.
  ///
  /// The receiver of the command frees the memory of its score.
  func command(for effect: SessionEffect) -> Performer.Command? {
    switch effect {
    case .gauge(let gauge):
      guard let sound = gauge.tone else { return .rest(gauge: gauge.index) }
      let event = Score.Event(
        kind: .tone, start: 0, duration: max(1, sampleRate.frames(in: sound.duration)),
        series: sound.series, frequency: sound.frequency, pan: sound.pan, gain: sound.gain)
      return self.gauge(
        event, index: gauge.index, isJoined: sound.isJoined,
        glide: max(1, sampleRate.frames(in: gauge.glide)))
    case .tone(let sound):
      let event = Score.Event(
        kind: .tone, start: 0, duration: max(1, sampleRate.frames(in: sound.duration)),
        series: sound.series, frequency: sound.frequency, pan: sound.pan, gain: sound.gain)
      let spreads = sound.spreads.map { spread in
        Score.Event(
          kind: .spread, start: 0, duration: event.duration, series: sound.series,
          frequency: spread.lower, pan: sound.pan, gain: spread.gain, upperFrequency: spread.upper)
      }
      return tone(event, isJoined: sound.isJoined, spreads: spreads)
    case .cue(let sound): return cue(LiveCues.event(sound, at: sampleRate), delay: 0)
    case .play(let score, let frame):
      return .play(PlayingScore(score, from: max(0, min(frame, score.frames))))
    case .pause: return .silence
    case .volume(let volume): return .volume(volume.amplitude)
    case .say, .braille, .ask, .keep, .keepMarks, .speech, .speechRate, .openView, .findFacts,
      .quit:
      return nil
    }
  }
}
