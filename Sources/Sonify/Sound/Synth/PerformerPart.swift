package import SonifyBase

/// Makes what a performer is told, from single events of a score.
package struct PerformerPart: Sendable {
  /// The frames of a second.
  package let sampleRate: SampleRate
  /// The waveforms of the cues that can be told to sound, which the performer must have.
  package let cues: CueWaveforms

  /// Makes a part that can tell the cues in `cues` to sound, and any tone.
  package init(at sampleRate: SampleRate, cues events: [Score.Event]) {
    self.sampleRate = sampleRate
    var cues = CueWaveforms(at: sampleRate)
    for event in events { _ = cues.offset(of: event) }
    self.cues = cues
  }

  /// A tone that is held for its duration, unless it is told to glide on.
  package func tone(_ event: Score.Event, isJoined: Bool) -> Performer.Command? {
    voice(event).map { .tone($0, isJoined: isJoined) }
  }

  /// A cue after so many frames; nothing if it is none of those the part was made with.
  package func cue(_ event: Score.Event, delay: Int) -> Performer.Command? {
    voice(event).map { .cue($0, delay: delay) }
  }

  private func voice(_ event: Score.Event) -> Voice? {
    var event = event
    event.start = 0
    let score = Score(
      sampleRate: sampleRate, channels: 2, frames: event.duration, events: [event], level: 1)
    let compiler = VoiceCompiler(score, timbreCount: Timbre.series.count, cues: cues)
    guard compiler.cues.waveforms.count == cues.waveforms.count else { return nil }
    return compiler.voices.first
  }
}
