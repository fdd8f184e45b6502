package import SonifyBase

/// Makes commands to a performer from single events of a score.
package struct PerformerPart: Sendable {
  /// The number of frames per second.
  package let sampleRate: SampleRate
  /// The waveforms of the cues that commands may use, which the performer must have.
  package let cues: CueWaveforms

  /// Makes a part for the cues `events` and for any tone.
  package init(at sampleRate: SampleRate, cues events: [Score.Event]) {
    self.sampleRate = sampleRate
    var cues = CueWaveforms(at: sampleRate)
    for event in events { _ = cues.offset(of: event) }
    self.cues = cues
  }

  /// Returns a tone that is held for its duration, unless a later command glides on from it, with at
  /// most two spreads under it.
  package func tone(
    _ event: Score.Event, isJoined: Bool, spreads: [Score.Event] = []
  ) -> Performer.Command? {
    let noise = spreads.prefix(2).compactMap(voice)
    return voice(event).map {
      .tone(
        $0, isJoined: isJoined,
        spread: Performer.Spread(first: noise.first, second: noise.dropFirst().first))
    }
  }

  /// Returns the tone of a gauge, which glides on from an earlier one over `glide` frames if it
  /// `isJoined`.
  package func gauge(
    _ event: Score.Event, index: Int, isJoined: Bool, glide: Int
  ) -> Performer.Command? {
    voice(event).map { .gauge($0, index: index, isJoined: isJoined, frames: glide) }
  }

  /// Returns a cue after `delay` frames, or nil if it is not one of those the part was made with.
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
