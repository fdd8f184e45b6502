import SonifyBase
import SonifyComposition
import SonifySession
import SonifySound

/// The cues for live playback.
enum LiveCues {
  /// Returns a cue of each kind and pitch.
  static func all(at sampleRate: SampleRate, above range: PitchRange) -> [Score.Event] {
    let mark = CueLaw.markPitch(above: range, at: sampleRate)
    return [
      event(.tick, at: sampleRate), event(.gap, at: sampleRate), event(.edge, at: sampleRate),
      event(.alert, at: sampleRate),
    ]
      + [event(.mark, frequency: mark, at: sampleRate)]
      + CueLaw.knockPitches.map { event(.knock, frequency: $0, at: sampleRate) }
  }

  /// Returns a cue of a session as an event that begins at once.
  static func event(_ cue: SessionEffect.Cue, at sampleRate: SampleRate) -> Score.Event {
    var event = event(cue.kind, frequency: cue.frequency, at: sampleRate)
    (event.pan, event.endPan, event.gain) = (cue.pan, cue.pan, cue.gain)
    return event
  }

  private static func event(
    _ kind: SessionEffect.Cue.Kind, frequency: Hertz? = nil, at sampleRate: SampleRate
  ) -> Score.Event {
    let (scored, measures): (Score.Event.Kind, CueLaw.Measures) =
      switch kind {
      case .tick: (.tick, CueLaw.tick)
      case .knock: (.knock, CueLaw.knock)
      case .gap: (.gap, CueLaw.gap)
      case .mark: (.mark, CueLaw.mark)
      case .edge: (.edge, CueLaw.edge)
      case .alert: (.alert, CueLaw.alert)
      }
    return Score.Event(
      kind: scored, start: 0, duration: sampleRate.frames(in: measures.duration),
      frequency: frequency)
  }
}
